/** Plugins that add to the dashboard, as docs/extend.md says, and a plugin's page that throws. */

import { expect, test } from './fixtures';
import { untilIdle } from './fixtures/idle';
import { comeBackWithoutReports, Home } from './pages/home';
import { pressOn } from './pages/keyboard';
import { logInAs } from './pages/other-roles';
import { watchRequests } from './pages/requests';
import { WaitingPanels, WaitingShop } from './pages/waiting';

test.use( { tasks: [ 'StoreDetails', 'Shipping' ] } );

test( '[B2-003] [B2-005] [B6-005] The example page has an entry in the menu, and the example item is in the header of every page', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	await requestUtils.activatePlugin( 'hello-page' );
	await requestUtils.activatePlugin( 'hello-header-item' );
	await dashboard.open();
	const heading = dashboard.root.getByRole( 'heading', { level: 1 } );
	const item = dashboard.root.getByRole( 'link', { name: 'Say hello to your readers' } );
	await expect( item ).toBeVisible();
	const started = await page.evaluate( () => performance.timeOrigin );

	await pressOn( page, dashboard.menu.getByRole( 'link', { name: 'Hello' } ) );
	await expect( heading ).toHaveText( 'Hello' );
	await expect( heading ).toBeFocused();
	await expect( dashboard.root.getByText( 'Good morning!' ) ).toBeVisible();
	await expect( page ).toHaveTitle( 'Hello < Demo shop — WooCommerce' );
	await expect( dashboard.menu.locator( '[aria-current="page"]' ) ).toHaveText( 'Hello' );
	expect( await page.evaluate( () => performance.timeOrigin ), 'The page was not loaded anew.' ).toBe( started );
	await dashboard.expectFits();

	await page.reload();
	await expect( dashboard.root.getByText( 'Good morning!' ) ).toBeVisible();
	await expect( dashboard.menu.locator( '[aria-current="page"]' ) ).toHaveText( 'Hello' );
	await dashboard.menu.getByRole( 'link', { name: 'Home' } ).click();
	await expect( heading ).toHaveText( 'Home' );
	await expect( dashboard.menu.locator( '[aria-current="page"]' ) ).toHaveText( 'Home' );
	await pressOn( page, item );
	await expect( page ).toHaveURL( /\/wp-admin\/edit\.php$/ );
} );

test( 'A page of a plugin that throws leaves header, menu and the other pages as they are', async ( {
	dashboard,
	requestUtils,
	problems,
} ) => {
	await requestUtils.activatePlugin( 'bad-page' );
	problems.expect( /Thrown by a page/ );
	problems.expect( /PHP: .*A page was not added: A path such as .* is needed, not "nowhere"/ );
	await dashboard.open();
	await dashboard.menu.getByRole( 'link', { name: 'Bad page' } ).click();
	await expect( dashboard.root.getByRole( 'heading', { name: 'Oops, something went wrong' } ) ).toBeVisible();
	await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Bad page' );
	await dashboard.menu.getByRole( 'link', { name: 'Home' } ).click();
	await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Home' );
	await expect( dashboard.root.getByRole( 'link', { name: /Set your shipping rates/ } ) ).toBeVisible();
} );

