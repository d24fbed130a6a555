import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { pressOn, tabTo } from './pages/keyboard';
import { SETTINGS, SettingsPage } from './pages/settings-page';

const CITY = '/wc/v3/settings/general/woocommerce_store_city';

const expectNoSidewaysScrolling = ( page: Page ) =>
	expect
		.poll( () =>
			page.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth )
		)
		.toBeLessThanOrEqual( 0 );

test.describe( 'A shop manager', () => {
	test.use( { as: 'manager' } );

	test( 'finds the settings in the menu, changes some, and is told', async ( { page, requestUtils } ) => {
		const settings = new SettingsPage( page );
		await page.goto( '/wp-admin/' );
		const menu = page.locator( '#toplevel_page_wc-admin' );
		await menu.hover();
		await menu.getByRole( 'link', { name: 'Settings', exact: true } ).click();
		await expect( page ).toHaveTitle( /^General ‹ / );
		await settings.field( 'City' ).fill( 'Lyon' );
		await settings.field( 'Enable coupon codes' ).uncheck();
		// The way out by mistake asks first, and what was typed stays.
		const asked: string[] = [];
		page.once( 'dialog', ( dialog ) => {
			asked.push( dialog.type() );
			return dialog.dismiss();
		} );
		await settings.root.getByRole( 'link', { name: 'Advanced', exact: true } ).click();
		await expect.poll( () => asked ).toEqual( [ 'beforeunload' ] );
		await expect( settings.field( 'City' ) ).toHaveValue( 'Lyon' );
		await settings.save.click();
		await expect( settings.notice ).toContainText( 'Your settings were saved.' );
		await expect( settings.field( 'City' ) ).toHaveValue( 'Lyon' );
		await expect( settings.field( 'Enable coupon codes' ) ).not.toBeChecked();
		expect( await requestUtils.rest( { path: CITY } ) ).toMatchObject( { value: 'Lyon' } );

		await settings.open( 'advanced', 'changes' );
		await expect( settings.root.getByRole( 'row' ).nth( 2 ) ).toContainText( 'City' );
		await expect( settings.root.getByRole( 'row' ).nth( 2 ) ).toContainText( 'manager' );
	} );

	test( 'keeps what was typed where something is wrong, and is led to it', async ( { page, requestUtils } ) => {
		const settings = new SettingsPage( page );
		await settings.open( 'general' );
		await settings.field( 'City' ).fill( 'Lyon' );
		await settings.field( 'Number of decimals' ).fill( '99' );
		await settings.save.click();
		const decimals = settings.field( 'Number of decimals' );
		await settings.expectError( decimals, /“99” is not a whole number from 0 to 8\./ );
		await expect( decimals ).toBeFocused();
		await expect( decimals ).toHaveValue( '99' );
		await expect( settings.field( 'City' ) ).toHaveValue( 'Lyon' );
		expect( await requestUtils.rest( { path: CITY } ) ).toMatchObject( { value: '' } );

		await settings.field( 'City' ).focus();
		await settings.summary.getByRole( 'link', { name: 'Number of decimals' } ).click();
		await expect( decimals ).toBeInViewport();
		await decimals.fill( '3' );
		await settings.save.click();
		await expect( settings.notice ).toBeVisible();
		expect( await requestUtils.rest( { path: CITY } ) ).toMatchObject( { value: 'Lyon' } );
	} );

	test( 'is told what somebody else has changed before replacing it', async ( { page, requestUtils } ) => {
		const settings = new SettingsPage( page );
		await settings.open( 'general' );
		await requestUtils.rest( { method: 'PUT', path: CITY, data: { value: 'Nantes' } } );
		await settings.field( 'City' ).fill( 'Lyon' );
		await settings.save.click();
		await settings.expectError( settings.field( 'City' ), /changed this to “Nantes”/ );
		await settings.save.click();
		await expect( settings.notice ).toBeVisible();
		expect( await requestUtils.rest( { path: CITY } ) ).toMatchObject( { value: 'Lyon' } );
	} );

	test.describe( 'who has been logged out', () => {
		test.use( { ownBrowser: true } );

		test( 'keeps what was typed, and saves it after the next login', async ( {
			page,
			context,
			requestUtils,
			problems,
		} ) => {
			problems.expect( /status of 400/ );
			const settings = new SettingsPage( page );
			await page.clock.install();
			await settings.open( 'general' );
			await settings.field( 'City' ).fill( 'Lyon' );
			await page.clock.fastForward( '02:00' );
			const cookies = await context.cookies();
			await context.clearCookies( { name: /^wordpress/ } );
			await settings.save.click();
			await expect( settings.summary ).toContainText( 'You have been logged out.' );
			await expect( settings.field( 'City' ) ).toHaveValue( 'Lyon' );
			await context.addCookies( cookies );
			await settings.save.click();
			await expect( settings.notice ).toContainText( 'Your settings were saved.' );
			expect( await requestUtils.rest( { path: CITY } ) ).toMatchObject( { value: 'Lyon' } );
		} );
	} );

	test( 'sees nothing that would not do anything', async ( { page, problems } ) => {
		const settings = new SettingsPage( page );
		await settings.open( 'products' );
		const tabs = settings.root.getByRole( 'navigation', { name: 'Settings tabs' } );
		await expect( tabs.getByRole( 'link', { name: 'Advanced' } ) ).toBeVisible();
		await expect( tabs.getByRole( 'link', { name: 'Integration' } ) ).toHaveCount( 0 );
		await expect( settings.root.getByRole( 'link', { name: /^Download/ } ) ).toBeVisible();
		await expect( settings.field( 'Go to the cart page after adding a product' ) ).toHaveCount( 0 );
		problems.expect( /status of 404/ );
		const answer = await page.goto( '/wp-admin/admin.php?page=wc-settings&tab=integration' );
		expect( answer?.status() ).toBe( 404 );
	} );

	test( 'chooses the placeholder image in the media library', async ( { page, requestUtils } ) => {
		const { id } = await requestUtils.uploadMedia( 'docs/images/home.png' );
		const settings = new SettingsPage( page );
		await settings.open( 'products' );
		await pressOn( page, settings.root.getByRole( 'button', { name: 'Choose image: Placeholder image' } ) );
		const dialog = page.getByRole( 'dialog', { name: 'Choose image' } );
		await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
		await dialog.getByRole( 'checkbox', { name: 'home' } ).click();
		await dialog.getByRole( 'button', { name: 'Use this image' } ).click();
		await expect( settings.field( 'Placeholder image' ) ).toHaveValue( String( id ) );
		await settings.save.click();
		await expect( settings.notice ).toBeVisible();
		await expect( settings.root.locator( '.storewright-picture img' ) ).toHaveAttribute( 'src', /home.*\.png$/ );
	} );

	test( 'needs no mouse', async ( { page } ) => {
		const settings = new SettingsPage( page );
		await settings.open( 'general' );
		await pressOn( page, settings.root.getByRole( 'link', { name: 'Products' } ) );
		await expect( settings.root.getByRole( 'heading', { level: 2 } ) ).toHaveText( 'General' );
		await tabTo( page, settings.field( 'Weight unit' ) );
		await page.keyboard.press( 'k' );
		await pressOn( page, settings.field( 'Only allow reviews by verified owners' ), 'Space' );
		await pressOn( page, settings.save );
		await expect( settings.notice ).toBeVisible();
		await expect( settings.field( 'Only allow reviews by verified owners' ) ).toBeChecked();
		await expect( settings.field( 'Weight unit' ) ).toHaveValue( 'kg' );
	} );

	for ( const direction of [ 'ltr', 'rtl' ] as const ) {
		test( `sees pages that fit and break no guideline, ${ direction }`, async ( { page, dashboard } ) => {
			const settings = new SettingsPage( page );
			await dashboard.setDirection( direction );
			// Every kind of field, each kind of row of links, tables, and what has a preview.
			const sections: Array< Parameters< SettingsPage[ 'open' ] > > = [
				[ 'general' ],
				[ 'products', 'inventory' ],
				[ 'account' ],
				[ 'shipping', '', { zone_id: 'new' } ],
				[ 'shipping', 'test' ],
				[ 'email' ],
				[ 'email', 'email_new_order' ],
				[ 'site-visibility', 'preview-links' ],
				[ 'advanced', 'changes' ],
			];
			for ( const address of sections ) {
				await page.setViewportSize( { width: 400, height: 900 } );
				await settings.open( ...address );
				await dashboard.expectAccessible( SETTINGS );
				await page.setViewportSize( { width: 320, height: 900 } );
				await expectNoSidewaysScrolling( page );
			}
			await page.setViewportSize( { width: 1400, height: 900 } );
			await settings.open( 'general' );
			await settings.field( 'Number of decimals' ).fill( '99' );
			await settings.save.click();
			await expect( settings.summary ).toBeVisible();
			await dashboard.expectAccessible( SETTINGS );
		} );
	}
} );

test.describe( 'Without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'settings are saved all the same', async ( { page } ) => {
		const settings = new SettingsPage( page );
		await settings.open( 'general' );
		await settings.field( 'City' ).fill( 'Lyon' );
		await settings.save.click();
		await expect( settings.notice ).toBeVisible();
		await expect( settings.field( 'City' ) ).toHaveValue( 'Lyon' );
	} );
} );

test.describe( 'A subscriber', () => {
	test.use( { as: 'subscriber' } );

	test( 'has no settings page', async ( { page, problems } ) => {
		problems.expect( /status of 403/ );
		const answer = await page.goto( '/wp-admin/admin.php?page=wc-settings' );
		expect( answer?.status() ).toBe( 403 );
	} );
} );
