import { expect, test } from './fixtures';

const SETTING =
	'Open Storewright’s Home, customers and reports where WooCommerce’s menu says Home, Customers and Analytics';

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
	await expect( entry ).toHaveAttribute( 'href', /page=storewright$/ );
	await expect( analytics ).toHaveAttribute( 'href', /page=storewright&path=%2Fanalytics%2Foverview$/ );
	await open();

	await choose( false );
	await expect( entry ).toHaveAttribute( 'href', /page=wc-admin$/ );
	await expect( analytics ).toHaveAttribute( 'href', /page=wc-admin&path=\/analytics\/overview$/ );
	await open();
} );
