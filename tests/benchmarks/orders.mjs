/** What a saved order, and a customer's checkout, cost more with Storewright beside WooCommerce. */
import { compare, compareBy } from './documents.mjs';
import { getPage, median, surelyAtLeast } from './page.mjs';

/** Who buys: as most do, without an account, and not for the first time. */
const CUSTOMER = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	email: 'ada@example.org',
	address_1: '1 Main Street',
	city: 'Springfield',
	state: 'IL',
	postcode: '62701',
	country: 'US',
};

/** How many of them there are. */
const CUSTOMERS = 20;

/** Of so many saves the least counts: what others do on the machine only ever adds to the time of our listeners. */
const SAVES_OF_A_GROUP = 5;

/**
 * Orders that an administrator saves.
 *
 * @param {string} url     The site's.
 * @param {string} cookies Of an administrator.
 * @param {string} nonce   Of the REST API.
 * @param {number} times   How often.
 */
export async function savedOrders( url, cookies, nonce, times ) {
	const headers = { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce };
	const products = await (
		await fetch( `${ url }wp-json/wc/v3/products`, { headers: { ...headers, cookie: cookies } } )
	).json();
	let sent = 0;
	const body = () =>
		JSON.stringify( {
			payment_method: 'bacs',
			set_paid: true,
			// One after the other: nobody orders twice in a second, which a new order takes more queries for.
			billing: { ...CUSTOMER, email: `ada${ sent++ % CUSTOMERS }@example.org` },
			line_items: products.slice( 0, 2 ).map( ( { id } ) => ( { product_id: id, quantity: 2 } ) ),
		} );
	const request = {
		method: 'POST',
		headers,
		get body() {
			return body();
		},
	};
	const saved = await compare( `${ url }wp-json/wc/v3/orders`, times, { cookies, request } );
	/** @type {import('./page.mjs').Cost[]} */
	const costs = [];
	for ( let i = -SAVES_OF_A_GROUP; i < 2 * times; i++ ) {
		const metered = { method: 'POST', headers: { ...headers, 'X-Meter-Own': '1' }, body: body() };
		const { cost } = await getPage( `${ url }wp-json/wc/v3/orders`, { cookies, plugin: true, request: metered } );
		if ( i >= 0 ) {
			costs.push( cost );
		}
	}
	const own = costs.map( ( cost ) => cost.own );
	const least = own
		.filter( ( _, i ) => i % SAVES_OF_A_GROUP === 0 )
		.map( ( _, group ) => Math.min( ...own.slice( group * SAVES_OF_A_GROUP, ( group + 1 ) * SAVES_OF_A_GROUP ) ) );
	return [
		{ name: 'Saving an order: without Storewright, processor time', value: saved.bare, unit: 'ms', informs: true },
		{
			name: 'Saving an order: all listeners of ours, the database’s time included',
			value: median( least ),
			surely: surelyAtLeast( least ),
			limit: 3,
			unit: 'ms',
		},
		{
			name: 'Saving an order: queries of our listeners',
			value: median( costs.map( ( cost ) => cost.own_queries ) ),
			limit: 3,
		},
		{ name: 'Saving an order: files of ours', value: median( costs.map( ( cost ) => cost.files ) ), limit: 8 },
		{ name: 'Saving an order: queries more', value: saved.queries, limit: 3 },
		{
			name: 'Saving an order: processor time more',
			value: saved.worked,
			surely: saved.workedSurely,
			limit: 3,
			unit: 'ms',
		},
		{
			name: 'Saving an order: time more, the database’s included',
			value: saved.milliseconds,
			unit: 'ms',
			informs: true,
		},
	];
}

/**
 * A customer with an account at the checkout: each step saves a draft, the last one an order.
 *
 * @param {string}                                     url      The site's.
 * @param {Awaited<ReturnType<typeof import('../../bin/lib/session.mjs').logIn>>} customer Who is logged in.
 * @param {number}                                     product  What they buy: there is enough of it, and nothing to send.
 * @param {number}                                     times    How often.
 */
export async function checkouts( url, customer, product, times ) {
	const cookies = customer.cookie;
	const store = `${ url }wp-json/wc/store/v1/`;
	const nonce = await ( await customer.get( 'wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
	const cart = await fetch( `${ store }cart`, { headers: { cookie: cookies, 'X-WP-Nonce': nonce } } );
	const headers = {
		'Content-Type': 'application/json',
		'X-WP-Nonce': nonce,
		Nonce: cart.headers.get( 'Nonce' ) ?? '',
	};
	const post = ( /** @type {any} */ body ) => ( { method: 'POST', headers, body: JSON.stringify( body ) } );
	const fill = ( /** @type {boolean} */ plugin ) =>
		getPage( `${ store }cart/add-item`, { cookies, plugin, request: post( { id: product, quantity: 1 } ) } );
	await fill( true );
	const draft = await compare( `${ store }checkout`, times, { cookies, request: { headers } } );
	const order = await compareBy( async ( plugin ) => {
		await fill( plugin );
		const request = post( { payment_method: 'bacs', billing_address: CUSTOMER } );
		return getPage( `${ store }checkout`, { cookies, plugin, request } );
	}, times );
	return [
		[ 'draft of a checkout', draft ],
		[ 'checkout of a customer with an account', order ],
	].flatMap( ( [ name, cost ] ) => [
		{ name: `A ${ name }: queries more`, value: cost.queries, informs: true },
		{ name: `A ${ name }: processor time more`, value: cost.worked, unit: 'ms', informs: true },
	] );
}
