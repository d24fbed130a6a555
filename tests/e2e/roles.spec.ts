import { expect, test } from './fixtures';
import { untilIdle } from './fixtures/idle';
import { Home } from './pages/home';
import { logInAs } from './pages/other-roles';
import { watchRequests } from './pages/requests';
import { Shop } from './pages/shop';
import { TASK_VIEWS } from './pages/task-views';

test.use( { tasks: [ 'StoreDetails', 'Shipping' ] } );

const SHIPPING = 'Set your shipping rates';

test.describe( 'A subscriber', () => {
	test.use( { as: 'subscriber' } );

	test( '[A1-004] [A6-001] has no menu, no page, no answers, and nothing to say', async ( {
		page,
		site,
		dashboard,
		problems,
	} ) => {
		problems.expect( /Console: Failed to load resource: .*status of 403/ );
		await page.goto( '/wp-admin/' );
		await expect( dashboard.menu ).toHaveCount( 0 );
		const answer = await page.goto( dashboard.address() );
		expect( answer?.status() ).toBe( 403 );
		await expect( dashboard.root ).toHaveCount( 0 );

		for ( const path of [ '/wc-admin/onboarding/tasks', '/wc/v3/settings/general', '/wc/v3/shipping/zones' ] ) {
			await expect( site.clients.subscriber.rest( { path } ), path ).rejects.toMatchObject( {
				code: 'woocommerce_rest_cannot_view',
				data: { status: 403 },
			} );
		}
		await expect(
			site.clients.subscriber.rest( { method: 'POST', path: '/wc-admin/onboarding/tasks/shipping/dismiss' } )
		).rejects.toMatchObject( { data: { status: 403 } } );
	} );
} );

test.describe( 'A visitor', () => {
	test.use( { as: 'visitor' } );

	test( '[A6-001] is asked to log in, and gets no answers', async ( { page, problems } ) => {
		problems.expect( /Console: Failed to load resource: .*status of 401/ );
		await page.goto( '/wp-admin/admin.php?page=wc-admin' );
		await expect( page ).toHaveURL( /wp-login\.php/ );
		const status = await page.evaluate(
			async () => ( await fetch( '/wp-json/wc-admin/onboarding/tasks' ) ).status
		);
		expect( status ).toBe( 401 );
	} );
} );

test.describe( 'Who has a part of the shop’s rights', () => {
	test.use( { as: 'visitor', tasks: [] } );

	for ( const role of [ 'editor' ] ) {
		test( `[A1-004] [A6-004] ${ role }: sees nothing of the setup, and nothing is asked in that name`, async ( {
			page,
			site,
			dashboard,
			requestUtils,
			problems,
		} ) => {
			problems.expect( /Console: Failed to load resource: .*status of 403/ );
			const requests = watchRequests( page );
			await logInAs( page, requestUtils, role );
			for ( const screen of [ 'index.php', 'profile.php', ...( role === 'editor' ? [ 'edit.php' ] : [] ) ] ) {
				await page.goto( `/wp-admin/${ screen }` );
				await untilIdle( page );
				await expect( page.locator( `#toplevel_page_${ site.page }` ) ).toHaveCount( 0 );
				await expect( page.locator( '.storewright-reminder' ) ).toHaveCount( 0 );
			}
			expect( requests.all.filter( ( line ) => / \/wc/.test( line ) ) ).toEqual( [] );
			expect( requests.refused ).toEqual( [] );
			expect( ( await page.goto( `/wp-admin/admin.php?page=${ site.page }&task=tax` ) )?.status() ).toBe( 403 );
			await expect( dashboard.root ).toHaveCount( 0 );
		} );
	}

	test( '[A6-001] a role with manage_woocommerce alone sees what it may do on every page, and is refused nothing', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		test.slow();
		const requests = watchRequests( page );
		for ( const plugin of [ 'fake-marketplace', 'fake-payments-provider', 'fake-payment-suggestions' ] ) {
			await requestUtils.activatePlugin( plugin );
		}
		await new Shop( requestUtils ).moveTo();
		await logInAs( page, requestUtils, 'e2e_clerk' );
		const home = new Home( page );
		await dashboard.open();
		await expect( home.row( 'Set up payments' ) ).toBeVisible();
		for ( const title of [
			'Choose your theme',
			'Customize your store',
			'Add a premium theme',
			'List your products',
		] ) {
			await expect( home.row( title ) ).toHaveCount( 0 );
		}
		for ( const view of TASK_VIEWS ) {
			await dashboard.open( view );
			await expect( dashboard.root.getByRole( 'status', { name: 'Loading…' } ) ).toHaveCount( 0 );
			await untilIdle( page );
			await expect( page.getByRole( 'button', { name: /^(Install|Activate) / } ) ).toHaveCount( 0 );
		}
		await dashboard.open( { task: 'payments', id: 'cod' } );
		await dashboard.root.getByRole( 'button', { name: 'Enable Cash on delivery' } ).click();
		await expect( home.row( 'Set up payments (done)' ) ).toBeVisible();
		expect( requests.refused ).toEqual( [] );
	} );
} );

