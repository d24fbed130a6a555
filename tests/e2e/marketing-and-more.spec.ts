import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { Home } from './pages/home';
import { pressOn } from './pages/keyboard';
import { failAt, holdAt, watchRequests } from './pages/requests';
import { saveStyles } from './pages/setup-journey';
import { Shop } from './pages/shop';

const MARKETPLACE = 'fake-marketplace';
const INSTALLED = 'Installed marketing extensions';
const RECOMMENDED = 'Recommended marketing extensions';
const LAUNCH = { task: 'launch-your-store' };
const OPTIONS = 'wc-admin/options';

const server500 = /Console: Failed to load resource: .*status of 500/;

/** Takes the place of a screen of WordPress that would ask other servers. */
const standIn = ( page: Page, screen: string ) =>
	page.route( new RegExp( `/wp-admin/${ screen }` ), ( call ) =>
		call.fulfill( { contentType: 'text/html', body: `<!doctype html><title>${ screen }</title>` } )
	);

test.describe( 'The marketing task', () => {
	test.beforeEach( ( { requestUtils } ) => requestUtils.activatePlugin( MARKETPLACE ) );

	test( '[A2-010] [A2-052] [A2-053] [A2-054] sets an extension up by keyboard, stays on the task, and is done', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await dashboard.open( { task: 'marketing' } );
		await expect( page.getByRole( 'heading', { name: 'Reach more customers' } ) ).toBeVisible();
		const recommended = page.getByRole( 'region', { name: RECOMMENDED } );
		await expect( recommended.getByRole( 'heading', { level: 4 } ) ).toHaveText( [
			'Grow your store',
			'Reach your customers',
		] );

		const installed = page.getByRole( 'region', { name: INSTALLED } );
		await pressOn( page, installed.getByRole( 'button', { name: 'Activate Fake connection' } ) );
		await expect( installed.getByText( 'Active', { exact: true } ) ).toBeVisible();
		await expect( installed.getByText( 'Fake connection' ) ).toBeFocused();
		await expect( page ).toHaveURL( /task=marketing$/ );
		await expect( installed.getByRole( 'link', { name: 'Manage Fake connection' } ) ).toHaveAttribute(
			'href',
			/\/wp-admin\/plugins\.php$/
		);
		expect( await new Shop( requestUtils ).doneTasks() ).toContain( 'marketing' );

		await pressOn( page, page.getByRole( 'button', { name: 'Continue' } ) );
		await expect( new Home( page ).row( 'Grow your business (done)' ) ).toBeVisible();
	} );

	test( '[A4-035] [A8-006] frees the buttons and says why where an extension cannot be had', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await dashboard.open( { task: 'marketing' } );
		const install = page.getByRole( 'button', { name: 'Install Signpost' } );
		const other = page.getByRole( 'button', { name: 'Install Town Crier' } );
		const requests = watchRequests( page );
		const release = await holdAt( page, 'wc-admin/plugins/install', 'POST' );
		await install.dblclick();
		await expect( other ).toHaveAttribute( 'aria-disabled', 'true' );
		release();
		const failure = 'The directory does not answer.';
		await expect( page.getByRole( 'list', { name: 'Grow your store' } ).getByText( failure ) ).toBeVisible();
		await new Home( page ).expectSpoken( /“Signpost” could not be set up: The directory does not answer/ );
		await expect( install ).not.toHaveAttribute( 'aria-disabled', 'true' );
		await expect( other ).not.toHaveAttribute( 'aria-disabled', 'true' );
		expect( requests.writesTo( '/plugins/' ) ).toEqual( [ 'POST /wc-admin/plugins/install' ] );
		expect( await new Shop( requestUtils ).doneTasks() ).not.toContain( 'marketing' );
	} );
} );

test.describe( 'The looks of the store', () => {
	test( '[A2-007] [A2-011] [A2-055] [B3-017] are chosen and changed on WordPress’s screens', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		const home = new Home( page );
		await standIn( page, 'theme-install\\.php' );
		await standIn( page, 'site-editor\\.php' );
		await dashboard.open();
		await home.row( 'Choose your theme' ).click();
		await expect( page ).toHaveURL( /\/wp-admin\/theme-install\.php\?browse=block-themes$/ );
		await dashboard.open();
		await home.row( 'Customize your store' ).click();
		await expect( page ).toHaveURL( /customize-store$/ );
		await page.getByRole( 'link', { name: 'Open the site editor' } ).click();
		await expect( page ).toHaveURL( /\/wp-admin\/site-editor\.php$/ );

		// What the task of the theme knows follows what is set there.
		const { id } = await requestUtils.rest< { id: number } >( {
			method: 'POST',
			path: '/wp/v2/pages',
			data: { title: 'Welcome', status: 'publish' },
		} );
		await page.goto( '/wp-admin/options-reading.php' );
		await page.getByRole( 'radio', { name: /A static page/ } ).check();
		await page.locator( '#page_on_front' ).selectOption( String( id ) );
		await page.getByRole( 'button', { name: 'Save Changes' } ).click();
		await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
		const lists = await requestUtils.rest< Array< { tasks: Array< { id: string } > } > >( {
			path: '/wc-admin/onboarding/tasks',
		} );
		expect( lists.flatMap( ( { tasks } ) => tasks ).find( ( task ) => task.id === 'appearance' ) ).toMatchObject( {
			isComplete: false,
			isDismissed: false,
			canView: true,
			additionalData: { hasHomepage: true, themeMods: { custom_logo: 0 } },
		} );
	} );

	test( 'are not ticked by opening an editor or the theme page, but by saving', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		const done = () => new Shop( requestUtils ).doneTasks();
		// The editor's welcome shows pictures of another server.
		const data = {
			meta: {
				persisted_preferences: { core: { welcomeGuide: false }, 'core/edit-post': { welcomeGuide: false } },
			},
		};
		await requestUtils.rest( { path: '/wp/v2/users/me', method: 'POST', data } );
		await page.goto( '/wp-admin/post-new.php?post_type=product' );
		await expect( page.getByRole( 'button', { name: 'Publish', exact: true } ) ).toBeVisible();
		await page.goto( '/wp-admin/theme-install.php?browse=block-themes' );
		await page.goto( '/wp-admin/site-editor.php' );
		expect( await done() ).toEqual( [] );

		await saveStyles( page );
		await dashboard.open();
		await expect( new Home( page ).row( 'Customize your store (done)' ) ).toBeVisible();
		expect( await done() ).toEqual( [ 'customize-store' ] );
	} );
} );

