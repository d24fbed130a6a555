/**
 * Runs before Jest: makes one file of WordPress's packages, React's renderer and the libraries of tests. Each test file loads them anew,
 * and the more than thousand modules that they consist of took two thirds of the time of all tests. A process of Jest compiles the file
 * once (jest-environment.mjs); a test file runs of it what it asks for.
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
 * Left as they are: tests mock the first four, and components are to call the mock, too; React waits as in Node only where Node loads it.
 */
const LEFT = [
	'@wordpress/api-fetch',
	'@wordpress/a11y',
	'@wordpress/i18n',
	'@wordpress/hooks',
	'react',
	'react/jsx-runtime',
	'react/jsx-dev-runtime',
];

/** What is in the file: the packages of WordPress that the client is made with, React's renderer, and what tests are written with. */
const NAMES = [
	...Object.keys( dependencies ).filter( ( name ) => name.startsWith( '@wordpress/' ) && ! LEFT.includes( name ) ),
	'react-dom',
	'react-dom/client',
	'react-dom/test-utils',
	'@testing-library/dom',
	'@testing-library/react',
	'@testing-library/user-event',
	'@testing-library/jest-dom',
];

/** The folder of the file, and of one for each package that takes it from there. */
const FOLDER = join( ROOT, '.cache/jest-packages' );

/** What webpack makes: `all.js` has it run, once it is compiled. */
export const COMPILED = join( FOLDER, 'compiled.js' );

/** For `moduleNameMapper`: which file stands for a package. Deeper paths are left to Node. */
export const PACKAGES = Object.fromEntries(
	NAMES.map( ( name ) => [ `^${ name }$`, join( FOLDER, fileOf( name ) ) ] )
);

/** What is not in the file: there is one of each for the packages and the tests, and a stand-in for one. */
const EXTERNALS = {
	...Object.fromEntries( LEFT.map( ( name ) => [ name, `commonjs ${ name }` ] ) ),
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
	const entry = join( part, 'entry.cjs' );
	const lines = await Promise.all(
		NAMES.map( async ( name ) => {
			if ( name.startsWith( 'react' ) ) {
				return `exports[ '${ name }' ] = () => require( '${ name }' );\n`;
			}
			// Imported, not required: as the packages import each other, so that there is one of each.
			const file = fileOf( name ).replace( /js$/, 'mjs' );
			await writeFile( join( part, file ), `export * as all from '${ name }';\n` );
			return `exports[ '${ name }' ] = () => require( './${ file }' ).all;\n`;
		} )
	);
	await writeFile( entry, lines.join( '' ) );
	await bundle( entry, part );
	await writeFile( join( part, 'all.js' ), 'globalThis.runPackages( module, exports, require, jest );\n' );
	for ( const name of NAMES ) {
		await writeFile( join( part, fileOf( name ) ), `module.exports = require( './all.js' )[ '${ name }' ]();\n` );
	}
	await writeFile( join( part, 'stamp' ), stamp );
	await rm( FOLDER, { recursive: true, force: true } );
	await rename( part, FOLDER );
}

/**
 * @param {string} name Of a package.
 * @return {string} The name of the file that stands for it.
 */
function fileOf( name ) {
	return `${ name.replace( '@', '' ).replaceAll( '/', '.' ) }.js`;
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
				output: { path, filename: 'compiled.js', library: { type: 'commonjs2' } },
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
