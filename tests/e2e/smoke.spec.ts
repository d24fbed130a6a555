import { expect, test } from './fixtures';

test.describe( 'Home', () => {
	test( 'opens without errors and keeps the guidelines', async ( { page, dashboard } ) => {
		await dashboard.open();
		await expect( page ).toHaveTitle( /^Home\b/ );
		await dashboard.expectFits();
	} );
} );

test.describe( 'a shop manager', () => {
	test.use( { as: 'manager' } );

	test( 'opens Home from the menu', async ( { page, dashboard } ) => {
		await page.goto( '/wp-admin/' );
		await page.getByRole( 'link', { name: 'Storewright' } ).first().click();
		await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Home' );
	} );
} );

test.describe( 'a subscriber', () => {
	test.use( { as: 'subscriber' } );

	test( 'neither sees nor opens the dashboard', async ( { page, dashboard, problems } ) => {
		problems.expect( /status of 403/ );
		await page.goto( '/wp-admin/' );
		await expect( page.getByRole( 'link', { name: 'Storewright' } ) ).toHaveCount( 0 );

		const answer = await page.goto( '/wp-admin/admin.php?page=wc-admin' );
		expect( answer?.status() ).toBe( 403 );
		await expect( dashboard.root ).toHaveCount( 0 );
	} );
} );
