/**
 * Pictures of what owners see, for people to look at: `npm run screenshots` writes them into artifacts/screenshots. The tasks of the
 * setup, and Home. Beside this file: screenshots-frame.ts, -screens.ts, -reports.ts, -goods.ts and -settings.ts, and screenshots-guide.ts
 * for docs/images.
 */
import { expect, test } from './fixtures';
import { inBothDirections } from './fixtures/directions';
import { askFor } from './fixtures/shift';
import { AddressForm } from './pages/address-form';
import { AppCallback } from './pages/app-callback';
import { sellGoods } from './pages/goods';
import { Home } from './pages/home';
import { failAt, holdAt } from './pages/requests';
import { runShop } from './pages/running-shop';
import { SettingsPage } from './pages/settings-page';
import { ShippingTask, WORLD } from './pages/shipping-task';
import { BERLIN, Shop } from './pages/shop';

inBothDirections( () => {
	test( 'Home', async ( { page, dashboard, requestUtils } ) => {
		const home = new Home( page );
		await dashboard.open();
		await dashboard.takePictures( 'home' );
		await home.choose( 'Set your shipping rates', 'Remind me tomorrow' );
		await dashboard.takePictures( 'home-put-off' );
		await home.hideList();
		await dashboard.takePictures( 'home-hidden' );
		await new Shop( requestUtils ).task( 'setup', 'unhide' );
		await new Shop( requestUtils ).moveTo();
		await new Shop( requestUtils ).task( 'shipping', 'action' );
		await dashboard.open();
		await dashboard.takePictures( 'home-done' );
	} );

	test( 'Home in two columns', async ( { page, dashboard, requestUtils } ) => {
		await runShop( requestUtils, 'Lamp of hand-blown glass with a braided cord and a very long name' );
		await dashboard.open();
		await expect( dashboard.root.getByRole( 'region', { name: 'Inbox' } ) ).toContainText( 'Lamp' );
		await expect( dashboard.root.getByText( 'Shade' ).first() ).toBeVisible();
		await dashboard.takePictures( 'home-two-columns' );
		await dashboard.root.getByRole( 'button', { name: 'Display options' } ).click();
		await expect( page.getByRole( 'menuitemradio', { name: 'Two columns' } ) ).toBeChecked();
		await dashboard.takePictures( 'home-display-options' );
	} );

	test.describe( 'With two tasks', () => {
		test.use( { tasks: [ 'StoreDetails', 'Shipping' ] } );

		test( 'Feedback', async ( { page, dashboard, requestUtils } ) => {
			const shop = new Shop( requestUtils );
			await shop.set( 'advanced', { allow_tracking: 'yes' } );
			await shop.moveTo();
			await shop.task( 'shipping', 'action' );
			await dashboard.open();
			const hard = page.getByRole( 'button', { name: 'Hard', exact: true } );
			await expect( hard ).toBeVisible();
			await dashboard.takePictures( 'feedback-1-question' );
			await hard.click();
			await dashboard.takePictures( 'feedback-2-more' );
			await page.getByRole( 'button', { name: 'Send feedback' } ).click();
			await dashboard.takePictures( 'feedback-2-missing' );
			await page.getByRole( 'radio', { name: 'Mostly' } ).check();
			await page.getByRole( 'button', { name: 'Send feedback' } ).click();
			await expect( page.getByText( 'Thank you for your feedback.', { exact: true } ).first() ).toBeVisible();
			await dashboard.takePictures( 'feedback-3-thanks' );
		} );
	} );

	test( 'An app that asks for a key', async ( { page, dashboard, site, problems } ) => {
		problems.expect( /status of 400/ );
		const app = await AppCallback.start();
		await page.goto( site.url + app.authorizePath() );
		await expect( page.getByRole( 'button', { name: 'Approve' } ) ).toBeVisible();
		await dashboard.takePictures( 'authorize-1-question' );
		await page.goto( site.url + app.authorizePath( { scope: 'all', callback_url: 'http://example.org/' } ) );
		await dashboard.takePictures( 'authorize-2-refused' );
		await app.stop();
	} );

	test( 'Overview of the reports', async ( { page, dashboard, requestUtils } ) => {
		await sellGoods( requestUtils );
		const release = await holdAt( page, 'wc-admin/analytics/overview' );
		await dashboard.open( { path: '/analytics/overview' } );
		await expect( dashboard.root.getByRole( 'status' ).first() ).toBeVisible();
		await dashboard.takePictures( 'overview-1-loading' );
		release();
		await expect( dashboard.root.getByRole( 'application' ).first() ).toBeVisible();
		await dashboard.takePictures( 'overview-2-sections' );
		await dashboard.root.getByRole( 'button', { name: 'Options of “Charts”' } ).click();
		await expect( page.getByRole( 'menu', { name: 'Options of “Charts”' } ) ).toBeVisible();
		await dashboard.takePictures( 'overview-3-menu' );
	} );

	test( 'Order attribution', async ( { page, dashboard } ) => {
		await dashboard.open( { path: '/analytics/overview' } );
		const close = page.getByRole( 'button', { name: 'Close the banner about where orders come from' } );
		await expect( close ).toBeVisible();
		await dashboard.takePictures( 'order-attribution-1-banner' );
		await close.click();
		await dashboard.takePictures( 'order-attribution-2-button' );
	} );

	test( 'Store details', async ( { page, dashboard } ) => {
		const form = new AddressForm( page );
		await dashboard.open( { task: 'store_details' } );
		await expect( form.street ).toBeVisible();
		await dashboard.takePictures( 'store-details' );
		await form.street.fill( ' ' );
		await form.save.click();
		await form.expectError( form.street, 'Please enter an address' );
		await dashboard.takePictures( 'store-details-errors' );
	} );

	test( 'Tax', async ( { page, dashboard, requestUtils } ) => {
		const shop = new Shop( requestUtils );
		const manually = page.getByRole( 'button', { name: 'Set up taxes manually' } );
		await shop.moveTo();
		await dashboard.open( { task: 'tax' } );
		await expect( manually ).toBeVisible();
		await dashboard.takePictures( 'tax-1-partners' );
		for ( const partner of [ 'stripe-tax', 'woocommerce-tax' ] ) {
			await dashboard.open( { task: 'tax', partner } );
			await expect( manually ).toBeVisible();
			await dashboard.takePictures( `tax-2-${ partner }` );
		}
		await manually.click();
		await page.getByRole( 'textbox', { name: 'Rate %, rate 1' } ).fill( '6.25' );
		await page.getByRole( 'button', { name: 'Priority, compound, shipping, rate 1' } ).click();
		await page.getByRole( 'button', { name: 'Save tax rates' } ).click();
		await dashboard.takePictures( 'tax-3-rates' );
		await requestUtils.activatePlugin( 'fake-connection' );
		await requestUtils.activatePlugin( 'fake-tax-partner' );
		await dashboard.open( { task: 'tax', partner: 'woocommerce-tax' } );
		await page.getByRole( 'button', { name: 'Connect', exact: true } ).click();
		await expect( page.getByRole( 'heading', { name: 'Good news' } ) ).toBeVisible();
		await dashboard.takePictures( 'tax-4-good-news' );
		await shop.set( 'general', { calc_taxes: 'yes' } );
		await dashboard.open( { task: 'tax' } );
		await page.getByRole( 'button', { name: "I don't charge sales tax" } ).click();
		await dashboard.takePictures( 'tax-5-question' );
	} );

	test( 'Shipping', async ( { page, dashboard, requestUtils, problems } ) => {
		problems.expect( /status of 500/ );
		const task = new ShippingTask( page );
		await requestUtils.activatePlugin( 'fake-shipping-partners' );
		await requestUtils.activatePlugin( 'fake-connection' );
		await dashboard.open( { task: 'shipping' } );
		await expect( new AddressForm( page ).street ).toBeVisible();
		await dashboard.takePictures( 'shipping-1-location' );
		await new Shop( requestUtils ).moveTo();
		await dashboard.open( { task: 'shipping' } );
		await task.world.check();
		await task.rate( WORLD ).fill( '19.9' );
		await dashboard.takePictures( 'shipping-2-rates' );
		await task.rate( WORLD ).fill( '-1' );
		await task.rate( WORLD ).blur();
		await dashboard.takePictures( 'shipping-2-rates-error' );
		await failAt( page, 'wc/v3/shipping/zones' );
		await task.rate( WORLD ).fill( '19.9' );
		await task.save.click();
		await expect( task.failure ).toBeVisible();
		await dashboard.takePictures( 'shipping-2-rates-failed' );
		await page.unrouteAll();
		await askFor( page, () => task.save.click(), task.withoutLabels );
		await dashboard.takePictures( 'shipping-3-labels' );
		await askFor( page, () => task.withoutLabels.click(), task.connect );
		await dashboard.takePictures( 'shipping-4-connect' );
	} );

	test( 'Printing labels with one service', async ( { page, dashboard, requestUtils } ) => {
		const task = new ShippingTask( page );
		await requestUtils.activatePlugin( 'fake-shipping-partners' );
		await new Shop( requestUtils ).moveTo( BERLIN );
		await dashboard.open( { task: 'shipping' } );
		await askFor( page, () => task.save.click(), task.withoutLabels );
		await dashboard.takePictures( 'shipping-3-labels-one' );
	} );

	test( 'Marketing, paid themes and the launch', async ( { page, dashboard, requestUtils } ) => {
		await requestUtils.activatePlugin( 'fake-marketplace' );
		await dashboard.open( { task: 'marketing' } );
		await page.getByRole( 'button', { name: 'Install Signpost' } ).click();
		await expect( page.getByRole( 'list', { name: 'Grow your store' } ) ).toContainText( 'does not answer' );
		await dashboard.takePictures( 'marketing-failed' );
		await page.getByRole( 'button', { name: 'Activate Fake connection' } ).click();
		await expect( page.getByText( 'Active', { exact: true } ) ).toBeVisible();
		await dashboard.takePictures( 'marketing' );
		await dashboard.open();
		await page.getByRole( 'link', { name: 'Add a premium theme' } ).click();
		await page.getByRole( 'checkbox', { name: 'Meadow' } ).check();
		await dashboard.takePictures( 'purchase' );
		await dashboard.open( { task: 'launch-your-store' } );
		await dashboard.takePictures( 'launch' );
		await page.getByRole( 'button', { name: 'Launch store' } ).click();
		await dashboard.takePictures( 'launch-asked' );
	} );

	test( 'Products from a file, and payments', async ( { page, dashboard, requestUtils } ) => {
		await new Shop( requestUtils ).moveTo();
		await dashboard.open( { task: 'products' } );
		await dashboard.takePictures( 'products' );
		await page.getByRole( 'button', { name: 'Import from a CSV file' } ).click();
		await dashboard.takePictures( 'products-import-1-file' );
		const chooser = page.waitForEvent( 'filechooser' );
		await page.getByRole( 'button', { name: 'Choose a CSV file' } ).click();
		const rows = [
			'Type,SKU,Name,Published,Regular price,Stock,Categories,Colour',
			'simple,MUG,"Mug, blue",1,19.90,12,Kitchen > Cups,blue',
			'simple,BOWL,Bowl,1,twelve,,Kitchen,white',
		];
		const file = { name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from( rows.join( '\n' ) ) };
		await ( await chooser ).setFiles( file );
		await expect( page.getByRole( 'heading', { name: 'Match columns' } ) ).toBeFocused();
		await dashboard.takePictures( 'products-import-2-columns' );
		await page.getByRole( 'button', { name: 'Check the file' } ).click();
		await expect( page.getByRole( 'heading', { name: 'Ready to import' } ) ).toBeFocused();
		await dashboard.takePictures( 'products-import-3-checked' );
		await page.getByRole( 'button', { name: 'Import 1 product' } ).click();
		await expect( page.getByRole( 'heading', { name: /imported/ } ) ).toBeFocused();
		await dashboard.takePictures( 'products-import-4-done' );

		for ( const id of [ 'cod', 'cheque' ] ) {
			await requestUtils.rest( {
				method: 'PUT',
				path: `/wc/v3/payment_gateways/${ id }`,
				data: { enabled: true },
			} );
		}
		await dashboard.open( { task: 'payments' } );
		await dashboard.takePictures( 'payments' );
		await dashboard.open( { task: 'payments', id: 'bacs' } );
		await expect( page.getByRole( 'button', { name: 'Save bank details' } ) ).toBeVisible();
		await dashboard.takePictures( 'payments-bank' );
		await requestUtils.activatePlugin( 'fake-payment-suggestions' );
		await requestUtils.activatePlugin( 'fake-gateway' );
		await requestUtils.rest( {
			method: 'PUT',
			path: '/wc/v3/payment_gateways/moon_pay',
			data: { settings: { secret: 's-1' } },
		} );
		await dashboard.open( { task: 'payments', id: 'moon_pay' } );
		await expect( page.getByText( 'Enter a new value to replace it.' ) ).toBeVisible();
		await dashboard.takePictures( 'payments-secret' );
		await new SettingsPage( page ).open( 'checkout', 'moon_pay' );
		await dashboard.takePictures( 'settings-gateway' );
	} );

	test( 'Settings', async ( { page, dashboard, requestUtils } ) => {
		const settings = new SettingsPage( page );
		for ( const tab of [ 'general', 'products', 'account', 'advanced', 'checkout' ] ) {
			await settings.open( tab );
			await dashboard.takePictures( `settings-${ tab }` );
		}
		await settings.open( 'general' );
		await settings.field( 'Number of decimals' ).fill( '99' );
		await settings.field( 'Postcode / ZIP' ).fill( '1'.repeat( 40 ) );
		await settings.save.click();
		await dashboard.takePictures( 'settings-errors' );
		await new Shop( requestUtils ).moveTo();
		await settings.open( 'advanced', 'changes' );
		await dashboard.takePictures( 'settings-changes' );
		await settings.open( 'advanced', 'keys' );
		await settings.field( 'Description' ).fill( 'Till' );
		await settings.root.getByRole( 'button', { name: 'Create key' } ).click();
		await expect( settings.notice ).toBeVisible();
		await dashboard.takePictures( 'settings-keys' );
	} );

	test( 'The reminder bar', async ( { page, dashboard, requestUtils } ) => {
		await new Shop( requestUtils ).moveTo();
		await page.goto( '/wp-admin/edit.php' );
		await dashboard.takePictures( 'reminder' );
	} );
} );
