/**
 * Builds the client with wp-scripts, unless the sources are those that the last build was made of.
 *
 * Options: `--watch` builds again on every change, `--force` builds in any case.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { exclusively } from './lib/lock.mjs';
import { ROOT } from './lib/paths.mjs';
import { main, run, step } from './lib/process.mjs';

/** What the build is made of. */
const SOURCES = [ 'client', 'webpack.config.js', 'bin/lib/build-index-plugin.mjs', 'package-lock.json' ];

/** Says in the build's folder what it was made of. */
const STAMP = join( ROOT, 'build', '.sources' );

const IS_TEST = /\.test\.tsx?$|\/test-utils\//;

/**
 * @param {string} path A file or folder.
 * @return {Promise<string[]>} The files, sorted.
 */
async function filesOf( path ) {
	try {
		const entries = await readdir( path, { recursive: true, withFileTypes: true } );
		return entries
			.filter( ( entry ) => entry.isFile() )
			.map( ( entry ) => join( entry.parentPath, entry.name ) )
			.filter( ( file ) => ! IS_TEST.test( file ) )
			.sort();
	} catch ( error ) {
		if ( error.code === 'ENOTDIR' ) {
			return [ path ];
		}
		throw error;
	}
}

/** @return {Promise<string>} A hash of all that the build is made of. */
async function sourcesHash() {
	const hash = createHash( 'sha256' );
	for ( const source of SOURCES ) {
		for ( const file of await filesOf( join( ROOT, source ) ) ) {
			hash.update( `${ relative( ROOT, file ) }\0` ).update( await readFile( file ) );
		}
	}
	return hash.digest( 'hex' );
}

const stampNow = () => readFile( STAMP, 'utf8' ).catch( ( error ) => ( error.code === 'ENOENT' ? '' : Promise.reject( error ) ) );

async function build() {
	const hash = await sourcesHash();
	if ( hash === ( await stampNow() ) && ! process.argv.includes( '--force' ) ) {
		return 'already built';
	}
	await rm( STAMP, { force: true } );
	await run( process.execPath, [ join( ROOT, 'node_modules/.bin/wp-scripts' ), 'build' ], { cwd: ROOT } );
	await writeFile( STAMP, hash );
	return '';
}

await main( async () => {
	if ( process.argv.includes( '--watch' ) ) {
		await run( process.execPath, [ join( ROOT, 'node_modules/.bin/wp-scripts' ), 'start' ], { cwd: ROOT, show: true } );
		return;
	}
	await step( 'Build the client', ( note ) =>
		exclusively( 'build', async () => {
			const remark = await build();
			if ( remark ) {
				note( remark );
			}
		} )
	);
} );
