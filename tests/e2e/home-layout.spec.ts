import { expect, test } from './fixtures';
import { untilIdle } from './fixtures/idle';
import { comeBackWithoutReports, Home } from './pages/home';
import { pressOn } from './pages/keyboard';
import { watchLayoutShift } from './pages/layout-shift';
import { watchRequests } from './pages/requests';

test.describe( 'The layout of Home', () => {
	test.use( { tasks: [ 'StoreDetails', 'Shipping' ] } );

	test( '[B2-040] [B2-041] [B3-003] [B4-001] [B5-003] is two columns once the owner has chosen them by keyboard, and one where it is narrow', async ( {
		page,
		dashboard,
	} ) => {
		const shift = await watchLayoutShift( page );
		await page.setViewportSize( { width: 1400, height: 900 } );
		const menu = dashboard.root.getByRole( 'button', { name: 'Display options' } );
		const layout = page.getByRole( 'group', { name: 'Layout' } );
		const two = layout.getByRole( 'menuitemradio', { name: 'Two columns' } );
		const inbox = dashboard.root.getByRole( 'region', { name: 'Inbox' } );
		const setup = dashboard.root.locator( 'section', { hasText: 'Welcome to Demo shop' } ).first();
		const areBeside = async () => {
			const [ first, second ] = await Promise.all( [ setup.boundingBox(), inbox.boundingBox() ] );
			return second !== null && first !== null && first.x + first.width < second.x && first.y === second.y;
		};

		await dashboard.open();
		await expect( setup ).toBeVisible();
		await expect( inbox ).toHaveCount( 0 );
		await pressOn( page, menu );
		const one = layout.getByRole( 'menuitemradio', { name: 'Single column' } );
		await expect( one ).toBeChecked();
		await expect( one ).toBeFocused();
		await page.keyboard.press( 'ArrowDown' );
		await expect( two ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( inbox ).toContainText( 'No new messages.' );
		await expect.poll( areBeside ).toBe( true );
		await menu.click();
		await expect( two ).toBeChecked();
		await expect( two ).toBeEnabled();
		await page.keyboard.press( 'Escape' );

		const requests = watchRequests( page );
		await dashboard.open();
		await expect( inbox ).toBeVisible();
		expect( await areBeside() ).toBe( true );
		await untilIdle( page );
		expect( requests.all.filter( ( request ) => request.startsWith( 'GET /wc' ) ) ).toEqual( [] );
		expect( await shift() ).toBeLessThanOrEqual( 0.02 );
		await dashboard.expectFits();

		await page.setViewportSize( { width: 782, height: 900 } );
		const [ above, below ] = await Promise.all( [ setup.boundingBox(), inbox.boundingBox() ] );
		expect( below!.y ).toBeGreaterThan( above!.y + above!.height );
		expect( below!.x ).toBe( above!.x );

		// Without reports and while the setup is open, the menu is there for its other items alone.
		await page.setViewportSize( { width: 1400, height: 900 } );
		await comeBackWithoutReports( page, dashboard );
		await expect( new Home( page ).title ).toBeVisible();
		await menu.click();
		await expect( page.getByRole( 'menuitem', { name: 'Hidden items' } ) ).toBeVisible();
	} );
} );

test( 'Panels far below are loaded once they are near, and nothing moves for it', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	const send = ( path: string, data: object ) =>
		requestUtils.rest( { method: 'POST', path: `/wc/v3/${ path }`, data } );
	await send( 'products', { name: 'Lamp', regular_price: '9.00', manage_stock: true, stock_quantity: 2 } );
	await send( 'orders', { status: 'processing', fee_lines: [ { name: 'Fee', total: '12.50' } ] } );
	const shift = await watchLayoutShift( page );
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		scripts.push( ...( /\/(home-[a-z]+)\b[^/]*\.js/.exec( request.url() )?.slice( 1 ) ?? [] ) );
	} );
	const stock = dashboard.root.getByRole( 'region', { name: 'Stock running low' } );
	await page.setViewportSize( { width: 1400, height: 300 } );
	await dashboard.open();
	await expect( dashboard.root.getByRole( 'status', { name: 'Loading…' } ) ).toHaveCount( 3 );
	await expect( dashboard.root.getByRole( 'heading', { name: 'Stock running low' } ) ).toBeAttached();
	await untilIdle( page );
	expect( scripts ).toEqual( [] );

	await dashboard.root.getByRole( 'status', { name: 'Loading…' } ).last().scrollIntoViewIfNeeded();
	await expect( stock ).toContainText( 'Lamp' );
	expect( [ ...new Set( scripts ) ].sort() ).toEqual( [ 'home-orders', 'home-reviews', 'home-stock' ] );
	expect( await shift() ).toBeLessThanOrEqual( 0.02 );
} );

test( '[issue 13.3] Store management leads to pages that are all there', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	await requestUtils.rest( { method: 'POST', path: '/wc-admin/onboarding/tasks/setup/hide' } );
	await dashboard.open();
	const links = dashboard.root.getByRole( 'region', { name: 'Store management' } ).getByRole( 'link' );
	await expect( links.first() ).toBeVisible();
	const urls = await links.evaluateAll( ( all ) => all.map( ( link ) => ( link as HTMLAnchorElement ).href ) );
	expect( urls.length ).toBeGreaterThan( 12 );
	for ( const url of urls ) {
		const answer = await page.request.get( url );
		expect( answer.status(), url ).toBe( 200 );
		const html = await answer.text();
		expect( html, url ).not.toMatch(
			/not allowed to access this page|Invalid (post type|taxonomy)|wp-die-message/
		);
		const tab = new URL( url ).searchParams.get( 'tab' );
		if ( tab !== null ) {
			const tags = html.match( /<a [^>]*nav-tab-active[^>]*>/g ) ?? [];
			expect( tags.join(), `${ url }: a tab that is not there falls back to the first one` ).toContain(
				`tab=${ tab }`
			);
		}
	}
} );
