import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	countClosingLine,
	countJest,
	countJunit,
	countPlaywright,
	flakyPlaywright,
	countTap,
	slowestJest,
	slowestJunit,
	slowestPlaywright,
	slowestSpec,
	slowestTap,
} from '../../bin/lib/test-reports.mjs';

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

test( 'Playwright: what passed only when repeated passed, and is named', () => {
	assert.deepEqual( countPlaywright( '{"stats":{"expected":5,"unexpected":1,"flaky":1,"skipped":2}}', 1 ), {
		passed: 6,
		failed: 1,
	} );
	const spec = ( title, status ) => ( { title, file: 'home.spec.ts', tests: [ { status, results: [] } ] } );
	assert.deepEqual(
		flakyPlaywright(
			JSON.stringify( {
				suites: [ { specs: [ spec( 'a', 'flaky' ) ], suites: [ { specs: [ spec( 'b', 'expected' ) ] } ] } ],
			} )
		),
		[ 'home.spec.ts: a' ]
	);
	assert.deepEqual( flakyPlaywright( '' ), [] );
} );

test( 'the slowest tests of each runner, the slowest first', () => {
	assert.deepEqual(
		slowestJunit(
			'<testcase name="test_a with data set &quot;x&quot;" class="Storewright\\Tests\\ATest" time="0.5"/><testcase name="test_b" class="ATest" time="2.25">'
		),
		[
			{ name: 'ATest::test_b', seconds: 2.25 },
			{ name: 'ATest::test_a with data set "x"', seconds: 0.5 },
		]
	);
	assert.deepEqual(
		slowestJest(
			'{"testResults":[{"name":"/a/client/x.test.ts","assertionResults":[{"fullName":"is","duration":1500}]}]}'
		),
		[ { name: 'client/x.test.ts: is', seconds: 1.5 } ]
	);
	const spec = { title: 'opens', file: 'a.spec.ts', tests: [ { results: [ { duration: 2000 } ] } ] };
	assert.deepEqual( slowestPlaywright( JSON.stringify( { suites: [ { suites: [ { specs: [ spec ] } ] } ] } ) ), [
		{ name: 'a.spec.ts: opens', seconds: 2 },
	] );
	assert.deepEqual( slowestTap( 'ok 1 - one\n  ---\n  duration_ms: 1200.5\n  ...\n' ), [
		{ name: 'one', seconds: 1.2005 },
	] );
	assert.deepEqual( slowestSpec( '▶ on WordPress\n  ✔ is uploaded (250.5ms)\n' ), [
		{ name: 'is uploaded', seconds: 0.2505 },
	] );
	for ( const read of [ slowestJunit, slowestJest, slowestPlaywright, slowestTap, slowestSpec ] ) {
		assert.deepEqual( read( '' ), [] );
	}
} );