test.describe( 'A shop manager', () => {
	test.use( { as: 'manager' } );

	test( '[A6-001] does all that there is to do with the lists and the tasks, and is refused nothing', async ( {
		page,
		site,
		dashboard,
	} ) => {
		const requests = watchRequests( page );
		const home = new Home( page );
		await page.goto( '/wp-admin/' );
		await page.locator( `#toplevel_page_${ site.page } > a` ).click();
		await expect( home.rows ).toHaveCount( 2 );
		await home.choose( SHIPPING, 'Dismiss' );
		await home.undo( 'was dismissed.' );
		await home.choose( SHIPPING, 'Remind me tomorrow' );
		await home.choose( SHIPPING, 'Show now' );
		await expect( home.badge ).toHaveText( '2' );
		await home.hideList();
		await home.undo( 'The list was hidden.' );
		await expect( home.rows ).toHaveCount( 2 );
		for ( const task of [ 'store_details', 'shipping' ] ) {
			await dashboard.open( { task } );
			await expect( dashboard.root.getByRole( 'status', { name: 'Loading…' } ) ).toHaveCount( 0 );
			await untilIdle( page );
		}

		expect( requests.writes.length ).toBeGreaterThanOrEqual( 6 );
		expect( requests.refused ).toEqual( [] );
	} );
} );

test.describe( 'Addresses that lead nowhere', () => {
	test.use( { ownBrowser: true } );

	test( '[B2-021] [B2-031] [B4-002] [B6-005] wait three seconds for the page, then say that it is not allowed', async ( {
		page,
		dashboard,
	} ) => {
		const start = new Date( '2026-11-02T09:00:00Z' );
		await page.clock.install( { time: start } );
		await page.clock.pauseAt( new Date( start.getTime() + 3_600_000 ) );
		await dashboard.open( { path: '/nowhere' } );
		await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Not allowed' );
		await expect( dashboard.root.getByText( 'Loading…' ) ).toBeVisible();

		await page.clock.fastForward( 2900 );
		await expect( dashboard.root.getByText( 'Loading…' ) ).toBeVisible();
		await page.clock.fastForward( 200 );
		await expect( dashboard.root.getByText( 'Sorry, you are not allowed to access this page.' ) ).toBeVisible();
		await expect( dashboard.root.getByText( 'Loading…' ) ).toHaveCount( 0 );
		await expect( dashboard.root.getByText( /^There is no such page\./ ) ).toBeVisible();
		await page.clock.resume();
		await dashboard.expectAccessible();
		await dashboard.root.getByRole( 'link', { name: 'Go to Home' } ).click();
		await expect( new Home( page ).title ).toBeVisible();
	} );

	test( 'say that there is no such task, and lead Home', async ( { page, dashboard } ) => {
		await dashboard.open( { task: 'no_such_task' } );
		await expect( dashboard.root.getByRole( 'heading', { name: 'This task does not exist' } ) ).toBeVisible();
		await dashboard.expectAccessible();
		await dashboard.root.getByRole( 'button', { name: 'Go to Home' } ).click();
		await expect( new Home( page ).rows ).toHaveCount( 2 );
	} );

	test( '[A8-009] log a warning when a task page has no task', async ( { page, dashboard } ) => {
		const warnings: string[] = [];
		page.on( 'console', ( message ) => message.type() === 'warning' && warnings.push( message.text() ) );
		await dashboard.open( { task: '' } );
		await expect( dashboard.root.getByRole( 'heading', { name: 'This task does not exist' } ) ).toBeVisible();
		expect( warnings ).toContain( 'A task page was opened without the id of a task.' );
	} );
} );
