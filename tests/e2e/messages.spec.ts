import { expect, test } from './fixtures';
import { untilIdle } from './fixtures/idle';
import { Home } from './pages/home';
import { pressOn } from './pages/keyboard';
import { failAt } from './pages/requests';

test( 'Alerts of a plugin stand above the page one at a time, until they are dealt with', async ( {
	page,
	dashboard,
	requestUtils,
	problems,
} ) => {
	problems.expect( /status of 500/ );
	await requestUtils.activatePlugin( 'two-alerts' );
	await page.goto( '/wp-admin/' );
	await dashboard.open();
	const alerts = page.getByRole( 'region', { name: 'Store alerts' } );
	await expect( alerts.getByRole( 'heading' ) ).toHaveText( 'Update: Labels can be printed anew' );
	await dashboard.expectAccessible();
	await dashboard.expectFits();

	await pressOn( page, alerts.getByRole( 'button', { name: 'Next alert' } ) );
	await expect( alerts.getByRole( 'heading' ) ).toHaveText( 'Error: The parcels can’t be sent' );
	const notes = await requestUtils.rest< { id: number; name: string }[] >( {
		path: '/wc-analytics/admin/notes?type=error',
	} );
	const repair = await failAt( page, `wc-analytics/admin/notes/${ notes[ 0 ]!.id }` );
	await pressOn( page, alerts.getByRole( 'button', { name: 'Dismiss' } ) );
	await expect( alerts.getByRole( 'alert' ) ).toBeVisible();
	await repair();
	await expect( alerts.getByRole( 'button', { name: 'Dismiss' } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( alerts.getByRole( 'heading' ) ).toHaveText( 'Update: Labels can be printed anew' );
	await expect( alerts.getByRole( 'heading' ) ).toBeFocused();
	await expect( alerts.getByRole( 'button', { name: 'Next alert' } ) ).toHaveCount( 0 );

	await pressOn( page, alerts.getByRole( 'button', { name: 'Remind me later' } ) );
	await pressOn( page, page.getByRole( 'menuitem', { name: 'Until tomorrow' } ) );
	await expect( alerts ).toHaveCount( 0 );
	await page.getByRole( 'region', { name: 'Messages' } ).getByRole( 'button', { name: 'Undo' } ).last().click();
	await alerts.getByRole( 'button', { name: 'See the posts' } ).click();
	await expect( page ).toHaveURL( /edit\.php$/ );
	await dashboard.open();
	await expect( alerts ).toHaveCount( 0 );
} );

test( '[B3-013] [B3-016] The notice of the example plugin is shown once', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	await requestUtils.activatePlugin( 'hello-transient-notice' );
	await page.goto( '/wp-admin/' );
	await dashboard.open();
	const notice = page.getByRole( 'region', { name: 'Messages' } ).getByText( 'Hello from the queue.' );
	await expect( notice ).toBeVisible();
	const message = page.getByRole( 'region', { name: 'Messages' } ).locator( ':scope > *' ).first();
	await expect( message.getByRole( 'link', { name: 'See posts' } ) ).toHaveAttribute( 'href', /edit\.php$/ );
	await expect( message.getByRole( 'button', { name: 'Dismiss this notice' } ) ).toBeVisible();
	await untilIdle( page );
	await dashboard.open();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	await untilIdle( page );
	await expect( notice ).toHaveCount( 0 );

	// A script of an extension shows one of its own, whose action does something here.
	await page.evaluate( () => {
		const { wp } = window as unknown as {
			wp: { data: { dispatch: ( store: string ) => Record< string, ( ...args: unknown[] ) => void > } };
		};
		wp.data.dispatch( 'core/notices' ).createNotice?.( 'info', 'The parcel is packed.', {
			id: 'parcel',
			type: 'snackbar',
			icon: '📦',
			explicitDismiss: true,
			actions: [ { label: 'Unpack', onClick: () => ( document.title = 'Unpacked' ) } ],
		} );
	} );
	const messages = page.getByRole( 'region', { name: 'Messages' } );
	await expect( messages ).toContainText( '📦The parcel is packed.' );
	await messages.getByText( 'The parcel is packed.' ).click();
	await messages.getByRole( 'button', { name: 'Unpack' } ).click();
	await expect( page ).toHaveTitle( 'Unpacked' );
	await expect( messages.getByText( 'The parcel is packed.' ) ).toHaveCount( 0 );
} );

test.describe( 'Once the store is launched', () => {
	test.use( { tasks: [ 'LaunchYourStore', 'Shipping' ] } );

	test( '[B2-042] [B3-012] [B4-017] [B7-016] [B7-017] Home shows around, until the owner has seen it', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await dashboard.open( { task: 'launch-your-store' } );
		await pressOn( page, page.getByRole( 'button', { name: 'Launch store' } ) );
		await pressOn( page, page.getByRole( 'button', { name: 'Launch now' } ) );
		await expect( new Home( page ).row( 'Launch your store (done)' ) ).toBeVisible();
		const step = page.getByRole( 'dialog' );
		await dashboard.open();
		await expect( step.getByRole( 'heading', { name: 'Your store is live' } ) ).toBeFocused();
		for ( const width of [ 1400, 782, 400 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			await expect( async () => {
				const box = await step.boundingBox();
				expect( box!.x ).toBeGreaterThanOrEqual( 0 );
				expect( box!.x + box!.width ).toBeLessThanOrEqual( width );
			} ).toPass();
		}
		await dashboard.expectAccessible();
		await pressOn( page, step.getByRole( 'button', { name: 'Next' } ) );
		await expect( step.getByRole( 'heading', { name: 'Come back to Home' } ) ).toBeFocused();
		const kept = page.waitForResponse( /\/wp\/v2\/users\/me/ );
		await pressOn( page, step.getByRole( 'button', { name: 'Done' } ) );
		await expect( step ).toHaveCount( 0 );
		await kept;
		// The option still says that the store was launched: what keeps it away is read with the user.
		const user = await requestUtils.rest< { woocommerce_meta: Record< string, string > } >( {
			path: '/wp/v2/users/me?context=edit',
		} );
		expect( user.woocommerce_meta.launch_your_store_tour_hidden ).toBe( 'yes' );
		await dashboard.open();
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
		await untilIdle( page );
		await expect( step ).toHaveCount( 0 );
	} );
} );

test.describe( 'On a telephone', () => {
	test.use( { ownBrowser: true } );

	test( '[B3-019] [B4-020] [B4-021] the app of the example plugin is offered on Android, until it is dismissed', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await requestUtils.activatePlugin( 'hello-mobile-app' );
		const banner = page.getByRole( 'region', { name: 'Mobile app' } );
		await dashboard.open();
		await untilIdle( page );
		await expect( banner ).toHaveCount( 0 );

		await page.addInitScript( () =>
			Object.defineProperty( navigator, 'userAgent', { value: 'Mozilla/5.0 (Linux; Android 15; Mobile)' } )
		);
		await page.setViewportSize( { width: 400, height: 800 } );
		await dashboard.open();
		await expect( banner.getByRole( 'link', { name: /^Install Hello orders/ } ) ).toHaveAttribute(
			'href',
			/^https:\/\/play\.google\.com\//
		);
		const kept = page.waitForResponse( /\/wp\/v2\/users\/me/ );
		await banner.getByRole( 'button', { name: 'Dismiss “Hello orders”' } ).press( 'Enter' );
		await expect( banner ).toHaveCount( 0 );
		await kept;
		const user = await requestUtils.rest< { woocommerce_meta: Record< string, string > } >( {
			path: '/wp/v2/users/me?context=edit',
		} );
		expect( user.woocommerce_meta.android_app_banner_dismissed ).toBe( 'yes' );
		await dashboard.open();
		await untilIdle( page );
		await expect( banner ).toHaveCount( 0 );
	} );
} );
