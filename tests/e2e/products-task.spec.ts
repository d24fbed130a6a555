import { expect, test } from './fixtures';
import { at, failAt, watchRequests } from './pages/requests';
import { Shop } from './pages/shop';

const TASK = { task: 'products' };
const ROUTE = 'wc/v3/products';
const PRODUCTS = '/wc/v3/products';

const server500 = /Console: Failed to load resource: .*status of 500/;

interface Product {
	id: number;
	name: string;
	type: string;
	status: string;
	regular_price: string;
	stock_quantity: number | null;
	description: string;
	categories: Array< { name: string } >;
	variations: number[];
}

test.describe( 'The products task', () => {
	test( '[A2-013] puts a product on sale by keyboard', async ( { page, dashboard, requestUtils } ) => {
		await dashboard.open( TASK );
		await expect( page.getByRole( 'heading', { level: 2, name: 'List your products' } ) ).toBeVisible();
		await expect( page.getByRole( 'radio', { name: 'Physical products' } ) ).toBeChecked();

		await page.getByRole( 'radio', { name: 'Physical products' } ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( page.getByLabel( 'Name', { exact: true } ) ).toBeFocused();
		await page.keyboard.type( 'Mug' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.type( '19.90' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.type( 'MUG-1' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Space' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.type( '12' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.type( 'Holds coffee.' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.type( 'Kitchen' );
		await page.keyboard.press( 'Enter' );

		await expect( page.getByRole( 'heading', { name: 'Mug was added to your store' } ) ).toBeFocused();
		const [ product ] = await requestUtils.rest< Product[] >( { path: `${ PRODUCTS }?context=edit` } );
		expect( product ).toMatchObject( {
			name: 'Mug',
			type: 'simple',
			status: 'publish',
			regular_price: '19.9',
			sku: 'MUG-1',
			stock_quantity: 12,
			description: 'Holds coffee.',
			categories: [ { name: 'Kitchen' } ],
		} );
		await page.getByRole( 'button', { name: 'Continue with setup' } ).press( 'Enter' );
		await expect( page ).not.toHaveURL( /task=products/ );
		expect( await new Shop( requestUtils ).doneTasks() ).toContain( 'products' );
	} );

	test( 'makes the variations of a product', async ( { page, dashboard, requestUtils } ) => {
		await dashboard.open( TASK );
		await page.getByRole( 'radio', { name: 'Products with variations' } ).check();
		await page.getByLabel( 'Name', { exact: true } ).fill( 'Shirt' );
		await page.getByLabel( 'Price' ).fill( '25' );
		await page.getByLabel( 'Option name' ).fill( 'Size' );
		await page.getByLabel( 'Options, separated by commas' ).fill( 'Small, Medium, Large' );
		await page.getByRole( 'button', { name: 'Add product' } ).click();
		await expect( page.getByRole( 'heading', { name: 'Shirt was added to your store' } ) ).toBeVisible();
		const [ shirt ] = await requestUtils.rest< Product[] >( { path: PRODUCTS } );
		expect( shirt ).toMatchObject( { type: 'variable', status: 'publish' } );
		const variations = await requestUtils.rest< Product[] >( { path: `${ PRODUCTS }/${ shirt?.id }/variations` } );
		expect( variations.map( ( { regular_price: price } ) => price ) ).toEqual( [ '25', '25', '25' ] );
	} );

	test( 'adds sample products, and removes them again', async ( { page, dashboard, requestUtils } ) => {
		await dashboard.open( TASK );
		await page.getByRole( 'button', { name: 'Add sample products' } ).click();
		await expect( page.getByText( 'There are 4 sample products in your store.' ) ).toBeVisible();
		expect( await requestUtils.rest( { path: PRODUCTS } ) ).toHaveLength( 4 );
		await page.getByRole( 'button', { name: 'Remove sample products' } ).click();
		await page.getByRole( 'button', { name: 'Remove', exact: true } ).click();
		await expect( page.getByRole( 'button', { name: 'Add sample products' } ) ).toBeVisible();
		expect( await requestUtils.rest( { path: PRODUCTS } ) ).toEqual( [] );
	} );

	test( 'keeps what was typed when the server fails, and makes one product though the answer was lost', async ( {
		page,
		dashboard,
		requestUtils,
		problems,
	} ) => {
		problems.expect( server500 );
		await dashboard.open( TASK );
		await page.getByRole( 'radio', { name: 'Services' } ).check();
		await page.getByLabel( 'Name', { exact: true } ).fill( 'Repair' );
		await page.getByLabel( 'Price' ).fill( '40' );
		const repair = await failAt( page, ROUTE );
		// It has done what it was asked for.
		await page.route( at( ROUTE ), async ( call ) => {
			if ( call.request().method() === 'POST' ) {
				await call.fetch();
			}
			await call.fallback();
		} );
		await page.getByRole( 'button', { name: 'Add product' } ).click();
		const alert = page.getByRole( 'alert' );
		await expect( alert ).toContainText( 'There was a problem adding your product' );
		await expect( page.getByLabel( 'Name', { exact: true } ) ).toHaveValue( 'Repair' );
		expect( await requestUtils.rest( { path: PRODUCTS } ) ).toHaveLength( 1 );
		await repair();
		await page.unrouteAll();
		await page.getByLabel( 'Price' ).fill( '45' );
		await alert.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( page.getByRole( 'heading', { name: 'Repair was added to your store' } ) ).toBeVisible();
		expect( await requestUtils.rest( { path: PRODUCTS } ) ).toEqual( [
			expect.objectContaining( { name: 'Repair', regular_price: '45' } ),
		] );
	} );
} );

test.describe( 'The products task of a shop manager', () => {
	test.use( { as: 'manager' } );

	test( 'asks for nothing that is refused', async ( { page, dashboard } ) => {
		const watched = watchRequests( page );
		await dashboard.open( TASK );
		await page.getByLabel( 'Name', { exact: true } ).fill( 'Mug' );
		await page.getByLabel( 'Price' ).fill( '5' );
		await page.getByLabel( 'Category (optional)' ).fill( 'Kitchen' );
		await page.getByRole( 'button', { name: 'Add product' } ).click();
		await expect( page.getByRole( 'heading', { name: 'Mug was added to your store' } ) ).toBeVisible();
		expect( watched.refused ).toEqual( [] );
	} );
} );
