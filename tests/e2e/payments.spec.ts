import { expect, test } from './fixtures';
import { SETTINGS, SettingsPage } from './pages/settings-page';

test.use( { as: 'manager' } );

test.describe( 'Without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the list leads to each way to pay, and puts them into order', async ( { page } ) => {
		const settings = new SettingsPage( page );
		await settings.open( 'checkout' );
		const row = settings.root.getByRole( 'row', { name: /Direct bank transfer/ } );
		await expect( row ).toContainText( 'Disabled' );
		await row.getByRole( 'button', { name: 'Move Direct bank transfer down' } ).click();
		await expect( settings.root.getByRole( 'row' ).nth( 2 ) ).toContainText( 'Direct bank transfer' );
		await row.getByRole( 'link', { name: 'Direct bank transfer' } ).click();
		await expect( settings.field( 'Enable this payment method' ) ).toBeVisible();
	} );
} );

test( 'A shop manager offers a way to pay and names the bank accounts', async ( { page, requestUtils } ) => {
	const settings = new SettingsPage( page );
	await settings.open( 'checkout', 'bacs' );
	await settings.field( 'Enable this payment method' ).check();
	await settings.field( 'Title' ).fill( 'Transfer & more' );
	await settings.save.click();
	await expect( settings.notice ).toContainText( 'saved' );
	await expect( settings.field( 'Title' ) ).toHaveValue( 'Transfer & more' );
	expect( await requestUtils.rest( { path: '/wc/v3/payment_gateways/bacs' } ) ).toMatchObject( {
		title: 'Transfer & more',
		enabled: true,
	} );

	await settings.open( 'checkout', 'bacs_accounts' );
	await settings.field( 'IBAN, row 1' ).fill( 'DE02120300000000202051' );
	await settings.field( 'Account name, row 2' ).fill( 'Second' );
	await settings.save.click();
	await expect( settings.notice ).toBeVisible();
	await expect( settings.field( 'IBAN, row 1' ) ).toHaveValue( 'DE02120300000000202051' );
	await settings.field( 'IBAN, row 1' ).fill( '' );
	await settings.save.click();
	await expect( settings.notice ).toBeVisible();
	await expect( settings.field( 'Account name, row 1' ) ).toHaveValue( 'Second' );
} );

test( 'What is too long is refused beside the field, and stays typed', async ( { page } ) => {
	const settings = new SettingsPage( page );
	await settings.open( 'checkout', 'cheque' );
	await settings.field( 'Title' ).fill( 'x'.repeat( 300 ) );
	await settings.save.click();
	await settings.expectError( settings.field( 'Title' ), /at most 255 characters/ );
	await expect( settings.field( 'Title' ) ).toHaveValue( 'x'.repeat( 300 ) );
} );

test( 'The pages fit and break no guideline', async ( { page, dashboard } ) => {
	const settings = new SettingsPage( page );
	for ( const section of [ '', 'bacs', 'cod', 'bacs_accounts' ] ) {
		await settings.open( 'checkout', section );
		await dashboard.expectAccessible( SETTINGS );
		await page.setViewportSize( { width: 320, height: 900 } );
		await expect
			.poll( () =>
				page.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth )
			)
			.toBeLessThanOrEqual( 0 );
		await page.setViewportSize( { width: 1400, height: 900 } );
	}
} );
