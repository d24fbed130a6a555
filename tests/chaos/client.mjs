/** A client of the chaos run: makes orders, changes, refunds, cancels and deletes its own, whatever happens to the servers. */
import { pick } from './random.mjs';

/** How long an answer may take before the client gives up, in milliseconds. */
const TIMEOUT = 20000;

/** How long a client waits after no answer or a server's error, in milliseconds: as a person would, and so that it does not spin. */
const PAUSE = 30;

/**
 * @typedef {Object} Shop
 * @property {Record<string, number>[]} products Lines that can be ordered.
 * @property {string[]}                 coupons  Codes.
 *
 * @typedef {Object} Known
 * @property {Set<number>}         made     Orders that were answered as made and not asked to be deleted.
 * @property {Set<number>}         gone     Orders that were answered as deleted.
 * @property {Set<number>}         refunds  Refunds that were answered as made.
 * @property {Map<string, number>} answers  How often there was which answer.
 */

/** @return {Known} Nothing yet. */
export function nothing() {
	return { made: new Set(), gone: new Set(), refunds: new Set(), answers: new Map() };
}

/**
 * Works until it is told to stop.
 *
 * @param {Object}        given
 * @param {string}        given.url   Address of its server.
 * @param {Shop}          given.shop
 * @param {() => number}  given.next  Random numbers.
 * @param {Known}         given.known What it learns.
 * @param {AbortSignal}   given.until When to stop.
 */
export async function client( { url, shop, next, known, until } ) {
	/** @type {number[]} */
	const own = [];
	const send = ask( url, known );
	while ( ! until.aborted ) {
		const dice = next();
		if ( own.length === 0 || dice < 0.5 ) {
			const made = await send( 'POST', 'orders', order( next, shop ) );
			if ( made !== null ) {
				own.push( made.id );
				known.made.add( made.id );
			}
			continue;
		}
		const id = pick( next, own );
		if ( dice < 0.66 ) {
			await send( 'PUT', `orders/${ id }`, { status: pick( next, [ 'processing', 'completed', 'on-hold' ] ) } );
		} else if ( dice < 0.69 ) {
			await send( 'PUT', `orders/${ id }`, { status: 'refunded' } );
		} else if ( dice < 0.81 ) {
			const refund = await send( 'POST', `orders/${ id }/refunds`, { amount: '0.50', api_refund: false } );
			if ( refund !== null ) {
				known.refunds.add( refund.id );
			}
		} else if ( dice < 0.88 ) {
			await changeQuantity( send, id, next );
		} else if ( dice < 0.96 ) {
			await send( 'PUT', `orders/${ id }`, { status: 'cancelled' } );
		} else {
			await remove( send, id, own, known );
		}
	}
}

/**
 * @param {ReturnType<typeof ask>} send
 * @param {number}                 id
 * @param {() => number}           next
 */
async function changeQuantity( send, id, next ) {
	const stored = await send( 'GET', `orders/${ id }` );
	if ( stored !== null && stored.line_items.length > 0 ) {
		const line = { id: stored.line_items[ 0 ].id, quantity: 1 + Math.floor( next() * 5 ) };
		await send( 'PUT', `orders/${ id }`, { line_items: [ line ] } );
	}
}

/**
 * Deletes an order that holds no stock any more. Whether it is there is not known unless that is answered.
 *
 * @param {ReturnType<typeof ask>} send
 * @param {number}                 id
 * @param {number[]}               own
 * @param {Known}                  known
 */
async function remove( send, id, own, known ) {
	const stored = await send( 'GET', `orders/${ id }` );
	if ( stored?.status !== 'cancelled' ) {
		return;
	}
	own.splice( own.indexOf( id ), 1 );
	known.made.delete( id );
	for ( const refund of stored.refunds ) {
		known.refunds.delete( refund.id );
	}
	if ( ( await send( 'DELETE', `orders/${ id }?force=true` ) ) !== null ) {
		known.gone.add( id );
	}
}

/**
 * @param {() => number} next
 * @param {Shop}         shop
 */
function order( next, shop ) {
	const name = `buyer${ Math.floor( next() * 20 ) }`;
	const lines = Array.from( { length: 1 + Math.floor( next() * 3 ) }, () => ( {
		...pick( next, shop.products ),
		quantity: 1 + Math.floor( next() * 3 ),
	} ) );
	return {
		status: pick( next, [ 'pending', 'processing', 'processing', 'on-hold' ] ),
		billing: { first_name: name, email: `${ name }@example.test`, country: 'US', state: 'NY', city: 'New York' },
		line_items: lines,
		...( next() < 0.4 ? { coupon_lines: [ { code: pick( next, shop.coupons ) } ] } : {} ),
	};
}

/**
 * Who sends requests to a server.
 *
 * @param {string} url
 * @param {Known}  known Learns what was answered.
 */
export function ask( url, known ) {
	/**
	 * @param {string}  method HTTP method.
	 * @param {string}  path   Below wc/v3.
	 * @param {unknown} [body]
	 * @return {Promise<any>} What was answered; null where it failed or nothing was answered.
	 */
	return async ( method, path, body ) => {
		try {
			const response = await fetch( `${ url }wp-json/wc/v3/${ path }`, {
				method,
				headers: { 'Content-Type': 'application/json' },
				body: body === undefined ? undefined : JSON.stringify( body ),
				signal: AbortSignal.timeout( TIMEOUT ),
			} );
			const text = await response.text();
			const data = JSON.parse( text );
			count( known, response.ok ? String( response.status ) : `${ response.status } ${ reason( data ) }` );
			if ( response.status >= 500 ) {
				await pause();
			}
			return response.ok ? data : null;
		} catch ( error ) {
			count( known, error instanceof SyntaxError ? 'no JSON' : 'no answer' );
			await pause();
			return null;
		}
	};
}

/** Waits a little. */
function pause() {
	return new Promise( ( resolve ) => setTimeout( resolve, PAUSE ) );
}

/**
 * @param {{ code: string, message: string }} failure What was answered.
 * @return {string} Its code; its words where WordPress gave up by itself, which has one code for all.
 */
function reason( { code, message } ) {
	return code === 'wp_die' ? message.replaceAll( /<[^>]+>/g, '' ) : code;
}

/**
 * @param {Known}  known
 * @param {string} answer
 */
function count( known, answer ) {
	known.answers.set( answer, ( known.answers.get( answer ) ?? 0 ) + 1 );
}
