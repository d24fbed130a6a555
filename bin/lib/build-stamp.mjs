/** The client's build and the compiled translations, made only when what they're made from changed. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { exclusively } from './lock.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { CommandFailed, Failure, run } from './process.mjs';

/** Files and folders that the build depends on. */
const SOURCES = [
	'client',
	'webpack.config.js',
	'bin/lib/build-index-plugin.mjs',
	'bin/lib/class-names.mjs',
	'tsconfig.json',
	'package-lock.json',
];

/** Files among them that it doesn't depend on. */
const IS_TEST = /\.test\.tsx?$|\/test-utils\//;

const BUILD = join( ROOT, 'build' );
const STAMP = join( CACHE, 'stamps', 'build' );
const TRANSLATIONS_STAMP = join( CACHE, 'stamps', 'translations' );
const LANGUAGES = join( ROOT, 'languages' );
const WP_SCRIPTS = join( ROOT, 'node_modules/@wordpress/scripts/bin/wp-scripts.js' );

/**
 * Builds the client unless the build is that of the present sources.
 *
 * @return {Promise<boolean>} Whether it had to be built.
 */
export function ensureBuild() {
	return exclusively( 'build', async () => {
		const sources = await sourcesHash();
		if ( existsSync( STAMP ) && ( await readFile( STAMP, 'utf8' ) ) === `${ sources } ${ await buildHash() }` ) {
			await ensureTranslations();
			return false;
		}
		await rm( STAMP, { force: true } );
		await build();
		await mkdir( join( CACHE, 'stamps' ), { recursive: true } );
		await writeFile( STAMP, `${ sources } ${ await buildHash() }` );
		await ensureTranslations();
		return true;
	} );
}

/** Compiles the translations for the scripts that are built, unless that is done. */
export async function ensureTranslations() {
	const present = existsSync( TRANSLATIONS_STAMP ) ? await readFile( TRANSLATIONS_STAMP, 'utf8' ) : '';
	if ( present === ( await translationsHash() ) ) {
		return;
	}
	// Only now: a fresh clone has no packages when `npm start` reads this file.
	const { compileTranslations } = await import( './translations.mjs' );
	await compileTranslations( JSON.parse( await readFile( join( BUILD, 'entries.json' ), 'utf8' ) ) );
	await writeFile( TRANSLATIONS_STAMP, await translationsHash() );
}

/** Builds the client for production. */
async function build() {
	try {
		await run( process.execPath, [ WP_SCRIPTS, 'build' ], { cwd: ROOT, env: { NODE_ENV: 'production' } } );
	} catch ( error ) {
		if ( error instanceof CommandFailed ) {
			const said = ( error.stdout + error.stderr ).trim().slice( -4000 );
			throw new Failure( `The build failed: correct what it says and try again.\n${ said }` );
		}
		throw error;
	}
}

/** @return {Promise<string>} A fingerprint of the sources' names and contents. */
async function sourcesHash() {
	const hash = createHash( 'sha256' );
	for ( const source of SOURCES ) {
		for ( const file of await filesOf( join( ROOT, source ) ) ) {
			if ( ! IS_TEST.test( file ) ) {
				hash.update( `${ relative( ROOT, file ) }\0` ).update( await readFile( file ) );
			}
		}
	}
	return hash.digest( 'hex' );
}

/** @return {Promise<string>} A fingerprint of the built files' names, sizes and times. */
async function buildHash() {
	const hash = createHash( 'sha256' );
	for ( const file of await filesOf( BUILD ) ) {
		const { size, mtimeMs } = await stat( file );
		hash.update( `${ relative( ROOT, file ) } ${ size } ${ mtimeMs }\n` );
	}
	return hash.digest( 'hex' );
}

/** @return {Promise<string>} A fingerprint of the translations, what compiles them, and what came of it. */
async function translationsHash() {
	const hash = createHash( 'sha256' );
	const compiler = [ join( BUILD, 'entries.json' ), join( ROOT, 'bin/lib/translations.mjs' ) ];
	const files = ( await filesOf( LANGUAGES ) ).filter( ( file ) => ! file.endsWith( '.pot' ) );
	for ( const file of [ ...compiler, ...files ] ) {
		hash.update( `${ relative( ROOT, file ) }\0` ).update( await readFile( file ) );
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
		.map( ( entry ) => join( entry.parentPath, entry.name ) )
		.sort();
}
