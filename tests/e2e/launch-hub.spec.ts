import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { Home } from './pages/home';
import { pressOn } from './pages/keyboard';
import { failAt } from './pages/requests';
import { Shop } from './pages/shop';

const HUB = { path: '/launch-your-store' };
const server500 = /Console: Failed to load resource: .*status of 500/;

const stranger = async ( browser: Browser, baseURL: string | undefined ) =>
	(
		await browser.newContext( { storageState: { cookies: [], origins: [] }, ...( baseURL && { baseURL } ) } )
	).newPage();

const finding = ( page: Page, list: 'Pages' | 'Site', name: string ) =>
	page
		.getByRole( 'list', { name: list, exact: true } )
		.getByRole( 'listitem' )
		.filter( { hasText: new RegExp( `^${ name }` ) } );

test.use( { as: 'manager' } );

test( '[B2-019] [B4-009] [B4-016] launches by keyboard: visitors without cookies see the site, the link can be copied, and Home shows the tour', async ( {
	page,
	context,
	browser,
	baseURL,
	dashboard,
	requestUtils,
	woocommerce,
} ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await requestUtils.rest( {
		method: 'POST',
		path: '/storewright-test/v1/everything',
		data: { woocommerce_coming_soon: 'yes', woocommerce_store_pages_only: 'no' },
	} );
	const home = new Home( page );
	await dashboard.open();
	await home.row( 'Launch your store' ).click();
	await pressOn( page, page.getByRole( 'link', { name: 'Check what visitors see' } ) );
	await expect( page.getByRole( 'heading', { level: 1, name: 'Launch your store' } ) ).toBeFocused();
	await expect( page ).toHaveURL( /path=(%2F|\/)launch-your-store$/ );
	await expect( dashboard.menu.getByRole( 'link', { name: /Launch/ } ) ).toHaveCount( 0 );

	await expect( finding( page, 'Pages', 'Home page' ) ).toContainText(
		'Visitors see “Coming soon” until you launch.'
	);
	await expect( finding( page, 'Site', 'Search engines' ) ).toContainText( '“Coming soon” is marked “noindex”' );
	await expect( finding( page, 'Site', 'Caches' ) ).toContainText(
		// WooCommerce lets caches keep its page for a minute.
		woocommerce ? 'A cache keeps “Coming soon”.' : 'Caches are told not to keep “Coming soon”.'
	);
	const visitor = await stranger( browser, baseURL );
	await visitor.goto( '/' );
	const gate = visitor.getByRole( 'heading', { name: woocommerce ? /^Pardon our dust!/ : 'Coming soon' } );
	await expect( gate ).toBeVisible();

	await pressOn( page, page.getByRole( 'button', { name: 'Launch store' } ) );
	const dialog = page.getByRole( 'dialog', { name: 'Launch your store?' } );
	await expect( dialog.getByText( 'Customers can’t pay.' ) ).toBeVisible();
	await pressOn( page, dialog.getByRole( 'button', { name: 'Launch now' } ) );
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Congratulations! Your store is live' } )
	).toBeFocused();

	// Who only follows a link may see WooCommerce's page from the browser's cache for a minute.
	const answer = await visitor.reload();
	expect( answer?.headers() ).not.toHaveProperty( 'x-robots-tag' );
	await expect( gate ).toBeHidden();
	await visitor.context().close();
	await expect( finding( page, 'Pages', 'Home page' ) ).toContainText( 'Visitors see this page.' );
	const shop = new Shop( requestUtils );
	expect( await shop.option( 'woocommerce_coming_soon' ) ).toBe( 'no' );
	expect( await shop.option( 'woocommerce_show_lys_tour' ) ).toBe( 'yes' );
	expect( await shop.doneTasks() ).toContain( 'launch-your-store' );

	await pressOn( page, page.getByRole( 'button', { name: 'Copy link' } ), 'Enter' );
	await expect( page.getByRole( 'button', { name: 'Copied!' } ) ).toBeVisible();
	const copied = await page.evaluate( () => navigator.clipboard.readText() );
	expect( copied ).toBe( await page.getByRole( 'textbox', { name: 'Link to your store' } ).inputValue() );
	expect( copied ).toContain( baseURL );

	await page.getByRole( 'link', { name: 'Go to Home' } ).click();
	await expect( page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Close the tour' } ) ).toBeVisible();
	await expect( home.row( 'Launch your store (done)' ) ).toBeVisible();
} );

test( '[B2-019] says why the launch failed, changes nothing, and goes on', async ( {
	page,
	dashboard,
	requestUtils,
	problems,
} ) => {
	problems.expect( server500 );
	const shop = new Shop( requestUtils );
	await dashboard.open( HUB );
	const repair = await failAt( page, 'wc-admin/options' );
	await page.getByRole( 'button', { name: 'Launch store' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Launch your store?' } );
	await dialog.getByRole( 'button', { name: 'Launch now' } ).click();
	await expect( dialog.getByRole( 'alert' ) ).toContainText( 'The database went away.' );
	expect( await shop.option( 'woocommerce_coming_soon' ) ).not.toBe( 'no' );
	await repair();
	await dialog.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( page.getByRole( 'heading', { level: 1, name: /^Congratulations/ } ) ).toBeVisible();
} );

test( 'says what needs the owner: a site that is not to be listed, and a shop page that no menu leads to', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	await requestUtils.rest( {
		method: 'POST',
		path: '/storewright-test/v1/everything',
		data: { woocommerce_coming_soon: 'no', blog_public: '0' },
	} );
	await dashboard.open( HUB );
	await expect( page.getByRole( 'heading', { level: 1, name: 'Your store is live' } ) ).toBeVisible();
	await expect( finding( page, 'Site', 'Search engines' ) ).toContainText(
		'ask search engines not to list this site'
	);
	await expect( finding( page, 'Site', 'Menus' ) ).toContainText( 'Needs you:' );
	await expect( finding( page, 'Site', 'Checkout' ) ).toContainText( 'This site has no checkout page.' );
} );

test( '[B2-030] A launch that a task came between goes on from Home, once', async ( { page, dashboard } ) => {
	await dashboard.open( HUB );
	await page.getByRole( 'link', { name: 'Set up a payment method' } ).click();
	await expect( page ).toHaveURL( /task=payments$/ );
	await dashboard.open();
	await expect( page.getByRole( 'heading', { level: 1, name: 'Launch your store' } ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Go to Home' } ).click();
	await expect( new Home( page ).row( 'Launch your store' ) ).toBeVisible();
} );

for ( const direction of [ 'ltr', 'rtl' ] as const ) {
	for ( const value of [ 'yes', 'no' ] ) {
		const when = value === 'yes' ? 'before' : 'after';
		test( `fits and breaks no guideline ${ when } the launch (${ direction })`, async ( {
			page,
			dashboard,
			requestUtils,
		} ) => {
			await dashboard.setDirection( direction );
			await requestUtils.rest( {
				method: 'POST',
				path: '/storewright-test/v1/everything',
				data: { woocommerce_coming_soon: value },
			} );
			await dashboard.open( HUB );
			await expect( finding( page, 'Site', 'Checkout' ) ).toBeVisible();
			await dashboard.takePictures( `launch-hub-${ when }` );
			await dashboard.expectFits();
		} );
	}
}
