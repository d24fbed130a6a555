import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../bin/lib/paths.mjs';
import { run } from '../../bin/lib/process.mjs';

/**
 * @param {string[]} args Of npm start.
 * @return {Promise<string>} The complaint of a start that must fail.
 */
async function complaint( ...args ) {
	const { code, stderr } = await run( process.execPath, [ join( ROOT, 'bin/start.mjs' ), ...args ], {
		check: false,
	} );
	assert.equal( code, 1 );
	return stderr.trim();
}

describe( 'npm start', () => {
	it( 'explains its options', async () => {
		const { stdout } = await run( process.execPath, [ join( ROOT, 'bin/start.mjs' ), '--help' ] );
		for ( const option of [ '--port', '--reset', '--demo', '--native', '--db' ] ) {
			assert.ok( stdout.includes( option ), option );
		}
	} );

	it( 'refuses options that it does not know or that make no sense', async () => {
		assert.match( await complaint( '--frobnicate' ), /--frobnicate/ );
		assert.equal( await complaint( '--port=eighty' ), '--port is a number, not “eighty”.' );
		assert.match( await complaint( '--port=70000' ), /^The port must be a number from 1 to 65535/ );
		assert.equal( await complaint( '--native', '--db=oracle' ), '--db is “sqlite” or “mariadb”, not “oracle”.' );
		assert.match( await complaint( '--db=mariadb' ), /^--db=mariadb needs --native/ );
	} );

	it( 'names a busy port and how to choose another', async () => {
		const server = createServer().listen( 0, '127.0.0.1' );
		await once( server, 'listening' );
		const { port } = /** @type {import('node:net').AddressInfo} */ ( server.address() );
		try {
			assert.match(
				await complaint( `--port=${ port }` ),
				new RegExp( `^Port ${ port } is busy: .*--port=\\d+` )
			);
		} finally {
			server.close();
		}
	} );
} );
