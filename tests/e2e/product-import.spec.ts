import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { failAt, watchRequests } from './pages/requests';

const TASK = { task: 'products' };
const ROUTE = 'wc/v3/products/import';

const FILE = [
	'Type,SKU,Name,Published,Regular price,Stock,Categories,Parent,Attribute 1 name,Attribute 1 value(s),Upsells,Images',
	'simple,MUG,"Mug, blue",1,19.90,12,Kitchen > Cups,,,,TEE,mug.jpg',
	'variable,TEE,Tee,1,,,Clothing,,Size,"S, M",,',
	'variation,TEE-S,,1,25,,,TEE,Size,S,,',
	'simple,BOWL,Bowl,1,twelve,,Kitchen,,,,,',
].join( '\n' );

interface Product {
	id: number;
	name: string;
	type: string;
	sku: string;
	regular_price: string;
	stock_quantity: number | null;
	categories: Array< { name: string } >;
	upsell_ids: number[];
	variations: number[];
}

/** A product with all that wc/v3 tells of it. */
interface ShopProduct extends Record< string, unknown > {
	id: number;
	sku: string;
	categories: Array< { name: string } >;
	tags: Array< { name: string } >;
	brands: Array< { name: string } >;
	attributes: Array< { id: number; name: string } >;
	default_attributes: Array< { name: string; option: string } >;
	downloads: Array< { name: string; file: string } >;
	upsell_ids: number[];
	cross_sell_ids: number[];
	grouped_products: number[];
	variations: number[];
}

/** Fields of products that variations do not have. */
const EMPTY = {
	categories: [],
	tags: [],
	brands: [],
	default_attributes: [],
	upsell_ids: [],
	cross_sell_ids: [],
	grouped_products: [],
	variations: [],
};

/** What another product of the same kind has differently: its times, addresses and ids. */
const NEW =
	/^(date_(created|modified)(_gmt)?|permalink|permalink_template|slug|generated_slug|related_ids|parent_id|_links)$/;

/** Chooses the file of this spec. */
async function chooseFile( page: Page, press: () => Promise< void > ): Promise< void > {
	// A browser that is busy may miss who waits for its dialog.
	await expect( async () => {
		const chooser = page.waitForEvent( 'filechooser', { timeout: 10_000 } );
		await press();
		await ( await chooser ).setFiles( { name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from( FILE ) } );
	} ).toPass();
	await expect( page.getByRole( 'heading', { name: 'Match columns' } ) ).toBeFocused();
}

test.use( { tasks: [ 'Products' ], as: 'manager' } );

test( 'Products come from a file by keyboard, accessibly and at every width', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	const watched = watchRequests( page );
	await dashboard.open( TASK );
	await page.getByRole( 'button', { name: 'Import from a CSV file' } ).press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'Import products from a CSV file' } ) ).toBeFocused();
	await dashboard.expectFits();
	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'button', { name: 'Choose a CSV file' } ) ).toBeFocused();
	await chooseFile( page, () => page.keyboard.press( 'Enter' ) );
	await dashboard.expectFits();
	await page.getByRole( 'button', { name: 'Check the file' } ).press( 'Enter' );

	await expect( page.getByRole( 'heading', { name: 'Ready to import' } ) ).toBeFocused();
	await expect( page.getByText( '3 products will be added' ) ).toBeVisible();
	await expect(
		page.getByRole( 'row', { name: /^5 Regular price “twelve”: This has to be a number/ } )
	).toBeVisible();
	await expect( page.getByText( /this image is not in your media library: mug\.jpg/ ) ).toBeVisible();
	expect( await requestUtils.rest( { path: '/wc/v3/products' } ) ).toEqual( [] );
	await dashboard.expectFits();
	const saving = page.waitForEvent( 'download' );
	await page.getByRole( 'button', { name: 'Download these rows to fix them' } ).press( 'Enter' );
	expect( ( await saving ).suggestedFilename() ).toBe( 'products-to-correct.csv' );
	await page.getByRole( 'button', { name: 'Import 3 products' } ).press( 'Enter' );

	await expect( page.getByRole( 'heading', { name: 'Your products were imported' } ) ).toBeFocused();
	await dashboard.expectFits();
	const products = await requestUtils.rest< Product[] >( {
		path: '/wc/v3/products',
		params: { orderby: 'id', order: 'asc' },
	} );
	expect( products.map( ( { sku } ) => sku ) ).toEqual( [ 'MUG', 'TEE' ] );
	const [ mug, tee ] = products;
	expect( mug ).toMatchObject( {
		name: 'Mug, blue',
		regular_price: '19.9',
		stock_quantity: 12,
		upsell_ids: [ tee?.id ],
	} );
	expect( mug?.categories.map( ( { name } ) => name ) ).toEqual( [ 'Cups' ] );
	expect( tee ).toMatchObject( { type: 'variable', variations: [ expect.any( Number ) ] } );
	expect( watched.refused ).toEqual( [] );

	await page.getByRole( 'button', { name: 'Continue with setup' } ).press( 'Enter' );
	await expect( page ).not.toHaveURL( /task=products/ );
} );

