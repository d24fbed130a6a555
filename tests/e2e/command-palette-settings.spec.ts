/** Settings in the command palette, whose pages are Storewright's own, and roles. */
import { expect, test } from './fixtures';
import { untilIdle } from './fixtures/idle';
import { logInAs } from './pages/other-roles';
import { Palette } from './pages/palette';
import { watchRequests } from './pages/requests';

test( '[issue 13.7] A setting is found by its name; its field has the focus and is marked', async ( {
	page,
	dashboard,
} ) => {
	const palette = new Palette( page );
	await dashboard.open();
	await palette.search( 'prices entered with' );
	await palette.choose( /^Setting: Prices entered with tax · Tax/ );
	await expect( page ).toHaveURL( /page=wc-settings&tab=tax.*#setting-woocommerce_prices_include_tax$/ );
	const field = page.getByRole( 'radio', { name: 'Prices include tax' } );
	await expect( field ).toBeFocused();
	await expect( field ).toBeInViewport();
	await expect( page.locator( 'tr.is-asked' ) ).toContainText( 'Prices entered with tax' );
	await dashboard.takePictures( 'command-palette-setting' );

	await untilIdle( page );
	await palette.search( 'currency position' );
	await palette.choose( /^Setting: Currency position/ );
	await expect( page.locator( '#setting-woocommerce_currency_pos' ) ).toBeFocused();
} );

test.describe( 'Who may only read reports', () => {
	test.use( { as: 'visitor' } );

	test( '[issue 13.7] is offered no action, no setting and nothing of the shop', async ( {
		page,
		dashboard,
		requestUtils,
		problems,
	} ) => {
		// WordPress's own commands ask for posts, pages and themes, whoever the user is.
		problems.expect( /Console: Failed to load resource: .*status of 40[03].*\/wp\/v2\// );
		await requestUtils.activatePlugin( 'hello-page' );
		await logInAs( page, requestUtils, 'e2e_reporter' );
		await dashboard.menu.getByRole( 'link', { name: 'Storewright' } ).click();
		await expect( dashboard.root.getByRole( 'list', { name: 'Performance' } ) ).toBeVisible();
		await untilIdle( page );
		const requests = watchRequests( page );
		const palette = new Palette( page );
		for ( const text of [ 'add product', 'coming soon', 'promotions', 'currency', 'setup' ] ) {
			await palette.search( text );
			await expect( page.getByText( 'No results found.' ) ).toBeVisible();
			await palette.close();
		}
		await palette.search( 'hello' );
		await expect( palette.option( /Hello/ ) ).toHaveCount( 1 );
		expect( requests.all.filter( ( line ) => / \/wc/.test( line ) ) ).toEqual( [
			'GET /wc-admin/analytics/saved-reports',
		] );
		expect( requests.refused.filter( ( line ) => ! / \/wp\/v2\//.test( line ) ) ).toEqual( [] );
	} );
} );
