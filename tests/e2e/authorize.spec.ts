/** An app asks for a key at wc-auth/v1/authorize, and somebody who manages the shop decides. */
import { request } from '@playwright/test';
import { expect, test } from './fixtures';
import { AppCallback } from './pages/app-callback';

let app: AppCallback;

test.beforeEach( async () => {
	app = await AppCallback.start();
} );

test.afterEach( () => app.stop() );

/** How many keys the shop knows. */
const listedKeys = async ( page: import( '@playwright/test' ).Page, url: string ): Promise< number > => {
	await page.goto( `${ url }wp-admin/admin.php?page=wc-settings&tab=advanced&section=keys` );
	await expect( page.getByRole( 'heading', { name: 'Create key' } ) ).toBeVisible();
	return page.locator( 'table.widefat tbody tr' ).count();
};

test.describe( 'As a shop manager', () => {
	test.use( { as: 'manager' } );

	test( 'Approve sends the key to the app, once however often one clicks, and returns there', async ( {
		page,
		site,
	} ) => {
		await page.goto( site.url + app.authorizePath() );
		await expect( page.getByRole( 'heading', { name: 'Connect Till & Co to' } ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Approve' } ).dblclick();
		// The second click gives up the page that the first one asked for.
		await expect( page ).toHaveURL( /back\?tab=shop/ );
		const back = new URL( page.url() );
		expect( Object.fromEntries( back.searchParams ) ).toEqual( { tab: 'shop', success: '1', user_id: 'till-7 ä' } );

		expect( app.keys ).toHaveLength( 1 );
		expect( app.keys[ 0 ] ).toMatchObject( { user_id: 'till-7 ä', key_permissions: 'read_write' } );
		const { consumer_key: key = '', consumer_secret: secret = '' } = app.keys[ 0 ] ?? {};
		const client = await request.newContext( { storageState: { cookies: [], origins: [] } } );
		const headers = { Authorization: `Basic ${ Buffer.from( `${ key }:${ secret }` ).toString( 'base64' ) }` };
		expect( ( await client.get( `${ site.url }wp-json/wc/v3/orders`, { headers } ) ).status() ).toBe( 200 );
		expect( ( await client.get( `${ site.url }wp-json/wc-admin/options`, { headers } ) ).status() ).not.toBe( 200 );
		await client.dispose();
		expect( await listedKeys( page, site.url ) ).toBe( 1 );
		expect( await page.content() ).not.toContain( secret );
	} );

	test( 'Deny returns without a key', async ( { page, site } ) => {
		await page.goto( site.url + app.authorizePath( { scope: 'read' } ) );
		await page.getByRole( 'button', { name: 'Deny' } ).click();
		await page.waitForURL( /success=0&user_id=till-7/ );
		expect( app.keys ).toHaveLength( 0 );
		expect( await listedKeys( page, site.url ) ).toBe( 0 );
	} );

	test( 'A key that the app does not take is deleted', async ( { page, site, problems } ) => {
		problems.expect( /status of 502/ );
		app.status = 500;
		await page.goto( site.url + app.authorizePath() );
		await page.getByRole( 'button', { name: 'Approve' } ).click();
		await expect( page.getByRole( 'alert' ) ).toContainText( 'so the key was deleted' );
		await expect( page.getByRole( 'link', { name: 'Return to the app' } ) ).toHaveAttribute( 'href', /success=0/ );
		expect( app.keys ).toHaveLength( 1 );
		expect( await listedKeys( page, site.url ) ).toBe( 0 );
	} );

	test( 'What is decided is what was asked', async ( { page, site, problems } ) => {
		problems.expect( /status of 403/ );
		await page.goto( site.url + app.authorizePath( { scope: 'read' } ) );
		await page.evaluate(
			( path ) => document.querySelector( 'form' )?.setAttribute( 'action', path ),
			site.url + app.authorizePath()
		);
		await page.getByRole( 'button', { name: 'Approve' } ).click();
		await expect( page.getByRole( 'alert' ) ).toContainText( 'This page has expired' );
		expect( app.keys ).toHaveLength( 0 );
	} );

	for ( const [ name, changes, reason ] of [
		[ 'over plain HTTP', { callback_url: 'http://93.184.216.34/callback' }, 'It has to begin with https' ],
		[ 'in a private network', { callback_url: 'https://127.0.0.1/callback' }, 'private network' ],
		[ 'with a password', { callback_url: 'https://user:pass@93.184.216.34/callback' }, 'callback_url can’t be' ],
		[ 'that is a script', { return_url: 'javascript:alert(1)' }, 'return_url can’t be “javascript:alert(1)”' ],
		[ 'of another scope', { scope: 'all' }, 'Use read, write or read_write.' ],
		[ 'without a name', { app_name: '' }, 'app_name can’t be “”' ],
	] as const ) {
		test( `A request ${ name } is refused`, async ( { page, site, problems } ) => {
			problems.expect( /status of 400/ );
			await page.goto( site.url + app.authorizePath( changes ) );
			await expect( page.getByRole( 'alert' ) ).toContainText( reason );
			await expect( page.getByRole( 'button' ) ).toHaveCount( 0 );
		} );
	}

	test( 'The question can be read by everybody, and by no frame', async ( { page, site, dashboard } ) => {
		for ( const direction of [ 'ltr', 'rtl' ] as const ) {
			await dashboard.setDirection( direction );
			const response = await page.goto( site.url + app.authorizePath() );
			await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', /en/ );
			await dashboard.expectFits( 'main' );
			expect( response?.headers()[ 'x-frame-options' ] ).toBe( 'DENY' );
			expect( response?.headers()[ 'content-security-policy' ] ).toContain( "frame-ancestors 'none'" );
			expect( response?.headers()[ 'cache-control' ] ).toContain( 'no-store' );
		}
	} );
} );

test.describe( 'As a visitor', () => {
	test.use( { as: 'visitor' } );

	test( 'One logs in first, and then decides', async ( { page, site } ) => {
		await page.goto( site.url + app.authorizePath() );
		await page.waitForURL( /wp-login\.php/ );
		const name = page.getByLabel( 'Username or Email Address' );
		// WordPress's script puts the focus there a moment after the page is loaded.
		await expect( name ).toBeFocused();
		await name.fill( 'admin' );
		await page.getByLabel( 'Password', { exact: true } ).fill( 'password' );
		await page.getByRole( 'button', { name: 'Log In' } ).click();
		await expect( page.getByRole( 'heading', { name: 'Connect Till & Co to' } ) ).toBeVisible();
	} );
} );

test.describe( 'As a subscriber', () => {
	test.use( { as: 'subscriber' } );

	test( 'Nothing can be decided', async ( { page, site, problems } ) => {
		problems.expect( /status of 403/ );
		await page.goto( site.url + app.authorizePath() );
		await expect( page.getByRole( 'alert' ) ).toContainText( 'Only users who can manage the store' );
		await expect( page.getByRole( 'button' ) ).toHaveCount( 0 );
	} );
} );
