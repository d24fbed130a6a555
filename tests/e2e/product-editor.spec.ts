/** The product editor: what is typed is what wc/v3 answers, nobody's changes are lost, and it works without a mouse. */
import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { openBrowserOf } from './pages/second-person';
import { Shop } from './pages/shop';

test.use( { tasks: [ 'Products' ] } );

interface Product extends Record< string, unknown > {
	id: number;
}

const saved = ( page: Page, name: string ) => page.getByText( new RegExp( `^“${ name }” is saved` ) ).first();

/** All that wc/v3 answers of a product, without ids, times and what no two have in common. */
const comparable = ( product: Product ) =>
	JSON.parse( JSON.stringify( product ), ( name, value: unknown ) =>
		/^(id|date_(created|modified)(_gmt)?|sku|slug|global_unique_id|permalink.*|generated_slug|related_ids|_links)$/.test(
			name
		)
			? null
			: value
	) as object;

const section = ( page: Page, name: string ) => page.getByRole( 'region', { name, exact: true } );

test( '[B2-013] [B2-014] A simple product with everything is made, and read back over wc/v3', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	const media = await requestUtils.uploadMedia( 'docs/images/home.png' );
	const lamps = await requestUtils.rest< Product >( {
		path: '/wc/v3/products/categories',
		method: 'POST',
		data: { name: 'Lamps' },
	} );
	const shade = await requestUtils.rest< Product >( {
		path: '/wc/v3/products',
		method: 'POST',
		data: { name: 'Shade', sku: 'SH-1' },
	} );
	await page.goto( '/wp-admin/post-new.php?post_type=product' );
	await expect( page ).toHaveURL( /path=%2Fadd-product/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Add New Product' );
	const field = ( name: string | RegExp ) => page.getByLabel( name, { exact: true } );

	await field( 'Name' ).fill( 'Desk lamp' );
	await section( page, 'Details' ).frameLocator( 'iframe' ).first().locator( 'body' ).fill( 'Bright.' );
	await page.getByRole( 'button', { name: 'Add images' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Choose images' } );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await dialog.getByRole( 'checkbox', { name: 'home' } ).click();
	await dialog.getByRole( 'button', { name: 'Add images' } ).click();
	await field( 'Alternative text of the main image' ).fill( 'A lamp' );
	await field( 'Regular price' ).fill( '49.9' );
	await field( 'Sale price' ).fill( '39' );
	await page.getByRole( 'button', { name: 'Schedule the sale' } ).click();
	await field( 'Sale starts' ).fill( '2031-11-27T00:00' );
	await field( 'Sale ends' ).fill( '2031-11-30T23:59' );
	await field( 'SKU' ).fill( 'DL-1' );
	await field( 'GTIN, UPC, EAN or ISBN' ).fill( '4006381333931' );
	await field( 'Track stock' ).check();
	await field( 'Quantity' ).fill( '12' );
	await field( 'Low stock threshold' ).fill( '3' );
	await field( 'Backorders' ).selectOption( 'notify' );
	await field( 'Sold individually' ).check();
	await field( /^Weight / ).fill( '1.5' );
	await field( /^Length / ).fill( '20' );
	await field( 'Downloadable' ).check();
	await page.getByRole( 'button', { name: 'Add a URL' } ).click();
	await field( 'File name' ).fill( 'Manual' );
	await field( 'File URL' ).fill( 'https://example.com/manual.pdf' );
	await field( 'Download limit' ).fill( '5' );
	await page.getByRole( 'button', { name: 'Add attribute' } ).click();
	await field( 'Attribute name' ).fill( 'Color' );
	await page.getByRole( 'combobox', { name: 'Values of Color' } ).fill( 'Red,Blue,' );
	await field( 'Upsells' ).first().fill( 'Shade' );
	await page.getByRole( 'option', { name: 'Shade · SH-1' } ).click();
	await field( 'Purchase note' ).fill( 'Handle with care.' );
	await field( 'Enable reviews' ).uncheck();
	await field( 'Menu order' ).fill( '4' );
	await page.getByRole( 'button', { name: 'Add a custom field' } ).click();
	await section( page, 'Advanced' ).getByLabel( 'Name', { exact: true } ).fill( 'origin' );
	await section( page, 'Advanced' ).getByLabel( 'Value', { exact: true } ).fill( 'Norway' );
	await field( 'Lamps' ).check();
	await page.getByRole( 'combobox', { name: 'Tags' } ).fill( 'new,' );
	await field( 'Featured' ).check();
	await field( 'Slug' ).fill( 'the-desk-lamp' );
	const requests: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.method() !== 'GET' && request.url().includes( '/wc/v3/' ) ) {
			requests.push( request.method() );
		}
	} );
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();

	await expect( saved( page, 'Desk lamp' ) ).toBeVisible();
	await expect( page ).toHaveURL( /path=%2Fproduct%2F\d+/ );
	expect( requests, 'All of it is saved in one request.' ).toEqual( [ 'POST' ] );
	const id = Number( /product%2F(\d+)/.exec( page.url() )?.[ 1 ] );
	const typed = await requestUtils.rest< Product >( { path: `/wc/v3/products/${ id }?context=edit` } );
	const data = {
		name: 'Desk lamp',
		status: 'publish',
		slug: 'the-desk-lamp',
		short_description: 'Bright.',
		regular_price: '49.9',
		sale_price: '39',
		date_on_sale_from: '2031-11-27T00:00:00',
		date_on_sale_to: '2031-11-30T23:59:00',
		sku: 'DL-1',
		global_unique_id: '4006381333931',
		manage_stock: true,
		stock_quantity: 12,
		low_stock_amount: 3,
		backorders: 'notify',
		sold_individually: true,
		weight: '1.5',
		dimensions: { length: '20', width: '', height: '' },
		downloadable: true,
		downloads: [ { name: 'Manual', file: 'https://example.com/manual.pdf' } ],
		download_limit: 5,
		attributes: [ { name: 'Color', options: [ 'Red', 'Blue' ], visible: true } ],
		upsell_ids: [ shade.id ],
		purchase_note: 'Handle with care.',
		reviews_allowed: false,
		menu_order: 4,
		categories: [ { id: lamps.id } ],
		tags: [ { name: 'new' } ],
		featured: true,
		images: [ { id: media.id, alt: 'A lamp' } ],
		meta_data: [ { key: 'origin', value: 'Norway' } ],
	};
	expect( typed ).toMatchObject( { ...data, tags: [ { name: 'new' } ] } );
	// The same product over wc/v3, to which only names that are one's own may differ.
	const sent = await requestUtils.rest< Product >( {
		path: '/wc/v3/products?context=edit',
		method: 'POST',
		data: { ...data, sku: 'DL-2', slug: 'sent', global_unique_id: '4006381333948', tags: typed.tags },
	} );
	expect( comparable( typed ) ).toEqual( comparable( sent ) );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Desk lamp' );
	await dashboard.expectFits();
} );

