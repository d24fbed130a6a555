/** What a shop answers over `wc/v3`, whoever runs it: every page of its lists, its counts and a few settings. */
import assert from 'node:assert/strict';

/** What is compared: ids in the order of the list, how many there are, and these fields of each, which alone are asked for. */
const LISTS = {
	'orders?per_page=20': [
		'status',
		'total',
		'total_tax',
		'discount_total',
		'shipping_total',
		'customer_id',
		'date_created_gmt',
		'date_paid_gmt',
	],
	'orders?per_page=100&orderby=id&order=asc': [ 'number', 'currency', 'billing', 'shipping' ],
	'orders?per_page=100&status=completed': [ 'total', '_links' ],
	'orders?per_page=100&status=trash': [ 'total' ],
	'orders?per_page=100&status=pending,on-hold&orderby=modified': [],
	'orders?per_page=100&after=2025-03-01T00:00:00&before=2025-06-01T00:00:00': [],
	'orders?per_page=100&search=guest5@example.test': [],
	'refunds?per_page=100&orderby=id': [ 'parent_id', 'amount', 'reason' ],
	'products?per_page=20': [ 'name', 'sku', 'type', 'price', 'stock_quantity', 'stock_status' ],
	'products?per_page=100&stock_status=outofstock': [],
	'products?per_page=100&type=variable&orderby=title': [ 'name' ],
	'products?per_page=100&search=trail': [],
	'products/categories?per_page=100': [ 'name', 'count' ],
	'products/tags?per_page=100': [ 'name', 'count' ],
	'products/shipping_classes?per_page=100': [ 'name', 'count' ],
	'products/attributes': [ 'name', 'slug' ],
	'products/reviews?per_page=100': [ 'product_id', 'status', 'rating' ],
	'customers?per_page=100': [ 'email', 'first_name', 'billing' ],
	'coupons?per_page=100': [ 'code', 'amount', 'usage_count' ],
	'taxes?per_page=100': [ 'country', 'state', 'rate', 'class' ],
	'taxes/classes': [ 'slug', 'name' ],
	'shipping/zones': [ 'order' ],
	'shipping/zones/0/methods': [ 'method_id', 'enabled' ],
	'webhooks?per_page=100': [ 'topic', 'status' ],
};

/** Those of customers count accounts that never were customers, at WooCommerce. */
const TOTALS = [ 'orders', 'products', 'coupons' ];

const SETTINGS = [
	'general/woocommerce_store_city',
	'general/woocommerce_currency',
	'products/woocommerce_notify_low_stock_amount',
];

/** @typedef {Awaited<ReturnType<typeof import('./site.mjs').startSite>>} Site */

/**
 * All pages of a list.
 *
 * @param {Site}     site
 * @param {string}   path   With the number of items of a page.
 * @param {string[]} fields Of each item: all that is compared. Nobody makes the rest of an order then.
 */
async function every( site, path, fields ) {
	/** @type {any[]} */
	const items = [];
	for ( let page = 1; ; page++ ) {
		const { status, total, data } = await site.send(
			'GET',
			`${ path }${ path.includes( '?' ) ? '&' : '?' }page=${ page }&_fields=${ [ 'id', ...fields ].join( ',' ) }`
		);
		assert.equal( status, 200, `${ path }: ${ JSON.stringify( data ) }` );
		items.push( ...data );
		// What has no pages answers all at once.
		if ( data.length === 0 || items.length >= Number( total ?? 0 ) ) {
			return { total, data: items };
		}
	}
}

/**
 * @param {Site}                     site
 * @param {Record<string, string[]>} [lists] Which, and the fields of each.
 * @return {Promise<Record<string, any>>} Totals and items by list, counts by status, and settings.
 */
export async function readShop( site, lists = LISTS ) {
	/** @type {Record<string, unknown>} */
	const seen = {};
	for ( const [ path, fields ] of Object.entries( lists ) ) {
		const { total, data } = await every( site, `wc/v3/${ path }`, fields );
		seen[ path ] = {
			total,
			items: data.map( ( item ) => [ item.id, ...fields.map( ( name ) => item[ name ] ) ] ),
		};
	}
	for ( const of of TOTALS ) {
		const totals = await site.rest( 'GET', `wc/v3/reports/${ of }/totals` );
		seen[ of ] = Object.fromEntries( totals.map( ( /** @type {any} */ { slug, total } ) => [ slug, total ] ) );
	}
	for ( const setting of SETTINGS ) {
		seen[ setting ] = ( await site.rest( 'GET', `wc/v3/settings/${ setting }` ) ).value;
	}
	return seen;
}
