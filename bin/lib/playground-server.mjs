/**
 * The process that runs WordPress Playground (PHP in WebAssembly, SQLite): node playground-server.mjs JSON.
 *
 * It's a process of its own because Playground listens on every interface and can't be told otherwise: here, listening
 * means listening on loopback. It prints the line READY once the site is set up.
 */
import { Server } from 'node:net';
import { runCLI } from '@wp-playground/cli';
import { LOOPBACK } from './ports.mjs';

const PLUGIN = '/wordpress/wp-content/plugins/storewright';

/**
 * The site's settings.
 *
 * @type {{ port: number, wordpress: string, plugin: string, php: string, setUp: string[][] }}
 */
const site = JSON.parse( process.argv[ 2 ] ?? '' );

const listen = Server.prototype.listen;
Server.prototype.listen = /** @type {typeof listen} */ (
	function ( /** @type {unknown} */ first, /** @type {unknown[]} */ ...rest ) {
		const where =
			typeof first === 'number'
				? [ { port: first, host: LOOPBACK }, ...rest.filter( ( item ) => typeof item === 'function' ) ]
				: [ first, ...rest ];
		return Reflect.apply( listen, this, where );
	}
);

/**
 * PHP to run in one request once WordPress is installed, as the administrator.
 *
 * @param {string[]} scripts Files below bin/.
 * @return {{ step: 'runPHP', code: string }} The step of a blueprint.
 */
function runScripts( scripts ) {
	const code = [
		"<?php require '/wordpress/wp-load.php';",
		'wp_set_current_user( 1 );',
		"$args = array( 'storewright/plugin.php' );",
		...scripts.map( ( script ) => `require '${ PLUGIN }/bin/${ script }';` ),
	];
	return { step: 'runPHP', code: code.join( '\n' ) };
}

try {
	await runCLI( {
		command: 'server',
		port: site.port,
		'site-url': `http://${ LOOPBACK }:${ site.port }`,
		verbosity: 'quiet',
		workers: 2,
		wordpressInstallMode: 'install-from-existing-files-if-needed',
		'mount-before-install': [ { hostPath: site.wordpress, vfsPath: '/wordpress' } ],
		mount: [ { hostPath: site.plugin, vfsPath: PLUGIN } ],
		define: { WP_ENVIRONMENT_TYPE: 'local' },
		'define-bool': {
			WP_DEBUG: true,
			WP_DEBUG_LOG: true,
			WP_DEBUG_DISPLAY: false,
			WP_HTTP_BLOCK_EXTERNAL: true,
			AUTOMATIC_UPDATER_DISABLED: true,
		},
		blueprint: {
			preferredVersions: { php: /** @type {'8.3'} */ ( site.php ), wp: 'latest' },
			steps: site.setUp.map( runScripts ),
		},
	} );
	// Playground redirects the very first request, whatever it asks for.
	await fetch( `http://${ LOOPBACK }:${ site.port }/wp-login.php`, { redirect: 'manual' } );
	process.stdout.write( 'READY\n' );
} catch ( error ) {
	process.stdout.write( `${ error instanceof Error ? error.stack : error }\n` );
	process.exit( 1 );
}
