/** What was sold, as SQL of the site's own tables of orders, items, products and rates says: none of the reports' tables is read. */
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

/** Items of one kind of the orders that count, with what some of their meta data say. */
const items = ( type: string, ...keys: string[] ) =>
	`{prefix}woocommerce_order_items i JOIN {prefix}wc_orders o ON o.id = i.order_id AND ${ COUNTED } ${ keys
		.map(
			( key ) =>
				`JOIN {prefix}woocommerce_order_itemmeta ${ key }
				ON ${ key }.order_item_id = i.order_item_id AND ${ key }.meta_key IN ( '${ key }', '_${ key }' )`
		)
		.join( ' ' ) } WHERE i.order_item_type = '${ type }'`;

/** What one entry of a product's or coupon's meta data says. */
const meta = ( key: string ) =>
	`( SELECT MAX( m.meta_value ) FROM {prefix}postmeta m WHERE m.post_id = p.ID AND m.meta_key = '${ key }' )`;

/** What is known of the coupon of an item. */
const coupon = ( what: string ) =>
	`( SELECT ${ what } FROM {prefix}posts p WHERE p.post_type = 'shop_coupon' AND p.post_title = i.order_item_name )`;

const QUERIES = {
	orders: `SELECT COUNT(*) AS orders, SUM( o.total_amount ) AS total, SUM( o.tax_amount ) AS tax,
			SUM( d.shipping_total_amount ) AS shipping, SUM( d.discount_total_amount ) AS discounts
		FROM {prefix}wc_orders o JOIN {prefix}wc_order_operational_data d ON d.order_id = o.id WHERE ${ COUNTED }`,
	refunds: `SELECT -SUM( r.total_amount ) AS refunded, SUM( r.tax_amount ) AS tax FROM {prefix}wc_orders r
		JOIN {prefix}wc_orders o ON o.id = r.parent_order_id AND ${ COUNTED } WHERE r.type = 'shop_order_refund'`,
	each: `SELECT o.id, o.total_amount AS total, o.tax_amount AS tax, d.shipping_total_amount AS shipping
		FROM {prefix}wc_orders o JOIN {prefix}wc_order_operational_data d ON d.order_id = o.id WHERE ${ COUNTED }
		UNION ALL SELECT r.id, r.total_amount, r.tax_amount, 0 FROM {prefix}wc_orders r
		JOIN {prefix}wc_orders o ON o.id = r.parent_order_id AND ${ COUNTED } WHERE r.type = 'shop_order_refund'`,
	goods: `SELECT i.order_item_name AS name, SUM( qty.meta_value + 0 ) AS pieces, SUM( line_total.meta_value + 0 ) AS net,
			COUNT( DISTINCT i.order_id ) AS orders
		FROM ${ items( 'line_item', 'qty', 'line_total' ) } GROUP BY i.order_item_name`,
	used: `SELECT i.order_item_name AS name, COUNT( DISTINCT i.order_id ) AS orders,
			SUM( discount_amount.meta_value + 0 ) AS amount,
			${ coupon( 'p.post_date' ) } AS created, ${ coupon( meta( 'discount_type' ) ) } AS type
		FROM ${ items( 'coupon', 'discount_amount' ) } GROUP BY i.order_item_name`,
	rates: `SELECT r.tax_rate_country AS country, r.tax_rate_state AS state, r.tax_rate_name AS label, r.tax_rate_priority AS priority,
			r.tax_rate AS rate, COUNT( DISTINCT i.order_id ) AS orders, SUM( tax_amount.meta_value + 0 ) AS amount,
			SUM( shipping_tax_amount.meta_value + 0 ) AS shipping
		FROM {prefix}woocommerce_tax_rates r JOIN ${ items( 'tax', 'rate_id', 'tax_amount', 'shipping_tax_amount' ) }
			AND rate_id.meta_value = r.tax_rate_id
		GROUP BY r.tax_rate_id, r.tax_rate_country, r.tax_rate_state, r.tax_rate_name, r.tax_rate_priority, r.tax_rate`,
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
	const [ all = {} ] = answer.orders;
	const [ back = {} ] = answer.refunds;
	const of = ( name: string ) => cents( all[ name ] );
	const refunds = cents( back.refunded );
	const net = of( 'total' ) - refunds - of( 'tax' ) - of( 'shipping' ) - cents( back.tax );
	const goodsOf = ( name: RegExp ): readonly string[] => {
		const row = answer.goods.find( ( one ) => name.test( one.name ?? '' ) );
		return [ String( Number( row?.pieces ) ), money( cents( row?.net ) ), String( row?.orders ) ];
	};
	return {
		orders: String( all.orders ),
		items: String( answer.goods.reduce( ( pieces, row ) => pieces + Number( row.pieces ), 0 ) ),
		gross: money( net + refunds + of( 'discounts' ) ),
		refunds: money( refunds ),
		coupons: money( of( 'discounts' ) ),
		net: money( net ),
		taxes: money( of( 'tax' ) + cents( back.tax ) ),
		shipping: money( of( 'shipping' ) ),
		total: money( of( 'total' ) - refunds ),
		average: money( Math.round( ( net + refunds ) / Number( all.orders ) ) ),
		spend: money( Math.round( ( of( 'total' ) - refunds ) / Number( all.orders ) ) ),
		downloads: String( answer.downloads[ 0 ]?.downloads ),
		each: answer.each.map( ( { total, tax, shipping } ) =>
			money( cents( total ) - cents( tax ) - cents( shipping ) )
		),
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
