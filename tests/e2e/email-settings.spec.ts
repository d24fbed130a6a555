/** Settings → Emails: what holds for all of them, seen in the preview before it is saved; and without scripts. */
import { expect, test } from './fixtures';
import { pressOn } from './pages/keyboard';
import { SETTINGS, SettingsPage } from './pages/settings-page';

const COLOR = '/wc/v3/settings/email/woocommerce_email_body_background_color';

test( 'An owner colors emails by keyboard, sees it before it is saved, and saves it [B2-070] [B2-076] [B4-025] [B5-008]', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	const settings = new SettingsPage( page );
	await settings.open( 'email' );
	const preview = settings.root.getByRole( 'region', { name: 'Email preview' } );
	const email = preview.frameLocator( 'iframe' );
	await expect( email.locator( 'h1' ) ).toBeVisible();
	const color = settings.field( 'Body background color' );
	const before = await color.inputValue();
	await color.fill( '#fff3e0' );
	await expect( email.locator( '[style*="#fff3e0"]' ).first() ).toBeVisible();
	expect( await requestUtils.rest( { path: COLOR } ) ).toMatchObject( { value: before } );
	await pressOn( page, settings.root.getByRole( 'button', { name: 'Undo changes' } ) );
	await expect( color ).toHaveValue( before );
	await color.fill( '#fff3e0' );

	await preview.getByRole( 'button', { name: 'Send a test email' } ).press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Send a test email' } );
	await dialog.getByLabel( 'Send to' ).fill( 'nobody' );
	await expect( dialog.getByRole( 'button', { name: 'Send test email' } ) ).toBeDisabled();
	await dashboard.expectAccessible( '[role="dialog"]' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();

	await pressOn( page, settings.save );
	await expect( settings.notice.first() ).toContainText( 'Your settings were saved.' );
	expect( await requestUtils.rest( { path: COLOR } ) ).toMatchObject( { value: '#fff3e0' } );
	await dashboard.expectFits( SETTINGS, [ 1400 ] );
} );

test.describe( 'Without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the list leads to an email, whose subject is saved', async ( { page } ) => {
		const settings = new SettingsPage( page );
		await settings.open( 'email' );
		await settings.root
			.getByRole( 'row', { name: /New order/ } )
			.getByRole( 'link' )
			.click();
		await settings.field( 'Subject' ).fill( 'A new order: {order_number}' );
		await settings.save.click();
		await expect( settings.notice.first() ).toContainText( 'Your settings were saved.' );
		await expect( settings.field( 'Subject' ) ).toHaveValue( 'A new order: {order_number}' );
	} );
} );
