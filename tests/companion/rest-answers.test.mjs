/** What WooCommerce's own REST APIs answer is the same with Storewright and without: nothing of WooCommerce's is changed. */
import assert from 'node:assert/strict';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { copyDatabase } from '../../bin/lib/native-layout.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { buy } from './checkout.mjs';
import { READS, WRITES } from './requests.mjs';
import { startSite, WITHOUT_STOREWRIGHT } from './site.mjs';

/** Names of times and nonces: two runs can't have them in common. */
const TIMES_AND_NONCES = /(^|_)(date|date_gmt|timestamp|expires|nonce)$|^date_|Nonce$/;

/** Names of ids, which are masked where they are numbers: those of settings, gateways and the like are texts that stay the same. */
const IDS = /(^|_)ids?$/;

/** In texts: times; the keys of orders and of their logs, which are random; the id of an order in an address. */
const IN_TEXTS =
	/\d{4}-\d\d-\d\dT[\d:]+|wc_order_\w+|@ \d\d:\d\d [AP]M|(?<=order-received\/)\d+|(?<=place-order-debug-)\w+/g;

/** Ids in the addresses of links. */
const IN_LINKS = /\/\d+(?=\/|\?|$)/g;

/**
 * @param {string}  name Of a property.
 * @param {unknown} item Its value.
 */
function isMasked( name, item ) {
	const values = Array.isArray( item ) ? item : [ item ];
	return (
		( TIMES_AND_NONCES.test( name ) && values.every( ( value ) => typeof value !== 'object' || value === null ) ) ||
		( IDS.test( name ) && values.every( ( value ) => typeof value === 'number' ) )
	);
}

/**
 * @param {unknown} value An answer.
 * @return {unknown} It without what is masked.
 */
function mask( value ) {
	if ( Array.isArray( value ) ) {
		return value.map( mask );
	}
	if ( typeof value === 'object' && value !== null ) {
		return Object.fromEntries(
			Object.entries( value ).map( ( [ name, item ] ) => {
				if ( name === 'href' && typeof item === 'string' ) {
					return [ name, item.replaceAll( IN_LINKS, '/…' ) ];
				}
				return [ name, isMasked( name, item ) ? '…' : mask( item ) ];
			} )
		);
	}
	return typeof value === 'string' ? value.replaceAll( IN_TEXTS, '…' ) : value;
}

/**
 * @param {unknown}                value A path or a body.
 * @param {Record<string, number>} ids   Of what was made, by the name of the request.
 * @return {any} It with them in place of `{name}`.
 */
function fill( value, ids ) {
	return JSON.parse(
		( JSON.stringify( value ) ?? 'null' )
			.replaceAll( /"\{(\w+)\}"/g, ( all, name ) => String( ids[ name ] ?? all ) )
			.replaceAll( /\{(\w+)\}/g, ( all, name ) => String( ids[ name ] ?? all ) )
	);
}

/** @type {( answer: unknown ) => string[]} */
const linesOf = ( answer ) => JSON.stringify( answer, null, 1 ).split( '\n' );

/** @type {( one: { note: string }, other: { note: string } ) => number} */
const byNote = ( one, other ) => one.note.localeCompare( other.note );

describe( 'WooCommerce’s REST APIs', () => {
	/** @type {Awaited<ReturnType<typeof startSite>>} */
	let site;
	/** @type {Record<string, unknown>} By request. */
	let without;
	/** @type {Record<string, unknown>} By request. */
	let beside;

	/** @param {Record<string, string>} headers Sent with every request. */
	const answers = async ( headers ) => {
		/** @type {Record<string, number>} */
		const ids = {};
		/** @type {Record<string, unknown>} */
		const found = {};
		for ( const [ index, [ method, path, body, name ] ] of [ ...WRITES, ...READS ].entries() ) {
			const answer = await site.send(
				method,
				fill( path, ids ),
				body === undefined ? body : fill( body, ids ),
				headers
			);
			const said = `${ method } ${ path }: ${ JSON.stringify( answer.data ) }`;
			if ( index < WRITES.length ) {
				const expected = typeof name === 'number' ? [ name ] : [ 200, 201 ];
				assert.ok( expected.includes( answer.status ), said );
			}
			if ( typeof name === 'string' ) {
				assert.ok( answer.data.id, said );
				ids[ name ] = answer.data.id;
			}
			if ( method === 'GET' && path.endsWith( '/notes' ) ) {
				// Sorted by time, to the second: which of a second comes first is chance.
				answer.data.sort( byNote );
			}
			found[ `${ index } ${ method } ${ path }` ] = mask( answer );
			if ( index === WRITES.length - 1 ) {
				const bought = await buy( site, { product: ids.book ?? 0, quantity: 2, coupon: 'ten' }, headers );
				Object.assign(
					found,
					Object.fromEntries(
						Object.entries( bought.answers ).map( ( [ asked, one ] ) => [ asked, mask( one ) ] )
					)
				);
			}
		}
		return found;
	};

	before( async () => {
		site = await startSite( { woocommerce: true } );
		await mkdir( join( site.path, 'wp-content/running-requests' ) );
		await cp( join( ROOT, 'bin/site/wait-for-requests.php' ), join( site.path, 'wait-for-requests.php' ) );
		const settle = () => fetch( new URL( 'wait-for-requests.php', site.url ) );
		const beginning = `${ site.path }-beginning`;
		// What is made once, by the first request of all, is made before.
		await site.admin.get( 'wp-admin/admin.php?page=storewright' );
		await site.rest( 'GET', 'wc/v3/products' );
		await settle();
		await mkdir( join( beginning, 'wp-content' ), { recursive: true } );
		await copyDatabase( site.path, beginning );
		without = await answers( WITHOUT_STOREWRIGHT );
		await settle();
		await copyDatabase( beginning, site.path );
		beside = await answers( {} );
	} );
	after( () => site?.end() );

	it( 'are asked 60 times and more, 20 of them writing', () => {
		const distinct = ( /** @type {readonly import('./requests.mjs').Request[]} */ requests ) =>
			new Set( requests.map( ( [ method, path ] ) => `${ method } ${ path }` ) ).size;
		assert.ok( distinct( WRITES ) >= 20 );
		assert.ok( distinct( [ ...WRITES, ...READS ] ) >= 60 );
	} );

	it( 'are really asked without Storewright', async () => {
		assert.equal(
			( await site.send( 'GET', 'storewright/admin/onboarding/tasks', undefined, WITHOUT_STOREWRIGHT ) ).status,
			404
		);
		assert.equal( ( await site.send( 'GET', 'storewright/admin/onboarding/tasks' ) ).status, 200 );
	} );

	it( 'answer the same with Storewright as without', () => {
		const differences = Object.entries( beside ).flatMap( ( [ request, answer ] ) => {
			const lines = linesOf( without[ request ] );
			const place = linesOf( answer ).findIndex( ( line, index ) => line !== lines[ index ] );
			const isSame = place === -1 && lines.length === linesOf( answer ).length;
			return isSame ? [] : [ { request, beside: linesOf( answer )[ place ], without: lines[ place ] } ];
		} );
		assert.deepEqual( differences, [] );
	} );

	it( 'have PHP say nothing', async () => {
		assert.equal( await site.log(), '' );
	} );
} );
