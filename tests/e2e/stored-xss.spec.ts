/** Input of a shop manager reaches the screens of others as text: no script of it runs, and no element comes of it. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

interface Thing {
	id: number;
}

/**
 * Leaves an attribute, with tags and without (which is what is left where tags are taken out), a script or a comment, and runs in
 * elements that nobody has to touch. It asks for no file.
 */
const PAYLOAD =
	'\'" autofocus onfocus="window.ran=1" x="></script>--><script>window.ran=1</script><svg onload="window.ran=1"></svg><details open ontoggle="window.ran=1">x</details>';

/** Text that is still shown on the page with the payload as text, whether tags are removed or not. */
const MARK = 'Zebra';

const TEXT = `${ MARK } ${ PAYLOAD }`;

const admin = ( page: string ) => `/wp-admin/admin.php?page=${ page }`;

const settings = ( tab: string, section?: string ) =>
	admin( `wc-settings&tab=${ tab }${ section === undefined ? '' : `&section=${ section }` }` );

/** Fails where a payload ran or became an element or attribute of the page, or where nothing of it is shown at all. */
async function expectText( page: Page, address: string, shown: string = MARK ): Promise< void > {
	await expect
		.poll( async () => ( await page.content() ).includes( shown ), { message: `${ address } shows “${ shown }”` } )
		.toBe( true );
	const found = await page.evaluate( () => ( {
		ran: 'ran' in window,
		injected: [ ...document.querySelectorAll( 'script, [onload], [ontoggle], [onfocus]' ) ]
			.filter(
				( element ) =>
					element.textContent === 'window.ran=1' ||
					[ ...element.attributes ].some( ( { value } ) => value === 'window.ran=1' )
			)
			.map( ( { outerHTML } ) => outerHTML ),
	} ) );
	expect( found, address ).toEqual( { ran: false, injected: [] } );
}

