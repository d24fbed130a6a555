import { expect, test } from './fixtures';
import { Home } from './pages/home';

const SHIPPING = 'Set your shipping rates';

/** A moment to stop the page's clock at. */
const NOON = new Date( '2026-11-02T12:00:00Z' );

test.describe( 'The frame around the dashboard’s pages', () => {
	test( '[B2-006] [B2-024] [B2-025] [B2-032] [B2-033] names the page: in its header, in the browser, to styles, and in the menu', async ( {
		page,
		dashboard,
	} ) => {
		await dashboard.open();
		await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Home' );
		await expect( page ).toHaveTitle( 'Home < Demo shop — WooCommerce' );
		await expect( page.locator( 'body' ) ).toHaveClass( /(^| )storewright-page--home( |$)/ );
		await expect( dashboard.menu ).toHaveClass( /current|wp-has-current-submenu/ );

		await dashboard.open( { task: 'shipping' } );
		await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toHaveText( SHIPPING );
		await expect( page ).toHaveTitle( `${ SHIPPING } < Home < Demo shop — WooCommerce` );

		await dashboard.open( { path: '/else/where' } );
		await expect( page ).toHaveTitle( 'Not allowed < Demo shop — WooCommerce' );
		await expect( page.locator( 'body' ) ).toHaveClass( /(^| )storewright-page--else-where( |$)/ );
		await expect( page.locator( 'body' ) ).not.toHaveClass( /storewright-page--home/ );
	} );

	test( '[B2-027] begins a page at its top, without the class of loading', async ( { page, dashboard } ) => {
		await page.setViewportSize( { width: 1400, height: 300 } );
		await dashboard.open();
		await expect( page.locator( 'body' ) ).not.toHaveClass( /storewright-loading/ );
		await page.mouse.wheel( 0, 200 );
		await expect.poll( () => page.evaluate( () => window.scrollY ) ).toBeGreaterThan( 100 );
		await new Home( page ).row( SHIPPING ).click();
		await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
		expect( await page.evaluate( () => window.scrollY ) ).toBe( 0 );
	} );

	test( '[B2-039] sets the header off once the page has scrolled by more than 20 pixels', async ( {
		page,
		dashboard,
	} ) => {
		await page.setViewportSize( { width: 1400, height: 300 } );
		await dashboard.open();
		const look = () =>
			dashboard.root.locator( 'h1' ).evaluate( ( { parentElement } ) => {
				const { boxShadow, borderBlockEndColor } = getComputedStyle( parentElement as HTMLElement );
				return `${ boxShadow } ${ borderBlockEndColor }`;
			} );
		const atTop = await look();
		const scrollTo = ( y: number ) => page.evaluate( ( top ) => window.scrollTo( 0, top ), y );
		await scrollTo( 100 );
		await expect.poll( look ).not.toBe( atTop );
		await dashboard.expectAccessible();
		await scrollTo( 20 );
		await expect.poll( look ).toBe( atTop );
		await scrollTo( 22 );
		await expect.poll( look ).not.toBe( atTop );
	} );

	test( 'hides nothing that has the focus beneath its header [owner 15]', async ( { page, dashboard } ) => {
		await page.setViewportSize( { width: 1400, height: 400 } );
		await dashboard.open();
		await expect( dashboard.root.locator( '[aria-busy=true]' ) ).toHaveCount( 0 );
		const hidden = await dashboard.root.locator( 'h1' ).evaluate( ( { parentElement } ) => {
			const header = parentElement as HTMLElement;
			window.scrollTo( 0, document.body.scrollHeight );
			return [ ...document.querySelectorAll< HTMLElement >( '#storewright-root :is(a, button)' ) ]
				.filter( ( one ) => one.checkVisibility() && one.offsetWidth > 1 && ! header.contains( one ) )
				.reverse()
				.filter( ( control ) => {
					control.focus();
					return control.getBoundingClientRect().top < header.getBoundingClientRect().bottom;
				} )
				.map( ( control ) => control.outerHTML.slice( 0, 120 ) );
		} );
		expect( hidden ).toEqual( [] );
	} );
} );

test.describe( 'Messages', () => {
	test.use( { ownBrowser: true } );

	test.beforeEach( async ( { page, dashboard } ) => {
		await page.clock.install( { time: NOON } );
		await dashboard.open();
		await page.clock.pauseAt( new Date( NOON.getTime() + 3_600_000 ) );
		await new Home( page ).choose( SHIPPING, 'Dismiss' );
	} );

	test( '[B2-036] [B2-037] go by themselves after ten seconds', async ( { page } ) => {
		const message = new Home( page ).messages.getByText( 'was dismissed.' );
		await expect( message ).toBeVisible();
		await page.clock.runFor( 9_900 );
		await expect( message ).toBeVisible();
		await page.clock.runFor( 200 );
		await expect( message ).toHaveCount( 0 );
	} );

	test( '[B2-037] [B2-038] stay while somebody is at them, offer one action, and go by Escape or a click', async ( {
		page,
		dashboard,
	} ) => {
		const home = new Home( page );
		const message = home.messages.getByText( 'was dismissed.' );
		await home.expectSpoken( 'was dismissed.' );
		await expect( home.messages.getByRole( 'button' ) ).toHaveText( [ 'Undo', 'Dismiss this notice' ] );
		await home.undoOf( 'was dismissed.' ).focus();
		await page.clock.runFor( 60_000 );
		await expect( message ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( message ).toHaveCount( 0 );

		await page.clock.resume();
		await home.choose( 'Add your store’s address', 'Remind me tomorrow' );
		const other = home.messages.getByText( 'We’ll remind you of “Add your store’s address” tomorrow.' );
		// It stays for as long as it is looked at.
		await other.hover();
		await dashboard.expectAccessible();
		await other.click();
		await expect( other ).toHaveCount( 0 );
	} );
} );
