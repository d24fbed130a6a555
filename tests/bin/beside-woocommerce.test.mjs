import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../bin/lib/paths.mjs';
import { run } from '../../bin/lib/process.mjs';

/**
 * Returns what stands between the brackets of a constant.
 *
 * @param {string} source The file.
 * @param {string} name   The constant's.
 */
function bodyOf( source, name ) {
	const [ , body ] =
		source.match( new RegExp( `^export const ${ name }\\b[^\\n]*[[{]\\n(.*?)\\n[\\]}];$`, 'ms' ) ) ?? [];
	assert.ok( body, name );
	return body;
}

/** @param {string} body Lines of `name: reason`. */
const reasonsOf = ( body ) =>
	[ ...body.matchAll( /^\t(?:'([^']+)'|([\w-]+)):\s+'([^']+)',$/gm ) ].map( ( [ , quoted, bare, reason = '' ] ) => {
		return { name: quoted ?? bare ?? '', reason };
	} );

/** @type {Map<string, Promise<{ file: string, title: string }[]>>} What Playwright answered: reading all of its files takes it seconds. */
const listed = new Map();

/**
 * The tests that Playwright runs.
 *
 * @param {'alone'|'woocommerce'}      project Who runs the shop.
 * @param {Record<string, string>} [env]   Variables of the run.
 * @return {Promise<{ file: string, title: string }[]>} Titles with those of the groups that they are in.
 */
function testsOf( project, env ) {
	const key = JSON.stringify( [ project, env ] );
	const known = listed.get( key ) ?? askPlaywright( project, env );
	listed.set( key, known );
	return known;
}

/**
 * @param {'alone'|'woocommerce'}               project
 * @param {Record<string, string>|undefined} env
 */
async function askPlaywright( project, env ) {
	const command = [ 'node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json' ];
	const { stdout } = await run( process.execPath, [ ...command, `--project=${ project }` ], { cwd: ROOT, env } );
	/** @type {( suite: any, above: string ) => { file: string, title: string }[]} */
	const within = ( suite, above ) => [
		...( suite.specs ?? [] ).map( ( /** @type {any} */ spec ) => ( {
			file: suite.file.replace( '.spec.ts', '' ),
			title: `${ above } ${ spec.title }`,
		} ) ),
		...( suite.suites ?? [] ).flatMap( ( /** @type {any} */ inner ) =>
			within( inner, `${ above } ${ inner.title }` )
		),
	];
	return JSON.parse( stdout ).suites.flatMap( ( /** @type {any} */ suite ) => within( suite, '' ) );
}

test( 'of the tests of Home and the tasks at most one in ten is left out beside WooCommerce, each is there, and says why', async () => {
	const list = await readFile( join( ROOT, 'tests/e2e/beside-woocommerce.ts' ), 'utf8' );
	const names = [ ...bodyOf( list, 'BESIDE_WOOCOMMERCE' ).matchAll( /^\t'([\w-]+)',$/gm ) ].map(
		( [ , name = '' ] ) => name
	);
	const filesLeftOut = reasonsOf( bodyOf( list, 'FILES_LEFT_OUT' ) );
	const testsLeftOut = reasonsOf( bodyOf( list, 'LEFT_OUT' ) );
	const files = [ ...names, ...filesLeftOut.map( ( { name } ) => name ) ];
	const others = [ ...bodyOf( list, 'NOT_HOME_OR_TASKS' ).matchAll( /(?<=[[\t ])'([\w-]+)'/g ) ].map(
		( [ , name = '' ] ) => name
	);
	const existing = ( await readdir( join( ROOT, 'tests/e2e' ) ) )
		.filter( ( name ) => name.endsWith( '.spec.ts' ) )
		.map( ( name ) => name.replace( '.spec.ts', '' ) );
	assert.deepEqual( [ ...files, ...others ].sort(), existing.sort() );
	const alone = ( await testsOf( 'alone' ) ).filter( ( { file } ) => files.includes( file ) );
	const beside = await testsOf( 'woocommerce' );
	const isBeside = ( /** @type {{ file: string, title: string }} */ one ) =>
		beside.some( ( { file, title } ) => file === one.file && title === one.title );

	assert.ok( names.length > 0 && filesLeftOut.length > 0 && testsLeftOut.length > 0 );
	for ( const { name, reason } of filesLeftOut ) {
		assert.ok( ! names.includes( name ) && alone.some( ( { file } ) => file === name ), name );
		assert.match( reason, /\.$/ );
	}
	for ( const { name, reason } of testsLeftOut ) {
		assert.ok(
			alone.some( ( one ) => one.title.includes( name ) && ! isBeside( one ) ),
			name
		);
		assert.match( reason, /\.$/ );
	}
	const notCounted = [ ...bodyOf( list, 'NOT_COUNTED' ).matchAll( /^\t'([\w-]+)',$/gm ) ].map(
		( [ , name = '' ] ) => name
	);
	assert.deepEqual(
		notCounted.filter( ( name ) => ! names.includes( name ) ),
		[]
	);
	const counted = alone.filter( ( { file } ) => ! notCounted.includes( file ) );
	const leftOut = counted.filter( ( one ) => ! isBeside( one ) );
	assert.ok( leftOut.length > 0 && counted.some( ( { file } ) => file === 'reminder' ) );
	assert.ok( leftOut.length * 10 <= counted.length, `${ leftOut.length } of ${ counted.length }` );
} );

test( 'each test that a run of both runs only beside WooCommerce is there by its title', async () => {
	const list = await readFile( join( ROOT, 'tests/e2e/beside-woocommerce.ts' ), 'utf8' );
	const all = await testsOf( 'alone' );
	const beside = await testsOf( 'woocommerce' );
	const once = await testsOf( 'alone', { STOREWRIGHT_SAME_TESTS_ONCE: '1' } );
	const files = [
		...bodyOf( list, 'SAME_TESTS_BESIDE_WOOCOMMERCE' ).matchAll( /^\t(?:'([\w-]+)'|([\w-]+)): \[(.*?)\],$/gms ),
	].map( ( [ , quoted, bare, titles = '' ] ) => ( {
		file: quoted ?? bare ?? '',
		titles: [ ...titles.matchAll( /'([^']+)'/g ) ].map( ( [ , title = '' ] ) => title ),
	} ) );

	assert.ok( files.length > 0 );
	for ( const { file, titles } of files ) {
		assert.ok( titles.length > 0, file );
		// Others of the file run in both.
		assert.ok(
			once.some( ( one ) => one.file === file ),
			file
		);
		for ( const title of titles ) {
			const isMeant = ( /** @type {{ file: string, title: string }} */ one ) =>
				one.file === file && one.title.includes( title );
			assert.ok( all.some( isMeant ) && beside.some( isMeant ), `${ file }: ${ title }` );
			assert.ok( ! once.some( isMeant ), `${ file }: ${ title }` );
		}
	}
} );

test( 'a run of both leaves no test out: what it does not run where Storewright runs the shop, it runs beside WooCommerce', async () => {
	const all = await testsOf( 'alone' );
	const alone = await testsOf( 'alone', { STOREWRIGHT_SAME_TESTS_ONCE: '1' } );
	const beside = await testsOf( 'woocommerce', { STOREWRIGHT_SAME_TESTS_ONCE: '1' } );
	const names = ( /** @type {{ file: string, title: string }[]} */ tests ) =>
		tests.map( ( { file, title } ) => `${ file } ${ title }` );
	const left = names( all ).filter( ( name ) => ! names( alone ).includes( name ) );

	assert.ok( alone.length > 0 && left.length > 0 );
	assert.deepEqual(
		left.filter( ( name ) => ! names( beside ).includes( name ) ),
		[]
	);
} );
