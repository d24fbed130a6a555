import { expect, test } from './fixtures';
import { Home } from './pages/home';
import { pressOn } from './pages/keyboard';
import { BROKEN, failAt, holdAt, watchRequests } from './pages/requests';
import { Shop } from './pages/shop';

test.use( { tasks: [ 'StoreDetails', 'Shipping' ] } );

test( '[A2-005] [A2-022] [A9-002] [B2-043] A list of another plugin shows two tasks until it is expanded, and their pages are the server’s', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	await requestUtils.activatePlugin( 'more-tasks' );
	await dashboard.open();
	const list = dashboard.root.getByRole( 'region', { name: 'More for your store' } );
	await expect( list.getByRole( 'listitem' ) ).toHaveCount( 2 );
	await pressOn( page, dashboard.root.getByRole( 'link', { name: '3 more tasks for your store' } ) );
	await expect( page ).toHaveURL( /admin\.php\?page=(wc-admin|storewright)#extended_task_list$/ );
	await expect( list.getByRole( 'heading' ) ).toBeFocused();
	await pressOn( page, list.getByRole( 'button', { name: 'Show 1 more task.' } ) );
	await expect( list.getByRole( 'listitem' ) ).toHaveCount( 3 );
	await expect( list.getByRole( 'button', { name: 'Show less' } ) ).toBeVisible();
	await dashboard.expectFits();
	await list.getByRole( 'link', { name: 'Reward your regulars' } ).click();
	await expect( dashboard.root.getByText( 'Print this page and put it on your counter.' ) ).toBeVisible();
} );

/** The task of docs/examples/hello-task.php, which the sites of the tests have as a plugin. */
const HELLO = 'Say hello';

test.describe( 'The task of the example plugin', () => {
	test.beforeEach( ( { requestUtils } ) => requestUtils.activatePlugin( 'hello-task' ) );

	test( '[A1-002] [A3-001] appears, runs, and is done by keyboard', async ( { page, dashboard, requestUtils } ) => {
		const home = new Home( page );
		await dashboard.open();
		await expect( home.rows ).toHaveCount( 3 );
		await expect( home.badge ).toHaveText( '3' );
		await pressOn( page, home.row( HELLO ) );

		await expect( page ).toHaveURL( /task=hello$/ );
		await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toHaveText( HELLO );
		await expect( dashboard.root.getByText( 'A store that greets its visitors is remembered.' ) ).toBeVisible();
		await dashboard.expectAccessible();
		await pressOn( page, dashboard.root.getByRole( 'button', { name: 'Hello!' } ) );

		await expect( page ).toHaveURL( /page=(wc-admin|storewright)$/ );
		await expect( home.row( `${ HELLO } (done)` ) ).toBeVisible();
		expect( await new Shop( requestUtils ).doneTasks() ).toEqual( [ 'hello' ] );
	} );

	test( '[A4-003] shows as done before the lists are read again, and takes itself off the badge', async ( {
		page,
		dashboard,
	} ) => {
		const home = new Home( page );
		await dashboard.open( { task: 'hello' } );
		const release = await holdAt( page, 'wc-admin/onboarding/tasks' );
		await dashboard.root.getByRole( 'button', { name: 'Hello!' } ).click();

		await expect( home.row( `${ HELLO } (done)` ) ).toBeVisible();
		await expect( home.card.getByText( '1 of 3 done' ) ).toBeVisible();
		await expect( home.badge ).toHaveText( '2' );
		const reading = page.waitForResponse( /onboarding\/tasks\?/ );
		release();
		await reading;
		await expect( home.row( `${ HELLO } (done)` ) ).toBeVisible();
		await expect( home.badge ).toHaveText( '2' );
	} );

	test( 'asks once for two fast clicks, and stays when that fails', async ( { page, dashboard, problems } ) => {
		problems.expect( /Console: Failed to load resource: .*status of 500/ );
		const requests = watchRequests( page );
		await dashboard.open( { task: 'hello' } );
		const button = dashboard.root.getByRole( 'button', { name: 'Hello!' } );
		const repair = await failAt( page, 'wc-admin/onboarding/tasks/hello/action', BROKEN );
		await button.click();
		await expect( dashboard.root.getByRole( 'alert' ) ).toContainText(
			`“${ HELLO }” could not be marked as done. The database went away.`
		);
		await expect( page ).toHaveURL( /task=hello$/ );

		await repair();
		await button.dblclick();
		await expect( new Home( page ).row( `${ HELLO } (done)` ) ).toBeVisible();
		expect( requests.writesTo( '/hello/action' ) ).toHaveLength( 2 );
	} );
} );