test( '[B2-040] [B2-041] The example panel is on Home, in its second column where there are two, and the example slots are filled', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	await requestUtils.activatePlugin( 'hello-panel' );
	await requestUtils.activatePlugin( 'hello-slots' );
	await page.setViewportSize( { width: 1400, height: 900 } );
	const panel = dashboard.root.getByRole( 'region', { name: 'Hello' } );
	const setup = new Home( page ).card;
	const places = async () =>
		( await Promise.all( [ setup.boundingBox(), panel.boundingBox() ] ) ).map( ( box ) => box! );

	await dashboard.open();
	await pressOn( page, panel.getByRole( 'button', { name: 'Say hello' } ) );
	await expect( panel ).toContainText( 'Hellos said: 1' );
	const [ above, below ] = await places();
	expect( below!.y ).toBeGreaterThan( above!.y + above!.height );
	await dashboard.root.getByRole( 'button', { name: 'Display options' } ).click();
	await page.getByRole( 'menuitemradio', { name: 'Two columns' } ).click();
	await expect( panel, 'It stays the same one.' ).toContainText( 'Hellos said: 1' );
	const [ first, second ] = await places();
	expect( second!.x ).toBeGreaterThan( first!.x + first!.width );

	const { root } = dashboard;
	await expect( root.getByRole( 'link', { name: 'Write a post' } ) ).toHaveAttribute( 'href', 'post-new.php' );
	await expect( root.getByText( 'Open until 5 p.m. today.' ) ).toBeVisible();
	const hello = root.getByText( 'Say hello to somebody new today.' );
	expect( ( await hello.boundingBox() )!.x ).toBeGreaterThan( first!.x + first!.width );
	await dashboard.expectFits();
	await dashboard.takePictures( 'example-slots' );
	await root.getByRole( 'button', { name: 'Display options' } ).click();
	await page.getByRole( 'menuitemcheckbox', { name: 'Show the hello of the day' } ).click();
	await expect( hello ).toHaveCount( 0 );
	await expect( page.getByRole( 'menuitemcheckbox' ) ).toHaveCount( 0 );
	// With an item of a plugin the menu is there, whatever else is off.
	await comeBackWithoutReports( page, dashboard );
	await expect( root.getByRole( 'button', { name: 'Display options' } ) ).toBeVisible();
} );

test( 'A panel and a tab of a plugin that throw leave the rest of Home and of the header as they are', async ( {
	page,
	dashboard,
	requestUtils,
	problems,
} ) => {
	await requestUtils.activatePlugin( 'bad-home-panel' );
	await requestUtils.activatePlugin( 'hello-panel' );
	problems.expect( /Thrown by a panel/ );
	problems.expect( /Thrown by a tab/ );
	problems.expect( /Console: The filter storewright_home_panels of “bad-home-panel\/nameless” failed/ );
	await dashboard.open();
	await expect( dashboard.root.getByRole( 'alert' ) ).toContainText( 'A part of Home stopped working' );
	await expect( new Home( page ).row( 'Set your shipping rates' ) ).toBeVisible();
	await expect( dashboard.root.getByRole( 'region', { name: 'Hello' } ) ).toBeVisible();
	await dashboard.expectAccessible();
	await dashboard.root.getByRole( 'button', { name: 'Help' } ).click();
	await expect( dashboard.root.getByRole( 'region', { name: 'Help', exact: true } ) ).toBeVisible();
} );

test.describe( 'Who may see reports only', () => {
	test.use( { as: 'visitor' } );

	test( '[B2-002] [B6-001] [B6-002] has a dashboard of those pages: no way to Home, nothing refused', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await requestUtils.activatePlugin( 'hello-page' );
		const requests = watchRequests( page );
		await logInAs( page, requestUtils, 'e2e_reporter' );
		await dashboard.menu.getByRole( 'link', { name: 'Storewright' } ).click();
		await expect( dashboard.root.getByRole( 'list', { name: 'Performance' } ) ).toBeVisible();
		await expect( page ).toHaveURL( /path=%2Fanalytics%2Foverview$/ );
		await expect( dashboard.menu.getByRole( 'link' ) ).toHaveText( [
			'Storewright',
			'Analytics',
			'Customers',
			'Marketing',
			'Hello',
		] );
		await expect( dashboard.menu ).toHaveClass( /current|wp-has-current-submenu/ );
		await dashboard.root.getByRole( 'link', { name: /^Net sales/ } ).click();
		await expect( dashboard.root.getByRole( 'table', { name: 'Revenue' } ) ).toBeVisible();
		await untilIdle( page );
		for ( const [ path, title ] of [
			[ '/customers', 'Customers' ],
			[ '/marketing', 'Marketing' ],
		] as const ) {
			await dashboard.open( { path } );
			await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toHaveText( title );
			await expect( dashboard.root.getByRole( 'status', { name: 'Loading…' } ) ).toHaveCount( 0 );
			await untilIdle( page );
		}
		await page.goto( dashboard.address( { path: '/hello' } ) );
		await expect( dashboard.root.getByText( 'Good morning!' ) ).toBeVisible();
		await untilIdle( page );
		expect( requests.refused ).toEqual( [] );
		expect( requests.all.filter( ( line ) => / \/wc-admin/.test( line ) ) ).toEqual( [
			'GET /wc-admin/analytics/overview',
		] );
	} );
} );

