/** A private MariaDB server: its own data folder, loopback only, a new password at every start. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.mjs';
import { background, Failure, onEnd, run } from './process.mjs';

const HINT = 'Install MariaDB 10.6 or newer (Debian and Ubuntu: apt-get install mariadb-server) and try again.';

/** Lasting data is not the purpose: speed comes before surviving a power cut. */
const SETTINGS = [
	'--innodb-flush-log-at-trx-commit=0',
	'--innodb-file-per-table=1',
	'--skip-log-bin',
	'--performance-schema=OFF',
];

/** Where distributions keep the server, besides the folders of PATH. */
const SERVER_FOLDERS = [ '/usr/sbin', '/usr/libexec', '/usr/local/sbin' ];

/**
 * Starts a server on a data folder, which is made when it isn't there.
 *
 * @param {Object} options
 * @param {string}   options.dir        Data folder; what it holds is kept from start to start.
 * @param {number}   [options.port]     TCP port on 127.0.0.1; a free one when left out.
 * @param {string[]} [options.settings] More options of the server, such as "--innodb-buffer-pool-size=1G".
 * @param {string}   [options.password] The password, for who starts a server anew that others know; a new one when left out.
 * @return {Promise<{ host: string, port: number, socket: string, user: string, password: string, pid: number, createDatabase:
 *   ( name: string ) => Promise<void>, stop: () => Promise<void> }>} A statement that comes by the socket takes two thirds of the time.
 */
export async function startMariadb( { dir, port, settings = [], password = randomBytes( 16 ).toString( 'hex' ) } ) {
	const account = process.getuid?.() === 0 ? [ '--user=root' ] : [];
	// Not in the data folder: the path of a socket is limited to about 100 bytes, and the password is not to be kept.
	const runtime = await mkdtemp( join( tmpdir(), 'storewright-db-' ) );
	const forget = onEnd( () => rm( runtime, { recursive: true, force: true } ) );
	if ( ! existsSync( join( dir, 'mysql' ) ) ) {
		await mkdir( dir, { recursive: true } );
		await run(
			'mariadb-install-db',
			[
				'--no-defaults',
				`--datadir=${ dir }`,
				'--auth-root-authentication-method=normal',
				'--skip-test-db',
				...account,
			],
			// A server that starts removes the temporary tables of others from a folder that they share.
			{ env: { TMPDIR: runtime }, hint: HINT }
		);
	}

	const init = join( runtime, 'init.sql' );
	await writeFile( init, `ALTER USER root@localhost IDENTIFIED BY '${ password }';\n`, { mode: 0o600 } );

	const address = port ?? ( await freePort() );
	const socket = join( runtime, 'socket' );
	const server = await background(
		serverBinary(),
		[
			'--no-defaults',
			`--datadir=${ dir }`,
			`--port=${ address }`,
			'--bind-address=127.0.0.1',
			`--socket=${ socket }`,
			`--pid-file=${ join( runtime, 'pid' ) }`,
			`--init-file=${ init }`,
			`--tmpdir=${ runtime }`,
			...SETTINGS,
			...settings,
			...account,
		],
		{ readyLine: /ready for connections/, hint: HINT }
	);

	const connection = { host: '127.0.0.1', port: address, user: 'root', password };
	return {
		...connection,
		socket,
		pid: server.pid,
		createDatabase: ( name ) => createDatabase( connection, name ),
		stop: async () => {
			await server.stop();
			forget();
			await rm( runtime, { recursive: true, force: true } );
		},
	};
}

/**
 * Makes an empty database, in place of one of that name.
 *
 * @param {{ host: string, port: number, user: string, password: string }} connection The server.
 * @param {string}                                                         name       Letters, digits and underscores.
 */
async function createDatabase( { host, port, user, password }, name ) {
	if ( ! /^\w+$/.test( name ) ) {
		throw new Failure( `“${ name }” is no name for a database: use letters, digits and underscores.` );
	}
	await run( 'mariadb', [ '--no-defaults', `--host=${ host }`, `--port=${ port }`, `--user=${ user }` ], {
		env: { MYSQL_PWD: password },
		input: `DROP DATABASE IF EXISTS ${ name }; CREATE DATABASE ${ name } CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;`,
		hint: HINT,
	} );
}

/** @return {string} The server's program. */
function serverBinary() {
	const folder = SERVER_FOLDERS.find( ( candidate ) => existsSync( join( candidate, 'mariadbd' ) ) );
	return folder === undefined ? 'mariadbd' : join( folder, 'mariadbd' );
}
