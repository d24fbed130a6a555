import { expect, test } from './fixtures';
import { untilIdle } from './fixtures/idle';
import { Home } from './pages/home';
import { listenFor } from './pages/events';
import { pressOn, tabTo } from './pages/keyboard';
import { watchLayoutShift } from './pages/layout-shift';
import { failAt, holdAt, watchRequests, withoutPreloads } from './pages/requests';

test.use( { tasks: [ 'StoreDetails', 'Shipping' ] } );

const ADDRESS = 'Add your store’s address';
const SHIPPING = 'Set your shipping rates';
const TASKS = 'wc-admin/onboarding/tasks';

/** Asked on every page of wp-admin, whenever the browser has nothing else to do. */
const OF_WORDPRESS = 'GET /wp/v2/users/me';

const server500 = /Console: Failed to load resource: .*status of 500/;

test.describe( 'The setup list on Home', () => {
	test( '[A1-001] [A1-002] [A2-001] [A2-002] [A2-006] [A2-018] [A2-020] [A2-021] leads through the tasks: welcome, progress, the first of them opened', async ( {
		page,
		dashboard,
	} ) => {
		const home = new Home( page );
		await dashboard.open();

		await expect( home.title ).toHaveText( 'Welcome to Demo shop' );
		await expect( home.card.getByText( '0 of 2 done' ) ).toBeVisible();
		await expect( home.progress ).toHaveAttribute( 'aria-valuetext', '0 of 2 done' );
		const share = await home.progress.evaluate(
			( bar ) =>
				( bar.firstElementChild as HTMLElement ).getBoundingClientRect().width /
				bar.getBoundingClientRect().width
		);
		expect( share ).toBeCloseTo( 0.25, 2 );

		await expect( home.card.getByRole( 'heading', { name: 'First, tell us about your store' } ) ).toBeVisible();
		await expect( home.card.getByRole( 'link', { name: 'Add details' } ) ).toBeVisible();
		await expect( home.rows ).toHaveCount( 2 );
		await expect( home.row( ADDRESS ) ).toHaveAttribute( 'aria-current', 'step' );
		await expect( home.row( SHIPPING ) ).toHaveAttribute( 'href', /page=(wc-admin|storewright)&task=shipping$/ );
		await expect( home.badge ).toHaveText( '2' );
	} );

	test( '[A2-009] [A2-019] words its head by what is done and what comes next', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		const home = new Home( page );
		await requestUtils.rest( {
			method: 'POST',
			path: '/wc/v3/settings/general/batch',
			data: {
				update: [
					{ id: 'woocommerce_store_address', value: '12 Main Street' },
					{ id: 'woocommerce_store_city', value: 'Springfield' },
					{ id: 'woocommerce_default_country', value: 'US:IL' },
					{ id: 'woocommerce_store_postcode', value: '62701' },
				],
			},
		} );
		await requestUtils.rest( { method: 'POST', path: `/${ TASKS }/shipping/visited` } );
		await dashboard.open();

		await expect( home.title ).toHaveText( "Let's get you started" );
		await expect( home.progress ).toHaveAttribute( 'aria-valuenow', '1' );
		await expect( home.card.getByRole( 'heading', { name: 'Get your products shipped' } ) ).toBeVisible();
		await expect( home.card.getByRole( 'link', { name: 'Start shipping' } ) ).toBeVisible();
		await expect( home.row( `${ ADDRESS } (done)` ) ).toBeVisible();
		await expect( home.badge ).toHaveText( '1' );
	} );

	test( '[A2-020] welcomes to “your store” where the site has no name', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await requestUtils.updateSiteSettings( { title: '' } );
		await dashboard.open();
		await expect( new Home( page ).title ).toHaveText( 'Welcome to your store' );
	} );

	test( 'asks nothing of the server, and nothing moves while it comes', async ( { page, dashboard } ) => {
		const shift = await watchLayoutShift( page );
		const home = new Home( page );
		const requests = watchRequests( page );
		await dashboard.open();
		await home.menuOf( SHIPPING ).click();
		await expect( home.entry( 'Dismiss' ) ).toBeVisible();
		await untilIdle( page );

		expect( requests.all.filter( ( request ) => request !== OF_WORDPRESS ) ).toEqual( [] );
		expect( await shift() ).toBeLessThanOrEqual( 0.02 );
	} );

	test( '[A2-003] [A2-004] opens a task by its row and comes back by the button above it', async ( {
		page,
		dashboard,
	} ) => {
		const home = new Home( page );
		await dashboard.open();
		await home.row( SHIPPING ).click();

		await expect( page ).toHaveURL( /page=(wc-admin|storewright)&task=shipping$/ );
		await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
		await dashboard.root.getByRole( 'link', { name: 'Back to Home' } ).click();
		await expect( page ).toHaveURL( /admin\.php\?page=(wc-admin|storewright)$/ );
		await expect( home.rows ).toHaveCount( 2 );
	} );
} );

