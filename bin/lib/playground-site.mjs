/** WordPress in Playground: needs nothing but Node. Slow, but good for trying out. */
import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './paths.mjs';
import { LOOPBACK, requireFreePort } from './ports.mjs';
import { background, CommandFailed, Failure, onEnd } from './process.mjs';
import { copyWordPress, LATEST } from './wordpress.mjs';

const SERVER = fileURLToPath( new URL( './playground-server.mjs', import.meta.url ) );

/** The PHP that sites here run on. */
const PHP = '8.3';

/**
 * Starts a WordPress site in Playground, with the checkout as its plugin, and waits until it's set up.
 *
 * @param {Object}   options
 * @param {string}   options.dir     What the site keeps: created when missing.
 * @param {number}   options.port    The port, on the loopback address.
 * @param {boolean}  options.fresh   Whether to begin anew if the site is there already.
 * @param {string[]} options.scripts PHP files below bin/ to run once the plugin is active.
 */
export async function startPlaygroundSite( { dir, port, fresh, scripts } ) {
	await requireFreePort( port );
	const path = join( dir, 'wordpress' );
	if ( fresh ) {
		await rm( dir, { recursive: true, force: true } );
	}
	await mkdir( dir, { recursive: true } );
	if ( ! existsSync( path ) ) {
		await copyWordPress( LATEST, path );
	}
	const mustUse = join( path, 'wp-content/mu-plugins' );
	await mkdir( mustUse, { recursive: true } );
	await cp( join( ROOT, 'bin/site/must-use.php' ), join( mustUse, 'local-site.php' ) );
	const serverLog = join( dir, 'server.log' );
	await writeFile( serverLog, '' );
	const settings = {
		port,
		wordpress: path,
		plugin: ROOT,
		php: PHP,
		setUp: [ [ 'site/install.php', 'site/activate.php' ], ...scripts.map( ( script ) => [ script ] ) ],
	};
	const logFile = join( path, 'wp-content/debug.log' );
	const server = await background( process.execPath, [ SERVER, JSON.stringify( settings ) ], {
		readyLine: /^READY$/m,
		timeout: 300000,
		cwd: ROOT,
		logFile: serverLog,
	} ).catch( ( error ) => {
		throw error instanceof CommandFailed
			? new Failure( `WordPress could not be set up in Playground; ${ serverLog } and ${ logFile } say why.` )
			: error;
	} );
	onEnd( server.stop );
	return {
		/** Its address, with a slash at the end. */
		url: `http://${ LOOPBACK }:${ port }/`,
		user: 'admin',
		password: 'password',
		path,
		/** WordPress's debug.log; it's there once something was logged. */
		logFile,
		serverLog,
		/** Ends when the server does, with its exit code. */
		exited: server.exited,
		stop: server.stop,
	};
}
