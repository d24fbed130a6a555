/**
 * Pictures of what owners see, for people to look at: `npm run screenshots` writes them into artifacts/screenshots, and
 * the one of the README into docs/images.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { AddressForm } from './pages/address-form';
import { Home } from './pages/home';
import { failAt } from './pages/requests';
import { ShippingTask, WORLD } from './pages/shipping-task';
import { BERLIN, Shop } from './pages/shop';

/** A desktop, where wp-admin folds its menu away, and a telephone. */
const WIDTHS = [ 1400, 782, 400 ];

async function take( page: Page, name: string, direction: string ): Promise< void > {
	for ( const width of WIDTHS ) {
		await page.setViewportSize( { width, height: 900 } );
		const path = `artifacts/screenshots/${ name }-${ width }${ direction === 'rtl' ? '-rtl' : '' }.png`;
		await page.screenshot( { path, fullPage: true, animations: 'disabled' } );
	}
	await page.setViewportSize( { width: 1400, height: 900 } );
}

for ( const direction of [ 'ltr', 'rtl' ] as const ) {
	test.describe( direction, () => {
		test.beforeEach( ( { dashboard } ) => dashboard.setDirection( direction ) );

		test( 'Home', async ( { page, dashboard, requestUtils } ) => {
			const home = new Home( page );
			await dashboard.open();
			await take( page, 'home', direction );
			await home.choose( 'Set your shipping rates', 'Remind me tomorrow' );
			await take( page, 'home-put-off', direction );
			await home.hideList();
			await take( page, 'home-hidden', direction );
			await new Shop( requestUtils ).task( 'setup', 'unhide' );
			await new Shop( requestUtils ).moveTo();
			await new Shop( requestUtils ).task( 'shipping', 'action' );
			await dashboard.open();
			await take( page, 'home-done', direction );
		} );

		test( 'Store details', async ( { page, dashboard } ) => {
			const form = new AddressForm( page );
			await dashboard.open( { task: 'store_details' } );
			await expect( form.street ).toBeVisible();
			await take( page, 'store-details', direction );
			await form.street.fill( ' ' );
			await form.save.click();
			await form.expectError( form.street, 'Please enter an address' );
			await take( page, 'store-details-errors', direction );
		} );

		test( 'Shipping', async ( { page, dashboard, requestUtils, problems } ) => {
			problems.expect( /status of 500/ );
			const task = new ShippingTask( page );
			await requestUtils.activatePlugin( 'fake-shipping-partners' );
			await requestUtils.activatePlugin( 'fake-connection' );
			await dashboard.open( { task: 'shipping' } );
			await expect( new AddressForm( page ).street ).toBeVisible();
			await take( page, 'shipping-1-location', direction );
			await new Shop( requestUtils ).moveTo();
			await dashboard.open( { task: 'shipping' } );
			await task.world.check();
			await task.rate( WORLD ).fill( '19.9' );
			await take( page, 'shipping-2-rates', direction );
			await task.rate( WORLD ).fill( '-1' );
			await task.rate( WORLD ).blur();
			await take( page, 'shipping-2-rates-error', direction );
			await failAt( page, 'wc/v3/shipping/zones' );
			await task.rate( WORLD ).fill( '19.9' );
			await task.save.click();
			await expect( task.failure ).toBeVisible();
			await take( page, 'shipping-2-rates-failed', direction );
			await page.unrouteAll();
			await task.save.click();
			await expect( task.withoutLabels ).toBeVisible();
			await take( page, 'shipping-3-labels', direction );
			await task.withoutLabels.click();
			await expect( task.connect ).toBeVisible();
			await take( page, 'shipping-4-connect', direction );
		} );

		test( 'Printing labels with one service', async ( { page, dashboard, requestUtils } ) => {
			const task = new ShippingTask( page );
			await requestUtils.activatePlugin( 'fake-shipping-partners' );
			await new Shop( requestUtils ).moveTo( BERLIN );
			await dashboard.open( { task: 'shipping' } );
			await task.save.click();
			await expect( task.withoutLabels ).toBeVisible();
			await take( page, 'shipping-3-labels-one', direction );
		} );

		test( 'The reminder bar', async ( { page, requestUtils } ) => {
			await new Shop( requestUtils ).moveTo();
			await page.goto( '/wp-admin/edit.php' );
			await take( page, 'reminder', direction );
		} );
	} );
}

test( 'The picture of the README', async ( { page, dashboard, requestUtils } ) => {
	await new Shop( requestUtils ).moveTo();
	await page.setViewportSize( { width: 1400, height: 760 } );
	await dashboard.open();
	await page.screenshot( { path: 'docs/images/home.png', animations: 'disabled' } );
} );
