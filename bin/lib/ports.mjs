/** TCP ports of this machine's loopback address. */
import { createServer } from 'node:net';

/**
 * A port that nothing listens on at this moment.
 *
 * @return {Promise<number>}
 */
export function freePort() {
	return new Promise( ( resolve, reject ) => {
		const server = createServer();
		server.once( 'error', reject );
		server.listen( 0, '127.0.0.1', () => {
			const address = server.address();
			server.close( () => resolve( typeof address === 'object' && address !== null ? address.port : 0 ) );
		} );
	} );
}
