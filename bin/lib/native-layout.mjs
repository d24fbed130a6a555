/** The files of a native site: a shared core linked in, and a wp-content of its own. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './paths.mjs';
import { Failure } from './process.mjs';
import { sqliteIntegration } from './wordpress.mjs';

const SITE_FILES = join( ROOT, 'bin', 'site' );
const SECRETS = [
	'AUTH_KEY',
	'SECURE_AUTH_KEY',
	'LOGGED_IN_KEY',
	'NONCE_KEY',
	'AUTH_SALT',
	'SECURE_AUTH_SALT',
	'LOGGED_IN_SALT',
	'NONCE_SALT',
];

/**
 * A database server's address and one of its databases.
 *
 * @typedef {{ host: string, port: number, user: string, password: string, name: string }} Server
 */

/**
 * Makes the folder that a web server shows.
 *
 * @param {string}            path     The new folder.
 * @param {string}            core     The shared core.
 * @param {'sqlite' | Server} database Where the data is.
 */
export async function layOut( path, core, database ) {
	await mkdir( join( path, 'wp-content', 'plugins' ), { recursive: true } );
	await mkdir( join( path, 'wp-content', 'themes' ) );
	await mkdir( join( path, 'wp-content', 'mu-plugins' ) );
	for ( const name of await readdir( core ) ) {
		if ( name !== 'wp-content' ) {
			await symlink( join( core, name ), join( path, name ) );
		}
	}
	await symlink(
		join( core, 'wp-content/themes/twentytwentyfive' ),
		join( path, 'wp-content/themes/twentytwentyfive' )
	);
	await symlink( join( SITE_FILES, 'must-use.php' ), join( path, 'wp-content/mu-plugins/local-site.php' ) );
	if ( database === 'sqlite' ) {
		await mkdir( join( path, 'wp-content', 'database' ) );
		const dropIn = join( await sqliteIntegration(), 'wp-includes/sqlite/db.php' );
		await writeFile(
			join( path, 'wp-content', 'db.php' ),
			`<?php\ndefine( 'DB_ENGINE', 'sqlite' );\nrequire_once ${ php( dropIn ) };\n`
		);
	}
}

/**
 * Writes a site's wp-config.php.
 *
 * @param {string}                                    path      The site's folder.
 * @param {'sqlite' | Server}                         database  Where the data is.
 * @param {Record<string, string | number | boolean>} constants Those of this site; they win over the usual ones.
 */
export async function writeConfig( path, database, constants ) {
	const server =
		database === 'sqlite' ? { host: 'localhost', port: 0, user: '', password: '', name: 'storewright' } : database;
	const all = {
		DB_NAME: server.name,
		DB_USER: server.user,
		DB_PASSWORD: server.password,
		DB_HOST: server.port ? `${ server.host }:${ server.port }` : server.host,
		DB_CHARSET: 'utf8mb4',
		DB_COLLATE: '',
		...Object.fromEntries(
			SECRETS.map( ( name ) => [ name, createHash( 'sha256' ).update( `${ name } ${ path }` ).digest( 'hex' ) ] )
		),
		WP_ENVIRONMENT_TYPE: 'local',
		WP_DEBUG: true,
		WP_DEBUG_DISPLAY: false,
		WP_HTTP_BLOCK_EXTERNAL: true,
		AUTOMATIC_UPDATER_DISABLED: true,
		FS_METHOD: 'direct',
		...constants,
	};
	const lines = Object.entries( all ).map( ( [ name, value ] ) => `define( ${ php( name ) }, ${ php( value ) } );` );
	await writeFile(
		join( path, 'wp-config.php' ),
		[
			'<?php',
			...lines,
			"$table_prefix = 'wp_';",
			"defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );",
			"require_once ABSPATH . 'wp-settings.php';",
			'',
		].join( '\n' )
	);
}

/**
 * Links a plugin's folder, or its single file, into a site.
 *
 * @param {string} path   The site's folder.
 * @param {string} source The plugin's folder or file.
 * @param {string} name   What it's called in the plugins folder.
 */
export async function linkPlugin( path, source, name = basename( source ) ) {
	const link = join( path, 'wp-content', 'plugins', name );
	await rm( link, { force: true, recursive: true } );
	await symlink( source, link );
}

/** How long a process may have a database open that is to be copied, in milliseconds, and how often that is looked at. */
const TIMEOUT = 60_000;
const INTERVAL = 20;

/**
 * Copies an installed SQLite database, once no process has either of the two open: what was written last is in a file of its own
 * until the last one closes it.
 *
 * @param {string} from A site's folder, or one that a database was kept in.
 * @param {string} to   Another.
 */
export async function copyDatabase( from, to ) {
	const source = join( from, 'wp-content', 'database' );
	const target = join( to, 'wp-content', 'database' );
	await untilClosed( source );
	await untilClosed( target );
	await mkdir( target, { recursive: true } );
	// Each file takes the place of the old one at once: to a request that comes this late, there is always a database.
	for ( const file of await readdir( source ) ) {
		await copyFile( join( source, file ), join( target, `${ file }.new` ) );
		await rename( join( target, `${ file }.new` ), join( target, file ) );
	}
}

/**
 * @param {string} folder Of a database; there need not be one.
 */
async function untilClosed( folder ) {
	const end = Date.now() + TIMEOUT;
	const isOpen = async () =>
		existsSync( folder ) && ( await readdir( folder ) ).some( ( file ) => /-(wal|shm)$/.test( file ) );
	while ( await isOpen() ) {
		if ( Date.now() > end ) {
			throw new Failure( `A process still has the database in ${ folder } open.` );
		}
		await wait( INTERVAL );
	}
}

/**
 * @param {string[]} texts What else an installed database depends on.
 * @return {Promise<string>} A short fingerprint of that and of everything that installs a site.
 */
export async function fingerprint( ...texts ) {
	const hash = createHash( 'sha256' );
	const files = [
		join( SITE_FILES, 'install.php' ),
		join( SITE_FILES, 'must-use.php' ),
		join( ROOT, 'bin/lib/native-layout.mjs' ),
		join( ROOT, 'bin/lib/native-site.mjs' ),
	];
	for ( const file of files ) {
		hash.update( await readFile( file ) );
	}
	return hash.update( texts.join( '\n' ) ).digest( 'hex' ).slice( 0, 12 );
}

/**
 * @param {string | number | boolean} value A value.
 * @return {string} It as PHP source.
 */
function php( value ) {
	return typeof value === 'string' ? `'${ value.replace( /[\\']/g, '\\$&' ) }'` : String( value );
}