test.describe( 'Paid themes', () => {
	test( '[A2-015] [A2-056] open over Home, by keyboard, and lead to the cart with what was chosen', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await requestUtils.activatePlugin( 'premium-themes' );
		const home = new Home( page );
		const dialog = page.getByRole( 'dialog', { name: 'Add a premium theme' } );
		await dashboard.open();
		await home.row( 'Add a premium theme' ).press( 'Enter' );
		await expect( dialog ).toBeVisible();
		await expect( dialog.getByRole( 'listitem' ) ).toContainText( [ '$79 per year', '$49.50 per year' ] );
		await dialog.getByRole( 'checkbox', { name: 'Meadow' } ).press( 'Space' );
		await dialog.getByRole( 'checkbox', { name: 'Harbour' } ).press( 'Space' );
		await expect( dialog.getByRole( 'link', { name: /marketplace’s cart/ } ) ).toHaveAttribute(
			'href',
			'https://market.example/cart?add=7,12'
		);
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await expect( home.row( 'Add a premium theme' ) ).toBeFocused();
		await expect( page ).toHaveURL( /page=(wc-admin|storewright)$/ );
	} );
} );

test.describe( 'Launching the store', () => {
	test.use( { as: 'manager' } );

	test( '[A2-017] is done after a yes, by a shop manager, and is kept open where it fails', async ( {
		page,
		dashboard,
		requestUtils,
		problems,
	} ) => {
		problems.expect( server500 );
		const shop = new Shop( requestUtils );
		const requests = watchRequests( page );
		await dashboard.open( LAUNCH );
		await expect( page.getByRole( 'heading', { level: 2, name: 'Launch your store', exact: true } ) ).toBeVisible();
		await dashboard.takePictures( 'launch' );
		await expect( page.getByRole( 'region', { name: 'What visitors see' } ) ).toContainText( 'Demo shop' );
		await expect(
			page
				.getByRole( 'region', { name: 'Launch checklist' } )
				.getByRole( 'link', { name: 'Set up a payment method' } )
		).toBeVisible();

		await page.getByRole( 'link', { name: 'Set up a payment method' } ).click();
		await expect( page ).toHaveURL( /task=payments$/ );
		await page.getByRole( 'link', { name: 'Go back' } ).click();
		await expect( page ).toHaveURL( /task=launch-your-store$/ );

		const repair = await failAt( page, OPTIONS );
		await pressOn( page, page.getByRole( 'button', { name: 'Launch store' } ) );
		const dialog = page.getByRole( 'dialog', { name: 'Launch your store?' } );
		expect( await shop.option( 'woocommerce_coming_soon' ) ).not.toBe( 'no' );
		await expect( dialog.getByText( 'Customers can’t pay.' ) ).toBeVisible();
		await pressOn( page, dialog.getByRole( 'button', { name: 'Launch now' } ) );
		await expect( dialog.getByRole( 'alert' ) ).toContainText( 'The database went away.' );
		await repair();
		await dialog.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( new Home( page ).row( 'Launch your store (done)' ) ).toBeVisible();
		expect( await shop.option( 'woocommerce_coming_soon' ) ).toBe( 'no' );
		expect( requests.refused.filter( ( line ) => line.startsWith( '403' ) ) ).toEqual( [] );
	} );

	test( 'is all that a shop manager sees of these tasks', async ( {
		page,
		dashboard,
		requestUtils,
		woocommerce,
	} ) => {
		await requestUtils.activatePlugin( MARKETPLACE );
		const home = new Home( page );
		await dashboard.open();
		await expect( home.row( 'Launch your store' ) ).toBeVisible();
		for ( const title of [
			'Grow your business',
			'Choose your theme',
			'Add a premium theme',
			// WooCommerce's shop managers may edit the theme's looks.
			...( woocommerce ? [] : [ 'Customize your store' ] ),
		] ) {
			await expect( home.row( title ) ).toHaveCount( 0 );
		}
	} );
} );

test( 'Without promotions nothing is suggested, and nothing asked for', async ( { page, dashboard, requestUtils } ) => {
	await requestUtils.activatePlugin( MARKETPLACE );
	await new Shop( requestUtils ).set( 'advanced', { show_marketplace_suggestions: 'no' } );
	const home = new Home( page );
	const requests = watchRequests( page );
	await dashboard.open( { task: 'purchase' } );
	await expect( home.row( 'Choose your theme' ) ).toBeVisible();
	await expect( home.row( 'Grow your business' ) ).toHaveCount( 0 );
	await expect( home.row( 'Add a premium theme' ) ).toHaveCount( 0 );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await dashboard.open( { task: 'marketing' } );
	await expect( page.getByRole( 'heading', { name: 'This task does not exist' } ) ).toBeVisible();
	expect( requests.all.filter( ( line ) => line.includes( 'free-extensions' ) ) ).toEqual( [] );
} );
