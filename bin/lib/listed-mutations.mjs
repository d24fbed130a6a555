/** `npm run mutate -- --listed`: takes out what tests/mutations.json names, one at a time, and looks whether the named tests fail. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { Failure, run } from './process.mjs';

/** Parts of the checkout that the client's tests read. */
export const COPIED_FOR_CLIENT = [ 'client', 'jest.config.js' ];

/** How long the tests of one entry may take, in minutes: a loop that does not end is noticed, too. */
const MINUTES = 10;

/**
 * @typedef {Object} Listed
 * @property {string}         what    What the product does, and no longer does with the change.
 * @property {string}         file    The source file.
 * @property {string}         find    Text that is in it once.
 * @property {string}         replace What takes its place.
 * @property {'js'|'php:sqlite'} part Which tests: those of the client, or PHPUnit on SQLite.
 * @property {string[]}       tests   Their files; of PHPUnit names, as for --filter.
 */

/**
 * Breaks each entry whose text contains something.
 *
 * @param {string}                             at      Part of what, or of the path; '' for all.
 * @param {boolean}                            isList  Whether they are only named.
 * @param {(name: string) => Promise<string>}  copy    Makes a copy of the checkout to work on.
 * @param {number}                             workers Copies that are worked on at the same time.
 * @return {Promise<number>} How many nothing noticed.
 */
export async function breakListed( at, isList, copy, workers ) {
	/** @type {Listed[]} */
	const all = JSON.parse( await readFile( join( ROOT, 'tests/mutations.json' ), 'utf8' ) );
	const wanted = all.filter( ( { what, file } ) => `${ what } ${ file }`.includes( at ) );
	if ( wanted.length === 0 ) {
		throw new Failure( `Nothing in tests/mutations.json is about “${ at }”.` );
	}
	for ( const { what, file, find } of wanted ) {
		if ( ( await readFile( join( ROOT, file ), 'utf8' ) ).split( find ).length !== 2 ) {
			throw new Failure(
				`${ file } does not have the text once that tests/mutations.json names for “${ what }”.`
			);
		}
	}
	if ( isList ) {
		process.stdout.write( wanted.map( ( { what, file } ) => `${ what }: ${ file }\n` ).join( '' ) );
		return 0;
	}
	const waiting = [ ...wanted ];
	let survivors = 0;
	const work = async ( /** @type {string} */ folder ) => {
		for ( let entry = waiting.shift(); entry !== undefined; entry = waiting.shift() ) {
			const by = await noticed( folder, entry );
			survivors += by ? 0 : 1;
			process.stdout.write(
				`  ${ by ? '✓' : '✗' } ${ entry.what } (${ entry.file })${ by ? ` – ${ by }` : '' }\n`
			);
		}
	};
	const folders = await Promise.all( Array.from( { length: workers }, ( _, index ) => copy( String( index ) ) ) );
	await Promise.all( folders.map( work ) );
	process.stdout.write( `\n${ wanted.length - survivors } noticed, ${ survivors } not\n` );
	return survivors;
}

/**
 * @param {string} folder The copy.
 * @param {Listed} entry  What to break in it.
 * @return {Promise<string>} The test that noticed; '' for none.
 */
async function noticed( folder, { file, find, replace, part, tests } ) {
	const path = join( folder, file );
	const source = await readFile( path, 'utf8' );
	await writeFile(
		path,
		source.replace( find, () => replace )
	);
	try {
		const [ command, args ] =
			part === 'js'
				? [ 'npx', [ 'jest', '--bail', '--maxWorkers=1', ...tests ] ]
				: [ process.execPath, [ 'bin/test.mjs', part, `--filter=${ tests.join( '|' ) }`, '--stop-on-defect' ] ];
		const { code, stdout, stderr, late } = await run( command, args, {
			cwd: folder,
			check: false,
			timeout: MINUTES * 60_000,
		} );
		if ( late ) {
			return `no end within ${ MINUTES } minutes`;
		}
		if ( /No tests found|No test ran/.test( stdout + stderr ) ) {
			throw new Failure( `${ tests.join( ', ' ) } of tests/mutations.json are no tests.` );
		}
		if ( code === 0 ) {
			return '';
		}
		const test = /^ *(?:\d+\)|●) (.+)$/m.exec( `${ stdout }\n${ stderr }` )?.[ 1 ];
		if ( test === undefined || test === 'Test suite failed to run' ) {
			throw new Failure(
				`What takes the place in ${ file } does not run:\n${ ( stdout + stderr ).slice( -2000 ) }`
			);
		}
		return test;
	} finally {
		await writeFile( path, source );
	}
}
