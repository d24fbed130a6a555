/** `npm start -- --with-woocommerce`: the command itself, and what it has made. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ROOT } from '../../bin/lib/paths.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { background } from '../../bin/lib/process.mjs';
import { logIn } from '../../bin/lib/session.mjs';

/** What bin/demo-woocommerce.php makes: two orders in five are not paid yet, and reports go by the day of payment. */
const ORDERS = 60;
const REPORTED = 36;

const TIMEOUT = 600_000;

describe( 'npm start -- --with-woocommerce', () => {
	/** @type {string} */
	let dir;
	/** @type {Awaited<ReturnType<typeof background>>} */
	let command;
	/** @type {Awaited<ReturnType<typeof logIn>>} */
	let session;
	before( async () => {
		// The site lies in the folder of temporary files: not in the one of somebody who tries it out.
		dir = await mkdtemp( join( tmpdir(), 'storewright-start-' ) );
		const port = await freePort();
		command = await background(
			process.execPath,
			[ join( ROOT, 'bin/start.mjs' ), '--with-woocommerce', `--port=${ port }` ],
			{ readyLine: /Ctrl-C ends it/, timeout: TIMEOUT, env: { TMPDIR: dir } }
		);
		session = await logIn( { url: `http://127.0.0.1:${ port }/`, user: 'admin', password: 'password' } );
	} );
	after( async () => {
		await command?.stop();
		await rm( dir, { recursive: true, force: true } );
	} );

	/** @param {string} path Below wp-json/. */
	const read = async ( path ) => {
		const answer = await session.rest( path );
		const body = await answer.text();
		assert.equal( answer.status, 200, `${ path }: ${ body.slice( 0, 300 ) }` );
		return { body: JSON.parse( body ), total: Number( answer.headers.get( 'x-wp-total' ) ) };
	};

	it( 'runs both plugins on a shop whose orders Home and the reports have', async () => {
		const plugins = ( await read( 'wp/v2/plugins?status=active' ) ).body;
		assert.deepEqual( plugins.map( ( /** @type {{ plugin: string }} */ { plugin } ) => plugin ).sort(), [
			'storewright/plugin',
			'woocommerce/woocommerce',
		] );
		assert.equal( ( await read( 'wc/v3/orders?per_page=1' ) ).total, ORDERS );
		assert.match( command.output(), /admin\.php\?page=storewright\n/ );

		assert.equal( ( await read( 'storewright/analytics/reports/orders?per_page=1' ) ).total, REPORTED );
		const { figures } = ( await read( 'storewright/admin/home/performance?period=month' ) ).body;
		assert.equal(
			figures.find( ( /** @type {{ stat: string }} */ { stat } ) => stat === 'orders/orders_count' )?.value,
			String( REPORTED )
		);
	} );
} );
