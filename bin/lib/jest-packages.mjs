/**
 * Runs before Jest: makes one file of WordPress's packages. Each test file loads them anew, and the more than thousand modules that
 * they consist of took two thirds of the time of all tests.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath( new URL( '../..', import.meta.url ) );
const require = createRequire( import.meta.url );

const { dependencies } = require( '../../package.json' );

/**
 * Left as they are: the set-up of every test asks for the first, and the file must not be loaded before a test has said what it mocks;
 * tests mock the second, and components are to call the mock, too; it asks the others.
 */
const LEFT = [ '@wordpress/api-fetch', '@wordpress/a11y', '@wordpress/i18n', '@wordpress/hooks' ];

/** The packages: those of WordPress that the client is made with. */
const NAMES = Object.keys( dependencies ).filter(
	( name ) => name.startsWith( '@wordpress/' ) && ! LEFT.includes( name )
);

/** The file with all of them, and one for each that takes it from there. */
const FOLDER = join( ROOT, '.cache/jest-packages' );

/** For `moduleNameMapper`: which file stands for a package. Deeper paths are left to Node. */
export const PACKAGES = {
	[ `^@wordpress/(${ NAMES.map( ( name ) => name.split( '/' )[ 1 ] ).join( '|' ) })$` ]: `${ FOLDER }/$1.js`,
};

/** What is not in the file: there is one of each for the packages and the tests, and a stand-in for one. */
const EXTERNALS = {
	...Object.fromEntries(
		[ ...LEFT, 'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime' ].map(
			( name ) => [ name, `commonjs ${ name }` ]
		)
	),
	'@wordpress/theme': `commonjs ${ join( ROOT, 'client/shared/test-utils/wordpress-theme.ts' ) }`,
};

/** Makes the files, unless they are there for the packages that are installed. */
export default async function setUp() {
	const lock = await readFile( join( ROOT, 'package-lock.json' ) );
	const own = await readFile( fileURLToPath( import.meta.url ) );
	const stamp = createHash( 'sha256' ).update( lock ).update( own ).digest( 'hex' );
	const stampFile = join( FOLDER, 'stamp' );
	if ( existsSync( stampFile ) && ( await readFile( stampFile, 'utf8' ) ) === stamp ) {
		return;
	}
	const part = `${ FOLDER }.${ process.pid }`;
	await mkdir( part, { recursive: true } );
	// The project's own files are ES modules.
	await writeFile( join( part, 'package.json' ), '{ "type": "commonjs" }\n' );
	const entry = join( part, 'entry.mjs' );
	const lines = NAMES.map( ( name ) => `export * as ${ variable( name ) } from '${ name }';\n` );
	await writeFile( entry, lines.join( '' ) );
	await bundle( entry, part );
	for ( const name of NAMES ) {
		const file = join( part, `${ name.split( '/' )[ 1 ] }.js` );
		await writeFile( file, `module.exports = require( './all.js' ).${ variable( name ) };\n` );
	}
	await writeFile( join( part, 'stamp' ), stamp );
	await rm( FOLDER, { recursive: true, force: true } );
	await rename( part, FOLDER );
}

/**
 * @param {string} name Of a package.
 * @return {string} Its name as a variable, such as "apiFetch".
 */
function variable( name ) {
	return ( name.split( '/' )[ 1 ] ?? '' ).replace( /-(.)/g, ( _, letter ) => letter.toUpperCase() );
}

/**
 * @param {string} entry
 * @param {string} path
 * @return {Promise<void>}
 */
async function bundle( entry, path ) {
	const webpack = require( 'webpack' );
	const stats = await new Promise( ( resolve, reject ) =>
		webpack(
			{
				mode: 'none',
				context: ROOT,
				entry,
				output: { path, filename: 'all.js', library: { type: 'commonjs2' } },
				target: 'web',
				externals: EXTERNALS,
				performance: false,
			},
			( /** @type {Error | null} */ error, /** @type {import('webpack').Stats} */ result ) =>
				error ? reject( error ) : resolve( result )
		)
	);
	if ( stats.hasErrors() ) {
		throw new Error( stats.toString( { all: false, errors: true } ) );
	}
}
