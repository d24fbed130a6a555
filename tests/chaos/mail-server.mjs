/** A mail server on loopback that keeps which message each email was, and lets the run kill the server that hands it over. */
import { createServer } from 'node:net';
import { LOOPBACK } from '../../bin/lib/ports.mjs';

/**
 * When the run is asked: somebody begins to hand an email over; the whole of it has arrived, and nobody was told yet; that was told.
 *
 * @typedef {'begun' | 'arrived' | 'told'} Moment
 *
 * @typedef {Object} Mails
 * @property {Map<number, number>} arrived How often each message of the outbox has arrived, by its id.
 * @property {number}              port
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the server.
 *
 * @param {( moment: Moment, worker: string, message: number ) => Promise<boolean>} ask Answers whether to go on; where not, the
 *   connection is cut. The worker is what it calls itself; the message is 0 until it is known.
 * @return {Promise<Mails>}
 */
export async function mailServer( ask ) {
	/** @type {Map<number, number>} */
	const arrived = new Map();
	const server = createServer( ( socket ) => {
		socket.setEncoding( 'utf8' ).setNoDelay( true );
		// Who is killed hangs up.
		socket.on( 'error', () => socket.destroy() );
		void converse( socket, ask, arrived );
	} );
	await new Promise( ( resolve ) => server.listen( 0, LOOPBACK, () => resolve( undefined ) ) );
	const address = server.address();
	return {
		arrived,
		port: typeof address === 'object' && address !== null ? address.port : 0,
		stop: () => new Promise( ( resolve ) => server.close( () => resolve( undefined ) ) ),
	};
}

/**
 * @param {import('node:net').Socket}          socket
 * @param {Parameters<typeof mailServer>[ 0 ]} ask
 * @param {Map<number, number>}                arrived
 */
async function converse( socket, ask, arrived ) {
	const say = ( /** @type {string} */ line ) => socket.writable && socket.write( `${ line }\r\n` );
	let worker = '';
	/** @type {string[] | null} */
	let letter = null;
	say( '220 chaos' );
	for await ( const line of lines( socket ) ) {
		if ( letter !== null ) {
			if ( line !== '.' ) {
				letter.push( line );
				continue;
			}
			const message = number( letter );
			letter = null;
			arrived.set( message, ( arrived.get( message ) ?? 0 ) + 1 );
			if ( ! ( await ask( 'arrived', worker, message ) ) ) {
				break;
			}
			say( '250 OK' );
			if ( ! ( await ask( 'told', worker, message ) ) ) {
				break;
			}
			continue;
		}
		const [ command, ...words ] = line.split( ' ' );
		if ( command === 'EHLO' ) {
			worker = words[ 0 ] ?? '';
		} else if ( command === 'MAIL' && ! ( await ask( 'begun', worker, 0 ) ) ) {
			break;
		} else if ( command === 'DATA' ) {
			letter = [];
		}
		say( { DATA: '354 Go on', QUIT: '221 Bye' }[ command ?? '' ] ?? '250 OK' );
	}
	socket.destroy();
}

/**
 * @param {import('node:net').Socket} socket
 * @return {AsyncGenerator<string>} Its lines, until the other side hangs up.
 */
async function* lines( socket ) {
	let rest = '';
	try {
		for await ( const text of socket ) {
			const parts = ( rest + text ).split( '\r\n' );
			rest = parts.pop() ?? '';
			yield* parts;
		}
	} catch ( error ) {
		// A killed process resets the connection: that is what the run is for.
		if ( ! [ 'ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE' ].includes( code( error ) ) ) {
			throw error;
		}
	}
}

/** @param {unknown} error */
function code( error ) {
	return /** @type {{ code?: string }} */ ( error ).code ?? '';
}

/**
 * @param {string[]} letter Its lines.
 * @return {number} The message that it is, as tests/chaos/must-use.php notes it.
 */
function number( letter ) {
	const header = letter.find( ( line ) => line.startsWith( 'X-Chaos-Message: ' ) );
	if ( header === undefined ) {
		throw new Error( `An email that is no message of the outbox:\n${ letter.slice( 0, 20 ).join( '\n' ) }` );
	}
	return Number( header.slice( 'X-Chaos-Message: '.length ) );
}
