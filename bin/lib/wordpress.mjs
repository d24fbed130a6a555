/**
 * WordPress cores, WP-CLI and the SQLite integration, obtained once and kept in .cache.
 *
 * Each appears at its place whole (built beside it, then renamed) or not at all; an interrupted download is taken up by
 * the next command.
 */
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { madeOnce } from './lock.mjs';
import { CACHE } from './paths.mjs';
import { describe, Failure } from './process.mjs';
import { unpackDebian } from './wordpress-debian.mjs';
import { unpackBundle, unpackDownload } from './wordpress-downloads.mjs';

const HOME = join( CACHE, 'wordpress' );

/** The WordPress that is tried out and tested by default. */
export const LATEST = '7.1';

/** The oldest WordPress that is supported. */
export const OLDEST = '6.8';

/**
 * For each version, where it can come from, in the order of trying: each source unpacks a core into a folder.
 *
 * @type {Record<string, Array<( target: string ) => Promise<void>>>}
 */
const SOURCES = {
	[ LATEST ]: [
		( target ) => unpackBundle( 'latest/wordpress', target ),
		( target ) => unpackDownload( '7.1.1', target ),
	],
	[ OLDEST ]: [ ( target ) => unpackDebian( 'trixie', target ), ( target ) => unpackDownload( '6.8.3', target ) ],
};

/**
 * Obtains a WordPress core. It's shared by all sites: never write into it.
 *
 * @param {string} version '7.1' or '6.8'.
 * @return {Promise<string>} The absolute path of the core.
 */
export async function obtainWordPress( version ) {
	const sources = SOURCES[ version ];
	if ( ! sources ) {
		throw new Failure(
			`WordPress ${ version } is not one of the versions used here: ${ Object.keys( SOURCES ).join( ', ' ) }.`
		);
	}
	const core = join( HOME, version );
	await madeOnce( 'wordpress', core, async ( target ) => {
		const reasons = [];
		for ( const unpack of sources ) {
			await rm( target, { recursive: true, force: true } );
			try {
				await unpack( target );
				await verify( target, version );
				return;
			} catch ( error ) {
				reasons.push( describe( error ) );
			}
		}
		throw new Failure(
			`WordPress ${ version } could not be obtained.\n${ reasons.map( ( reason ) => `- ${ reason }` ).join( '\n' ) }`
		);
	} );
	return core;
}

/**
 * Obtains WP-CLI.
 *
 * @return {Promise<string>} The absolute path of wp-cli.phar.
 */
export async function wpCli() {
	const folder = join( HOME, 'wp-cli' );
	await madeOnce( 'wordpress', folder, ( target ) => unpackBundle( 'wp-cli', target ) );
	return join( folder, 'wp-cli.phar' );
}

/**
 * Obtains the SQLite Database Integration plugin, which lets WordPress run without a database server.
 *
 * @return {Promise<string>} The absolute path of its folder.
 */
export async function sqliteIntegration() {
	const folder = join( HOME, 'sqlite-database-integration' );
	await madeOnce( 'wordpress', folder, ( target ) => unpackBundle( 'sqlite-database-integration', target ) );
	return folder;
}

/**
 * Copies a core to where a site may write into it.
 *
 * @param {string} version Which WordPress.
 * @param {string} target  The new folder.
 */
export async function copyWordPress( version, target ) {
	const core = await obtainWordPress( version );
	await rm( target, { recursive: true, force: true } );
	await cp( core, `${ target }.part`, { recursive: true, force: true } );
	await rename( `${ target }.part`, target );
}

/**
 * @param {string} core    An unpacked core.
 * @param {string} version What it must be.
 */
async function verify( core, version ) {
	const text = await readFile( join( core, 'wp-includes', 'version.php' ), 'utf8' );
	const actual = /^\$wp_version = '([^']+)';/m.exec( text )?.[ 1 ] ?? '';
	if ( actual !== version && ! actual.startsWith( `${ version }.` ) ) {
		throw new Failure( `WordPress ${ version } was expected, but this is “${ actual }”.` );
	}
	for ( const file of [
		'wp-settings.php',
		'wp-admin/admin.php',
		'wp-includes/js/dist/data.min.js',
		'wp-content/themes/twentytwentyfive/style.css',
	] ) {
		if ( ! existsSync( join( core, file ) ) ) {
			throw new Failure( `The WordPress ${ version } that was downloaded lacks ${ file }.` );
		}
	}
}
