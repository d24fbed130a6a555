import { expect, test } from './fixtures';
import { sellGoods } from './pages/goods';
import type { Dashboard } from './fixtures/dashboard';

const row = ( dashboard: Dashboard, table: string, name: string | RegExp ) =>
	dashboard.root
		.getByRole( 'table', { name: table, exact: true } )
		.getByRole( 'row' )
		.filter( { has: dashboard.root.page().getByRole( 'rowheader', { name } ) } );

const names = ( dashboard: Dashboard, table: string ) =>
	dashboard.root.getByRole( 'table', { name: table, exact: true } ).locator( 'tbody' ).getByRole( 'rowheader' );

const figure = ( dashboard: Dashboard, name: RegExp ) =>
	dashboard.root.getByRole( 'list', { name: 'Orders' } ).getByRole( 'link' ).filter( { hasText: name } );

const add = async ( dashboard: Dashboard, name: string ) => {
	await dashboard.root.getByRole( 'button', { name: 'Add a filter' } ).click();
	await dashboard.root.page().getByRole( 'menuitem', { name, exact: true } ).click();
	return dashboard.root.getByRole( 'group', { name, exact: true } );
};

const apply = ( dashboard: Dashboard ) => dashboard.root.getByRole( 'button', { name: 'Apply filters' } ).click();

test.describe( 'Filters of reports', () => {
	test( '[B2-044] narrow figures and rows down to what the orders say, stand in the address, and survive reload and way back', async ( {
		dashboard,
		page,
		requestUtils,
	} ) => {
		const sold = await sellGoods( requestUtils );
		await dashboard.open( { path: '/analytics/orders' } );
		await dashboard.root.getByRole( 'combobox', { name: 'Show' } ).selectOption( 'Advanced filters' );

		const product = await add( dashboard, 'Product' );
		await expect( product.getByRole( 'combobox', { name: 'Product', exact: true } ) ).toBeFocused();
		await page.keyboard.type( 'lam' );
		await expect( page.getByRole( 'option', { name: 'Lamp (LAMP)', selected: true } ) ).toBeVisible();
		await page.keyboard.press( 'Enter' );
		await apply( dashboard );
		await expect( figure( dashboard, new RegExp( `^Orders\\s*${ sold.lamp[ 2 ] }\\D` ) ) ).toBeVisible();
		await expect( page ).toHaveURL( /match=all&product_includes=\d+$/ );
		await dashboard.takePictures( 'analytics-filters' );
		await dashboard.expectFits();

		const status = await add( dashboard, 'Order status' );
		await status.getByRole( 'combobox', { name: 'Order status: rule' } ).selectOption( 'Is' );
		await status.getByRole( 'combobox', { name: 'Order status', exact: true } ).fill( 'proc' );
		await page.getByRole( 'option', { name: 'Processing' } ).click();
		await dashboard.root.getByRole( 'combobox', { name: 'Match' } ).selectOption( 'Any filter' );
		await apply( dashboard );
		await expect( figure( dashboard, /^Orders/ ) ).toContainText( sold.orders );
		await expect( figure( dashboard, /^Net sales/ ) ).toContainText( sold.net );

		await page.reload();
		await expect( status.getByRole( 'button', { name: 'Remove Processing' } ) ).toBeVisible();
		await expect( figure( dashboard, /^Net sales/ ) ).toContainText( sold.net );
		await expect( names( dashboard, 'Orders' ) ).toHaveCount( Number( sold.orders ) + 2 );
		await page.goBack();
		await expect( dashboard.root.getByRole( 'group', { name: 'Order status' } ) ).toHaveCount( 0 );
		await expect( figure( dashboard, new RegExp( `^Orders\\s*${ sold.lamp[ 2 ] }\\D` ) ) ).toBeVisible();

		await dashboard.root.getByRole( 'button', { name: 'Clear all filters' } ).click();
		await expect( figure( dashboard, /^Net sales/ ) ).toContainText( sold.net );
		const type = await add( dashboard, 'Customer type' );
		await type.getByRole( 'combobox', { name: 'Customer type' } ).selectOption( 'Returning' );
		await apply( dashboard );
		await expect( figure( dashboard, /^Orders/ ) ).toContainText( String( Number( sold.orders ) - 1 ) );
	} );

	test( '[B2-009] customers are filtered by amounts, days and country; what the address says wrong is quoted', async ( {
		dashboard,
		requestUtils,
	} ) => {
		await sellGoods( requestUtils );
		await dashboard.open( { path: '/customers', filter: 'advanced', shoe_includes: '3' } );
		const alert = dashboard.root.getByRole( 'alert' );
		await expect( alert ).toContainText( 'shoe_includes=“3”' );
		await alert.getByRole( 'button', { name: 'Remove them from the address' } ).click();
		await expect( alert ).toHaveCount( 0 );

		const spend = await add( dashboard, 'Total spend' );
		await spend.getByRole( 'textbox', { name: 'Total spend' } ).fill( '1,300.25' );
		const seen = await add( dashboard, 'Last order' );
		await seen.getByRole( 'combobox', { name: /rule/ } ).selectOption( 'After' );
		await seen.getByRole( 'textbox', { name: 'Last order' } ).fill( '2020-01-01' );
		const country = await add( dashboard, 'Country / Region' );
		await country.getByRole( 'combobox', { name: 'Country / Region', exact: true } ).fill( 'united states (' );
		await dashboard.root.page().getByRole( 'option', { name: 'United States (US)', exact: true } ).click();
		await apply( dashboard );
		await expect( row( dashboard, 'Customers', 'Ada Barlow' ) ).toHaveCount( 1 );
		await spend.getByRole( 'textbox', { name: 'Total spend' } ).fill( '9000' );
		await apply( dashboard );
		await expect( dashboard.root.getByText( 'No customers found.' ) ).toBeVisible();
		await dashboard.root.getByRole( 'combobox', { name: 'Match' } ).selectOption( 'Any filter' );
		await apply( dashboard );
		await expect( row( dashboard, 'Customers', 'Ada Barlow' ) ).toHaveCount( 1 );
		await dashboard.expectFits();
	} );
} );

