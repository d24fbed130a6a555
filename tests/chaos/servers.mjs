/** The servers of the chaos run, which are killed and started anew: a web server for each client, and the database's. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startMariadb } from '../../bin/lib/mariadb.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { freePort, LOOPBACK } from '../../bin/lib/ports.mjs';
import { background } from '../../bin/lib/process.mjs';

/** Small, so that it is up again at once; and what was committed outlives the death of the process. */
const SETTINGS = [
	'--innodb-flush-log-at-trx-commit=2',
	'--innodb-buffer-pool-size=64M',
	'--innodb-log-file-size=16M',
	'--innodb-buffer-pool-load-at-startup=0',
];

/**
 * @typedef {{ url: string, kill: () => Promise<number>, stop: () => Promise<void> }} Server `kill` answers after how many
 *   milliseconds it worked again.
 */

/**
 * Starts the database server.
 *
 * @param {string} dir Its data folder.
 * @return {Promise<Awaited<ReturnType<typeof startMariadb>> & Server>}
 */
export async function databaseServer( dir ) {
	let server = await startMariadb( { dir, settings: SETTINGS } );
	const { port, password } = server;
	return {
		...server,
		url: '',
		kill: async () => {
			const begin = performance.now();
			process.kill( server.pid, 'SIGKILL' );
			await server.stop();
			server = await startMariadb( { dir, port, password, settings: SETTINGS } );
			return performance.now() - begin;
		},
		stop: () => server.stop(),
	};
}

/**
 * Starts a web server with one worker.
 *
 * @param {string} path The folder that it shows.
 * @param {string} log  Where it writes what it has to say.
 * @return {Promise<Server>}
 */
export async function webServer( path, log ) {
	const port = await freePort();
	// A server that is started anew compiles nothing that another one has: that takes longer than what is tested.
	const compiled = `${ log }.opcache`;
	await mkdir( compiled, { recursive: true } );
	const start = () =>
		background(
			'php',
			[
				...[ 'memory_limit=512M', 'max_execution_time=120', 'display_errors=0', 'opcache.enable=1' ],
				`opcache.file_cache=${ compiled }`,
				`auto_prepend_file=${ join( ROOT, 'bin/site/prepend.php' ) }`,
			]
				.flatMap( ( setting ) => [ '-d', setting ] )
				.concat( [ '-S', `${ LOOPBACK }:${ port }`, '-t', path, join( ROOT, 'bin/router.php' ) ] ),
			{ readyLine: /Development Server .* started/, logFile: log }
		);
	let server = await start();
	return {
		url: `http://${ LOOPBACK }:${ port }/`,
		kill: async () => {
			const begin = performance.now();
			process.kill( server.pid, 'SIGKILL' );
			await server.exited;
			server = await start();
			return performance.now() - begin;
		},
		stop: () => server.stop(),
	};
}
