/** Pictures of the reports and their settings: part of `npm run screenshots`. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { Dashboard } from './fixtures/dashboard';
import { inBothDirections } from './fixtures/directions';
import { sellGoods } from './pages/goods';

/** Reports of which the shop of `sellGoods()` has rows, and those that have none. */
const REPORTS = [
	'revenue',
	'products',
	'variations',
	'orders',
	'categories',
	'coupons',
	'taxes',
	'stock',
	'downloads',
	'cohorts',
	'payment-methods',
	'locations',
];

/** Opens a page of the reports and waits until nothing of it is still asked for. */
async function openReport( dashboard: Dashboard, page: Page, query: Record< string, string > ): Promise< void > {
	await dashboard.open( query );
	await expect( dashboard.root.getByRole( 'navigation', { name: 'Reports' } ) ).toBeVisible();
	await expect( dashboard.root.locator( '[aria-busy="true"]' ) ).toHaveCount( 0 );
	await expect( dashboard.root.getByRole( 'status', { name: /^Loading/ } ) ).toHaveCount( 0 );
	await expect( page.getByLabel( 'Loading…' ) ).toHaveCount( 0 );
}

inBothDirections( () => {
	test( 'Reports of a shop that has sold', async ( { page, dashboard, requestUtils } ) => {
		await sellGoods( requestUtils );
		for ( const slug of REPORTS ) {
			await dashboard.takePictures( `report-${ slug }`, () =>
				openReport( dashboard, page, { path: `/analytics/${ slug }` } )
			);
		}
	} );

	test( 'Reports of a shop that has sold nothing', async ( { page, dashboard } ) => {
		for ( const path of [ '/analytics/revenue', '/analytics/products', '/analytics/overview', '/customers' ] ) {
			await dashboard.takePictures( `report-empty${ path.replaceAll( '/', '-' ) }`, () =>
				openReport( dashboard, page, { path } )
			);
		}
	} );

	test( 'What opens in a report', async ( { page, dashboard, requestUtils } ) => {
		await sellGoods( requestUtils );
		const { root } = dashboard;
		await openReport( dashboard, page, { path: '/analytics/orders' } );
		await root.getByRole( 'button', { name: /^Month to date/ } ).click();
		await expect( page.getByRole( 'grid' ).first() ).toBeVisible();
		await dashboard.takePictures( 'report-range' );
		await page.keyboard.press( 'Escape' );
		await root.getByRole( 'combobox', { name: 'Show' } ).selectOption( 'Advanced filters' );
		for ( const name of [ 'Product', 'Order status' ] ) {
			await root.getByRole( 'button', { name: 'Add a filter' } ).click();
			await page.getByRole( 'menuitem', { name, exact: true } ).click();
			await expect( root.getByRole( 'group', { name, exact: true } ) ).toBeVisible();
		}
		await dashboard.takePictures( 'report-filters' );
		await root.getByRole( 'button', { name: 'View as table' } ).first().click();
		await dashboard.takePictures( 'report-chart-as-table' );
		await root.getByRole( 'button', { name: 'Saved reports' } ).click();
		await dashboard.takePictures( 'report-saved' );
		await openReport( dashboard, page, { path: '/analytics/revenue' } );
		await root
			.getByRole( 'button', { name: /^Show the orders of/ } )
			.first()
			.click();
		await expect( page.getByRole( 'dialog' ).getByRole( 'row' ).nth( 1 ) ).toBeVisible();
		await dashboard.takePictures( 'report-explained' );
	} );

	test( 'Settings of the reports', async ( { page, dashboard, requestUtils } ) => {
		await sellGoods( requestUtils );
		await dashboard.takePictures( 'report-settings', async () => {
			await dashboard.open( { path: '/analytics/settings' } );
			await expect( dashboard.root.getByRole( 'button', { name: 'Save settings' } ) ).toBeVisible();
			await expect( page.getByLabel( 'Loading…' ) ).toHaveCount( 0 );
		} );
	} );
} );
