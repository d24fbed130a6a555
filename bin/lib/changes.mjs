/** Which files a change touches, and which tests belong to a file: what `npm test -- --quick` and `npm run mutate` go by. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { run } from './process.mjs';

/** A feature: a folder below includes/Store or includes/Admin. */
const FEATURE = /^(?:includes|tests\/php\/(?:integration|unit))\/((?:Store|Admin)\/[^/.]+)\//;

/**
 * The files that differ from the branch `main` (on `main` itself: from the last commit), new and deleted ones included.
 *
 * @return {Promise<string[]>} Paths from the checkout's folder on.
 */
export async function changedFiles() {
	const git = async ( /** @type {string[]} */ ...args ) =>
		( await run( 'git', args, { cwd: ROOT, check: false } ) ).stdout.trim();
	const base = ( await git( 'merge-base', 'HEAD', 'main' ) ) || 'HEAD';
	const lists = await Promise.all( [
		git( 'diff', '--name-only', '--no-renames', base ),
		git( 'ls-files', '--others', '--exclude-standard' ),
	] );
	return [ ...new Set( lists.join( '\n' ).split( '\n' ).filter( Boolean ) ) ].sort();
}

/**
 * The PHP tests of files of includes/ and tests/php, as a filter for PHPUnit.
 *
 * A feature's file stands for the tests of that feature, of the features that name it, and of the routes. Everything else in
 * includes/, and what tests share, stands for all tests.
 *
 * @param {string[]} files Paths from the checkout's folder on.
 * @return {Promise<string | null>} A regular expression; '' for all tests, null for none.
 */
export async function phpFilter( files ) {
	const relevant = files.filter( ( file ) => /^(includes|tests\/php|plugin\.php|uninstall\.php)/.test( file ) );
	if ( relevant.length === 0 ) {
		return null;
	}
	const names = new Set();
	for ( const file of relevant ) {
		const feature = FEATURE.exec( file )?.[ 1 ];
		if ( /^tests\/php\/.*Test\.php$/.test( file ) ) {
			names.add(
				`${ file.slice( 'tests/php/'.length, -'.php'.length ).split( '/' ).map( capital ).join( '/' ) }::`
			);
		} else if ( feature === undefined ) {
			return '';
		} else {
			names.add( 'Contract/RoutesTest::' );
			for ( const name of [ feature, ...( await usersOf( feature ) ) ] ) {
				names.add( `Integration/${ name }/` ).add( `Unit/${ name }/` );
			}
		}
	}
	return `/^Storewright\\\\Tests\\\\(${ [ ...names ].map( ( name ) => name.replaceAll( '/', '\\\\' ) ).join( '|' ) })/`;
}

/**
 * @param {string} feature Such as Store/Products.
 * @return {Promise<string[]>} The other features whose code names it.
 */
export async function usersOf( feature ) {
	const name = `Storewright\\${ feature.replace( '/', '\\' ) }\\`;
	const users = new Set();
	for ( const layer of [ 'Store', 'Admin' ] ) {
		const folder = join( ROOT, 'includes', layer );
		for ( const entry of await readdir( folder, { recursive: true, withFileTypes: true } ) ) {
			const path = join( entry.parentPath, entry.name );
			const other = FEATURE.exec( path.slice( ROOT.length + 1 ) )?.[ 1 ];
			if ( entry.isFile() && other !== undefined && other !== feature && ! users.has( other ) ) {
				if ( ( await readFile( path, 'utf8' ) ).includes( name ) ) {
					users.add( other );
				}
			}
		}
	}
	return [ ...users ].sort();
}

/**
 * @param {string[]} files    Paths from the checkout's folder on.
 * @param {RegExp}   pattern  Which are wanted.
 * @return {string[]} Those of them that exist.
 */
export function existing( files, pattern ) {
	return files.filter( ( file ) => pattern.test( file ) && existsSync( join( ROOT, file ) ) );
}

/**
 * @param {string} word A folder of tests/php.
 * @return {string} Its part of the namespace.
 */
function capital( word ) {
	return word.charAt( 0 ).toUpperCase() + word.slice( 1 );
}
