/** A visitor who buys in WooCommerce's shop, as the blocks of its cart and its checkout do. */
import assert from 'node:assert/strict';
import { ADDRESS } from './requests.mjs';

/**
 * Puts a product into a cart and buys it.
 *
 * @param {{ url: string }}                                         site      With the payment method “bacs”.
 * @param {{ product: number, quantity: number, coupon?: string }} what
 * @param {Record<string, string>}                                  [headers] Sent with every request.
 * @return {Promise<{ order: number, answers: Record<string, { status: number, data: any }> }>} The order's id, and all answers.
 */
export async function buy( site, { product, quantity, coupon }, headers = {} ) {
	const store = new URL( 'wp-json/wc/store/v1/', site.url );
	const cart = await fetch( new URL( 'cart', store ), { headers } );
	const visitor = {
		...headers,
		'Content-Type': 'application/json',
		'Cart-Token': cart.headers.get( 'Cart-Token' ) ?? '',
		Nonce: cart.headers.get( 'Nonce' ) ?? '',
	};
	const address = { ...ADDRESS, email: 'visitor@example.org' };
	/** @type {Record<string, { status: number, data: any }>} */
	const answers = {};
	for ( const [ path, body ] of [
		[ 'cart/add-item', { id: product, quantity } ],
		...( coupon ? [ [ 'cart/apply-coupon', { code: coupon } ] ] : [] ),
		[ 'checkout', { billing_address: address, shipping_address: ADDRESS, payment_method: 'bacs' } ],
	] ) {
		const response = await fetch( new URL( `${ path }`, store ), {
			method: 'POST',
			headers: visitor,
			body: JSON.stringify( body ),
		} );
		const data = await response.json();
		assert.ok( [ 200, 201 ].includes( response.status ), `${ path }: ${ JSON.stringify( data ) }` );
		answers[ `POST wc/store/v1/${ path }` ] = { status: response.status, data };
	}
	return { order: answers[ 'POST wc/store/v1/checkout' ]?.data.order_id, answers };
}
