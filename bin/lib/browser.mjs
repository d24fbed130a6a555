/** The Chromium that the end-to-end tests drive: the machine's own, or one from npm that needs no installation. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { exclusively } from './lock.mjs';
import { CACHE } from './paths.mjs';
import { Failure, run } from './process.mjs';

const decompress = promisify( brotliDecompress );

/** Names that an installed Chromium goes by. The one without windows comes first: a test takes it a quarter less of the processor. */
const BROWSERS = [ 'chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome' ];

/** Server programs lie here, where PATH often does not lead. */
const MORE_FOLDERS = [ '/usr/sbin', '/usr/local/sbin' ];

/** A Chromium for Linux on x64, with the libraries that a bare machine lacks (MIT, Chromium itself BSD). */
const PACKAGE = {
	name: '@sparticuz/chromium',
	version: '153.0.0',
	file: 'sparticuz-chromium-153.0.0.tgz',
	sha512: 'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
};

/**
 * How V8 works in a page that is soon gone: without optimized code, which would not pay for itself, with few collections of a large
 * young generation, and on one thread, since the others only take from the tests beside it. A fifth less of the renderer's time.
 */
export const SHORT_LIVED_PAGES =
	'--js-flags=--no-turbofan --no-maglev --no-flush-bytecode --single-threaded-gc --min-semi-space-size=64 --max-semi-space-size=128';

const FOLDER = join( CACHE, 'browser', PACKAGE.version );

const LAUNCHER = join( FOLDER, 'chromium.sh' );

/**
 * The first of the given programs that is installed.
 *
 * @param {string[]} names Names of programs.
 * @return {string|undefined} Its path.
 */
export function findProgram( names ) {
	const folders = [ ...( process.env.PATH ?? '' ).split( delimiter ), ...MORE_FOLDERS ].filter( Boolean );
	return names
		.flatMap( ( name ) => folders.map( ( folder ) => join( folder, name ) ) )
		.find( ( path ) => existsSync( path ) );
}

/**
 * The Chromium to use.
 *
 * @return {string|undefined} Its path; undefined where there is none yet.
 */
export function findBrowser() {
	return findProgram( BROWSERS ) ?? ( existsSync( LAUNCHER ) ? LAUNCHER : undefined );
}

/**
 * Gets a Chromium that needs no installation, where there is one for this machine.
 *
 * @return {Promise<boolean>} Whether it is there now.
 */
export async function obtainBrowser() {
	if ( process.platform !== 'linux' || process.arch !== 'x64' ) {
		return false;
	}
	return exclusively( 'browser', async () => {
		if ( existsSync( LAUNCHER ) ) {
			return true;
		}
		const part = `${ FOLDER }.part`;
		await rm( part, { recursive: true, force: true } );
		await mkdir( part, { recursive: true } );
		const { code } = await run(
			'npm',
			[ 'pack', `${ PACKAGE.name }@${ PACKAGE.version }`, '--silent', '--pack-destination', part ],
			{ check: false }
		);
		if ( code !== 0 ) {
			return false;
		}
		await unpack( part );
		await rename( part, FOLDER );
		return true;
	} );
}

/**
 * Turns the package into a program.
 *
 * @param {string} folder Where the package's file is, and the program will be.
 */
async function unpack( folder ) {
	const file = join( folder, PACKAGE.file );
	if (
		createHash( 'sha512' )
			.update( await readFile( file ) )
			.digest( 'base64' ) !== PACKAGE.sha512
	) {
		throw new Failure( `The package ${ PACKAGE.name } is not the one that is expected: its checksum differs.` );
	}
	await run( 'tar', [ '-xzf', file, '-C', folder, '--strip-components=2', 'package/bin' ] );
	for ( const name of [ 'al2023', 'swiftshader', 'fonts' ] ) {
		const archive = join( folder, `${ name }.tar` );
		await writeFile( archive, await decompress( await readFile( `${ archive }.br` ) ) );
		await run( 'tar', [ '-xf', archive, '-C', folder ] );
		await Promise.all( [ archive, `${ archive }.br` ].map( ( path ) => rm( path ) ) );
	}
	const program = join( folder, 'chromium' );
	await writeFile( program, await decompress( await readFile( `${ program }.br` ) ) );
	// The package's own list of folders with fonts is that of a cloud service.
	const fonts = [ 'fonts', '/usr/share/fonts' ]
		.map( ( name ) => `<dir>${ resolve( FOLDER, name ) }</dir>` )
		.join( '' );
	await writeFile(
		join( folder, 'fonts.conf' ),
		`<?xml version="1.0"?><fontconfig>${ fonts }<cachedir>${ join( FOLDER, 'fonts-cache' ) }</cachedir></fontconfig>\n`
	);
	await writeFile(
		join( folder, 'chromium.sh' ),
		[
			'#!/bin/sh',
			`export LD_LIBRARY_PATH='${ join( FOLDER, 'lib' ) }' FONTCONFIG_FILE='${ join( FOLDER, 'fonts.conf' ) }'`,
			`exec '${ join( FOLDER, 'chromium' ) }' "$@"`,
			'',
		].join( '\n' )
	);
	await Promise.all( [ program, join( folder, 'chromium.sh' ) ].map( ( path ) => chmod( path, 0o755 ) ) );
	await Promise.all( [ file, `${ program }.br` ].map( ( path ) => rm( path ) ) );
}
