/** WooCommerce is switched on where Storewright ran alone, writes, and is switched off again: both see the same shop. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { usePrivacyTool } from './admin-pages.mjs';
import { buy } from './checkout.mjs';
import { readShop } from './shop.mjs';
import { startSite } from './site.mjs';

/** What is compared: ids in the order of the list, how many there are, and these fields of each. */
const LISTS = {
	'orders?per_page=100': [
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
	'orders?per_page=100&status=completed': [ 'total' ],
	'orders?per_page=100&status=trash': [ 'total' ],
	'orders?per_page=100&status=pending,on-hold&orderby=modified': [],
	'orders?per_page=100&after=2025-03-01T00:00:00&before=2025-06-01T00:00:00': [],
	'orders?per_page=100&search=guest5@example.test': [],
	'products?per_page=100': [ 'name', 'sku', 'type', 'price', 'stock_quantity', 'stock_status' ],
	'products?per_page=100&stock_status=outofstock': [],
	'products?per_page=100&type=variable&orderby=title': [ 'name' ],
	'products?per_page=100&search=trail': [],
	'products/categories?per_page=100': [ 'name', 'count' ],
	'customers?per_page=100': [ 'email', 'first_name', 'billing' ],
	'coupons?per_page=100': [ 'code', 'amount' ],
	'taxes?per_page=100': [ 'country', 'state', 'rate', 'class' ],
	'shipping/zones': [ 'order' ],
};

describe( 'WooCommerce is switched on and off', () => {
	/** @type {Awaited<ReturnType<typeof startSite>>} */
	let site;
	before( async () => {
		site = await startSite( { woocommerce: false, mariadb: true } );
	} );
	after( () => site?.end() );

	/** What the shop answers, whoever runs it. */
	const shop = () => readShop( site, LISTS );

	/**
	 * What reports say of this year, once orders have been compared with them.
	 *
	 * @param {string} namespace Of the reports.
	 */
	const revenue = async ( namespace ) => {
		// An hour later.
		await site.wp( 'eval', `do_action( 'storewright_run_job', 'reconcile_with_woocommerce' );` );
		await site.runJobs();
		const year = new Date().getUTCFullYear();
		const { totals } = await site.rest(
			'GET',
			`${ namespace }/reports/revenue/stats?after=${ year - 1 }-01-01T00:00:00&before=${ year }-12-31T23:59:59&date_type=date_created`
		);
		return [ totals.orders_count, totals.total_sales ];
	};

	/** @param {number} order Its id. @return {Promise<string>} How many changes of an order are recorded. */
	const changesOf = ( order ) =>
		site.wp(
			'db',
			'query',
			`SELECT COUNT(*) FROM wp_storewright_order_history WHERE order_id = ${ order }`,
			'--skip-column-names'
		);

	/** @type {any} */
	let mug;
	/** @type {any} */
	let own;

	it( 'shows WooCommerce the shop that Storewright made, whatever a WooCommerce had said before of where orders are', async () => {
		await site.wp( 'option', 'update', 'woocommerce_custom_orders_table_enabled', 'no' );
		mug = await site.rest( 'POST', 'wc/v3/products', {
			name: 'Mug',
			regular_price: '9',
			manage_stock: true,
			stock_quantity: 50,
		} );
		await site.rest( 'POST', 'wc/v3/shipping/zones', { name: 'Austria' } );
		await site.rest( 'PUT', 'wc/v3/settings/general/woocommerce_store_city', { value: 'Graz' } );
		for ( const status of [ 'pending', 'processing', 'completed', 'completed', 'on-hold' ] ) {
			own = await site.rest( 'POST', 'wc/v3/orders', {
				status,
				billing: { first_name: 'Ann', email: 'ann@example.org' },
				line_items: [ { product_id: mug.id, quantity: 2 } ],
			} );
		}
		await site.rest( 'PUT', `wc/v3/orders/${ own.id }`, { billing: { city: 'Graz' } } );
		await site.runJobs();
		const alone = await shop();
		assert.equal( ( await site.send( 'GET', 'wc/v3/orders' ) ).total, '5' );
		const earned = await revenue( 'wc-analytics' );
		assert.deepEqual( earned, [ 4, 72 ] );

		await site.woocommerce( 'active' );
		await site.runJobs();

		assert.deepEqual( await shop(), alone );
		assert.deepEqual( await revenue( 'storewright/analytics' ), earned );
	} );

	it( 'shows Storewright what WooCommerce’s API, its REST API and raw SQL wrote meanwhile', async () => {
		// More than a page of them; woocommerce-first.test.mjs has all.
		await site.script( 'import-golden.php', '$storewright_every = 4;' );
		const order = await site.rest( 'POST', 'wc/v3/orders', {
			status: 'processing',
			line_items: [ { product_id: mug.id, quantity: 3 } ],
		} );
		await site.rest( 'POST', `wc/v3/orders/${ order.id }/refunds`, { amount: '5', api_refund: false } );
		assert.equal( await changesOf( own.id ), '1' );
		await site.rest( 'DELETE', `wc/v3/orders/${ own.id }?force=true` );
		assert.equal( await changesOf( own.id ), '0', 'What was recorded of an order goes with it.' );
		await site.rest( 'PUT', 'wc/v3/settings/general/woocommerce_store_city', { value: 'Linz' } );
		await site.rest( 'PUT', `wc/v3/products/${ mug.id }`, { stock_quantity: 0 } );
		const [ paid ] = await site.rest( 'GET', 'wc/v3/orders?status=completed&per_page=1' );
		await site.wp( 'db', 'query', `UPDATE wp_wc_orders SET status = 'wc-cancelled' WHERE id = ${ paid.id }` );
		await site.wp(
			'db',
			'query',
			"UPDATE wp_options SET option_value = 'EUR' WHERE option_name = 'woocommerce_currency'"
		);
		const beside = await shop();
		assert.equal( ( await site.send( 'GET', 'wc/v3/orders' ) ).total, '109' );

		await site.woocommerce( 'inactive' );

		assert.deepEqual( await shop(), beside, 'at once' );
		await site.runJobs();
		assert.deepEqual( await shop(), beside, 'when the indexes have caught up' );
		assert.match(
			await site.wp( 'option', 'list', '--search=storewright_*', '--field=option_name' ),
			/storewright_version/
		);
		const former = await site.admin.get( 'wp-admin/admin.php?page=storewright&path=/analytics/overview' );
		assert.equal( former.status, 200, 'A bookmark from beside WooCommerce' );
		const { searchParams } = new URL( former.url );
		assert.deepEqual(
			[ searchParams.get( 'page' ), searchParams.get( 'path' ) ],
			[ 'wc-admin', '/analytics/overview' ]
		);
	} );

	it( 'sees what Storewright wrote alone when WooCommerce is back', async () => {
		const made = await site.rest( 'POST', 'wc/v3/orders', {
			status: 'completed',
			line_items: [ { product_id: mug.id } ],
		} );
		const alone = await shop();

		await site.woocommerce( 'active' );
		await site.runJobs();

		assert.deepEqual( await shop(), alone );
		assert.equal( ( await site.rest( 'GET', `wc/v3/orders/${ made.id }` ) ).status, 'completed' );
	} );

	it( 'sees what WooCommerce wrote while Storewright was switched off, however it came and went', async () => {
		await site.woocommerce( 'inactive' );
		await site.runJobs();
		await site.storewright( 'inactive' );
		await site.woocommerce( 'active' );
		await site.rest( 'PUT', `wc/v3/products/${ mug.id }`, { name: 'Trail mug', stock_quantity: 8 } );
		await site.rest( 'POST', 'wc/v3/coupons', { code: 'away', amount: '3' } );
		const unseen = await site.rest( 'POST', 'wc/v3/orders', {
			status: 'processing',
			billing: { first_name: 'Guest', email: 'guest5@example.test' },
			line_items: [ { product_id: mug.id, quantity: 2 } ],
		} );
		const alone = await shop();
		// Not with a look at the dashboard: without either of both, WordPress lists notes of orders as comments there.
		await site.woocommerce( 'inactive', false );
		await site.storewright( 'active' );

		assert.deepEqual( await shop(), alone, 'at once' );
		await site.runJobs();
		assert.deepEqual( await shop(), alone, 'when the indexes have caught up' );
		const today = new Date().toISOString().slice( 0, 10 );
		const rows = await site.rest(
			'GET',
			`wc-analytics/reports/orders?per_page=100&date_type=date_created&after=${ today }T00:00:00`
		);
		assert.ok(
			rows.some( ( /** @type {any} */ { order_id: id } ) => id === unseen.id ),
			'Reports have the order that was made meanwhile.'
		);

		await site.woocommerce( 'active' );
		await site.runJobs();
	} );

	it( 'has what a visitor buys at WooCommerce’s checkout in its reports at once', async () => {
		await site.rest( 'PUT', 'wc/v3/payment_gateways/bacs', { enabled: true } );
		await site.wp( 'option', 'update', 'woocommerce_coming_soon', 'no' );
		await site.rest( 'PUT', `wc/v3/products/${ mug.id }`, { stock_quantity: 9 } );

		const today = new Date().toISOString().slice( 0, 10 );
		const { order } = await buy( site, { product: mug.id, quantity: 2 } );

		const orders = await site.rest(
			'GET',
			`storewright/analytics/reports/orders?per_page=100&date_type=date_created&after=${ today }T00:00:00`
		);
		const [ seen ] = orders.filter( ( /** @type {any} */ { order_id: id } ) => id === order );
		assert.deepEqual( [ seen?.num_items_sold, seen?.status ], [ 2, 'on-hold' ] );
		assert.equal( ( await site.rest( 'GET', `wc/v3/products/${ mug.id }` ) ).stock_quantity, 7 );
	} );

	it( 'exports and erases what reports say of a person by the pages of WordPress’s tools', async () => {
		const email = 'bea@example.test';
		await site.wp( 'option', 'update', 'woocommerce_erasure_request_removes_order_data', 'yes' );
		await site.rest( 'POST', 'wc/v3/orders', {
			status: 'completed',
			billing: { first_name: 'Bea', last_name: 'Lundgren', city: 'Graz', email },
			line_items: [ { product_id: mug.id } ],
		} );
		const mentions = async () =>
			( await site.wp( 'db', 'query', 'SELECT * FROM wp_storewright_customer_lookup' ) ).match(
				/Lundgren|bea@example\.test/g
			) ?? [];
		assert.deepEqual( await mentions(), [ 'Lundgren', email ] );

		const exported = await usePrivacyTool( site, 'export', email );
		const [ group ] = exported
			.flatMap( ( { data } ) => data )
			.filter( ( { group_label: label } ) => label === 'Customer in reports' );
		const values = Object.fromEntries(
			group.data.map( ( /** @type {any} */ { name, value } ) => [ name, value ] )
		);
		assert.deepEqual(
			[ values[ 'Last name' ], values.City, values[ 'Email address' ] ],
			[ 'Lundgren', 'Graz', email ]
		);
		assert.match( exported.at( -1 ).url, /\.zip$/ );

		const erased = await usePrivacyTool( site, 'erase', email );
		assert.deepEqual(
			erased.flatMap( ( { messages } ) => messages ).filter( ( text ) => /Reports keep/.test( text ) ),
			[]
		);
		assert.deepEqual( await mentions(), [] );
		await site.runJobs();
		assert.deepEqual( await mentions(), [], 'when the background has compared' );
		const again = await usePrivacyTool( site, 'export', email );
		assert.doesNotMatch( JSON.stringify( again ), /Lundgren/ );
	} );

	it( 'has PHP say nothing', async () => {
		assert.equal( await site.log(), '' );
	} );
} );
