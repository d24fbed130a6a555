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