test.describe( 'Putting tasks aside', () => {
	test( '[A4-001] [A4-002] dismisses a task, tells it, and takes it back', async ( { page, dashboard } ) => {
		const home = new Home( page );
		await dashboard.open();
		await home.choose( SHIPPING, 'Dismiss' );

		await expect( home.row( SHIPPING ) ).toHaveCount( 0 );
		await expect( home.row( ADDRESS ) ).toBeFocused();
		await home.expectSpoken( `“${ SHIPPING }” was dismissed.` );
		await expect( home.badge ).toHaveText( '1' );
		await home.undo( 'was dismissed.' );
		await expect( home.row( SHIPPING ) ).toBeFocused();
		await expect( home.badge ).toHaveText( '2' );
	} );

	test( '[A4-001] [A6-002] keeps a task dismissed, and offers that only where the task allows it', async ( {
		page,
		dashboard,
	} ) => {
		const home = new Home( page );
		await dashboard.open();
		await home.menuOf( ADDRESS ).click();
		await expect( home.entry( 'Remind me tomorrow' ) ).toBeVisible();
		await expect( home.entry( 'Dismiss' ) ).toHaveCount( 0 );
		await page.keyboard.press( 'Escape' );

		await Promise.all( [ page.waitForResponse( /\/shipping\/dismiss/ ), home.choose( SHIPPING, 'Dismiss' ) ] );
		await dashboard.open();
		await expect( home.rows ).toHaveCount( 1 );
	} );

	test( '[A4-001] [A4-002] puts a task off until tomorrow, tells it, and takes it back', async ( {
		page,
		dashboard,
	} ) => {
		const home = new Home( page );
		await dashboard.open();
		await home.choose( ADDRESS, 'Remind me tomorrow' );

		await expect( home.rows.filter( { hasText: ADDRESS } ) ).toContainText( 'Until tomorrow' );
		await home.expectSpoken( `We’ll remind you of “${ ADDRESS }” tomorrow.` );
		await expect( home.card.getByRole( 'heading', { name: 'Get your products shipped' } ) ).toBeVisible();
		await expect( home.badge ).toHaveText( '1' );
		await home.undo( `We’ll remind you of “${ ADDRESS }” tomorrow.` );
		await expect( home.row( ADDRESS ) ).toBeFocused();
		await expect( home.rows.filter( { hasText: ADDRESS } ) ).not.toContainText( 'Until tomorrow' );
		await expect( home.badge ).toHaveText( '2' );
	} );

	test( '[B3-018] hides the list, keeps it hidden, and shows it again', async ( { page, dashboard } ) => {
		const home = new Home( page );
		await dashboard.open();
		await home.hideList();

		await expect( home.title ).toHaveText( 'Your store' );
		await expect( home.title ).toBeFocused();
		await home.expectSpoken( 'The list was hidden.' );
		await expect( home.badge ).toHaveCount( 0 );
		await home.undo( 'The list was hidden.' );
		await expect( home.title ).toHaveText( 'Welcome to Demo shop' );
		await expect( home.title ).toBeFocused();
		await expect( home.badge ).toHaveText( '2' );

		await Promise.all( [ page.waitForResponse( /\/setup\/hide/ ), home.hideList() ] );
		await page.reload();
		await expect( home.badge ).toHaveCount( 0 );
		await home.card.getByRole( 'button', { name: 'Show setup again' } ).click();
		await expect( home.title ).toHaveText( 'Welcome to Demo shop' );
		await expect( home.title ).toBeFocused();
	} );

	test( 'asks the server once, however fast the clicks come', async ( { page, dashboard } ) => {
		const home = new Home( page );
		const requests = watchRequests( page );
		await dashboard.open();
		await home.menuOf( SHIPPING ).click();
		await home.entry( 'Dismiss' ).dblclick();
		await expect( home.row( SHIPPING ) ).toHaveCount( 0 );
		await home.undoOf( 'was dismissed.' ).dblclick();
		await expect( home.row( SHIPPING ) ).toBeVisible();

		await expect
			.poll( () => requests.writesTo( '/shipping/' ) )
			.toEqual( [ `POST /${ TASKS }/shipping/dismiss`, `POST /${ TASKS }/shipping/undo_dismiss` ] );
	} );

	test( 'leaves the owner where they have gone while an action is taken back', async ( { page, dashboard } ) => {
		const home = new Home( page );
		await dashboard.open();
		await home.choose( SHIPPING, 'Dismiss' );
		const release = await holdAt( page, `${ TASKS }/shipping/undo_dismiss` );
		await home.undo( 'was dismissed.' );
		await home.menuOf( ADDRESS ).click();
		await expect( home.entry( 'Remind me tomorrow' ) ).toBeFocused();
		const undone = await listenFor( page, 'tasklist_undo_dismiss' );
		release();
		await undone();

		await expect( home.row( SHIPPING ) ).toBeVisible();
		await expect( home.entry( 'Remind me tomorrow' ) ).toBeFocused();
	} );

	test( 'does all of it by keyboard alone', async ( { page, dashboard } ) => {
		const home = new Home( page );
		await dashboard.open();
		await pressOn( page, home.menuOf( SHIPPING ) );
		await expect( home.entry( 'Remind me tomorrow' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowDown' );
		await expect( home.entry( 'Dismiss' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( home.row( ADDRESS ) ).toBeFocused();

		await tabTo( page, home.undoOf( 'was dismissed.' ), 'Shift+Tab' );
		await page.keyboard.press( 'Enter' );
		await expect( home.row( SHIPPING ) ).toBeFocused();

		await tabTo( page, home.listMenu, 'Shift+Tab' );
		await page.keyboard.press( 'Enter' );
		await expect( home.entry( 'Hide setup list' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( home.title ).toHaveText( 'Your store' );
		await pressOn( page, home.card.getByRole( 'button', { name: 'Show setup again' } ), 'Space' );
		await expect( home.title ).toBeFocused();

		await pressOn( page, home.card.getByRole( 'link', { name: 'Add details' } ) );
		await expect( page ).toHaveURL( /task=store_details$/ );
		await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
	} );
} );

test.describe( 'When the server fails', () => {
	test( '[A2-023] shows five rows in waiting, says that the list failed, and reads it at the next try', async ( {
		page,
		dashboard,
		problems,
	} ) => {
		problems.expect( server500 );
		const home = new Home( page );
		await withoutPreloads( page );
		const repair = await failAt( page, TASKS, undefined, 'GET' );
		const release = await holdAt( page, TASKS );
		await dashboard.open();

		const skeleton = dashboard.root.getByRole( 'status', { name: 'Loading your task list…' } );
		await expect( skeleton ).toBeVisible();
		await expect( skeleton.getByRole( 'listitem' ) ).toHaveCount( 5 );
		release();
		await expect( home.failure( 'Your task list could not be loaded.' ) ).toBeVisible();
		await dashboard.expectAccessible();
		await repair();
		await page.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( home.rows ).toHaveCount( 2 );
	} );

	test( 'takes back what could not be kept, says so, and tries again', async ( { page, dashboard, problems } ) => {
		problems.expect( server500 );
		const home = new Home( page );
		await dashboard.open();
		const repair = await failAt( page, `${ TASKS }/shipping/dismiss` );
		await home.choose( SHIPPING, 'Dismiss' );

		const failure = home.failure( `“${ SHIPPING }” could not be dismissed. The database went away.` );
		await expect( failure ).toBeVisible();
		await expect( home.row( SHIPPING ) ).toBeVisible();
		await expect( home.badge ).toHaveText( '2' );
		await expect( home.messages ).not.toContainText( 'was dismissed' );
		await dashboard.expectAccessible();
		await repair();
		await failure.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( home.row( SHIPPING ) ).toHaveCount( 0 );
		await expect( failure ).toHaveCount( 0 );
	} );
} );

test.describe( 'How Home looks', () => {
	test( 'keeps the guidelines and fits, from a telephone to a desktop, zoomed in, and in both directions', async ( {
		page,
		dashboard,
	} ) => {
		for ( const direction of [ 'ltr', 'rtl' ] as const ) {
			await dashboard.setDirection( direction );
			await dashboard.open();
			await expect( page.locator( 'html' ) ).toHaveCSS( 'direction', direction );
			await dashboard.expectFits();
		}
	} );

	test( 'keeps its shapes in forced colours, and stays still where motion is not wanted', async ( {
		page,
		dashboard,
	} ) => {
		const home = new Home( page );
		const fill = home.progress.locator( '> *' );
		const motion = () => fill.evaluate( ( element ) => getComputedStyle( element ).transitionDuration );
		const colours = () =>
			fill.evaluate( ( element ) =>
				[ element, element.parentElement as HTMLElement ].map(
					( part ) => getComputedStyle( part ).backgroundColor
				)
			);
		await dashboard.open();

		await page.emulateMedia( { reducedMotion: 'no-preference' } );
		expect( await motion() ).not.toBe( '0s' );
		await page.emulateMedia( { reducedMotion: 'reduce', forcedColors: 'active' } );
		expect( await motion() ).toBe( '0s' );
		const [ done, track ] = await colours();
		expect( done ).not.toBe( track );
		await expect( home.row( SHIPPING ) ).toBeVisible();
	} );
} );
