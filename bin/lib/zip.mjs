/** Zip files that are the same, byte for byte, when their content is. */
import AdmZip from 'adm-zip';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The time of every entry: a zip knows local times only, so this is the same everywhere. */
const TIME = new Date( 2000, 0, 1 );

/** Readable by all, writable by the owner, as Unix keeps it in the upper half. */
const MODE = 0o100644;

/**
 * Packs a folder.
 *
 * @param {string} folder What to pack.
 * @param {string} name   What the folder is called in the zip.
 * @param {string} file   The zip, replaced whole.
 * @param {RegExp} [unwanted] Paths that are left out, from “name/” on.
 * @return {Promise<{ bytes: number, names: string[] }>} Its size and what is in it.
 */
export async function packFolder( folder, name, file, unwanted ) {
	const zip = new AdmZip();
	const entries = await readdir( folder, { recursive: true, withFileTypes: true } );
	const paths = entries
		.filter( ( entry ) => entry.isFile() )
		.map( ( entry ) => relative( folder, join( entry.parentPath, entry.name ) ).split( sep ).join( '/' ) )
		.filter( ( path ) => ! unwanted?.test( `${ name }/${ path }` ) )
		.sort();
	for ( const path of paths ) {
		zip.addFile( `${ name }/${ path }`, await readFile( join( folder, path ) ), '', MODE ).header.time = TIME;
	}
	const content = zip.toBuffer();
	await writeFile( `${ file }.part`, content );
	await rename( `${ file }.part`, file );
	return { bytes: content.length, names: paths };
}

/**
 * @param {string} file A zip.
 * @return {string[]} The names of its files.
 */
export function namesIn( file ) {
	return new AdmZip( file )
		.getEntries()
		.filter( ( entry ) => ! entry.isDirectory )
		.map( ( entry ) => entry.entryName );
}
