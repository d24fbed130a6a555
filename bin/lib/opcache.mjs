/**
 * What PHP has compiled, kept in files: WordPress takes a new process two to four times as long to compile as to load.
 *
 * PHP looks at the time of each file, so that one that changed is compiled anew; it keeps none that changed in the last two seconds.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE } from './paths.mjs';

/** The folder. The tests' PHP knows it too: tests/php/Support/PhpProcess.php. */
const COMPILED = join( CACHE, 'opcache' );

/** @return {Promise<string>} The folder, which is there. */
export async function compiledFiles() {
	await mkdir( COMPILED, { recursive: true } );
	return COMPILED;
}

/** @return {Promise<string[]>} Arguments of the PHP command line for a process that takes from there what others have compiled. */
export async function compiledOnce() {
	const folder = await compiledFiles();
	return [ 'enable_cli=1', 'file_cache_only=1', `file_cache=${ folder }` ].flatMap( ( setting ) => [
		'-d',
		`opcache.${ setting }`,
	] );
}

/**
 * Removes what was compiled of a folder that will not come again under its name.
 *
 * @param {string} folder
 */
export async function forgetCompiled( folder ) {
	// PHP goes by where links lead.
	const path = existsSync( folder ) ? await realpath( folder ) : folder;
	// One for each PHP.
	for ( const php of await readdir( await compiledFiles() ) ) {
		await rm( join( COMPILED, php, path ), { recursive: true, force: true } );
	}
}
