import { expect, test } from './fixtures';

const SETTING = 'Replace WooCommerce’s Home, Customers and Analytics';

test( 'WooCommerce’s Home and Analytics give their places in the menu to Storewright’s where the owner wants it, and stay at their own addresses', async ( {
	page,
} ) => {
	// With the number of WooCommerce's own setup tasks behind it.
	const entry = page.locator( '#toplevel_page_woocommerce .wp-submenu a', { hasText: /^\s*Home/ } );
	const analytics = page.locator( '#toplevel_page_wc-admin-path--analytics-overview > a' );
	const choose = async ( isChosen: boolean ) => {
		await page.goto( '/wp-admin/admin.php?page=storewright-settings' );
		await page.getByRole( 'checkbox', { name: SETTING } ).setChecked( isChosen );
		await page.getByRole( 'button', { name: 'Save Changes' } ).click();
		await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
	};
	/** WooCommerce's own pages, of which its Home is the address. */
	const open = async () => {
		for ( const path of [ '', '&path=/analytics/overview' ] ) {
			const answer = await page.request.get( `/wp-admin/admin.php?page=wc-admin${ path }` );
			expect( answer.status(), path ).toBe( 200 );
			expect( await answer.text(), path ).toContain( 'wcSettings' );
		}
	};
	await page.goto( '/wp-admin/' );
	await expect( entry ).toHaveAttribute( 'href', /page=wc-admin$/ );
	await expect( analytics ).toHaveAttribute( 'href', /page=wc-admin&path=\/analytics\/overview$/ );

	await choose( true );
	await expect( entry ).toHaveAttribute( 'href', /page=storewright#storewright-menu=toplevel_page_woocommerce$/ );
	await expect( analytics ).toHaveAttribute(
		'href',
		/page=storewright&path=%2Fanalytics%2Foverview#storewright-menu=/
	);
	await analytics.click();
	await expect( page.locator( '#toplevel_page_wc-admin-path--analytics-overview' ) ).toHaveClass( /wp-menu-open/ );
	await expect( page.locator( '#toplevel_page_storewright' ) ).not.toHaveClass( /wp-menu-open/ );
	await open();

	await choose( false );
	await expect( entry ).toHaveAttribute( 'href', /page=wc-admin$/ );
	await expect( analytics ).toHaveAttribute( 'href', /page=wc-admin&path=\/analytics\/overview$/ );
	await open();
} );

test( 'A settings page that is older than a colleague’s change saves only what its user changes, and asks about deletion only who may delete plugins', async ( {
	page,
	context,
	browser,
	baseURL,
	site,
} ) => {
	const settings = '/wp-admin/admin.php?page=storewright-settings';
	const deletion = { name: 'Remove Storewright’s own data when the plugin is deleted' };
	await page.goto( settings );
	// As Storewright's own settings page: cards, whose help stands below what it helps with.
	await expect( page.locator( 'form' ).getByRole( 'region' ) ).toHaveCount( 2 );
	await expect( page.getByRole( 'region', { name: 'Menu' } ) ).toHaveCSS( 'border-radius', '8px' );
	await expect( page.getByRole( 'checkbox', deletion ) ).toHaveAccessibleDescription(
		/^WooCommerce’s data, .* stays\.$/
	);
	const colleague = await browser.newContext( {
		storageState: { cookies: site.cookies.manager, origins: [] },
		...( baseURL && { baseURL } ),
	} );
	const theirs = await colleague.newPage();
	await theirs.goto( settings );
	await expect( theirs.getByRole( 'checkbox', deletion ) ).toHaveCount( 0 );
	await theirs.getByRole( 'checkbox', { name: SETTING } ).check();
	await theirs.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( theirs.getByText( 'Settings saved.' ) ).toBeVisible();
	await colleague.close();

	await page.getByRole( 'checkbox', deletion ).check();
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
	await expect( page.getByRole( 'checkbox', { name: SETTING } ) ).toBeChecked();
	await expect( page.getByRole( 'checkbox', deletion ) ).toBeChecked();

	const older = await context.newPage();
	await older.goto( settings );
	await page.getByRole( 'checkbox', deletion ).uncheck();
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( page.getByRole( 'checkbox', deletion ) ).not.toBeChecked();
	await older.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( older.getByText( 'Settings saved.' ) ).toBeVisible();
	await expect( older.getByRole( 'checkbox', deletion ) ).not.toBeChecked();
} );

test( 'An old address of Storewright’s product editor leads to WooCommerce’s', async ( { page } ) => {
	// Not followed: WooCommerce's own editor fetches a picture from WooCommerce.com.
	const answer = await page.request.get( '/wp-admin/admin.php?page=storewright&path=/add-product', {
		maxRedirects: 0,
	} );
	expect( answer.status() ).toBe( 302 );
	expect( answer.headers().location ).toMatch( /\/wp-admin\/post-new\.php\?post_type=product$/ );
} );
