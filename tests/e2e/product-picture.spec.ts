import { expect, test } from './fixtures';
import { Home } from './pages/home';

test.use( { tasks: [ 'StoreDetails', 'Products' ], as: 'manager' } );

test( 'A product gets a picture of the media library, which is fetched only then', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	const { id } = await requestUtils.uploadMedia( 'docs/images/home.png' );
	await dashboard.open();
	await new Home( page ).row( 'List your products' ).click();
	await page.getByLabel( 'Name', { exact: true } ).fill( 'Mug' );
	await page.getByLabel( 'Price' ).fill( '5' );
	await expect( page.locator( '#media-views-js' ) ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Choose image' } ).press( 'Enter' );

	const dialog = page.getByRole( 'dialog', { name: 'Choose image' } );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await dialog.getByRole( 'checkbox', { name: 'home' } ).click();
	await dialog.getByRole( 'button', { name: 'Use this image' } ).click();
	await expect( page.getByRole( 'button', { name: 'Replace image' } ) ).toBeFocused();
	await page.getByLabel( /^Alternative text/ ).fill( 'A blue mug' );
	await dashboard.expectFits();
	await page.getByRole( 'button', { name: 'Add product' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Mug was added to your store' } ) ).toBeVisible();

	const [ mug ] = await requestUtils.rest< Array< { images: unknown[] } > >( { path: '/wc/v3/products' } );
	expect( mug?.images ).toEqual( [ expect.objectContaining( { id, alt: 'A blue mug' } ) ] );
} );
