import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countClosingLine, countJest, countJunit, countPlaywright, countTap } from '../../bin/lib/test-reports.mjs';

const JUNIT = ( attributes ) =>
	`<?xml version="1.0"?><testsuites><testsuite name="all" ${ attributes }><testsuite name="a" tests="1"/></testsuite></testsuites>`;

test( 'PHPUnit: failures and errors failed, skipped tests neither failed nor passed', () => {
	const xml = JUNIT( 'tests="10" assertions="40" errors="1" failures="2" skipped="3" time="0.1"' );
	assert.deepEqual( countJunit( xml, 1 ), { passed: 4, failed: 3 } );
} );

test( 'PHPUnit: a warning fails the run although every test passed', () => {
	assert.deepEqual( countJunit( JUNIT( 'tests="2" errors="0" failures="0" skipped="0"' ), 1 ), {
		passed: 2,
		failed: 1,
	} );
} );

test( 'a runner that broke before it wrote a report failed', () => {
	assert.deepEqual( countJunit( '', 255 ), { passed: 0, failed: 1 } );
	assert.deepEqual( countJest( '', 1 ), { passed: 0, failed: 1 } );
	assert.deepEqual( countPlaywright( '', 1 ), { passed: 0, failed: 1 } );
	assert.deepEqual( countTap( '', 1 ), { passed: 0, failed: 1 } );
	assert.deepEqual( countClosingLine( '', 'SIGKILL' ), { passed: 0, failed: 1 } );
} );

test( 'a runner that ran nothing proved nothing', () => {
	assert.deepEqual( countJest( '{"numPassedTests":0,"numFailedTests":0}', 0 ), { passed: 0, failed: 1 } );
} );

test( 'Jest, Node and our own commands', () => {
	assert.deepEqual( countJest( '{"numPassedTests":7,"numFailedTests":2}', 1 ), { passed: 7, failed: 2 } );
	assert.deepEqual( countTap( '# tests 5\n# pass 3\n# fail 1\n# cancelled 1\n', 1 ), { passed: 3, failed: 2 } );
	assert.deepEqual( countClosingLine( 'Step 9 passed, 9 failed\n4 passed, 0 failed\n', 0 ), {
		passed: 4,
		failed: 0,
	} );
} );

test( 'Playwright: what passed only when repeated failed', () => {
	assert.deepEqual( countPlaywright( '{"stats":{"expected":5,"unexpected":1,"flaky":1,"skipped":2}}', 1 ), {
		passed: 5,
		failed: 2,
	} );
} );