test( 'What the server does not take goes on from there', async ( { page, dashboard, requestUtils, problems } ) => {
	problems.expect( /Console: Failed to load resource: .*status of 500/ );
	await dashboard.open( TASK );
	await page.getByRole( 'button', { name: 'Import from a CSV file' } ).click();
	await chooseFile( page, () => page.getByRole( 'button', { name: 'Choose a CSV file' } ).click() );
	await page.getByRole( 'button', { name: 'Check the file' } ).click();
	await expect( page.getByText( '3 products will be added' ) ).toBeVisible();
	const repair = await failAt( page, ROUTE );
	await page.getByRole( 'button', { name: 'Import 3 products' } ).click();
	const alert = page.getByRole( 'alert' );
	await expect( alert ).toContainText( 'There was a problem importing your products' );
	await dashboard.expectFits();
	await repair();
	await alert.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Your products were imported' } ) ).toBeVisible();
	expect( await requestUtils.rest( { path: '/wc/v3/products' } ) ).toHaveLength( 2 );
} );

test( 'An import goes on after the page was loaded anew, and doubles nothing', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	const rows = Array.from( { length: 120 }, ( _, at ) => `K-${ at },Cup ${ at },${ at }.50` );
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
	await dashboard.open( TASK );
	await page.getByRole( 'button', { name: 'Import from a CSV file' } ).click();
	const chooser = page.waitForEvent( 'filechooser' );
	await page.getByRole( 'button', { name: 'Choose a CSV file' } ).click();
	const buffer = Buffer.from( [ 'SKU,Name,Regular price', ...rows ].join( '\n' ) );
	await ( await chooser ).setFiles( { name: 'cups.csv', mimeType: 'text/csv', buffer } );
	await page.getByRole( 'button', { name: 'Check the file' } ).click();
	await expect( page.getByText( '120 products will be added' ) ).toBeVisible();
	// The second request of the import waits until the page is gone.
	let requests = 0;
	let reachSecond = () => {};
	const second = new Promise< void >( ( resolve ) => {
		reachSecond = resolve;
	} );
	await page.route(
		( url ) => decodeURIComponent( url.href ).includes( ROUTE ),
		async ( route ) => {
			if ( ++requests === 1 ) {
				await route.continue();
				return;
			}
			reachSecond();
		}
	);
	await page.getByRole( 'button', { name: 'Import 120 products' } ).click();
	await second;
	await page.unrouteAll( { behavior: 'ignoreErrors' } );
	await page.reload();
	await page.getByRole( 'button', { name: 'Import from a CSV file' } ).click();
	await page.getByRole( 'button', { name: 'Continue the import' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Your products were imported' } ) ).toBeVisible();
	const products = await requestUtils.rest< Product[] >( {
		path: '/wc/v3/products',
		params: { per_page: 100, page: 2 },
	} );
	expect( products ).toHaveLength( 20 );
} );

/** A product as it has to come back: what points to others by their SKUs, without what is new of each. */
function comparable( products: readonly ShopProduct[] ): unknown {
	const skus = new Map( products.map( ( { id, sku } ) => [ id, sku ] ) );
	const named = ( ids: readonly number[] ) => ids.map( ( id ) => skus.get( id ) );
	const plain = ( { id, ...product }: ShopProduct ) => ( {
		...Object.fromEntries( Object.entries( product ).filter( ( [ name ] ) => ! NEW.test( name ) ) ),
		categories: product.categories.map( ( { name } ) => name ).sort(),
		tags: product.tags.map( ( { name } ) => name ).sort(),
		brands: product.brands.map( ( { name } ) => name ),
		attributes: product.attributes.map( ( { id: attribute, ...others } ) => ( {
			...others,
			isShared: attribute > 0,
		} ) ),
		default_attributes: product.default_attributes.map( ( { name, option } ) => [ name, option ] ),
		downloads: product.downloads.map( ( { name, file } ) => [ name, file ] ),
		upsell_ids: named( product.upsell_ids ),
		cross_sell_ids: named( product.cross_sell_ids ),
		grouped_products: named( product.grouped_products ),
		variations: product.variations.length,
	} );
	return [ ...products ].sort( ( a, b ) => a.sku.localeCompare( b.sku ) ).map( plain );
}

test( 'What the list of products exports is imported as it was', async ( { page, dashboard, requestUtils } ) => {
	const post = < T extends object = Product >( path: string, data: object ) =>
		requestUtils.rest< T >( { method: 'POST', path: `/wc/v3/products${ path }`, data } );
	const all = () =>
		requestUtils.rest< ShopProduct[] >( { path: '/wc/v3/products', params: { per_page: 100, status: 'any' } } );
	const kitchen = await post( '/categories', { name: 'Kitchen & more' } );
	const cups = await post( '/categories', { name: 'Cups, mugs', parent: kitchen.id } );
	const material = await post( '/attributes', { name: 'Material' } );
	const bowl = await post( '', { name: 'Bowl', sku: 'BOWL', regular_price: '9', status: 'draft', featured: true } );
	await post( '', {
		name: '=Mug, "blue"',
		sku: 'MUG',
		regular_price: '14.5',
		sale_price: '9.99',
		date_on_sale_from: '2031-11-27T00:00:00',
		date_on_sale_to: '2031-11-30T00:00:00',
		description: 'One line\nand <em>another</em>',
		short_description: 'Holds tea',
		catalog_visibility: 'search',
		manage_stock: true,
		stock_quantity: -2,
		low_stock_amount: 3,
		backorders: 'notify',
		sold_individually: true,
		weight: '0.5',
		dimensions: { length: '10', width: '9', height: '8' },
		tax_status: 'shipping',
		purchase_note: 'Wash by hand',
		reviews_allowed: false,
		menu_order: 4,
		categories: [ { id: cups.id } ],
		tags: [ { name: 'blue' }, { name: 'round, small' } ],
		attributes: [
			{ id: material.id, options: [ 'Clay', 'Glaze | blue' ], visible: true },
			{ name: 'Maker', options: [ 'Ann', 'Bo, jr' ], visible: false },
		],
		upsell_ids: [ bowl.id ],
		downloadable: true,
		downloads: [ { name: 'Care', file: 'https://example.com/care.pdf' } ],
		download_limit: 5,
		download_expiry: 30,
	} );
	const shirt = await post( '', {
		name: 'Tee',
		sku: 'TEE',
		type: 'variable',
		attributes: [ { name: 'Size', options: [ 'S', 'M, long' ], visible: true, variation: true } ],
		cross_sell_ids: [ bowl.id ],
	} );
	for ( const option of [ 'S', 'M, long' ] ) {
		await post( `/${ shirt.id }/variations`, {
			sku: `TEE-${ option[ 0 ] }`,
			regular_price: '25',
			attributes: [ { name: 'Size', option } ],
		} );
	}
	await post( '', { name: 'Set', sku: 'SET', type: 'grouped', grouped_products: [ bowl.id ] } );
	await post( '', {
		name: 'Book',
		sku: 'BOOK',
		type: 'external',
		regular_price: '12',
		external_url: 'https://example.com/book',
		button_text: 'Buy there',
	} );
	const variationsOf = async ( products: readonly ShopProduct[] ) =>
		comparable(
			await requestUtils
				.rest< ShopProduct[] >( {
					path: `/wc/v3/products/${ products.find( ( { sku } ) => sku === 'TEE' )?.id ?? 0 }/variations`,
				} )
				.then( ( variations ) => variations.map( ( variation ) => ( { ...EMPTY, ...variation } ) ) )
		);
	const before = await all();
	const variations = await variationsOf( before );

	await page.goto( '/wp-admin/edit.php?post_type=product' );
	const saving = page.waitForEvent( 'download' );
	await page.getByRole( 'link', { name: 'Export CSV' } ).click();
	const file = await ( await saving ).path();
	for ( const { id } of before ) {
		await requestUtils.rest( { method: 'DELETE', path: `/wc/v3/products/${ id }`, params: { force: true } } );
	}

	await dashboard.open( TASK );
	await page.getByRole( 'button', { name: 'Import from a CSV file' } ).click();
	const chooser = page.waitForEvent( 'filechooser' );
	await page.getByRole( 'button', { name: 'Choose a CSV file' } ).click();
	await ( await chooser ).setFiles( file );
	await page.getByRole( 'button', { name: 'Check the file' } ).click();
	await page.getByRole( 'button', { name: 'Import 7 products' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Your products were imported' } ) ).toBeVisible();
	const after = await all();
	expect( comparable( after ) ).toEqual( comparable( before ) );
	expect( await variationsOf( after ) ).toEqual( variations );
} );