test.describe( 'Who may edit products only', () => {
	test.use( { as: 'visitor' } );

	for ( const role of [ 'e2e_cataloger', 'e2e_storekeeper' ] ) {
		test( `[B6-003] ${ role } has a dashboard of the products: each link leads somewhere, nothing refused`, async ( {
			page,
			dashboard,
			requestUtils,
		} ) => {
			await WaitingShop.open( requestUtils );
			const refused: string[] = [];
			page.on( 'response', ( answer ) => {
				if ( answer.status() >= 400 ) {
					refused.push( `${ answer.status() } ${ answer.url() }` );
				}
			} );
			await logInAs( page, requestUtils, role );
			await dashboard.menu.getByRole( 'link', { name: 'Storewright' } ).click();
			await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Catalog' );
			await expect( dashboard.menu.getByRole( 'link' ) ).toHaveText( [ 'Storewright', 'Catalog' ] );
			await expect( dashboard.menu ).toHaveClass( /current|wp-has-current-submenu/ );
			const panels = new WaitingPanels( page );
			if ( role === 'e2e_storekeeper' ) {
				await panels.quantity.fill( '24' );
				await panels.update.click();
				await expect( panels.stock ).toContainText( 'Nothing is running low.' );
			} else {
				await expect( panels.stock ).toHaveCount( 0 );
			}
			await expect( panels.orders.or( panels.reviews ) ).toHaveCount( 0 );
			const links = dashboard.root.getByRole( 'region', { name: 'Store management' } ).getByRole( 'link' );
			await expect( links ).toHaveText( [ 'All products', 'Add a product', 'View store' ] );
			await dashboard.expectFits();
			await dashboard.takePictures( `catalog-${ role }` );
			const urls = await dashboard.root
				.getByRole( 'link' )
				.evaluateAll( ( all ) => all.map( ( link ) => ( link as HTMLAnchorElement ).href ) );
			for ( const url of urls ) {
				expect( ( await page.request.get( url ) ).status(), url ).toBe( 200 );
			}
			await untilIdle( page );
			expect( refused ).toEqual( [] );
		} );
	}
} );

test( 'By keyboard one skips WordPress’s menu, and finds the shortcuts, which the profile turns off', async ( {
	page,
	dashboard,
} ) => {
	await dashboard.open();
	await expect( new Home( page ).row( 'Set your shipping rates' ) ).toBeVisible();
	await pressOn( page, page.getByRole( 'link', { name: 'Skip to main content' } ) );
	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'main' ).locator( ':focus' ) ).toHaveCount( 1 );
	await expect( page.getByRole( 'main' ).getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Home' );

	const dialog = page.getByRole( 'dialog', { name: 'Keyboard shortcuts' } );
	await page.keyboard.press( '?' );
	await expect( dialog.getByText( 'Open the command palette of WordPress' ) ).toBeVisible();
	await dashboard.expectFits( '[role="dialog"]' );
	await pressOn( page, dialog.getByRole( 'link', { name: 'your profile' } ) );
	const choice = page.getByRole( 'checkbox', { name: 'Enable keyboard shortcuts of a single key in Storewright' } );
	await expect( choice ).toBeInViewport();
	// WordPress's script of the profile fails where the page is left before it was loaded.
	await page.waitForLoadState();
	await choice.press( 'Space' );
	await expect( choice ).not.toBeChecked();
	await page.getByRole( 'button', { name: 'Update Profile' } ).click();
	await expect( page.getByText( 'Profile updated.' ) ).toBeVisible();
	await expect( choice ).not.toBeChecked();
	await page.waitForLoadState();

	await dashboard.open();
	await page.keyboard.press( '?' );
	await pressOn( page, new Home( page ).row( 'Set your shipping rates' ) );
	await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Set your shipping rates' );
	await expect( dialog ).toHaveCount( 0 );
} );