test.describe( 'A shop manager, by keyboard', () => {
	test.use( { as: 'manager' } );

	test( '[B2-015] [B6-003] A variable product gets its variations, by keyboard, and each has a page', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		const { id } = await requestUtils.rest< Product >( {
			path: '/wc/v3/products',
			method: 'POST',
			data: {
				name: 'Shirt',
				type: 'variable',
				attributes: [ { name: 'Size', options: [ 'S', 'L' ], visible: true, variation: true } ],
			},
		} );
		await dashboard.open( { path: `/product/${ id }` } );
		await page.getByRole( 'button', { name: 'Generate variations' } ).press( 'Enter' );
		await expect( page.getByText( '2 variations created.' ).first() ).toBeVisible();
		await page.getByRole( 'checkbox', { name: 'Select all variations' } ).press( 'Space' );
		await page.getByLabel( 'Value ($)' ).fill( '20' );
		await page.getByRole( 'button', { name: 'Apply' } ).press( 'Enter' );
		await page.getByRole( 'textbox', { name: 'SKU of S' } ).fill( 'SHIRT-S' );
		await page.keyboard.press( 'Control+s' );
		await expect( saved( page, 'Shirt' ) ).toBeVisible();
		await dashboard.expectFits();

		await page.getByRole( 'link', { name: 'S', exact: true } ).press( 'Enter' );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Shirt – S' );
		await page.getByLabel( 'Sale price' ).fill( '15' );
		await page.getByLabel( 'Description' ).fill( 'A small one.' );
		await page.keyboard.press( 'Control+s' );
		await expect( saved( page, 'S' ) ).toBeVisible();
		await dashboard.setDirection( 'rtl' );
		await page.reload();
		await expect( page.getByLabel( 'Sale price' ) ).toHaveValue( '15.00' );
		await dashboard.expectFits();
		await dashboard.setDirection( 'ltr' );
		const variations = await requestUtils.rest< Product[] >( {
			path: `/wc/v3/products/${ id }/variations?order=asc`,
		} );
		expect( variations ).toEqual( [
			expect.objectContaining( { name: 'S', sku: 'SHIRT-S', regular_price: '20', sale_price: '15' } ),
			expect.objectContaining( { name: 'L', sku: '', regular_price: '20', sale_price: '' } ),
		] );
	} );
} );

