/** WordPress's command palette with the commands of the store, by keyboard alone. */
import { expect, test } from './fixtures';
import { untilIdle } from './fixtures/idle';
import { pressOn } from './pages/keyboard';
import { Palette } from './pages/palette';
import { BROKEN, failAt, watchRequests } from './pages/requests';

test.use( { tasks: [ 'StoreDetails', 'Shipping' ] } );

const ORDER = {
	status: 'processing',
	billing: { first_name: 'Ada', last_name: 'Barlow', email: 'ada@example.org' },
};

test( '[issue 13.7] Nothing is loaded before it is opened; then it leads to every page and task', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	await requestUtils.activatePlugin( 'hello-page' );
	const palette = new Palette( page );
	const chunks: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /\/build\/commands[.-]/.test( request.url() ) ) {
			chunks.push( request.url() );
		}
	} );
	const requests = watchRequests( page );
	await dashboard.open();
	await untilIdle( page );
	expect( [ ...chunks, ...requests.all.filter( ( line ) => / \/wc/.test( line ) ) ] ).toEqual( [] );
	const heading = dashboard.root.getByRole( 'heading', { level: 1 } );
	const started = await page.evaluate( () => performance.timeOrigin );

	await palette.find( 'hello' );
	await palette.choose( /^Go to: .*Hello/ );
	await expect( heading ).toHaveText( 'Hello' );
	await expect( heading ).toBeFocused();
	expect( chunks ).not.toEqual( [] );

	await palette.find( 'shipping rates' );
	await palette.choose( /^Setup: Set your shipping rates/ );
	await expect( heading ).toHaveText( 'Set your shipping rates' );
	await palette.find( 'storewright home' );
	await expect( palette.option( /^Go to: .*Home/ ) ).toHaveCount( 1 );
	await palette.choose( /^Go to: .*Home/ );
	await expect( heading ).toHaveText( 'Home' );
	expect( await page.evaluate( () => performance.timeOrigin ), 'The page was not loaded anew.' ).toBe( started );
} );

test( '[issue 13.7] A product is found by name and SKU, a customer by address', async ( {
	page,
	dashboard,
	requestUtils,
	woocommerce,
} ) => {
	const send = ( path: string, data: object ) =>
		requestUtils.rest( { method: 'POST', path: `/wc/v3/${ path }`, data } );
	await send( 'products', { name: 'Reading lamp', sku: 'LAMP-7', regular_price: '9.00' } );
	await send( 'customers', {
		email: 'jonas@example.org',
		first_name: 'Jonas',
		last_name: 'Weir',
		username: 'jonas',
	} );
	const palette = new Palette( page );
	await dashboard.open();
	await palette.find( 'lamp-7' );
	await expect( palette.option( /^Product: Reading lamp · LAMP-7/ ) ).toBeVisible();
	await palette.close();
	await palette.find( 'reading' );
	await expect( palette.option( /^Product: Reading lamp/ ) ).toBeVisible();
	await dashboard.expectFits( '[role="dialog"]' );
	await dashboard.takePictures( 'command-palette' );
	await palette.close();
	await palette.find( 'jonas@' );
	await palette.choose( /^Customer: Jonas Weir · jonas@example.org/ );
	await expect( page ).toHaveURL(
		woocommerce ? /user-edit\.php\?user_id=\d+/ : /page=storewright-customer&user=\d+/
	);
	await untilIdle( page );
} );

test( '[issue 13.7] Beside WooCommerce its page of an order and its settings are found', async ( {
	page,
	dashboard,
	requestUtils,
	woocommerce,
} ) => {
	test.skip( ! woocommerce, 'These pages are WooCommerce’s.' );
	const { id } = await requestUtils.rest< { id: number } >( { method: 'POST', path: '/wc/v3/orders', data: ORDER } );
	const palette = new Palette( page );
	await dashboard.open();
	await palette.find( String( id ) );
	await palette.choose( new RegExp( `^Order #${ id } · Ada Barlow` ) );
	await expect( page ).toHaveURL( new RegExp( `(page=wc-orders&action=edit&id|post\\.php\\?post)=${ id }` ) );
	await untilIdle( page );
	await dashboard.open();
	await palette.find( 'currency position' );
	await palette.choose( /^Setting: Currency position · General/ );
	await expect( page ).toHaveURL( /page=wc-settings&tab=general#woocommerce_currency_pos$/ );
	await untilIdle( page );
} );

test( '[issue 13.7] “Coming soon” and promotions are turned on and off, products are added', async ( {
	page,
	dashboard,
	requestUtils,
	problems,
} ) => {
	// WooCommerce's list of product types asks for a picture there.
	problems.allow( /^https:\/\/woocommerce\.com\// );
	// WordPress's editor, which a product opens in, greets with a picture.
	problems.allow( /^https:\/\/s\.w\.org\/images\/block-editor\// );
	// WordPress searches the products for the space that was typed, too, which it refuses itself.
	problems.allow( /\/wp\/v2\/product\?context=edit&search=%20&/ );
	const path = '/wc-admin/options';
	await requestUtils.rest( { method: 'POST', path, data: { woocommerce_coming_soon: 'no' } } );
	const palette = new Palette( page );
	const messages = page.getByRole( 'region', { name: 'Messages' } );
	await dashboard.open();
	await palette.find( 'coming soon' );
	await palette.choose( /^Turn on “Coming soon”/ );
	await expect( messages ).toContainText( 'Visitors see “Coming soon” now.' );
	await palette.find( 'coming soon' );
	await palette.choose( /^Turn off “Coming soon”/ );
	await expect( messages ).toContainText( 'Everyone can see your store now.' );
	await palette.find( 'promotions' );
	await palette.choose( /^Hide promotions/ );
	await messages.getByText( 'Promotions are hidden.' ).hover();
	await pressOn( page, messages.getByRole( 'button', { name: 'Undo' } ).last() );
	await expect( messages ).toContainText( 'Undone.' );
	await palette.find( 'promotions' );
	await expect( palette.option( /^Hide promotions/ ) ).toBeVisible();
	await palette.close();
	await palette.find( 'add product' );
	await palette.choose( /^Add product/ );
	await expect( page ).toHaveURL( /path=%2Fadd-product|post-new\.php\?post_type=product/ );
	await untilIdle( page );
} );

test( '[issue 13.7] A failing server says so, and is tried again', async ( { page, dashboard, problems } ) => {
	problems.expect( /Console: Failed to load resource: .*status of 500/ );
	const palette = new Palette( page );
	const works = await failAt( page, 'wc/v3/orders', BROKEN, 'GET' );
	await dashboard.open();
	await palette.search( 'nobody' );
	await expect(
		palette.option( /^Orders could not be searched: The database went away\. \(Try again\)/ )
	).toBeVisible();
	await works();
	await palette.choose( /^Orders could not be searched/ );
	await expect( palette.option( /^Orders could not be searched/ ) ).toHaveCount( 0 );
} );

test( '[issue 13.9] The example plugin has a command of its own', async ( { page, dashboard, requestUtils } ) => {
	await requestUtils.activatePlugin( 'hello-command' );
	const palette = new Palette( page );
	await dashboard.open();
	await palette.search( 'say hello' );
	await palette.choose( /^Say hello to your team/ );
	await expect( page.getByRole( 'region', { name: 'Messages' } ) ).toContainText( 'Hello, team!' );
} );
