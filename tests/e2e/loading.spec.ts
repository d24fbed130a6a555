import { expect, test } from './fixtures';
import { Home } from './pages/home';

/** A part of the app that is fetched when Home is shown. */
const HOME_PART = /\/build\/home\.js\?/;

/** An extension's page that breaks as soon as it is shown. */
const addBrokenPage = () => {
	const hooks = ( window as unknown as { wp: { hooks: Record< string, ( ...args: unknown[] ) => void > } } ).wp.hooks;
	hooks.addFilter?.( 'storewright_admin_pages_list', 'test', ( pages: unknown[] ) => [
		...pages,
		{
			path: '/broken',
			breadcrumbs: [ 'Broken' ],
			container: () => {
				throw new Error( 'No such order.' );
			},
		},
	] );
};

test.describe( 'A page that does not come', () => {
	test( '[B2-004] [B4-031] [B8-010] says so, and comes when it is tried again', async ( {
		page,
		dashboard,
		problems,
	} ) => {
		problems.expect( /Console: Failed to load resource/ );
		await page.route( HOME_PART, ( route ) => route.abort() );
		await dashboard.open();
		const failure = dashboard.root.getByRole( 'alert' );
		await expect( failure ).toContainText( 'This page could not be loaded' );
		await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Home' );
		await dashboard.expectAccessible();

		await page.unroute( HOME_PART );
		await failure.getByRole( 'button', { name: 'Try again' } ).press( 'Enter' );
		await expect( new Home( page ).title ).toBeVisible();
	} );
} );

test.describe( 'A page that breaks', () => {
	test( '[B2-078] [B8-011] [B8-012] is replaced by the crash screen, and the others go on', async ( {
		page,
		dashboard,
		problems,
	} ) => {
		problems.expect( /No such order\./ );
		await dashboard.open( { path: '/broken' } );
		await page.evaluate( addBrokenPage );
		await expect( dashboard.root.getByRole( 'heading', { name: 'Oops, something went wrong' } ) ).toBeVisible();
		await expect( dashboard.root.getByRole( 'link', { name: /Get Support/ } ) ).toHaveAttribute(
			'target',
			'_blank'
		);
		await dashboard.root.getByText( 'Click for error details' ).click();
		await expect( dashboard.root.getByText( 'Error: No such order.' ) ).toBeVisible();
		await dashboard.expectAccessible();

		const loads: string[] = [];
		page.on( 'load', () => loads.push( page.url() ) );
		await dashboard.menu.locator( '> a' ).click();
		await expect( new Home( page ).title ).toBeVisible();
		expect( loads ).toEqual( [] );
	} );
} );

test.describe( 'A page the user may not see', () => {
	test.use( { ownBrowser: true } );

	test( '[B2-021] [B2-031] is waited for, then refused', async ( { page, dashboard } ) => {
		await page.clock.install();
		await dashboard.open( { path: '/nowhere' } );
		await expect( dashboard.root.getByText( 'Loading…' ) ).toBeVisible();
		await page.clock.runFor( 3100 );
		await expect( dashboard.root.getByText( 'Sorry, you are not allowed to access this page.' ) ).toBeVisible();
		await expect( dashboard.root.getByText( 'Loading…' ) ).toHaveCount( 0 );
	} );
} );
