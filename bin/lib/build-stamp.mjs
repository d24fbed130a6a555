/** The client's build, made only when what it's made from changed. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exclusively } from './lock.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { CommandFailed, Failure, run } from './process.mjs';

/** Files and folders that the build depends on. */
const SOURCES = [ 'client', 'bin/build.mjs', 'webpack.config.js', 'tsconfig.json', 'package.json', 'package-lock.json' ];
const BUILD = join( ROOT, 'build' );
const STAMP = join( CACHE, 'stamps', 'build' );

/**
 * Builds the client unless the build is that of the present sources.
 *
 * @return {Promise<boolean>} Whether it had to be built.
 */
export async function ensureBuild() {
	if ( await isCurrent() ) {
		return false;
	}
	return exclusively( 'build', async () => {
		if ( await isCurrent() ) {
			return false;
		}
		const sources = await sourcesHash();
		try {
			await run( 'npm', [ 'run', '--silent', 'build' ], { cwd: ROOT } );
		} catch ( error ) {
			if ( error instanceof CommandFailed ) {
				throw new Failure( `The build failed: correct what it says and try again.\n${ ( error.stdout + error.stderr ).trim().slice( -4000 ) }` );
			}
			throw error;
		}
		await mkdir( join( CACHE, 'stamps' ), { recursive: true } );
		await writeFile( STAMP, `${ sources } ${ await buildHash() }` );
		return true;
	} );
}

/** @return {Promise<boolean>} Whether the sources and the build are those of the last build made here. */
async function isCurrent() {
	if ( ! existsSync( STAMP ) || ! existsSync( BUILD ) ) {
		return false;
	}
	return ( await readFile( STAMP, 'utf8' ) ) === `${ await sourcesHash() } ${ await buildHash() }`;
}

/** @return {Promise<string>} A fingerprint of the sources' names and contents. */
async function sourcesHash() {
	const hash = createHash( 'sha256' );
	for ( const source of SOURCES ) {
		for ( const file of await filesOf( join( ROOT, source ) ) ) {
			hash.update( `${ file }\0` ).update( await readFile( file ) );
		}
	}
	return hash.digest( 'hex' );
}

/** @return {Promise<string>} A fingerprint of the built files' names, sizes and times. */
async function buildHash() {
	const hash = createHash( 'sha256' );
	for ( const file of await filesOf( BUILD ) ) {
		const { size, mtimeMs } = await stat( file );
		hash.update( `${ file } ${ size } ${ mtimeMs }\n` );
	}
	return hash.digest( 'hex' );
}

/**
 * @param {string} path A file or folder that may be missing.
 * @return {Promise<string[]>} It, or all the files below it, in the order of their names.
 */
async function filesOf( path ) {
	if ( ! existsSync( path ) ) {
		return [];
	}
	if ( ! ( await stat( path ) ).isDirectory() ) {
		return [ path ];
	}
	const entries = await readdir( path, { withFileTypes: true, recursive: true } );
	return entries
		.filter( ( entry ) => entry.isFile() )
		.map( ( entry ) => join( entry.parentPath ?? entry.path, entry.name ) )
		.sort();
}
