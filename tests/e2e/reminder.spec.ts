import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { untilIdle } from './fixtures/idle';
import { pressOn } from './pages/keyboard';
import { failAt, watchRequests } from './pages/requests';
import { Shop } from './pages/shop';

test.use( { tasks: [ 'StoreDetails', 'Shipping' ] } );

const OPTION = 'woocommerce_task_list_reminder_bar_hidden';
const POSTS = '/wp-admin/edit.php';

const barOn = ( page: Page ) => page.getByRole( 'complementary', { name: 'Store setup' } );
const closeOn = ( page: Page ) => barOn( page ).getByRole( 'button', { name: 'Close the setup reminder' } );

test.describe( 'The reminder bar on pages of WordPress', () => {
	test( '[A2-025] [A4-015] counts the steps that are left and leads back to them', async ( {
		page,
		requestUtils,
		dashboard,
	} ) => {
		await requestUtils.activatePlugin( 'hello-task' );
		await new Shop( requestUtils ).moveTo();
		await page.goto( POSTS );
		await expect( barOn( page ) ).toContainText( '2 steps left' );

		await requestUtils.deactivatePlugin( 'hello-task' );
		await page.reload();
		await expect( barOn( page ) ).toContainText( 'Only 1 step left' );
		await dashboard.expectAccessible( '.storewright-reminder' );
		await barOn( page ).getByRole( 'link', { name: 'Continue setup' } ).click();
		await expect( page ).toHaveURL( /admin\.php\?page=wc-admin$/ );
		await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Home' );
	} );

	test( '[A4-013] stays away before anything is done, when all is done, and when the list is hidden', async ( {
		page,
		requestUtils,
	} ) => {
		const shop = new Shop( requestUtils );
		const expectBar = async ( count: number, when: string ) => {
			await page.goto( POSTS );
			await expect( barOn( page ), when ).toHaveCount( count );
		};
		await expectBar( 0, 'nothing done' );
		await shop.moveTo();
		await expectBar( 1, 'one task done' );
		await shop.task( 'setup', 'hide' );
		await expectBar( 0, 'list hidden' );
		await shop.task( 'setup', 'unhide' );
		await expectBar( 1, 'list shown again' );
		await shop.task( 'shipping', 'action' );
		await expectBar( 0, 'all tasks done' );
	} );

	test( '[A4-013] stays away from Home, from tasks, and from pages on which a task is being done', async ( {
		page,
		requestUtils,
		dashboard,
	} ) => {
		await new Shop( requestUtils ).moveTo();
		await page.goto( '/wp-admin/options-general.php?wc_onboarding_active_task=shipping' );
		await expect( barOn( page ) ).toHaveCount( 0 );
		for ( const query of [ {}, { task: 'shipping' } ] ) {
			await dashboard.open( query );
			await expect( page.getByText( 'Only 1 step left' ) ).toHaveCount( 0 );
		}
	} );

	test( '[A4-013] [A4-014] is dismissed by keyboard, which then is at the page’s heading', async ( {
		page,
		requestUtils,
	} ) => {
		const shop = new Shop( requestUtils );
		await shop.moveTo();
		await page.goto( POSTS );
		const requests = watchRequests( page );
		await pressOn( page, closeOn( page ) );

		await expect( barOn( page ) ).toHaveCount( 0 );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
		expect( requests.writesTo( '/options' ) ).toEqual( [ 'POST /wc-admin/options' ] );
		expect( await shop.option( OPTION ) ).toBe( 'yes' );
		await page.reload();
		await expect( barOn( page ) ).toHaveCount( 0 );
	} );

	test( '[A4-014] is closed by its form where the request fails', async ( { page, requestUtils, problems } ) => {
		problems.expect( /Console: Failed to load resource: .*status of 500/ );
		const shop = new Shop( requestUtils );
		await shop.moveTo();
		await page.goto( POSTS );
		await failAt( page, 'wc-admin/options' );
		await closeOn( page ).click();

		await expect( page ).toHaveURL( /edit\.php$/ );
		await expect( barOn( page ) ).toHaveCount( 0 );
		expect( await shop.option( OPTION ) ).toBe( 'yes' );
	} );

	test( 'fits, from a telephone to a desktop', async ( { page, requestUtils } ) => {
		await new Shop( requestUtils ).moveTo();
		await page.goto( POSTS );
		for ( const width of [ 1400, 700, 400 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			const box = await barOn( page ).boundingBox();
			expect( box?.x, `at ${ width }` ).toBeGreaterThanOrEqual( 0 );
			expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ), `at ${ width }` ).toBeLessThanOrEqual( width );
			const target = await closeOn( page ).boundingBox();
			expect( Math.min( target?.width ?? 0, target?.height ?? 0 ), `at ${ width }` ).toBeGreaterThanOrEqual(
				width < 782 ? 44 : 24
			);
		}
	} );
} );

test.describe( 'The reminder bar without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[A4-014] is dismissed, and the owner stays on the page', async ( { page, requestUtils } ) => {
		const shop = new Shop( requestUtils );
		await shop.moveTo();
		await page.goto( `${ POSTS }?post_status=publish` );
		await closeOn( page ).click();

		await expect( page ).toHaveURL( /edit\.php\?post_status=publish$/ );
		await expect( barOn( page ) ).toHaveCount( 0 );
		expect( await shop.option( OPTION ) ).toBe( 'yes' );
	} );
} );

test.describe( 'The reminder bar on other pages of the dashboard', () => {
	test( '[A4-013] [A4-014] [A4-015] reminds, and is dismissed', async ( { page, requestUtils, dashboard } ) => {
		const shop = new Shop( requestUtils );
		await shop.moveTo();
		await dashboard.open( { path: '/customers' } );
		const bar = dashboard.root.getByRole( 'region', { name: 'Store setup' } );
		await expect( bar ).toContainText( 'Only 1 step left' );
		await dashboard.expectAccessible();

		await Promise.all( [
			page.waitForResponse( /admin\/options/ ),
			bar.getByRole( 'button', { name: 'Close the setup reminder' } ).click(),
		] );
		await expect( bar ).toHaveCount( 0 );
		expect( await shop.option( OPTION ) ).toBe( 'yes' );
		const requests = watchRequests( page );
		await page.reload();
		await untilIdle( page );
		await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Customers' );
		await expect( bar ).toHaveCount( 0 );
		expect( requests.all.filter( ( request ) => /options|onboarding/.test( request ) ) ).toEqual( [] );
	} );

	test( '[A4-014] is back with a word when it cannot be closed', async ( {
		page,
		requestUtils,
		dashboard,
		problems,
	} ) => {
		problems.expect( /Console: Failed to load resource: .*status of 500/ );
		await new Shop( requestUtils ).moveTo();
		await dashboard.open( { path: '/customers' } );
		await failAt( page, 'wc-admin/options' );
		const bar = dashboard.root.getByRole( 'region', { name: 'Store setup' } );
		await bar.getByRole( 'button', { name: 'Close the setup reminder' } ).click();

		await expect( dashboard.root.getByText( 'The reminder could not be dismissed.' ) ).toBeVisible();
		await expect( bar ).toBeVisible();
	} );
} );
