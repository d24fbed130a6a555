/**
 * What was sold, as SQL of the site's own tables of orders, items, products and rates says: none of the reports' tables is read. It is
 * right for orders of one currency in WooCommerce's own statuses, with the statuses in reports that a shop begins with, and reads
 * the tables of orders, which beside WooCommerce have to be where it keeps them. Items are known by their names, and all time counts.
 */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** Figures as the reports write them. */
export interface Sold {
	orders: string;
	items: string;
	gross: string;
	refunds: string;
	coupons: string;
	net: string;
	taxes: string;
	shipping: string;
	total: string;
	/** Net sales per order before refunds, and what is left of all sales per order. */
	average: string;
	spend: string;
	downloads: string;
	/** Net sales of each order and refund. */
	each: readonly string[];
	/** Pieces, net sales and orders of the lamp. */
	lamp: readonly string[];
	/** The same of the red chair. */
	chair: readonly string[];
	/** Rows of the reports of coupons, taxes and the stock: names, and cells. */
	used: Rows;
	rates: Rows;
	stock: Rows;
}

type Rows = Readonly< Record< string, readonly string[] > >;

type Answer = Record< keyof typeof QUERIES, Array< Record< string, string | null > > >;

/** Orders that count; those in no report by the settings that a shop begins with do not. */
const COUNTED = `o.type = 'shop_order' AND o.status IN ( 'wc-processing', 'wc-on-hold', 'wc-completed', 'wc-refunded' )`;

/** These orders, and the refunds of them, as `r`. */
const SOLD = `{prefix}wc_orders r JOIN {prefix}wc_orders o
	ON o.id = CASE r.type WHEN 'shop_order_refund' THEN r.parent_order_id ELSE r.id END AND ${ COUNTED }`;

/** How many orders; a refund is none. */
const ORDERS = `COUNT( DISTINCT CASE r.type WHEN 'shop_order' THEN r.id END )`;

/** Items of one kind of the orders that count and of their refunds, with what some of their meta data say, without the “_” of a key. */
const items = ( type: string, ...keys: string[] ) =>
	`${ SOLD } JOIN {prefix}woocommerce_order_items i ON i.order_id = r.id AND i.order_item_type = '${ type }' ${ keys
		.map( ( key ) => {
			const name = key.replace( /^_/, '' );
			return `JOIN {prefix}woocommerce_order_itemmeta ${ name }
				ON ${ name }.order_item_id = i.order_item_id AND ${ name }.meta_key = '${ key }'`;
		} )
		.join( ' ' ) }`;

/** What one entry of a product's or coupon's meta data says. */
const meta = ( key: string ) =>
	`( SELECT MAX( m.meta_value ) FROM {prefix}postmeta m WHERE m.post_id = p.ID AND m.meta_key = '${ key }' )`;

/** What is known of the coupon of an item. */
const coupon = ( what: string ) =>
	`( SELECT ${ what } FROM {prefix}posts p WHERE p.post_type = 'shop_coupon'
		AND p.post_status = 'publish' AND p.post_title = i.order_item_name )`;

const QUERIES = {
	// Of an order, the tax of what was bought is in one table and that of its shipping in the other.
	each: `SELECT r.type AS type, r.total_amount AS total, r.tax_amount + d.shipping_tax_amount AS tax,
			d.shipping_total_amount AS shipping, d.discount_total_amount AS discounts
		FROM ${ SOLD } JOIN {prefix}wc_order_operational_data d ON d.order_id = r.id`,
	goods: `SELECT i.order_item_name AS name, SUM( qty.meta_value + 0 ) AS pieces, SUM( line_total.meta_value + 0 ) AS net,
			${ ORDERS } AS orders
		FROM ${ items( 'line_item', '_qty', '_line_total' ) } GROUP BY i.order_item_name`,
	used: `SELECT i.order_item_name AS name, ${ ORDERS } AS orders,
			SUM( discount_amount.meta_value + 0 ) AS amount,
			${ coupon( 'p.post_date' ) } AS created, ${ coupon( meta( 'discount_type' ) ) } AS type
		FROM ${ items( 'coupon', 'discount_amount' ) } GROUP BY i.order_item_name`,
	rates: `SELECT t.tax_rate_country AS country, t.tax_rate_state AS state, t.tax_rate_name AS label, t.tax_rate_priority AS priority,
			t.tax_rate AS rate, ${ ORDERS } AS orders, SUM( tax_amount.meta_value + 0 ) AS amount,
			SUM( shipping_tax_amount.meta_value + 0 ) AS shipping
		FROM ${ items( 'tax', 'rate_id', 'tax_amount', 'shipping_tax_amount' ) }
		JOIN {prefix}woocommerce_tax_rates t ON t.tax_rate_id = rate_id.meta_value
		GROUP BY t.tax_rate_id, t.tax_rate_country, t.tax_rate_state, t.tax_rate_name, t.tax_rate_priority, t.tax_rate`,
	downloads: `SELECT COUNT(*) AS downloads FROM {prefix}wc_download_log`,
	stock: `SELECT p.post_title AS name, ${ meta( '_sku' ) } AS sku, ${ meta( '_stock_status' ) } AS status,
			${ meta( '_manage_stock' ) } AS managed, ${ meta( '_stock' ) } AS stock
		FROM {prefix}posts p WHERE p.post_type IN ( 'product', 'product_variation' ) AND p.post_status = 'publish'`,
};

