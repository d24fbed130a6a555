import { expect, test } from './fixtures';
import { NARROW } from './fixtures/dashboard';
import { sellGoods } from './pages/goods';
import { watchLayoutShift } from './pages/layout-shift';
import { BROKEN, failAt, holdAt, watchRequests } from './pages/requests';

const OVERVIEW = { path: '/analytics/overview' };

/** What the reminder of an unfinished setup asks for on every page. */
const OF_REMINDER = [ 'GET /wc-admin/onboarding/tasks', 'GET /wc-admin/options' ];

test.describe( 'The overview of the reports', () => {
	test.use( { tasks: [ 'Shipping' ] } );

	test( '[B2-007] shows figures, charts and leaderboards in two requests at most, as each user wants them', async ( {
		dashboard,
		page,
		problems,
		requestUtils,
	} ) => {
		const sold = await sellGoods( requestUtils );
		const requests = watchRequests( page );
		const shift = await watchLayoutShift( page );
		const release = await holdAt( page, 'wc-admin/analytics/overview' );
		await dashboard.open( OVERVIEW );
		const { root } = dashboard;
		const titles = root.getByRole( 'heading', { level: 2 } ).filter( { hasNotText: /orders come from/ } );
		const table = root.getByRole( 'table', { name: 'Top products - Items sold' } );
		await expect( root.getByRole( 'status', { name: 'Loading the chart…' } ) ).toHaveCount( 2 );
		const shiftBefore = await shift();
		release();
		await expect( table.getByRole( 'row' ).filter( { hasText: 'Lamp' } ) ).toContainText( sold.lamp[ 1 ] ?? '' );
		await expect( root.getByRole( 'application', { name: /^Net sales/ } ) ).toBeVisible();
		await expect( titles ).toHaveText( [ 'Performance', 'Charts', 'Leaderboards' ] );
		expect( ( await shift() ) - shiftBefore ).toBeLessThanOrEqual( 0.02 );
		const own = requests.all.filter( ( request ) => ! OF_REMINDER.includes( request ) );
		expect( own ).toEqual( [ 'GET /wc-admin/analytics/overview' ] );
		await dashboard.expectFits( undefined, NARROW );
		await dashboard.takePictures( 'analytics-overview-sections' );

		const menu = ( name: string ) => root.getByRole( 'button', { name: `Options of “${ name }”` } );
		const opened = page.getByRole( 'menu', { name: /^Options of/ } );
		const choose = async ( key: string, name: string ) => {
			await page.keyboard.press( 'Enter' );
			await expect( opened ).toBeVisible();
			const item = opened
				.getByRole( 'menuitem', { name } )
				.or( opened.getByRole( 'menuitemcheckbox', { name } ) );
			while ( ! ( await item.evaluate( ( element ) => element.matches( ':focus' ) ) ) ) {
				await page.keyboard.press( key );
			}
			await page.keyboard.press( 'Enter' );
		};
		const saved = () => page.waitForResponse( ( response ) => response.request().method() === 'POST' );

		await menu( 'Leaderboards' ).focus();
		let saving = saved();
		await choose( 'ArrowUp', 'Move up' );
		await saving;
		await expect( titles ).toHaveText( [ 'Performance', 'Leaderboards', 'Charts' ] );
		await expect( menu( 'Leaderboards' ) ).toBeFocused();
		saving = saved();
		await choose( 'ArrowDown', 'Top categories - Items sold' );
		await saving;
		await expect( root.getByRole( 'table', { name: 'Top categories' } ) ).toHaveCount( 0 );
		await page.keyboard.press( 'Escape' );
		await expect( menu( 'Leaderboards' ) ).toBeFocused();
		await choose( 'ArrowUp', 'Rename' );
		await page.keyboard.type( 'Our best' );
		saving = saved();
		await page.keyboard.press( 'Enter' );
		await saving;
		await expect( menu( 'Our best' ) ).toBeFocused();
		await menu( 'Charts' ).focus();
		saving = saved();
		await choose( 'ArrowUp', 'Remove section' );
		await saving;
		await expect( root.getByRole( 'button', { name: 'Add “Charts”' } ) ).toBeFocused();
		saving = saved();
		await root.getByRole( 'combobox', { name: 'Rows per table' } ).selectOption( '10' );
		await saving;
		await dashboard.expectAccessible();
		await dashboard.takePictures( 'analytics-overview-changed' );

		await dashboard.open( OVERVIEW );
		await expect( table.getByRole( 'row' ).filter( { hasText: 'Lamp' } ) ).toBeVisible();
		await expect( titles ).toHaveText( [ 'Performance', 'Our best' ] );
		await expect( root.getByRole( 'table', { name: 'Top categories' } ) ).toHaveCount( 0 );
		await expect( root.getByRole( 'combobox', { name: 'Rows per table' } ) ).toHaveValue( '10' );
		await root.getByRole( 'button', { name: 'Add “Charts”' } ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( root.getByRole( 'application', { name: /^Net sales/ } ) ).toBeVisible();
		await expect( titles ).toHaveText( [ 'Performance', 'Our best', 'Charts' ] );

		problems.expect( /status of 500/ );
		const mend = await failAt( page, 'wc-admin/analytics/overview', BROKEN, 'GET' );
		await dashboard.open( OVERVIEW );
		await expect( root.getByText( 'The charts could not be loaded.' ) ).toBeVisible();
		await mend();
		await root.getByRole( 'button', { name: 'Try again' } ).last().click();
		await expect( root.getByRole( 'application', { name: /^Net sales/ } ) ).toBeVisible();
		await expect( root.getByText( 'could not be loaded' ) ).toHaveCount( 0 );
	} );
} );