test( 'A product with 300 variations is edited in bulk, saved, and read back over wc/v3', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	const options = ( name: string, count: number ) =>
		Array.from( { length: count }, ( _, at ) => `${ name }${ at + 1 }` );
	const { id } = await requestUtils.rest< Product >( {
		path: '/wc/v3/products',
		method: 'POST',
		data: {
			name: 'Tile',
			type: 'variable',
			attributes: [
				{ name: 'Color', options: options( 'c', 20 ), visible: true, variation: true },
				{ name: 'Size', options: options( 's', 15 ), visible: true, variation: true },
			],
		},
	} );
	await dashboard.open( { path: `/product/${ id }` } );
	await page.getByRole( 'button', { name: 'Generate variations' } ).click();
	await expect( page.getByText( '300 variations created.' ).first() ).toBeVisible( { timeout: 120_000 } );
	await page.getByRole( 'checkbox', { name: 'Select all variations' } ).check();
	await page.getByLabel( 'Value ($)' ).fill( '25' );
	await page.getByRole( 'button', { name: 'Apply' } ).click();
	await page.getByLabel( 'Regular price of c1, s1', { exact: true } ).fill( '31.50' );
	await page.getByRole( 'button', { name: 'Update' } ).click();
	await expect( saved( page, 'Tile' ) ).toBeVisible( { timeout: 120_000 } );
	const prices: unknown[] = [];
	for ( const number of [ 1, 2, 3 ] ) {
		const variations = await requestUtils.rest< Product[] >( {
			path: `/wc/v3/products/${ id }/variations?per_page=100&orderby=id&order=asc&page=${ number }`,
		} );
		prices.push( ...variations.map( ( { regular_price: price } ) => price ) );
	}
	expect( prices ).toHaveLength( 300 );
	expect( prices.filter( ( price ) => price !== '25' ) ).toEqual( [ '31.5' ] );
} );

test( '[B2-055] [B2-056] Two owners on one product decide field by field; WordPress’s page has the editor and its survey', async ( {
	page,
	browser,
	site,
	problems,
	context,
	requestUtils,
} ) => {
	const { id } = await requestUtils.rest< Product >( {
		path: '/wc/v3/products',
		method: 'POST',
		data: { name: 'Mug', regular_price: '8.00', sku: 'MUG', stock_quantity: 5, manage_stock: true },
	} );
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
	const address = `/wp-admin/post.php?post=${ id }&action=edit`;
	await page.goto( address );
	const other = await openBrowserOf( browser, site, problems );
	await other.goto( address );
	await other.getByLabel( 'Regular price' ).fill( '9' );
	await other.getByLabel( 'SKU', { exact: true } ).fill( 'MUG-9' );
	await other.getByRole( 'button', { name: 'Update' } ).click();
	await expect( saved( other, 'Mug' ) ).toBeVisible();

	await page.getByLabel( 'Regular price' ).fill( '10' );
	await page.getByLabel( 'SKU', { exact: true } ).fill( 'MUG-10' );
	await page.getByLabel( 'Quantity' ).fill( '7' );
	problems.expect( /409/ );
	await page.getByRole( 'button', { name: 'Update' } ).click();
	await expect( page.getByText( 'Someone else changed this product while you were editing' ) ).toBeVisible();
	await page.getByRole( 'radiogroup', { name: 'SKU' } ).getByLabel( 'Theirs: MUG-9' ).check();
	await page.getByRole( 'button', { name: 'Save these values' } ).click();
	await expect( saved( page, 'Mug' ) ).toBeVisible();
	expect( await requestUtils.rest( { path: `/wc/v3/products/${ id }` } ) ).toMatchObject( {
		regular_price: '10',
		sku: 'MUG-9',
		stock_quantity: 7,
	} );

	// What is typed outlives the login.
	await page.getByLabel( 'Purchase note' ).fill( 'Thank you' );
	const { cookies } = await context.storageState();
	await context.clearCookies();
	await page.reload();
	await context.addCookies( cookies );
	await page.goto( address );
	await page.getByRole( 'button', { name: 'Restore' } ).click();
	await expect( page.getByLabel( 'Purchase note' ) ).toHaveValue( 'Thank you' );

	await page.getByRole( 'button', { name: 'Feedback' } ).click();
	const survey = page.getByRole( 'region', { name: 'Feedback' } );
	await survey
		.getByRole( 'radiogroup', { name: /^How easy/ } )
		.getByLabel( 'Very easy' )
		.check();
	await survey
		.getByRole( 'radiogroup', { name: /^How well/ } )
		.getByLabel( 'Completely' )
		.check();
	await survey.getByRole( 'button', { name: 'Save feedback' } ).click();
	await expect( survey.getByText( 'Thank you for your feedback.' ) ).toBeVisible();
} );