const STATUSES: Readonly< Record< string, string > > = { instock: 'In stock', outofstock: 'Out of stock' };

const TYPES: Readonly< Record< string, string > > = {
	fixed_cart: 'Fixed cart discount',
	percent: 'Percentage discount',
};

const cents = ( amount: string | null | undefined ) => Math.round( Number( amount ?? 0 ) * 100 );

const money = ( amount: number ) =>
	new Intl.NumberFormat( 'en-US', { style: 'currency', currency: 'USD' } ).format( amount / 100 );

const dayText = ( time: string | null | undefined ) =>
	new Intl.DateTimeFormat( 'en-US', { dateStyle: 'medium', timeZone: 'UTC' } ).format(
		new Date( `${ ( time ?? '' ).slice( 0, 10 ) }T00:00:00Z` )
	);

const text = ( value: string | null | undefined ) => value || '–';

/**
 * Reads what was sold.
 *
 * @param client Of the administrator.
 */
export async function readSold( client: RequestUtils ): Promise< Sold > {
	const answer = await client.rest< Answer >( { method: 'POST', path: '/storewright-test/v1/sql', data: QUERIES } );
	const netOf = ( row: Answer[ 'each' ][ number ] ) => cents( row.total ) - cents( row.tax ) - cents( row.shipping );
	const bought = answer.each.filter( ( { type } ) => type === 'shop_order' );
	const refunds = answer.each.filter( ( { type } ) => type === 'shop_order_refund' );
	const sum = ( amounts: number[] ) => amounts.reduce( ( before, amount ) => before + amount, 0 );
	const of = ( name: string ) => sum( answer.each.map( ( row ) => cents( row[ name ] ) ) );
	const net = sum( answer.each.map( netOf ) );
	const before = sum( bought.map( netOf ) );
	const goodsOf = ( name: RegExp ): readonly string[] => {
		const row = answer.goods.find( ( one ) => name.test( one.name ?? '' ) );
		return [ String( Number( row?.pieces ) ), money( cents( row?.net ) ), String( row?.orders ) ];
	};
	return {
		orders: String( bought.length ),
		items: String( answer.goods.reduce( ( pieces, row ) => pieces + Number( row.pieces ), 0 ) ),
		gross: money( before + of( 'discounts' ) ),
		refunds: money( -sum( refunds.map( ( { total } ) => cents( total ) ) ) ),
		coupons: money( of( 'discounts' ) ),
		net: money( net ),
		taxes: money( of( 'tax' ) ),
		shipping: money( of( 'shipping' ) ),
		total: money( of( 'total' ) ),
		average: money( Math.round( before / bought.length ) ),
		spend: money( Math.round( of( 'total' ) / bought.length ) ),
		downloads: String( answer.downloads[ 0 ]?.downloads ),
		each: answer.each.map( ( row ) => money( netOf( row ) ) ),
		lamp: goodsOf( /Lamp/ ),
		chair: goodsOf( /Chair/ ),
		used: Object.fromEntries(
			answer.used.map( ( { name, orders, amount, created, type } ) => [
				text( name ),
				[ String( orders ), money( cents( amount ) ), dayText( created ), 'never', TYPES[ type ?? '' ] ?? '' ],
			] )
		),
		rates: Object.fromEntries(
			answer.rates.map( ( { country, state, label, priority, rate, orders, amount, shipping } ) => [
				[ country, state, label, priority ].filter( Boolean ).join( '-' ),
				[
					`${ Number( rate ) }%`,
					money( cents( amount ) + cents( shipping ) ),
					money( cents( amount ) ),
					money( cents( shipping ) ),
					String( orders ),
				],
			] )
		),
		stock: Object.fromEntries(
			answer.stock.map( ( { name, sku, status, managed, stock } ) => [
				text( name ),
				[
					text( sku ),
					STATUSES[ status ?? '' ] ?? '',
					managed === 'yes' ? String( Number( stock ) ) : 'not tracked',
				],
			] )
		),
	};
}