test.describe( 'Items of reports', () => {
	test( '[B2-044] are seen alone or side by side, chosen in the table or by name, with a line each', async ( {
		dashboard,
		page,
		requestUtils,
	} ) => {
		const sold = await sellGoods( requestUtils );
		await dashboard.open( { path: '/analytics/products' } );
		const compare = dashboard.root.getByRole( 'button', { name: 'Compare', exact: true } );
		await expect( compare ).toBeDisabled();
		await dashboard.root.getByRole( 'checkbox', { name: 'Select Lamp' } ).check();
		await expect( compare ).toBeDisabled();
		await dashboard.root.getByRole( 'checkbox', { name: 'Select Chair' } ).check();
		await compare.click();
		await expect( page ).toHaveURL( /filter=compare-products&products=\d+%2C\d+$/ );
		await expect( dashboard.root.getByRole( 'button', { name: /^Remove Lamp/ } ) ).toBeVisible();
		await dashboard.takePictures( 'analytics-comparison' );
		// Nothing lies below the bar that stays in sight while the page moves.
		await page.evaluate( () => window.scrollTo( 0, 0 ) );
		await dashboard.expectFits();

		await dashboard.root.getByRole( 'button', { name: 'View as table' } ).click();
		const twin = dashboard.root.getByRole( 'table', { name: 'Items sold' } );
		await expect( twin.getByRole( 'columnheader' ) ).toHaveText( [ 'Date', 'Lamp (LAMP)', 'Chair' ] );
		await expect( twin.getByRole( 'row' ).last().getByRole( 'cell' ) ).toHaveText( [
			sold.lamp[ 0 ] ?? '',
			sold.chair[ 0 ] ?? '',
		] );
		await dashboard.root.getByRole( 'button', { name: 'View as chart' } ).click();
		await dashboard.root.getByRole( 'application' ).focus();
		await page.keyboard.press( 'End' );
		await expect( page.locator( '#a11y-speak-polite' ) ).toContainText(
			`Lamp (LAMP): ${ sold.lamp[ 0 ] }, Chair: ${ sold.chair[ 0 ] }`
		);

		await dashboard.root.getByRole( 'combobox', { name: 'Show', exact: true } ).selectOption( 'Single product' );
		await dashboard.root.getByRole( 'combobox', { name: 'Product', exact: true } ).fill( 'cha' );
		await page.getByRole( 'option', { name: 'Chair' } ).click();
		const table = dashboard.root.getByRole( 'table', { name: 'Products', exact: true } );
		await expect( table.getByRole( 'columnheader', { name: /Variation/ } ) ).toBeVisible();
		await expect( row( dashboard, 'Products', /Chair/ ).getByRole( 'cell' ) ).toContainText( [
			'',
			'CHAIR-RED',
			...sold.chair,
		] );

		await page.goBack();
		await page.goBack();
		await expect( dashboard.root.getByRole( 'button', { name: /^Remove Lamp/ } ) ).toBeVisible();
		await dashboard.root.getByRole( 'button', { name: /^Remove Chair/ } ).click();
		await expect( names( dashboard, 'Products' ) ).toHaveText( [ 'Total', 'Lamp' ] );
	} );

	test( '[B2-044] categories lead to their products; coupons and tax rates are compared as well', async ( {
		dashboard,
		page,
		requestUtils,
	} ) => {
		const sold = await sellGoods( requestUtils );
		await dashboard.open( { path: '/analytics/categories' } );
		await dashboard.root.getByRole( 'combobox', { name: 'Show' } ).selectOption( 'Single category' );
		await dashboard.root.getByRole( 'combobox', { name: 'Category' } ).fill( 'light' );
		await page.getByRole( 'option', { name: 'Light' } ).click();
		await expect( row( dashboard, 'Categories', 'Lamp' ).getByRole( 'cell' ) ).toContainText( [
			'LAMP',
			...sold.lamp,
		] );

		await dashboard.open( { path: '/analytics/coupons', filter: 'single_coupon', coupons: 'all' } );
		await expect( dashboard.root.getByRole( 'alert' ) ).toContainText( 'coupons=“all”' );
		await dashboard.root.getByRole( 'combobox', { name: 'Coupon code' } ).fill( 'two' );
		await page.getByRole( 'option', { name: 'twoless' } ).click();
		await expect( dashboard.root.getByRole( 'alert' ) ).toHaveCount( 0 );
		await expect( row( dashboard, 'Coupons', 'twoless' ) ).toContainText( sold.coupons );

		await dashboard.open( { path: '/analytics/taxes' } );
		await expect( dashboard.root.getByRole( 'checkbox', { name: /^Select US-VAT/ } ) ).toBeVisible();
		await dashboard.root.getByRole( 'combobox', { name: 'Show' } ).selectOption( 'Comparison' );
		await dashboard.root.getByRole( 'combobox', { name: 'Tax rates to compare' } ).fill( 'vat' );
		await page.getByRole( 'option', { name: 'US-VAT-1 (10%)' } ).click();
		await expect( row( dashboard, 'Taxes', /VAT/ ) ).toContainText( sold.taxes );
	} );
} );
