/** A shop that has sold something today: what its reports have to show is added up from the orders that REST answers. */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { Shop } from './shop';

interface LineItem {
	name: string;
	product_id: number;
	quantity: number;
	total: string;
}

interface Order {
	id: number;
	total: string;
	total_tax: string;
	shipping_total: string;
	discount_total: string;
	line_items: LineItem[];
	refunds: Array< { total: string } >;
}

/** Figures as the reports write them. */
export interface Sold {
	/** Id of the first order. */
	first: number;
	orders: string;
	items: string;
	gross: string;
	refunds: string;
	coupons: string;
	net: string;
	taxes: string;
	shipping: string;
	total: string;
	/** Pieces, net sales and orders of the lamp. */
	lamp: readonly string[];
	/** The same of the red chair. */
	chair: readonly string[];
}

const cents = ( amount: string ) => Math.round( Number( amount ) * 100 );

const money = ( amount: number ) =>
	new Intl.NumberFormat( 'en-US', { style: 'currency', currency: 'USD' } ).format( amount / 100 );

const sum = < Item >( items: readonly Item[], of: ( item: Item ) => number ) =>
	items.reduce( ( total, item ) => total + of( item ), 0 );

/** Pieces, net sales and number of orders of the line items of that name. */
function soldOf( orders: readonly Order[], name: RegExp ): readonly string[] {
	const items = orders.flatMap( ( order ) => order.line_items.filter( ( item ) => name.test( item.name ) ) );
	return [
		String( sum( items, ( { quantity } ) => quantity ) ),
		money( sum( items, ( { total } ) => cents( total ) ) ),
		String( items.length ),
	];
}

/**
 * Sells three lamps and a chair in three orders, with a tax, a coupon, shipping, and a refund of an amount.
 *
 * @param client Of the administrator.
 */
export async function sellGoods( client: RequestUtils ): Promise< Sold > {
	const post = < Answer = { id: number } >( path: string, data: object ) =>
		client.rest< Answer >( { method: 'POST', path: `/wc/v3/${ path }`, data } );
	const shop = new Shop( client );
	await shop.set( 'general', { calc_taxes: 'yes', default_country: 'US:IL' } );
	await post( 'taxes', { country: 'US', rate: '10', name: 'VAT', shipping: false } );
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
	const second = await buy( { line_items: [ { product_id: chair.id, variation_id: red.id, quantity: 1 } ] } );
	const third = await buy( { line_items: [ { product_id: lamp.id, quantity: 1 } ] } );
	await buy( { status: 'failed', line_items: [ { product_id: lamp.id, quantity: 1 } ] } );
	await post( `orders/${ third.id }/refunds`, { amount: '3.30', api_refund: false } );

	const orders = await Promise.all(
		[ first, second, third ].map( ( { id } ) => client.rest< Order >( { path: `/wc/v3/orders/${ id }` } ) )
	);
	const of = ( name: 'total' | 'total_tax' | 'shipping_total' | 'discount_total' ) =>
		sum( orders, ( order ) => cents( order[ name ] ) );
	const refunds = -sum( orders, ( order ) => sum( order.refunds, ( { total } ) => cents( total ) ) );
	const net = of( 'total' ) - refunds - of( 'total_tax' ) - of( 'shipping_total' );
	return {
		first: first.id,
		orders: String( orders.length ),
		items: String( sum( orders, ( { line_items: items } ) => sum( items, ( { quantity } ) => quantity ) ) ),
		gross: money( net + refunds + of( 'discount_total' ) ),
		refunds: money( refunds ),
		coupons: money( of( 'discount_total' ) ),
		net: money( net ),
		taxes: money( of( 'total_tax' ) ),
		shipping: money( of( 'shipping_total' ) ),
		total: money( of( 'total' ) - refunds ),
		lamp: soldOf( orders, /Lamp/ ),
		chair: soldOf( orders, /Chair/ ),
	};
}
