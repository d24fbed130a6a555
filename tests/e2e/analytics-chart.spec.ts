import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { sellGoods } from './pages/goods';
import { pressOn } from './pages/keyboard';
import { failAt, holdAt } from './pages/requests';

const report = ( name: string ) => ( { path: `/analytics/${ name }` } );

/** What screen readers are told. */
const spoken = ( page: Page ) => page.locator( '#a11y-speak-polite' );

test.describe( 'A report', () => {
	test.use( { tasks: [ 'Shipping' ] } );

	test( 'is read by keyboard and as a table, and its period is typed', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		const sold = await sellGoods( requestUtils );
		await dashboard.setDirection( 'rtl' );
		await dashboard.open( { ...report( 'revenue' ), period: 'today', compare: 'previous_period' } );
		const chart = dashboard.root.getByRole( 'application', { name: /^Gross sales, a chart of 24 steps/ } );
		await chart.focus();
		await page.keyboard.press( 'Home' );
		await expect( spoken( page ) ).toContainText( /12 AM: \$/ );
		// Time goes on to the left.
		await page.keyboard.press( 'ArrowLeft' );
		await expect( spoken( page ) ).toContainText( /1 AM/ );
		await page.keyboard.press( 'ArrowRight' );
		await expect( spoken( page ) ).toContainText( /12 AM/ );
		await dashboard.expectFits();
		await dashboard.takePictures( 'analytics-revenue' );
		await dashboard.setDirection( 'ltr' );

		await dashboard.open( report( 'revenue' ) );
		await pressOn( page, dashboard.root.getByRole( 'button', { name: 'View as table' } ) );
		await expect( dashboard.root.getByRole( 'table', { name: 'Gross sales' } ) ).toContainText( sold.gross );

		await pressOn( page, dashboard.root.getByRole( 'button', { name: /^Month to date/ } ) );
		const panel = page.getByRole( 'dialog', { name: 'Date range' } );
		await panel.getByRole( 'textbox', { name: 'Start date' } ).fill( '2025-02-30' );
		await panel.getByRole( 'button', { name: 'Update' } ).click();
		await expect( panel ).toContainText( 'Enter a date in the form YYYY-MM-DD.' );
		await dashboard.expectAccessible( '.components-popover' );
		await panel.getByRole( 'textbox', { name: 'Start date' } ).fill( '2025-02-01' );
		await panel.getByRole( 'textbox', { name: 'End date' } ).fill( '2025-02-28' );
		await panel.getByRole( 'radio', { name: 'Previous period' } ).check();
		await panel.getByRole( 'textbox', { name: 'End date' } ).press( 'Enter' );
		await expect( page ).toHaveURL( /period=custom.*compare=previous_period.*after=2025-02-01.*before=2025-02-28/ );
		await expect( dashboard.root.getByRole( 'button', { name: /^Feb 1 – 28, 2025/ } ) ).toBeFocused();
		await expect( dashboard.root.getByRole( 'link', { name: /^Total sales/ } ) ).toContainText( '$0.00' );
	} );

	test( 'shows its room while it is loaded, and says why where it fails', async ( { page, dashboard, problems } ) => {
		problems.expect( /Console: Failed to load resource: .*status of 500/ );
		const release = await holdAt( page, 'wc-analytics/reports/products' );
		const mend = await failAt( page, 'wc-analytics/reports/products/stats', undefined, 'GET' );
		await dashboard.open( report( 'products' ) );
		await expect(
			dashboard.root.getByRole( 'table', { name: 'Products' } ).getByRole( 'columnheader' )
		).toHaveCount( 6 );
		await expect( dashboard.root.getByText( 'The database went away.' ) ).toBeVisible();
		release();
		await expect( dashboard.root.getByText( 'Nothing was sold in this period.' ) ).toBeVisible();
		await mend();
		await dashboard.root.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( dashboard.root.getByRole( 'list', { name: 'Products' } ) ).toContainText( 'Items sold' );
		await dashboard.expectAccessible();
	} );
} );
