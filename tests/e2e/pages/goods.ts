/** A shop that has sold something today, and what its reports have to show of it. */
import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { Shop } from './shop';
import { readSold, type Sold } from './sold';

/**
 * Sells three lamps and a chair in three orders, with a tax, a coupon, shipping, and a refund of an amount.
 *
 * @param client Of the administrator.
 * @return What was sold, and the id of the first order.
 */
export async function sellGoods( client: RequestUtils ): Promise< Sold & { first: number } > {
	const post = < Answer = { id: number } >( path: string, data: object ) =>
		client.rest< Answer >( { method: 'POST', path: `/wc/v3/${ path }`, data } );
	const shop = new Shop( client );
	await shop.set( 'general', { calc_taxes: 'yes', default_country: 'US:IL' } );
	await post( 'taxes', { country: 'US', rate: '10', name: 'VAT', shipping: true } );
	await post( 'coupons', { code: 'twoless', amount: '2.00', discount_type: 'fixed_cart' } );
	const category = await post( 'products/categories', { name: 'Light' } );
	const lamp = await post( 'products', {
		name: 'Lamp',
		sku: 'LAMP',
		regular_price: '20.00',
		manage_stock: true,
		stock_quantity: 10,
		categories: [ { id: category.id } ],
	} );
	const chair = await post( 'products', {
		name: 'Chair',
		type: 'variable',
		attributes: [ { name: 'Color', options: [ 'Red' ], variation: true } ],
	} );
	const red = await post( `products/${ chair.id }/variations`, {
		sku: 'CHAIR-RED',
		regular_price: '1250.50',
		attributes: [ { name: 'Color', option: 'Red' } ],
	} );
	const address = { country: 'US', state: 'IL', city: 'Springfield', postcode: '62701' };
	const buy = ( more: object ) =>
		post( 'orders', {
			status: 'processing',
			billing: { first_name: 'Ada', last_name: 'Barlow', email: 'ada@example.org', ...address },
			shipping: address,
			...more,
		} );
	const first = await buy( {
		line_items: [ { product_id: lamp.id, quantity: 2 } ],
		coupon_lines: [ { code: 'twoless' } ],
		shipping_lines: [ { method_id: 'flat_rate', method_title: 'Flat rate', total: '5.00' } ],
	} );
	await buy( { line_items: [ { product_id: chair.id, variation_id: red.id, quantity: 1 } ] } );
	const third = await buy( { line_items: [ { product_id: lamp.id, quantity: 1 } ] } );
	await buy( { status: 'failed', line_items: [ { product_id: lamp.id, quantity: 1 } ] } );
	await post( `orders/${ third.id }/refunds`, { amount: '3.30', api_refund: false } );

	return { ...( await readSold( client ) ), first: first.id };
}

/**
 * Gives back one of the two lamps of the first order of `sellGoods()` with its tax, and a part of the shipping with its tax.
 *
 * @param client Of the administrator.
 * @param first  Id of the order.
 * @return What was sold since.
 */
export async function giveLampBack( client: RequestUtils, first: number ): Promise< Sold > {
	const path = `/wc/v3/orders/${ first }`;
	const {
		line_items: goods,
		shipping_lines: shipping,
		tax_lines: rates,
	} = await client.rest< {
		line_items: Array< { id: number; total: string } >;
		shipping_lines: Array< { id: number } >;
		tax_lines: Array< { rate_id: number } >;
	} >( { path } );
	const back = ( lines: Array< { id: number } >, quantity: number, total: number ) =>
		lines.map( ( { id } ) => ( {
			id,
			quantity,
			refund_total: total,
			refund_tax: rates.map( ( rate ) => ( { id: rate.rate_id, refund_total: total / 10 } ) ),
		} ) );
	await client.rest( {
		method: 'POST',
		path: `${ path }/refunds`,
		data: {
			api_refund: false,
			line_items: [ ...back( goods, 1, Number( goods[ 0 ]?.total ) / 2 ), ...back( shipping, 0, 2 ) ],
		},
	} );
	return readSold( client );
}

/**
 * Sells a map as a file, and downloads it as its customer.
 *
 * @param client Of the administrator.
 * @param page   The browser's.
 * @param path   Where the map may be written.
 * @return The id of the order that allows the download.
 */
export async function downloadMap( client: RequestUtils, page: Page, path: string ): Promise< number > {
	await writeFile( path, 'A map. '.repeat( 20 ) );
	const media = await client.uploadMedia( path );
	const post = ( to: string, data: object ) =>
		client.rest< { id: number } >( { method: 'POST', path: `/wc/v3/${ to }`, data } );
	const product = await post( 'products', {
		name: 'Map',
		regular_price: '3',
		downloadable: true,
		downloads: [ { name: 'Map', file: media.source_url } ],
	} );
	const email = 'ada@example.org';
	const customer = await post( 'customers', { email, username: 'ada', password: 'map-reader' } );
	const order = await post( 'orders', {
		status: 'completed',
		customer_id: customer.id,
		billing: { first_name: 'Ada', email },
		line_items: [ { product_id: product.id, quantity: 1 } ],
	} );
	const [ file ] = await client.rest< Array< { download_url: string } > >( {
		path: `/wc/v3/customers/${ customer.id }/downloads`,
	} );
	expect( ( await page.request.get( file?.download_url ?? '' ) ).status() ).toBe( 200 );
	return order.id;
}
