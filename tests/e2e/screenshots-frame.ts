/** Pictures of the frame around the dashboard's pages, and of what opens above them: part of `npm run screenshots`. */
import { expect, test } from './fixtures';
import { inBothDirections } from './fixtures/directions';
import { logInAs } from './pages/other-roles';
import { Palette } from './pages/palette';
import { Shop } from './pages/shop';
import { WaitingPanels, WaitingShop } from './pages/waiting';

inBothDirections( () => {
	test( 'Home of a running shop', async ( { page, dashboard, requestUtils } ) => {
		await WaitingShop.open( requestUtils );
		await new Shop( requestUtils ).task( 'setup', 'hide' );
		const { orders, inbox } = new WaitingPanels( page );
		await dashboard.takePictures( 'home-running', async () => {
			await dashboard.open();
			await expect( orders ).toContainText( 'Ada' );
			await inbox.scrollIntoViewIfNeeded();
			await expect( inbox.getByRole( 'listitem' ).first() ).toBeVisible();
			// The header is drawn where the page is scrolled to.
			await page.evaluate( () => window.scrollTo( 0, 0 ) );
		} );
	} );

	test( 'The activity panel and Help', async ( { page, dashboard, requestUtils } ) => {
		await WaitingShop.open( requestUtils );
		const tabs = page.getByRole( 'group', { name: 'Activity panel' } );
		const openTab = async ( name: RegExp, region: string ) => {
			await dashboard.open( { path: '/marketing' } );
			await tabs.getByRole( 'button', { name } ).click();
			const panel = page.getByRole( 'region', { name: region, exact: true } );
			await expect( panel ).toBeFocused();
			await expect( panel.getByRole( 'heading' ).nth( 1 ) ).toBeVisible();
			await expect( panel.getByRole( 'status', { name: 'Loading…' } ) ).toHaveCount( 0 );
		};
		await dashboard.takePictures( 'activity-panel', () => openTab( /^Activity/, 'Activity' ) );
		await dashboard.takePictures( 'activity-panel-setup', () => openTab( /^Finish setup/, 'Finish setup' ) );
		await dashboard.takePictures( 'activity-panel-help', () => openTab( /^Help/, 'Help' ) );
	} );

	test( 'Questions and hidden items', async ( { page, dashboard, requestUtils } ) => {
		const shop = new Shop( requestUtils );
		await WaitingShop.open( requestUtils );
		await shop.task( 'shipping', 'snooze' );
		await shop.task( 'setup', 'hide' );
		await dashboard.open();
		const { inbox, note } = new WaitingPanels( page );
		await inbox.scrollIntoViewIfNeeded();
		await note.getByRole( 'button', { name: 'Dismiss' } ).click();
		await expect( page.getByRole( 'dialog', { name: 'Dismiss this message?' } ) ).toBeVisible();
		await dashboard.takePictures( 'note-dismissed' );
		await page.keyboard.press( 'Escape' );
		await page.getByRole( 'button', { name: 'Display options' } ).click();
		await page.getByRole( 'menuitem', { name: 'Hidden items' } ).click();
		await expect(
			page.getByRole( 'dialog', { name: 'Hidden items' } ).getByRole( 'listitem' ).first()
		).toBeVisible();
		await dashboard.takePictures( 'hidden-items' );
	} );

	test( 'Store alerts', async ( { page, dashboard, requestUtils } ) => {
		await requestUtils.activatePlugin( 'two-alerts' );
		await page.goto( '/wp-admin/' );
		const alerts = page.getByRole( 'region', { name: 'Store alerts' } );
		await dashboard.takePictures( 'store-alerts', async () => {
			await dashboard.open();
			await expect( alerts.getByRole( 'heading' ) ).toHaveText( 'Update: Labels can be printed anew' );
		} );
	} );

	test( 'The command palette and the shortcuts', async ( { page, dashboard, requestUtils } ) => {
		await requestUtils.rest( {
			method: 'POST',
			path: '/wc/v3/products',
			data: { name: 'Reading lamp', sku: 'LAMP-7', regular_price: '9.00' },
		} );
		const palette = new Palette( page );
		await dashboard.open();
		await palette.search( 'reading' );
		await expect( palette.option( /^Product: Reading lamp/ ) ).toBeVisible();
		await dashboard.takePictures( 'command-palette' );
		await palette.close();
		await page.keyboard.press( '?' );
		await expect( page.getByRole( 'dialog', { name: 'Keyboard shortcuts' } ) ).toBeVisible();
		await dashboard.takePictures( 'shortcuts' );
	} );

	test( 'The tour of a launched store', async ( { page, dashboard, requestUtils } ) => {
		await requestUtils.rest( {
			method: 'POST',
			path: '/wc-admin/options',
			data: { woocommerce_show_lys_tour: 'yes' },
		} );
		const step = page.getByRole( 'dialog' );
		await dashboard.takePictures( 'launch-tour-1', async () => {
			await dashboard.open();
			await expect( step.getByRole( 'heading' ) ).toBeFocused();
		} );
		await step.getByRole( 'button', { name: 'Next' } ).click();
		await expect( step.getByRole( 'button', { name: 'Back' } ) ).toBeVisible();
		await dashboard.takePictures( 'launch-tour-2' );
	} );

	test( 'What visitors see before the launch', async ( { page, dashboard, requestUtils } ) => {
		await requestUtils.rest( {
			method: 'POST',
			path: '/storewright-test/v1/everything',
			data: { woocommerce_coming_soon: 'yes', woocommerce_store_pages_only: 'no' },
		} );
		await page.context().clearCookies( { name: /^wordpress_/ } );
		await dashboard.takePictures( 'coming-soon', async () => {
			await page.goto( '/' );
			await expect( page.getByRole( 'heading', { name: 'Coming soon' } ) ).toBeVisible();
		} );
	} );

	test( 'What stands in for a page', async ( { dashboard, requestUtils, problems } ) => {
		problems.expect( /Thrown by a page/ );
		problems.expect( /PHP: .*A page was not added/ );
		await dashboard.takePictures( 'not-allowed', async () => {
			await dashboard.open( { path: '/nowhere' } );
			await expect( dashboard.root.getByText( 'Sorry, you are not allowed' ) ).toBeVisible();
		} );
		await requestUtils.activatePlugin( 'bad-page' );
		await dashboard.open();
		await dashboard.menu.getByRole( 'link', { name: 'Bad page' } ).click();
		await dashboard.root.getByText( 'Click for error details' ).click();
		await dashboard.takePictures( 'crash' );
	} );

	test.describe( 'Of another role', () => {
		test.use( { as: 'visitor' } );

		test( 'The page of who looks after the catalog', async ( { page, dashboard, requestUtils } ) => {
			await WaitingShop.open( requestUtils );
			await logInAs( page, requestUtils, 'e2e_storekeeper' );
			await dashboard.takePictures( 'catalog', async () => {
				await dashboard.open( { path: '/catalog' } );
				await expect( new WaitingPanels( page ).stock ).toContainText( 'Lamp' );
			} );
		} );
	} );

	test.describe( 'On a telephone', () => {
		test.use( { ownBrowser: true } );

		test( 'The banner of a mobile app', async ( { page, dashboard, requestUtils } ) => {
			await requestUtils.activatePlugin( 'hello-mobile-app' );
			await page.addInitScript( () =>
				Object.defineProperty( navigator, 'userAgent', {
					value: 'Mozilla/5.0 (Linux; Android 15; Mobile)',
				} )
			);
			await dashboard.takePictures( 'mobile-app', async () => {
				await dashboard.open();
				await expect( page.getByRole( 'region', { name: 'Mobile app' } ) ).toBeVisible();
			} );
		} );
	} );
} );