test( 'A plugin adds a section, whose field is saved with the product', async ( { page, dashboard, requestUtils } ) => {
	await requestUtils.activatePlugin( 'hello-product-section' );
	const { id } = await requestUtils.rest< Product >( {
		path: '/wc/v3/products',
		method: 'POST',
		data: { name: 'Cup' },
	} );
	await dashboard.open( { path: `/product/${ id }` } );
	await page.getByLabel( 'Greeting for the parcel' ).fill( 'Enjoy' );
	await page.getByRole( 'button', { name: 'Update' } ).click();
	await expect( saved( page, 'Cup' ) ).toBeVisible();
	expect( await requestUtils.rest( { path: `/wc/v3/products/${ id }` } ) ).toMatchObject( {
		meta_data: [ expect.objectContaining( { key: 'hello_greeting', value: 'Enjoy' } ) ],
	} );
} );

test.describe( 'A shop manager, from right to left', () => {
	test.use( { as: 'manager' } );

	test( 'files a product, puts its images into order by keys, is asked before leaving, and sends only what was changed', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		const add = ( path: string, data: object ) =>
			requestUtils.rest< Product >( { path: `/wc/v3/${ path }`, method: 'POST', data } );
		await new Shop( requestUtils ).set( 'general', { calc_taxes: 'yes' } );
		const light = await add( 'products/categories', { name: 'Light' } );
		const desk = await add( 'products/categories', { name: 'Desk light', parent: light.id } );
		const barlow = await add( 'products/brands', { name: 'Barlow' } );
		const front = await requestUtils.uploadMedia( 'docs/images/home.png' );
		const back = await requestUtils.uploadMedia( 'docs/images/guide/order.webp' );
		const { id } = await add( 'products', {
			name: 'Lamp',
			regular_price: '20.00',
			categories: [ { id: light.id } ],
			images: [ { id: front.id }, { id: back.id } ],
		} );
		await dashboard.setDirection( 'rtl' );
		await dashboard.open( { path: `/product/${ id }` } );
		const child = page.getByRole( 'checkbox', { name: 'Desk light' } );
		// From right to left a child is further left than its parent.
		const edge = async ( name: string ) =>
			( await page.getByRole( 'checkbox', { name, exact: true } ).boundingBox() )?.x ?? 0;
		expect( await edge( 'Desk light' ) ).toBeLessThan( await edge( 'Light' ) );
		await child.press( 'Space' );
		await page.getByRole( 'checkbox', { name: 'Barlow' } ).press( 'Space' );
		await page.getByLabel( 'Tax class' ).selectOption( { label: 'Reduced rate' } );
		await page.getByLabel( 'Catalog visibility' ).selectOption( { label: 'Search results only' } );
		await section( page, 'Images' ).getByLabel( 'Move home', { exact: true } ).press( 'Enter' );
		await page.getByRole( 'menuitem', { name: 'Move down' } ).press( 'Enter' );
		await expect( page.getByLabel( 'Alternative text of home' ) ).toBeVisible();

		const asked = page.waitForEvent( 'dialog' ).then( async ( dialog ) => {
			await dialog.dismiss();
			return dialog.type();
		} );
		await page.evaluate( () => window.location.reload() );
		expect( await asked ).toBe( 'beforeunload' );
		await expect( child ).toBeChecked();

		const bodies: unknown[] = [];
		page.on( 'request', ( request ) => {
			if ( request.method() !== 'GET' && request.url().includes( '/wc/v3/' ) ) {
				bodies.push( [ request.headers()[ 'x-http-method-override' ], request.postDataJSON() ] );
			}
		} );
		await page.getByRole( 'button', { name: 'Update' } ).press( 'Enter' );
		await expect( saved( page, 'Lamp' ) ).toBeVisible();
		const ids = ( ...list: Array< { id: number } > ) => list.map( ( { id: one } ) => ( { id: one } ) );
		const pictures = ( ...list: Array< { id: number } > ) =>
			ids( ...list ).map( ( one ) => ( { ...one, alt: '' } ) );
		expect( bodies ).toEqual( [
			[
				'PUT',
				{
					catalog_visibility: 'search',
					tax_class: 'reduced-rate',
					categories: ids( light, desk ),
					brands: ids( barlow ),
					images: pictures( back, front ),
					expected: {
						catalog_visibility: 'visible',
						tax_class: '',
						categories: ids( light ),
						brands: [],
						images: pictures( front, back ),
					},
				},
			],
		] );
		expect( await requestUtils.rest( { path: `/wc/v3/products/${ id }` } ) ).toMatchObject( {
			catalog_visibility: 'search',
			tax_class: 'reduced-rate',
			images: [ { id: back.id }, { id: front.id } ],
		} );
		await dashboard.expectFits();
		await dashboard.setDirection( 'ltr' );
	} );
} );