test( 'What a shop manager stores is shown to others as text, and runs nowhere', async ( {
	browser,
	page,
	site,
	requestUtils,
} ) => {
	// It opens some thirty pages.
	test.setTimeout( 360_000 );
	const manager = site.clients.manager;
	const save = ( path: string, data: Record< string, unknown >, method = 'POST' ) =>
		manager.rest< Thing >( { method, path: `/wc/v3/${ path }`, data } );
	const set = ( path: string, value: string ) => save( `settings/${ path }`, { value }, 'PUT' );

	const category = await save( 'products/categories', { name: TEXT, description: TEXT } );
	const attribute = await save( 'products/attributes', { name: TEXT, slug: 'zebra' } );
	await save( `products/attributes/${ attribute.id }/terms`, { name: TEXT, description: TEXT } );
	const product = await save( 'products', {
		name: TEXT,
		description: TEXT,
		short_description: TEXT,
		purchase_note: TEXT,
		sku: MARK,
		regular_price: '4',
		status: 'publish',
		categories: [ { id: category.id } ],
		attributes: [ { name: TEXT, options: [ TEXT ], visible: true } ],
	} );
	const person = { first_name: TEXT, last_name: TEXT, company: TEXT, address_1: TEXT, city: TEXT, state: TEXT };
	const order = await save( 'orders', {
		billing: person,
		shipping: person,
		customer_note: TEXT,
		payment_method_title: TEXT,
		transaction_id: MARK,
		line_items: [ { product_id: product.id, name: TEXT, quantity: 1 } ],
		fee_lines: [ { name: TEXT, total: '1' } ],
		shipping_lines: [ { method_id: 'flat_rate', method_title: TEXT, total: '1' } ],
		meta_data: [ { key: 'gift', value: TEXT } ],
	} );
	const zone = await save( 'shipping/zones', { name: TEXT } );
	const method = await save( `shipping/zones/${ zone.id }/methods`, { method_id: 'flat_rate' } );
	await save( `shipping/zones/${ zone.id }/methods/${ method.id }`, { settings: { title: TEXT } }, 'PUT' );
	await save( `orders/${ order.id }/notes`, { note: TEXT } );
	const coupon = await save( 'coupons', { code: TEXT, description: TEXT } );
	await save( 'products/reviews', {
		product_id: product.id,
		review: TEXT,
		reviewer: TEXT,
		reviewer_email: 'ann@example.org',
		rating: 5,
	} );
	await save( 'taxes', { country: 'US', rate: '5', name: TEXT, city: TEXT } );
	await save( 'taxes/classes', { name: TEXT } );
	await save( 'webhooks', {
		name: TEXT,
		topic: 'order.created',
		delivery_url: `https://93.184.216.34/?${ encodeURIComponent( PAYLOAD ) }`,
	} );
	const customer = await save( 'customers', {
		email: 'bob@example.org',
		username: 'bob',
		password: 'x',
		...person,
		billing: person,
	} );
	await save( 'payment_gateways/bacs', { enabled: true, settings: { title: TEXT, description: TEXT } }, 'PUT' );
	await set( 'general/woocommerce_store_address', TEXT );
	await set( 'tax/woocommerce_price_display_suffix', TEXT );
	// What others write past us is shown as text, too.
	await requestUtils.rest( {
		method: 'POST',
		path: '/storewright-test/v1/everything',
		data: { woocommerce_store_city: TEXT, woocommerce_price_thousand_sep: TEXT },
	} );
	await requestUtils.rest( {
		method: 'POST',
		path: '/storewright-test/v1/keys',
		data: { permissions: 'read', description: TEXT },
	} );
	const { receipt_url: receipt } = await manager.rest< { receipt_url: string } >( {
		method: 'POST',
		path: `/wc/v3/orders/${ order.id }/receipt`,
	} );

	const addresses = [
		settings( 'general' ),
		settings( 'tax' ),
		settings( 'tax', 'standard' ),
		settings( 'advanced', 'keys' ),
		settings( 'advanced', 'changes' ),
		'/wp-admin/edit.php?post_type=product',
		'/wp-admin/edit-tags.php?taxonomy=product_cat&post_type=product',
		'/wp-admin/edit.php?post_type=product&page=product_attributes',
		`/wp-admin/edit.php?post_type=product&page=product_attributes&edit=${ attribute.id }`,
		`/wp-admin/edit.php?post_type=product&page=product_attributes&delete=${ attribute.id }`,
		'/wp-admin/edit-tags.php?taxonomy=pa_zebra&post_type=product',
		'/wp-admin/edit-comments.php',
		'/wp-admin/users.php',
		admin( 'wc-admin&task=shipping' ),
		admin( 'wc-admin&task=store_details' ),
		admin( 'wc-admin&task=payments&id=bacs' ),
		admin( 'wc-orders' ),
		admin( `wc-orders&action=edit&id=${ order.id }` ),
		admin( `wc-orders&action=edit&id=${ order.id }&print=packing-slip` ),
		admin( `storewright-customer&user=${ customer.id }` ),
		`/wp-admin/post.php?post=${ coupon.id }&action=edit`,
		`/?post_type=product&p=${ product.id }`,
		'/?post_type=product',
		'/?s=zebra',
		receipt,
	];
	for ( const [ address, shown ] of [
		...addresses.map( ( plain ) => [ plain, MARK ] as const ),
		[ settings( 'checkout' ), 'bacs' ],
		[ admin( 'wc-admin' ), 'Store setup' ],
	] as const ) {
		await page.goto( address );
		await expectText( page, address, shown );
	}

	const feed = await ( await page.request.get( '/?post_type=product&feed=rss2' ) ).text();
	expect( feed ).toContain( MARK );
	expect( feed ).not.toMatch( /<(script|svg)\b|<details[^>]*ontoggle/ );

	const link = `open-sesame${ PAYLOAD }`;
	await requestUtils.rest( {
		method: 'POST',
		path: '/storewright-test/v1/everything',
		data: {
			blogname: TEXT,
			woocommerce_coming_soon: 'yes',
			woocommerce_private_link: 'yes',
			woocommerce_share_key: link,
		},
	} );
	const context = await browser.newContext( { storageState: { cookies: [], origins: [] }, baseURL: site.url } );
	const visitor = await context.newPage();
	for ( const address of [ '/', '/?woo-share=wrong', `/?woo-share=${ encodeURIComponent( link ) }` ] ) {
		await visitor.goto( address );
		await expectText( visitor, address );
	}
	await context.close();
} );
