/** A report that a plugin adds, as docs/add-a-report.md says, and the ones of its kind that we have. */

import { expect, test } from './fixtures';
import { NARROW } from './fixtures/dashboard';
import { sellGoods } from './pages/goods';
import { pressOn } from './pages/keyboard';

test.use( { tasks: [ 'Shipping' ] } );

test( '[B2-044] [B2-046] The example report has a place in the navigation, a chart and a table, and so have those of payment methods and locations', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	await requestUtils.activatePlugin( 'hello-report' );
	const sold = await sellGoods( requestUtils );
	await dashboard.open( { path: '/analytics/revenue' } );
	const nav = dashboard.root.getByRole( 'navigation', { name: 'Reports' } );
	const heading = dashboard.root.getByRole( 'heading', { level: 1 } );
	const row = ( table: string, name: string ) =>
		dashboard.root
			.getByRole( 'table', { name: table, exact: true } )
			.getByRole( 'row' )
			.filter( { has: page.getByRole( 'rowheader', { name } ) } );

	await pressOn( page, nav.getByRole( 'link', { name: 'New and returning' } ) );
	await expect( heading ).toHaveText( 'New and returning' );
	await expect( row( 'New and returning', 'New customers' ).getByRole( 'cell' ).first() ).toHaveText( '1' );
	await expect( row( 'New and returning', 'Total' ).getByRole( 'cell' ).nth( 3 ) ).toHaveText( sold.net );
	await expect( dashboard.root.getByRole( 'application', { name: /^Orders/ } ) ).toBeVisible();
	await dashboard.expectFits();

	await nav.getByRole( 'link', { name: 'Payment methods' } ).click();
	await expect( heading ).toHaveText( 'Payment methods' );
	const figures = [ sold.orders, sold.gross, sold.refunds, sold.net, sold.average ];
	await expect( row( 'Payment methods', 'No payment method' ).getByRole( 'cell' ) ).toHaveText( figures );
	await expect( row( 'Payment methods', 'Total' ).getByRole( 'cell' ) ).toHaveText( figures );
	await dashboard.expectFits( undefined, NARROW );
	await dashboard.takePictures( 'analytics-payment-methods' );

	await nav.getByRole( 'link', { name: 'Locations' } ).click();
	const countries = row( 'Locations', 'United States (US)' );
	await expect( countries.getByRole( 'cell' ) ).toHaveText( figures );
	await pressOn( page, countries.getByRole( 'link' ) );
	await expect( page ).toHaveURL( /country=US/ );
	await expect( row( 'Locations', 'Illinois' ).getByRole( 'cell' ) ).toHaveText( figures );
	await dashboard.expectFits();
	await dashboard.takePictures( 'analytics-locations' );
	await dashboard.root.getByRole( 'combobox', { name: 'Country' } ).selectOption( 'All' );
	await expect( countries ).toBeVisible();

	await nav.getByRole( 'link', { name: 'Cohorts' } ).click();
	const month = new Intl.DateTimeFormat( 'en-US', { month: 'long', year: 'numeric' } ).format( new Date() );
	await expect( row( 'Cohorts', month ).getByRole( 'cell' ).first() ).toHaveText( '1' );
	await expect( row( 'Cohorts', month ).getByRole( 'cell' ).nth( 1 ) ).toHaveText( sold.net );
	await dashboard.expectFits( undefined, NARROW );
	await dashboard.takePictures( 'analytics-cohorts' );
} );
