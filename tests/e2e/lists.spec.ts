import { expect, test } from './fixtures';
import { Home } from './pages/home';
import { pressOn, tabTo } from './pages/keyboard';
import { at, failAt, watchRequests } from './pages/requests';
import { Shop } from './pages/shop';
import type { Locator, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const ADDRESS = 'Add your store’s address';
const SHIPPING = 'Set your shipping rates';
const TASKS = 'wc-admin/onboarding/tasks';
const BAR = 'Setup reminder';
/** The scope that extensions register plugins for. */
const SCOPE = 'storewright-admin';

/** The menu in Home's header, and the dialog that its entry opens. */
class HiddenItems {
	readonly menu: Locator;
	readonly dialog: Locator;

	constructor( private readonly page: Page ) {
		this.menu = page.getByRole( 'button', { name: 'Display options' } );
		this.dialog = page.getByRole( 'dialog', { name: 'Hidden items' } );
	}

	async open(): Promise< void > {
		await this.menu.click();
		await this.page.getByRole( 'menuitem', { name: 'Hidden items' } ).click();
		await expect( this.dialog ).toBeVisible();
		await expect( this.dialog.getByRole( 'status' ) ).toHaveCount( 0 );
	}

	show( title: string ): Locator {
		return this.dialog.getByRole( 'button', { name: `Show again: ${ title }` } );
	}
}

/** Puts aside what can be put aside: a task, the list, the reminder. */
async function hideAll( requestUtils: RequestUtils ): Promise< void > {
	const shop = new Shop( requestUtils );
	await shop.task( 'shipping', 'snooze' );
	await shop.task( 'setup', 'hide' );
	await requestUtils.rest( {
		method: 'POST',
		path: '/wc-admin/options',
		data: { woocommerce_task_list_reminder_bar_hidden: 'yes' },
	} );
}

test.describe( 'Hidden items', () => {
	test( '[A1-003] [A4-002] brings all back that was put aside, and it stays', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		const hidden = new HiddenItems( page );
		await hideAll( requestUtils );
		await dashboard.open();
		await hidden.open();
		await expect( hidden.dialog.getByRole( 'listitem' ) ).toHaveText( [
			/The setup list.*Hidden/,
			new RegExp( `${ SHIPPING }.*Until tomorrow` ),
			new RegExp( `${ BAR }.*Closed` ),
		] );

		await hidden.show( 'The setup list' ).click();
		await expect( hidden.show( SHIPPING ) ).toBeFocused();
		await hidden.show( SHIPPING ).click();
		await expect( hidden.show( BAR ) ).toBeFocused();
		await hidden.show( BAR ).click();
		await expect( hidden.dialog.getByText( 'Nothing is hidden.' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( hidden.dialog ).toHaveCount( 0 );
		await expect( hidden.menu ).toBeFocused();

		await dashboard.open();
		await expect( new Home( page ).row( SHIPPING ) ).toBeVisible();
		await hidden.open();
		await expect( hidden.dialog.getByText( 'Nothing is hidden.' ) ).toBeVisible();
	} );

	test( 'works by the keyboard alone', async ( { page, dashboard, requestUtils } ) => {
		const hidden = new HiddenItems( page );
		await new Shop( requestUtils ).task( 'shipping', 'dismiss' );
		await dashboard.open();
		await pressOn( page, hidden.menu );
		await expect( page.getByRole( 'menuitemradio', { name: 'Single column' } ) ).toBeFocused();
		await page.keyboard.press( 'ArrowUp' );
		await expect( page.getByRole( 'menuitem', { name: 'Hidden items' } ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( hidden.dialog ).toBeVisible();
		await tabTo( page, hidden.show( SHIPPING ) );
		await page.keyboard.press( 'Enter' );
		await expect( hidden.dialog.getByText( 'Nothing is hidden.' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( hidden.menu ).toBeFocused();
		await expect( new Home( page ).row( SHIPPING ) ).toBeVisible();
	} );

	test( 'keeps what could not be restored, says why, and tries again', async ( {
		page,
		dashboard,
		requestUtils,
		problems,
	} ) => {
		problems.expect( /status of 500/ );
		const hidden = new HiddenItems( page );
		await hideAll( requestUtils );
		await dashboard.open();
		await hidden.open();
		const mend = await failAt( page, `${ TASKS }/shipping/undo_snooze` );
		await hidden.show( SHIPPING ).click();
		await expect( hidden.dialog.getByRole( 'alert' ) ).toContainText( 'The database went away.' );
		await expect( hidden.show( SHIPPING ) ).toBeVisible();

		await mend();
		await hidden.dialog.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( hidden.show( SHIPPING ) ).toHaveCount( 0 );
		await expect( hidden.dialog.getByRole( 'alert' ) ).toHaveCount( 0 );
	} );

	test( 'is accessible, and fits at every width', async ( { page, dashboard, requestUtils } ) => {
		await hideAll( requestUtils );
		await dashboard.open();
		await dashboard.expectFits();
		await new HiddenItems( page ).open();
		await dashboard.expectAccessible( '.components-modal__frame' );
		for ( const width of [ 700, 400, 320 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			const excess = await page
				.locator( '.components-modal__content' )
				.evaluate( ( box ) => box.scrollWidth - box.clientWidth );
			expect( excess, `Pixels too wide in a window of ${ width }` ).toBeLessThanOrEqual( 0 );
			await dashboard.expectAccessible( '.components-modal__frame' );
		}
	} );
} );

test.describe( 'A shop manager', () => {
	test.use( { as: 'manager' } );

	test( 'has hidden items without a request that is refused', async ( { page, dashboard, requestUtils } ) => {
		const requests = watchRequests( page );
		await hideAll( requestUtils );
		await dashboard.open();
		const hidden = new HiddenItems( page );
		await hidden.open();
		await hidden.show( BAR ).click();
		await expect( hidden.show( BAR ) ).toHaveCount( 0 );
		expect( requests.refused ).toEqual( [] );
	} );
} );

test.describe( 'The way back from a task', () => {
	test( '[A2-004] [A3-022] leads to who sent the owner there, within a minute', async ( {
		page,
		dashboard,
		site,
	} ) => {
		const sender = `admin.php?page=${ site.page }&from=elsewhere`;
		await dashboard.open();
		const refer = ( expiry: number ) =>
			page.evaluate(
				( kept ) => window.sessionStorage.setItem( 'wc_admin_task_referral_shipping', JSON.stringify( kept ) ),
				{ value: { referrer: 'elsewhere', returnUrl: sender }, expiry }
			);
		await refer( Date.now() + 60_000 );
		await dashboard.open( { task: 'shipping' } );
		await dashboard.root.getByRole( 'link', { name: 'Go back' } ).click();
		await expect( page ).toHaveURL( /from=elsewhere$/ );

		await refer( Date.now() - 1 );
		await dashboard.open( { task: 'shipping' } );
		await dashboard.root.getByRole( 'link', { name: 'Back to Home' } ).click();
		await expect( page ).toHaveURL( /admin\.php\?page=(wc-admin|storewright)$/ );
	} );
} );

test.describe( 'Starts of tasks', () => {
	test( '[A3-008] are counted in a preference of the user', async ( { page, dashboard, requestUtils } ) => {
		const home = new Home( page );
		await dashboard.open();
		for ( const times of [ 1, 2 ] ) {
			const [ answer ] = await Promise.all( [
				page.waitForResponse( at( `${ TASKS }/shipping/visited` ) ),
				home.row( SHIPPING ).click(),
			] );
			expect( answer.status() ).toBe( 200 );
			const me = await requestUtils.rest< { woocommerce_meta: Record< string, string > } >( {
				path: '/wp/v2/users/me',
				params: { context: 'edit' },
			} );
			expect( JSON.parse( me.woocommerce_meta.task_list_tracked_started_tasks ?? '' ) ).toEqual( {
				shipping: times,
			} );
			await dashboard.root.getByRole( 'link', { name: 'Back to Home' } ).click();
		}
	} );
} );

interface Heard {
	shared: unknown[];
	local: unknown[];
}

test.describe( 'Events', () => {
	for ( const allowed of [ 'no', 'yes' ] ) {
		test( `[A7-014] [A7-015] [A9-006] of opening a task say what the site has for it; sharing is allowed: ${ allowed }`, async ( {
			page,
			dashboard,
			requestUtils,
			problems,
			woocommerce,
		} ) => {
			if ( woocommerce ) {
				// WooCommerce itself then loads its script of usage counts, and sends some as pictures.
				problems.allow( /^https:\/\/(stats|pixel)\.wp\.com\// );
			}
			await requestUtils.rest( {
				method: 'PUT',
				path: '/wc/v3/settings/advanced/woocommerce_allow_tracking',
				data: { value: allowed },
			} );
			await requestUtils.activatePlugin( 'fake-connection' );
			await dashboard.open();
			await page.evaluate( () => {
				const heard: Heard = { shared: [], local: [] };
				const { wp } = window as unknown as {
					wp: { hooks: { addAction: ( ...args: unknown[] ) => void } };
				};
				const note = ( list: unknown[] ) => ( name: unknown, props: unknown ) => list.push( [ name, props ] );
				wp.hooks.addAction( 'storewright.event', 'e2e/local', note( heard.local ) );
				wp.hooks.addAction( 'storewright.shared_event', 'e2e/shared', note( heard.shared ) );
				Object.assign( window, { heard } );
			} );
			await new Home( page ).row( SHIPPING ).click();
			const heard = () => page.evaluate( () => ( window as unknown as { heard: Heard } ).heard );
			const view = [
				'task_view',
				{
					task_name: 'shipping',
					plugin_installed: true,
					connected: false,
					load_time: expect.stringMatching( /^(0-2s|2-5s|5-10s)$/ ) as unknown,
					store_age: 0,
				},
			];
			await expect.poll( async () => ( await heard() ).local ).toContainEqual( view );
			const { local, shared } = await heard();
			expect( local ).toContainEqual( [ 'tasklist_click', { task_name: 'shipping' } ] );
			expect( shared ).toEqual( allowed === 'yes' ? local : [] );
		} );
	}
} );

test.describe( 'Messages at the foot of a narrow page', () => {
	test.use( { viewport: { width: 400, height: 640 } } );

	test( 'cover nothing that can’t be scrolled into sight, nor what has the focus', async ( { page, dashboard } ) => {
		const home = new Home( page );
		await dashboard.open();
		await home.choose( ADDRESS, 'Remind me tomorrow' );
		await home.choose( SHIPPING, 'Remind me tomorrow' );
		await expect( home.messages.locator( '> *' ) ).toHaveCount( 2 );
		const top = async () => ( await home.messages.boundingBox() )?.y ?? 0;
		const last = home.rows.last().getByRole( 'link' );
		const bottom = async () => {
			const box = await last.boundingBox();
			return ( box?.y ?? 0 ) + ( box?.height ?? 0 );
		};
		await page.evaluate( () => window.scrollTo( 0, document.documentElement.scrollHeight ) );
		expect( await bottom() ).toBeLessThanOrEqual( await top() );

		// Beneath the messages, but within the window.
		await page.evaluate( ( by ) => window.scrollBy( 0, by ), ( await bottom() ) - 630 );
		expect( await bottom() ).toBeGreaterThan( await top() );
		await home.rows.last().getByRole( 'button' ).focus();
		await expect.poll( bottom ).toBeLessThanOrEqual( await top() );
	} );

	test( 'lie below a footer with buttons, which stays in sight', async ( { page, dashboard } ) => {
		const home = new Home( page );
		await dashboard.open();
		await page.evaluate( ( scope ) => {
			const { wp } = window as unknown as {
				wp: Record< string, Record< string, ( ...args: unknown[] ) => unknown > >;
			};
			const element = ( ...args: unknown[] ) => wp.element?.createElement?.( ...args );
			const render = () =>
				element( wp.components?.Fill, { name: 'storewright_footer' }, element( 'button', {}, 'Save changes' ) );
			wp.plugins?.registerPlugin?.( 'e2e-footer', { scope, render } );
		}, SCOPE );
		const save = page.getByRole( 'button', { name: 'Save changes' } );
		await home.choose( ADDRESS, 'Remind me tomorrow' );
		await home.choose( SHIPPING, 'Remind me tomorrow' );
		await expect( home.messages.locator( '> *' ) ).toHaveCount( 2 );
		for ( const place of [ 0, 10_000 ] ) {
			await page.evaluate( ( top ) => window.scrollTo( 0, top ), place );
			const box = await save.boundingBox();
			const messages = await home.messages.boundingBox();
			expect( ( box?.y ?? 0 ) + ( box?.height ?? 0 ) ).toBeLessThanOrEqual( messages?.y ?? 0 );
			expect( box?.y ).toBeGreaterThan( 0 );
		}
	} );
} );
