import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { SETTINGS, SettingsPage } from './pages/settings-page';

test( 'Settings warn of taxes that do not fit, suggest what to set up, and lead to the address [B2-065] [B2-067] [B2-068] [B2-069] [B2-070] [B4-022] [B4-029] [B8-018]', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	await requestUtils.activatePlugin( 'two-alerts' );
	await page.goto( '/wp-admin/' );
	const settings = new SettingsPage( page );
	await settings.open( 'tax' );
	const alerts = page.getByRole( 'region', { name: 'Store alerts' } );
	await expect( alerts.getByRole( 'heading' ) ).toHaveText( 'Update: Labels can be printed anew' );
	const top = async ( part: Locator ) => ( await part.boundingBox() )?.y ?? 0;
	expect( await top( alerts ) ).toBeLessThan( await top( settings.root.getByRole( 'heading', { level: 1 } ) ) );
	const warning = page.getByText( 'Inconsistent tax settings:' );
	await expect( warning ).toBeHidden();
	await settings.field( 'Prices include tax' ).press( 'Space' );
	await expect( warning ).toBeVisible();
	await dashboard.expectAccessible( SETTINGS );
	await page.getByRole( 'button', { name: 'Use recommended settings' } ).press( 'Enter' );
	await expect( page.getByText( 'Recommended settings applied.' ).first() ).toBeVisible();
	await expect( warning ).toBeHidden();
	for ( const id of [ 'shop', 'cart' ] ) {
		expect(
			await requestUtils.rest( { path: `/wc/v3/settings/tax/woocommerce_tax_display_${ id }` } )
		).toMatchObject( {
			value: 'incl',
		} );
	}

	await requestUtils.activatePlugin( 'fake-payment-suggestions' );
	for ( const direction of [ 'ltr', 'rtl' ] as const ) {
		await dashboard.setDirection( direction );
		await page.setViewportSize( { width: 400, height: 800 } );
		await settings.open( 'checkout' );
		await expect( page.getByRole( 'region', { name: 'Suggested payment methods' } ) ).toBeVisible();
		await dashboard.expectAccessible( SETTINGS );
		await settings.open( 'shipping' );
		await expect( page.getByRole( 'region', { name: 'Recommended shipping setup' } ) ).toBeVisible();
		expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( 400 );
		await dashboard.expectAccessible( SETTINGS );
	}

	await page.goto( '/wp-admin/admin.php?page=wc-settings&tutorial=true' );
	const tour = page.getByRole( 'dialog', { name: 'Add your store’s address' } );
	await expect( tour ).toBeVisible();
	await tour.getByRole( 'button', { name: 'Got it' } ).press( 'Enter' );
	await expect( tour ).toBeHidden();
	await page.reload();
	await expect( settings.field( 'City' ) ).toBeVisible();
	await expect( tour ).toBeHidden();
} );
