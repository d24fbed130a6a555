import { expect, test } from './fixtures';
import { Dashboard } from './fixtures/dashboard';
import { AddressForm } from './pages/address-form';
import { Home } from './pages/home';
import { failAt, holdAt, watchRequests } from './pages/requests';
import { openBrowserOf } from './pages/second-person';
import { Shop, SPRINGFIELD } from './pages/shop';

test.use( { tasks: [ 'StoreDetails', 'Shipping' ] } );

const TASK = { task: 'store_details' };
const BATCH = 'wc/v3/settings/general/batch';
const ILLINOIS = 'United States (US) — Illinois';

const server500 = /Console: Failed to load resource: .*status of 500/;
const server409 = /Console: Failed to load resource: .*status of 409/;
const server403 = /Console: Failed to load resource: .*status of 403/;

test.describe( 'Telling where the store is', () => {
	test( '[A2-006] [A3-003] [A3-004] [A4-003] saves the address, and is done', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		const form = new AddressForm( page );
		const home = new Home( page );
		await dashboard.open( TASK );
		await expect(
			dashboard.root.getByRole( 'heading', { name: 'First, tell us about your store' } )
		).toBeVisible();
		await form.fill( { country: ILLINOIS, street: ' 12 Main Street ', city: 'Springfield', postcode: '62701' } );
		await form.save.click();

		await expect( page ).toHaveURL( /page=(wc-admin|storewright)$/ );
		await expect( home.row( 'Add your store’s address (done)' ) ).toBeVisible();
		await expect( home.badge ).toHaveText( '1' );
		const shop = new Shop( requestUtils );
		expect( await shop.address() ).toEqual( SPRINGFIELD );
		expect( await shop.doneTasks() ).toEqual( [ 'store_details' ] );
	} );

	test( '[A5-001] [A5-005] says what is missing, field by field, and saves nothing', async ( {
		page,
		dashboard,
	} ) => {
		const form = new AddressForm( page );
		const requests = watchRequests( page );
		await dashboard.open( TASK );
		await form.fill( { street: '   ' } );
		await form.save.click();

		await expect( form.street ).toBeFocused();
		await form.expectError( form.street, 'Please enter an address' );
		await form.expectError( form.city, 'Please enter a city' );
		await form.expectError( form.postcode, 'Please enter a post code' );
		await form.expectError( form.secondLine );
		await dashboard.expectAccessible();
		await form.street.fill( '12 Main Street' );
		await form.expectError( form.street );
		expect( requests.writesTo( '/settings' ) ).toEqual( [] );
	} );

	test( '[A5-004] [A5-005] has the fields that addresses of the country have, and empties the others', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		const shop = new Shop( requestUtils );
		await shop.moveTo( { ...SPRINGFIELD, store_address_2: 'Floor 3' } );
		const form = new AddressForm( page );
		await dashboard.open( TASK );
		await expect( page.getByLabel( 'ZIP Code' ) ).toHaveValue( '62701' );
		await form.choose( 'Germany — Berlin' );
		await expect( page.getByLabel( 'Postcode' ) ).toHaveValue( '62701' );
		await form.choose( 'Angola — Bengo' );
		await expect( form.postcode ).toHaveCount( 0 );
		await form.save.click();

		await expect( page ).toHaveURL( /page=(wc-admin|storewright)$/ );
		expect( await shop.address() ).toMatchObject( {
			default_country: 'AO:BGO',
			store_postcode: '',
			store_address_2: 'Floor 3',
		} );
	} );

	test( '[A5-012] [A9-011] understands the browser’s autofill, but not against the owner’s choice', async ( {
		page,
		dashboard,
	} ) => {
		const form = new AddressForm( page );
		await dashboard.open( TASK );
		await form.autofill( 'fr', '' );
		await expect( form.country ).toHaveValue( 'France' );

		await page.reload();
		await form.autofill( 'Germany', 'Bavaria' );
		await expect( form.country ).toHaveValue( 'Germany — Bavaria' );

		await page.reload();
		await form.choose( ILLINOIS );
		await form.autofill( 'Germany', 'Bavaria' );
		await expect( form.country ).toHaveValue( ILLINOIS );
	} );

	test( 'asks before changes are lost', async ( { page, dashboard, requestUtils } ) => {
		const form = new AddressForm( page );
		await dashboard.open( TASK );
		await form.street.fill( '12 Main Street' );
		const back = dashboard.root.getByRole( 'link', { name: 'Back to Home' } );
		page.once( 'dialog', ( dialog ) => dialog.dismiss() );
		await back.click();
		await expect( form.street ).toHaveValue( '12 Main Street' );

		page.once( 'dialog', ( dialog ) => dialog.accept() );
		await back.click();
		await expect( new Home( page ).rows ).toHaveCount( 2 );
		expect( ( await new Shop( requestUtils ).address() ).store_address ).toBe( '' );
	} );
} );

