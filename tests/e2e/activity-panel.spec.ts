import { expect, test } from './fixtures';
import { pressOn } from './pages/keyboard';
import { watchRequests } from './pages/requests';
import { Shop } from './pages/shop';

const SOLD_OUT = '“Lamp” is sold out';

test.use( { tasks: [ 'StoreDetails', 'Shipping', 'Products', 'Tax', 'Appearance' ] } );

test( '[B2-053] [B2-054] [B2-057] [B2-058] [B2-064] [B3-014] [B4-018] [B9-016] [B9-018] The settings page has the inbox and the setup in its header, by keyboard', async ( {
	page,
	dashboard,
	requestUtils,
	problems,
	site,
	woocommerce,
} ) => {
	test.setTimeout( 480_000 );
	if ( woocommerce ) {
		// WooCommerce’s own editor of products shows a picture from there.
		problems.allow( /^https:\/\/woocommerce\.com\// );
	}
	const { id } = await requestUtils.rest< { id: number } >( {
		method: 'POST',
		path: '/wc/v3/products',
		data: { name: 'Lamp', regular_price: '9.00', manage_stock: true, stock_quantity: 1 },
	} );
	await requestUtils.rest( {
		method: 'POST',
		path: '/wc/v3/orders',
		data: { status: 'processing', line_items: [ { product_id: id, quantity: 1 } ] },
	} );
	const settings = `${ site.url }wp-admin/admin.php?page=${ woocommerce ? 'storewright-settings' : 'wc-settings' }`;
	const tabs = page.getByRole( 'group', { name: 'Activity panel' } );
	const activity = tabs.getByRole( 'button', { name: /^Activity/ } );
	const setup = tabs.getByRole( 'button', { name: /^Finish setup/ } );
	const panel = page.getByRole( 'region', { name: 'Activity' } );
	const note = panel.getByRole( 'listitem' ).filter( { hasText: SOLD_OUT } );

	const requests = watchRequests( page );
	await page.goto( settings );
	await expect( activity ).toHaveAccessibleName( 'Activity New messages' );
	await expect( setup ).toHaveAccessibleName( 'Finish setup 1 of 5 done' );
	await expect( setup.locator( '[data-quarter]' ) ).toHaveCount( 1 );
	// WordPress’s own scripts ask for the user on every admin page.
	expect( requests.all.filter( ( request ) => request !== 'GET /wp/v2/users/me' ) ).toEqual( [] );

	const asked = page.waitForRequest( /\/admin\/notes\?/ );
	await pressOn( page, activity );
	await expect( panel ).toBeFocused();
	expect( Object.fromEntries( new URL( ( await asked ).url() ).searchParams ) ).toMatchObject( {
		page: '1',
		per_page: '25',
		status: 'unactioned',
		orderby: 'date',
		order: 'desc',
	} );
	await expect( note ).toBeVisible();
	await expect( activity ).toHaveAccessibleName( 'Activity' );
	await dashboard.expectFits( '[data-island]' );

	await pressOn( page, note.getByRole( 'button', { name: 'Dismiss' } ) );
	const dialog = page.getByRole( 'dialog', { name: 'Dismiss this message?' } );
	await dialog.getByRole( 'button', { name: 'Dismiss', exact: true } ).press( 'Enter' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( panel.getByRole( 'heading', { name: 'Inbox' } ) ).toBeFocused();
	await expect( note ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Undo' } ).press( 'Enter' );
	await expect( note ).toBeVisible();

	await page.keyboard.press( 'Tab' );
	await page.getByRole( 'button', { name: 'Inbox options' } ).press( 'Escape' );
	await expect( panel ).toHaveCount( 0 );
	await expect( activity ).toBeFocused();

	// One tab takes the place of the other, with the setup as it goes on meanwhile.
	const shop = new Shop( requestUtils );
	await shop.moveTo();
	await shop.task( 'tax', 'action' );
	await page.reload();
	await expect( setup ).toHaveAccessibleName( 'Finish setup 3 of 5 done' );
	await expect( setup.locator( '[data-quarter]' ) ).toHaveCount( 2 );
	await shop.task( 'shipping', 'action' );
	await page.reload();
	await expect( setup ).toHaveAccessibleName( 'Finish setup 4 of 5 done' );
	await expect( setup.locator( '[data-quarter]' ) ).toHaveCount( 3 );
	await pressOn( page, activity );
	await expect( panel ).toBeFocused();
	const list = page.getByRole( 'region', { name: 'Finish setup' } );
	await pressOn( page, setup, 'Enter', 'Shift+Tab' );
	await expect( panel ).toHaveCount( 0 );
	await expect( list ).toBeFocused();
	await expect( activity ).toHaveAttribute( 'aria-expanded', 'false' );
	await list.getByRole( 'link', { name: /shipping/i } ).click();
	await expect( page ).toHaveURL( dashboard.address( { task: 'shipping' } ) );
	await expect( dashboard.root.getByRole( 'heading', { level: 1 } ) ).toBeVisible();

	// A list that is hidden is no longer to be finished.
	await shop.task( 'setup', 'hide' );
	await page.goto( settings );
	await expect( activity ).toBeVisible();
	await expect( setup ).toHaveCount( 0 );
} );

test( '[B2-058] [B2-059] [B2-060] [B2-061] [B2-062] [B2-063] [B4-019] Home has help, the store and the tab of the example plugin', async ( {
	page,
	dashboard,
	requestUtils,
	site,
} ) => {
	await requestUtils.activatePlugin( 'header-tab' );
	const requests = watchRequests( page );
	await dashboard.open();
	const tabs = page.getByRole( 'group', { name: 'Activity panel' } );
	await expect( tabs.getByRole( 'button', { name: /^Activity|^Finish setup/ } ) ).toHaveCount( 0 );
	await expect( tabs.getByRole( 'link', { name: /^(View|Preview) store/ } ) ).toHaveAttribute(
		'href',
		new RegExp( `^${ site.url }` )
	);

	const help = tabs.getByRole( 'button', { name: 'Help' } );
	const panel = page.getByRole( 'region', { name: 'Help', exact: true } );
	await pressOn( page, help );
	await expect( panel.getByRole( 'region', { name: 'For this page' } ) ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'theme' );
	await expect( panel.getByRole( 'link', { name: /^Choose a theme/ } ) ).toHaveAttribute(
		'href',
		'https://wordpress.org/documentation/article/work-with-themes/'
	);
	await dashboard.expectFits( undefined, [ 400 ] );
	expect( requests.all.filter( ( request ) => request.startsWith( 'GET ' ) ) ).toEqual( [] );
	await help.click();
	await expect( panel ).toHaveCount( 0 );
	await help.click();
	await dashboard.root.getByRole( 'link', { name: /shipping/i } ).click();
	await expect( dashboard.root.getByRole( 'heading', { level: 1, name: /shipping/i } ) ).toBeFocused();
	await expect( panel ).toHaveCount( 0 );

	await dashboard.open();
	await tabs.getByRole( 'button', { name: 'Opening hours' } ).click();
	await expect( page.getByRole( 'dialog', { name: 'Opening hours' } ) ).toContainText( '9 to 5' );

	// The task goes on to WordPress's installer, which takes its time here.
	await page.route( /theme-install\.php/, ( call ) => call.fulfill( { status: 204 } ) );
	await dashboard.open( { task: 'appearance' } );
	const front = page.waitForEvent( 'popup' );
	await tabs.getByRole( 'link', { name: /^Preview site/ } ).click();
	await expect( await front ).toHaveURL( site.url );
} );
