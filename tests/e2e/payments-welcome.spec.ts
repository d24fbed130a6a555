import { expect, test } from './fixtures';
import { Shop } from './pages/shop';

test.use( { tasks: [ 'Payments' ] } );

const BENEFITS = [ 'More than 135 currencies', '20 payment methods' ];

test.describe( 'The welcome page of the payment provider', () => {
	test.beforeEach( async ( { requestUtils } ) => {
		await new Shop( requestUtils ).moveTo();
	} );

	test( '[B2-020] [B9-011] is reached from the banner, says what it offers, and is dismissed and shown again by keyboard', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await dashboard.open( { task: 'payments' } );
		await page.getByRole( 'link', { name: 'More about WooPayments' } ).press( 'Enter' );
		const offer = page.getByRole( 'region', { name: 'Get paid with WooPayments' } );
		for ( const benefit of BENEFITS ) {
			await expect( offer.getByText( benefit, { exact: true } ) ).toBeVisible();
		}
		await dashboard.expectFits();
		expect( await requestUtils.rest( { path: '/storewright-test/v1/requests' } ), 'Nobody is asked.' ).toEqual(
			[]
		);

		await offer.getByRole( 'button', { name: 'Dismiss' } ).press( 'Enter' );
		await expect( page ).toHaveURL( /task=payments/ );
		await expect( page.getByRole( 'link', { name: 'More about WooPayments' } ) ).toHaveCount( 0 );
		await page.goBack();
		await offer.getByRole( 'button', { name: 'Show the banner again' } ).press( 'Enter' );
		await expect( offer.getByRole( 'button', { name: 'Dismiss' } ) ).toBeVisible();

		await dashboard.setDirection( 'rtl' );
		await dashboard.open( { path: '/wc-pay-welcome-page' } );
		await expect( offer ).toBeVisible();
		await dashboard.expectAccessible();
	} );

	test( '[B2-020] says why the installation failed, keeps the button, and leads to no provider where suggestions are off', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await requestUtils.activatePlugin( 'fake-marketplace' );
		await dashboard.open( { path: '/wc-pay-welcome-page' } );
		await page.getByRole( 'button', { name: 'Install WooPayments' } ).click();
		await expect( page.getByRole( 'alert' ) ).toContainText( 'The directory does not answer.' );
		await expect( page.getByRole( 'button', { name: 'Try again' } ) ).toBeEnabled();

		await new Shop( requestUtils ).set( 'advanced', { show_marketplace_suggestions: 'no' } );
		await dashboard.open( { path: '/wc-pay-welcome-page' } );
		await expect( page.getByText( 'Suggestions are turned off in the settings.' ) ).toBeVisible();
		await page.getByRole( 'link', { name: 'Choose payment methods' } ).click();
		await expect( page ).toHaveURL( /task=payments/ );
	} );
} );