test.describe( 'When the address cannot be saved', () => {
	test( '[A8-001] says so, keeps what was typed, and saves it at the next try', async ( {
		page,
		dashboard,
		requestUtils,
		problems,
	} ) => {
		problems.expect( server500 );
		const form = new AddressForm( page );
		await dashboard.open( TASK );
		await form.fill( { country: ILLINOIS, street: '12 Main Street', city: 'Springfield', postcode: '62701' } );
		const repair = await failAt( page, BATCH );
		await form.save.click();

		await expect( form.failure ).toContainText( 'There was a problem saving your store location' );
		await expect( form.failure ).toContainText( 'The database went away.' );
		await expect( form.street ).toHaveValue( '12 Main Street' );
		await expect( form.country ).toHaveValue( ILLINOIS );
		await expect( form.save ).toHaveAttribute( 'aria-disabled', 'false' );
		await dashboard.expectAccessible();
		await repair();
		await form.failure.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( page ).toHaveURL( /page=(wc-admin|storewright)$/ );
		expect( await new Shop( requestUtils ).address() ).toEqual( SPRINGFIELD );
	} );

	test( 'shows that it is busy on a slow connection, and asks once', async ( { page, dashboard } ) => {
		const form = new AddressForm( page );
		const requests = watchRequests( page );
		await dashboard.open( TASK );
		await form.fill( { country: ILLINOIS, street: '12 Main Street', city: 'Springfield', postcode: '62701' } );
		const release = await holdAt( page, BATCH );
		await form.save.dblclick();

		await expect( form.save ).toHaveAttribute( 'aria-disabled', 'true' );
		await expect( dashboard.root.getByRole( 'status' ).filter( { hasText: 'Saving…' } ) ).toHaveCount( 1 );
		await expect( form.street ).toBeEnabled();
		await form.save.click( { force: true } );
		release();
		await expect( page ).toHaveURL( /page=(wc-admin|storewright)$/ );
		expect( requests.writesTo( '/settings' ) ).toEqual( [ `POST /${ BATCH }` ] );
	} );

	test( 'keeps its place while the address is read, and reads it again when that failed', async ( {
		page,
		dashboard,
		problems,
	} ) => {
		problems.expect( server500 );
		const form = new AddressForm( page );
		await page.route( /\/wp-admin\/admin\.php\?page=(wc-admin|storewright)/, async ( call ) => {
			const response = await call.fetch();
			const body = ( await response.text() ).replaceAll( '/wc/v3/settings/general', '/gone' );
			await call.fulfill( { response, body } );
		} );
		const repair = await failAt( page, 'wc/v3/settings/general', undefined, 'GET' );
		const release = await holdAt( page, 'wc/v3/settings/general' );
		await dashboard.open( TASK );
		await expect( dashboard.root.getByRole( 'status', { name: 'Loading…' } ) ).toBeVisible();
		release();
		await expect( form.failure ).toContainText( 'Your store’s address could not be loaded' );
		await repair();
		await form.failure.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( form.street ).toBeVisible();
	} );

	test( 'goes on with a fresh nonce where the old one has expired', async ( {
		page,
		dashboard,
		requestUtils,
		problems,
	} ) => {
		problems.expect( server403 );
		const form = new AddressForm( page );
		await dashboard.open( TASK );
		await form.fill( { country: ILLINOIS, street: '12 Main Street', city: 'Springfield', postcode: '62701' } );
		await page.evaluate( () => {
			const { wp } = window as unknown as { wp: { apiFetch: { nonceMiddleware: { nonce: string } } } };
			wp.apiFetch.nonceMiddleware.nonce = 'expired';
		} );
		await form.save.click();
		await expect( page ).toHaveURL( /page=(wc-admin|storewright)$/ );
		expect( await new Shop( requestUtils ).address() ).toEqual( SPRINGFIELD );
	} );

	test( 'says what to do where the owner has been logged out, and keeps what was typed', async ( {
		page,
		context,
		dashboard,
		problems,
	} ) => {
		problems.expect( server403 );
		problems.expect( /Console: Failed to load resource: .*status of 400/ );
		const form = new AddressForm( page );
		await dashboard.open( TASK );
		await form.fill( { country: ILLINOIS, street: '12 Main Street', city: 'Springfield', postcode: '62701' } );
		await context.clearCookies();
		await form.save.click();

		await expect( form.failure ).toContainText(
			'You have been logged out. Log in again in another tab, then try again.'
		);
		await expect( form.street ).toHaveValue( '12 Main Street' );
	} );
} );

