import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { summary } from '../../bin/lib/test-run.mjs';

const PASSED = { title: 'One', passed: 3, failed: 0, seconds: 1 };
const FAILED = { title: 'Another', passed: 1, failed: 2, seconds: 2.25 };
const SKIPPED = { title: 'Third', passed: 0, failed: 0, seconds: 0, skipped: 'Chromium missing (get it there)' };

/**
 * Runs parts in a process of their own, since they print, and tells what they noted and how they ended.
 *
 * @param {string} parts Source of an array of parts; `part( name, more )` makes one that notes when it begins and ends.
 * @return {Promise<{ journal: string[], rows: Array<[ string, number, number ]> }>}
 */
async function run( parts ) {
	const source = `
		import { runParts } from ${ JSON.stringify( new URL( '../../bin/lib/test-run.mjs', import.meta.url ).href ) };
		const journal = [];
		const part = ( name, more = {} ) => ( { name, title: name, run: async () => {
			journal.push( name + ' begins' );
			await new Promise( ( resolve ) => setImmediate( resolve ) );
			journal.push( name + ' ends' );
			return { passed: 1, failed: 0, output: '' };
		}, ...more } );
		const rows = await runParts( ${ parts }, [], 2 );
		process.stderr.write( JSON.stringify( { journal, rows: rows.map( ( { title, passed, failed } ) => [ title, passed, failed ] ) } ) );
	`;
	const { stderr } = await promisify( execFile )( process.execPath, [ '--input-type=module', '--eval', source ] );
	return JSON.parse( stderr );
}

test( 'the summary adds up, and names what was skipped and why', () => {
	const { text, passed, failed } = summary( [ PASSED, FAILED, SKIPPED ], false );
	assert.deepEqual( { passed, failed }, { passed: 4, failed: 2 } );
	assert.match( text, /✓ One {6}/ );
	assert.match( text, /✗ Another .*1 passed\s+2 failed\s+2\.3 s/ );
	assert.match( text, /– Third .*skipped: Chromium missing \(get it there\)/ );
} );

test( 'where nothing may be skipped, a skipped part is a failed one', () => {
	assert.equal( summary( [ PASSED, SKIPPED ], true ).failed, 1 );
} );

test( 'a part begins when the ones that it needs are done', async () => {
	const { journal } = await run( `[
		part( 'budgets', { after: [ 'zip', 'build' ] } ),
		part( 'zip', { after: [ 'build' ] } ),
		part( 'build' ),
		part( 'lint' ),
	]` );
	const moments = [ 'build ends', 'zip begins', 'zip ends', 'budgets begins' ].map( ( moment ) =>
		journal.indexOf( moment )
	);
	assert.deepEqual(
		moments,
		[ ...moments ].sort( ( left, right ) => left - right )
	);
} );

test( 'no more than two parts run at once', async () => {
	const { journal } = await run( `[ part( 'a' ), part( 'b' ), part( 'c' ) ]` );
	assert.ok( journal.indexOf( 'c begins' ) > Math.min( journal.indexOf( 'a ends' ), journal.indexOf( 'b ends' ) ) );
} );

test( 'the longest chain begins first', async () => {
	const { journal } = await run( `[
		part( 'short', { seconds: 1 } ),
		part( 'long', { seconds: 9 } ),
		part( 'build', { seconds: 1 } ),
		part( 'e2e', { seconds: 20, after: [ 'build' ] } ),
	]` );
	assert.deepEqual(
		journal.filter( ( moment ) => moment.endsWith( 'begins' ) ),
		[ 'build begins', 'long begins', 'e2e begins', 'short begins' ]
	);
} );

test( 'parts that wait for each other are an error, not a wait without end', async () => {
	await assert.rejects( run( `[ part( 'a', { after: [ 'b' ] } ), part( 'b', { after: [ 'a' ] } ) ]` ) );
} );

test( 'the closing table names the slowest tests of all parts', () => {
	const { text } = summary(
		[
			{ ...PASSED, slowest: [ { name: 'quick one', seconds: 0.01 } ] },
			{ ...FAILED, slowest: [ { name: 'slow one', seconds: 3 } ] },
		],
		false
	);
	assert.match( text, /The slowest tests:\n\s+3\.0 s {2}slow one$/ );
} );

test( 'a part that breaks fails, and the others go on', async () => {
	const { rows } = await run(
		`[ part( 'broken', { run: () => { throw new Error( 'No disk left' ); } } ), part( 'sound' ) ]`
	);
	assert.deepEqual( rows, [
		[ 'broken', 0, 1 ],
		[ 'sound', 1, 0 ],
	] );
} );
