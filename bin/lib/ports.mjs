/** Ports of the loopback address. */
import { createServer } from 'node:net';
import { Failure } from './process.mjs';

export const LOOPBACK = '127.0.0.1';

/**
 * @return {Promise<number>} A port that is free at this moment.
 */
export function freePort() {
	return tryPort( 0 );
}

/**
 * Fails with a sentence when a port is taken.
 *
 * @param {number} port A port.
 */
export async function requireFreePort( port ) {
	if ( ! Number.isInteger( port ) || port < 1 || port > 65535 ) {
		throw new Failure( `The port must be a number from 1 to 65535, not “${ port }”.` );
	}
	try {
		await tryPort( port );
	} catch ( error ) {
		const { code } = /** @type {NodeJS.ErrnoException} */ ( error );
		if ( code === 'EADDRINUSE' ) {
			throw new Failure(
				`Port ${ port } is busy: end what uses it, or choose another with “--port=${ port === 65535 ? 8080 : port + 1 }”.`
			);
		}
		if ( code === 'EACCES' ) {
			throw new Failure( `Port ${ port } may not be used by this user: choose one above 1023 with “--port=N”.` );
		}
		throw error;
	}
}

/**
 * @param {number} port A port, or 0 for any.
 * @return {Promise<number>} The port, which could be listened on.
 */
function tryPort( port ) {
	return new Promise( ( resolve, reject ) => {
		const server = createServer();
		server.once( 'error', reject );
		server.listen( { port, host: LOOPBACK, exclusive: true }, () => {
			const { port: actual } = /** @type {import('node:net').AddressInfo} */ ( server.address() );
			server.close( () => resolve( actual ) );
		} );
	} );
}