test.describe( 'Two people at the address', () => {
	test( 'keeps the changes of both where they are of different fields', async ( {
		page,
		browser,
		site,
		dashboard,
		requestUtils,
		problems,
	} ) => {
		const shop = new Shop( requestUtils );
		await shop.moveTo();
		const otherPage = await openBrowserOf( browser, site, problems );
		const other = new AddressForm( otherPage );
		const form = new AddressForm( page );
		await dashboard.open( TASK );
		await new Dashboard( otherPage, site ).open( TASK );
		await form.street.fill( '1 Oak Avenue' );
		await other.city.fill( 'Shelbyville' );
		await Promise.all( [ form.save.click(), other.save.click() ] );

		await expect( page ).toHaveURL( /page=(wc-admin|storewright)$/ );
		await expect( otherPage ).toHaveURL( /page=(wc-admin|storewright)$/ );
		expect( await shop.address() ).toMatchObject( { store_address: '1 Oak Avenue', store_city: 'Shelbyville' } );
	} );

	test( 'tells the slower one, who takes theirs or keeps their own', async ( {
		page,
		browser,
		site,
		dashboard,
		requestUtils,
		problems,
	} ) => {
		problems.expect( server409 );
		const shop = new Shop( requestUtils );
		await shop.moveTo();
		const otherPage = await openBrowserOf( browser, site, problems );
		const other = new AddressForm( otherPage );
		const form = new AddressForm( page );
		await dashboard.open( TASK );
		await form.fill( { street: '1 Oak Avenue', city: 'Oakville' } );
		await new Dashboard( otherPage, site ).open( TASK );
		await other.street.fill( '2 Elm Avenue' );
		await other.save.click();
		await expect( otherPage ).toHaveURL( /page=(wc-admin|storewright)$/ );
		await form.save.click();

		const notice = dashboard.root.getByText(
			'“Street address” was changed to “2 Elm Avenue” by someone else while you were editing.'
		);
		await expect( notice ).toBeVisible();
		await expect( form.street ).toHaveValue( '1 Oak Avenue' );
		expect( await shop.address() ).toMatchObject( { store_address: '2 Elm Avenue', store_city: 'Springfield' } );
		await dashboard.expectAccessible();
		await dashboard.root.getByRole( 'button', { name: 'Use theirs' } ).click();
		await expect( form.street ).toHaveValue( '2 Elm Avenue' );
		await expect( notice ).toHaveCount( 0 );

		await shop.moveTo( { store_city: 'Elmville' } );
		await form.save.click();
		await dashboard.root.getByRole( 'button', { name: 'Keep mine' } ).click();
		await expect( page ).toHaveURL( /page=(wc-admin|storewright)$/ );
		expect( await shop.address() ).toMatchObject( { store_address: '2 Elm Avenue', store_city: 'Oakville' } );
	} );
} );
