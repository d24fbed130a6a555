import { expect, test } from './fixtures';
import { Dashboard } from './fixtures/dashboard';
import { AddressForm } from './pages/address-form';
import { Home } from './pages/home';
import { failAt, holdAt, watchRequests } from './pages/requests';
import { openBrowserOf } from './pages/second-person';
import { ShippingTask, STEPS, WORLD } from './pages/shipping-task';
import { BERLIN, Shop, SPRINGFIELD } from './pages/shop';

test.use( { tasks: [ 'StoreDetails', 'Shipping' ] } );

const TASK = { task: 'shipping' };
const US = 'United States (US)';
const ZONES = 'wc/v3/shipping/zones';
const PARTNERS = 'fake-shipping-partners';
const CONNECTION = 'fake-connection';

const server500 = /Console: Failed to load resource: .*status of 500/;

test.describe( 'The steps of the shipping task', () => {
	test( '[A4-022] [A8-001] begin with the address where it is not complete, and keep it when it cannot be saved', async ( {
		page,
		dashboard,
		requestUtils,
		problems,
	} ) => {
		problems.expect( server500 );
		const task = new ShippingTask( page );
		const form = new AddressForm( page );
		await dashboard.open( TASK );
		await expect( task.current.getByRole( 'heading', { name: STEPS.location } ) ).toBeVisible();
		await form.fill( {
			country: `${ US } — Illinois`,
			street: '12 Main Street',
			city: 'Springfield',
			postcode: '62701',
		} );
		const repair = await failAt( page, 'wc/v3/settings/general/batch' );
		await form.save.click();
		await expect( form.failure ).toContainText( 'There was a problem saving your store location' );
		await expect( form.street ).toHaveValue( '12 Main Street' );

		await repair();
		await form.save.click();
		await expect( task.current.getByRole( 'heading', { name: STEPS.rates } ) ).toBeFocused();
		await expect( task.step( STEPS.location ) ).toContainText( '12 Main Street, Springfield, US' );
		expect( await new Shop( requestUtils ).address() ).toEqual( SPRINGFIELD );
	} );

	test( '[A4-022] can be opened again when they are done', async ( { page, dashboard, requestUtils } ) => {
		await new Shop( requestUtils ).moveTo();
		const task = new ShippingTask( page );
		const form = new AddressForm( page );
		await dashboard.open( TASK );
		await task.edit( STEPS.location ).click();
		await expect( task.current.getByRole( 'heading', { name: STEPS.location } ) ).toBeFocused();
		await form.fill( { country: 'Germany — Berlin' } );
		await form.save.click();
		await task.expectSteps( [ STEPS.location, STEPS.rates ], STEPS.rates );
		await expect( task.rate( 'Germany' ) ).toBeVisible();
	} );

	test( '[A2-047] leave out the rates where the shop ships nothing', async ( { page, dashboard, requestUtils } ) => {
		const shop = new Shop( requestUtils );
		await shop.moveTo();
		await shop.set( 'general', { ship_to_countries: 'disabled' } );
		const task = new ShippingTask( page );
		await dashboard.open( TASK );
		await task.expectSteps( [ STEPS.location, STEPS.labels ], STEPS.labels );
		await task.withoutLabels.click();
		await expect( new Home( page ).title ).toHaveText( "You've completed store setup" );
		expect( await shop.doneTasks() ).toEqual( [ 'store_details', 'shipping' ] );
		expect( await shop.zones() ).toEqual( [ { name: WORLD, locations: [], methods: [] } ] );
	} );

	test( '[A4-025] describe themselves while they are open only, and open by a click, with smart defaults on', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await requestUtils.activatePlugin( PARTNERS );
		await new Shop( requestUtils ).moveTo();
		await page.goto( '/wp-admin/admin.php?page=wc-settings&tab=shipping&section=options' );
		await page.getByLabel( 'Steps of the shipping setup can be opened in any order' ).check();
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect( page.getByText( 'Your settings were saved.' ) ).toBeVisible();
		const task = new ShippingTask( page );
		await dashboard.open( TASK );
		await expect( task.step( STEPS.rates ) ).toContainText( 'Define how much customers pay' );
		await expect( task.step( STEPS.labels ) ).not.toContainText( 'Buy and print labels' );
		await task.step( STEPS.labels ).getByRole( 'button', { name: STEPS.labels } ).click();
		await expect( task.current.getByRole( 'heading', { name: STEPS.labels } ) ).toBeVisible();
		await expect( task.step( STEPS.labels ) ).toContainText( 'Buy and print labels' );
		await expect( task.step( STEPS.rates ) ).not.toContainText( 'Define how much customers pay' );
		await task.step( STEPS.location ).getByRole( 'button', { name: STEPS.location } ).click();
		await expect( new AddressForm( page ).street ).toHaveValue( SPRINGFIELD.store_address );
	} );
} );

test( '[A2-048] [A2-051] The services that print labels where the store is are suggested with their free trial', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	await new Shop( requestUtils ).moveTo( SPRINGFIELD );
	const task = new ShippingTask( page );
	await dashboard.open();
	await new Home( page ).row( 'Set your shipping rates' ).click();
	await task.save.click();
	await expect( task.current.getByRole( 'heading', { name: STEPS.labels } ) ).toBeFocused();
	await expect( task.current ).toContainText( 'ShipStation' );
	await expect( task.current ).toContainText( 'Free trial of 30 days' );
	await expect( task.current.getByRole( 'link', { name: /^Install ShipStation/ } ) ).toBeVisible();
} );

test.describe( 'What shipping costs', () => {
	test.beforeEach( ( { requestUtils } ) => new Shop( requestUtils ).moveTo( BERLIN ) );

	test( '[A4-023] is read when the step is entered: a skeleton first, another try when it fails', async ( {
		page,
		dashboard,
		problems,
	} ) => {
		problems.expect( server500 );
		const task = new ShippingTask( page );
		const repair = await failAt( page, ZONES, undefined, 'GET' );
		const release = await holdAt( page, ZONES );
		const requests = watchRequests( page );
		await dashboard.open( TASK );
		await expect( task.current.getByRole( 'status', { name: 'Loading…' } ) ).toBeVisible();
		release();
		await expect( task.failure ).toContainText( 'Your shipping zones could not be loaded' );
		await repair();
		await task.failure.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( task.rate( 'Germany' ) ).toBeVisible();
		expect( requests.all ).toContain( `GET /${ ZONES }` );
	} );

	test( '[A5-006] is no negative number', async ( { page, dashboard, requestUtils } ) => {
		const task = new ShippingTask( page );
		await dashboard.open( TASK );
		await task.rate( 'Germany' ).fill( '-1' );
		await task.save.click();
		await expect( task.rate( 'Germany' ) ).toBeFocused();
		await expect( task.rate( 'Germany' ) ).toHaveAccessibleDescription(
			'Shipping rates can not be negative numbers.'
		);
		await expect( task.rate( 'Germany' ) ).toHaveAttribute( 'aria-invalid', 'true' );
		expect( await new Shop( requestUtils ).zones() ).toHaveLength( 1 );
	} );

	test( '[A7-005] [A7-007] [A7-010] changes what there is rather than adding to it', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		const shop = new Shop( requestUtils );
		const task = new ShippingTask( page );
		const home = new Home( page );
		const setTo = async ( rate: string ) => {
			await dashboard.open( TASK );
			await task.rate( 'Germany' ).fill( rate );
			await task.save.click();
			await expect( home.title ).toHaveText( "You've completed store setup" );
			return ( await shop.zones() ).slice( 1 );
		};
		const zone = { name: 'Germany', locations: [ 'country:DE' ] };
		expect( await setTo( '5' ) ).toEqual( [ { ...zone, methods: [ 'flat_rate 5.00' ] } ] );
		expect( await setTo( '6.5' ) ).toEqual( [ { ...zone, methods: [ 'flat_rate 6.50' ] } ] );
		expect( await setTo( '0' ) ).toEqual( [ { ...zone, methods: [ 'free_shipping' ] } ] );
		expect( await setTo( '7' ) ).toEqual( [ { ...zone, methods: [ 'flat_rate 7.00' ] } ] );
		const methods = await requestUtils.rest< unknown[] >( { path: `/${ ZONES }/1/methods` } );
		expect( methods ).toHaveLength( 2 );
	} );

	test( 'goes on after a failure in the middle, with the zone that is there already', async ( {
		page,
		dashboard,
		requestUtils,
		problems,
	} ) => {
		problems.expect( server500 );
		const shop = new Shop( requestUtils );
		const task = new ShippingTask( page );
		await dashboard.open( TASK );
		await task.rate( 'Germany' ).fill( '5' );
		await task.world.check();
		await task.rate( WORLD ).fill( '20' );
		const repair = await failAt( page, `${ ZONES }/1/methods` );
		await task.save.dblclick();
		await expect( task.failure ).toContainText( 'There was a problem saving your shipping rates' );
		await expect( task.failure ).toContainText( 'The database went away.' );
		await expect( task.rate( 'Germany' ) ).toHaveValue( '5.00' );
		await dashboard.expectAccessible();

		await repair();
		await task.failure.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( new Home( page ).title ).toHaveText( "You've completed store setup" );
		expect( await shop.zones() ).toEqual( [
			{ name: WORLD, locations: [], methods: [ 'flat_rate 20.00' ] },
			{ name: 'Germany', locations: [ 'country:DE' ], methods: [ 'flat_rate 5.00' ] },
		] );
	} );

	test( 'is asked of the owner in the shop’s own way of writing money', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await new Shop( requestUtils ).set( 'general', {
			currency: 'EUR',
			currency_pos: 'right_space',
			price_decimal_sep: ',',
			price_thousand_sep: '.',
		} );
		const task = new ShippingTask( page );
		await dashboard.open( TASK );
		await task.rate( 'Germany' ).fill( '1234,5' );
		await task.rate( 'Germany' ).blur();
		await expect( task.rate( 'Germany' ) ).toHaveValue( /^1\.?234,50$/ );
		await expect( task.current ).toContainText( '€' );
		await task.save.click();
		await expect( new Home( page ).title ).toHaveText( "You've completed store setup" );
		expect( await new Shop( requestUtils ).zones() ).toContainEqual( {
			name: 'Germany',
			locations: [ 'country:DE' ],
			methods: [ 'flat_rate 1234.50' ],
		} );
	} );
} );

test.describe( 'Two people at the rates', () => {
	test.beforeEach( ( { requestUtils } ) => new Shop( requestUtils ).moveTo( BERLIN ) );

	for ( const stage of [ 'zones', 'zones/1/methods' ] ) {
		test( `make one zone with one rate where both finish at once, the first held at ${ stage }`, async ( {
			page,
			browser,
			site,
			dashboard,
			requestUtils,
			problems,
		} ) => {
			problems.expect( /Console: Failed to load resource: .*status of 409/ );
			const otherPage = await openBrowserOf( browser, site, problems );
			const task = new ShippingTask( page );
			const other = new ShippingTask( otherPage );
			await dashboard.open( TASK );
			await new Dashboard( otherPage, site ).open( TASK );
			await task.rate( 'Germany' ).fill( '5' );
			await other.rate( 'Germany' ).fill( '5' );
			const release = await holdAt( page, `wc/v3/shipping/${ stage }`, 'POST' );
			const held = page.waitForRequest(
				( request ) => request.method() === 'POST' && request.url().includes( `shipping/${ stage }?` )
			);
			await task.save.click();
			await held;
			await other.save.click();
			await expect( new Home( otherPage ).title ).toHaveText( "You've completed store setup" );
			release();
			await expect( new Home( page ).title ).toHaveText( "You've completed store setup" );

			expect( await new Shop( requestUtils ).zones() ).toEqual( [
				{ name: WORLD, locations: [], methods: [] },
				{ name: 'Germany', locations: [ 'country:DE' ], methods: [ 'flat_rate 5.00' ] },
			] );
		} );
	}

	test( 'are told when the other was faster, and take theirs or keep their own', async ( {
		page,
		browser,
		site,
		dashboard,
		requestUtils,
		problems,
	} ) => {
		const shop = new Shop( requestUtils );
		const otherPage = await openBrowserOf( browser, site, problems );
		const task = new ShippingTask( page );
		const other = new ShippingTask( otherPage );
		await dashboard.open( TASK );
		await task.rate( 'Germany' ).fill( '5' );
		await new Dashboard( otherPage, site ).open( TASK );
		await other.rate( 'Germany' ).fill( '7' );
		await other.save.click();
		await expect( new Home( otherPage ).title ).toHaveText( "You've completed store setup" );
		await task.save.click();

		await expect( task.current ).toContainText(
			'“Shipping cost: Germany” was changed to “$7.00” by someone else while you were editing.'
		);
		await expect( task.rate( 'Germany' ) ).toHaveValue( '5.00' );
		await dashboard.expectAccessible();
		await task.current.getByRole( 'button', { name: 'Keep mine' } ).click();
		await expect( new Home( page ).title ).toHaveText( "You've completed store setup" );
		expect( await shop.zones() ).toContainEqual( {
			name: 'Germany',
			locations: [ 'country:DE' ],
			methods: [ 'flat_rate 5.00' ],
		} );
	} );
} );

test.describe( 'Printing labels', () => {
	test( '[A3-016] offers one service alone, with what it can do, outside the United States', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await requestUtils.activatePlugin( PARTNERS );
		await new Shop( requestUtils ).moveTo( BERLIN );
		const task = new ShippingTask( page );
		await dashboard.open( TASK );
		await task.expectSteps( [ STEPS.location, STEPS.rates, STEPS.labels ], STEPS.rates );
		await task.save.click();
		await expect( task.current.getByRole( 'heading', { name: 'Parcel Pigeon' } ) ).toBeVisible();
		await expect( task.current ).toContainText( 'Print at home' );
		await expect( task.current ).not.toContainText( 'Liberty Labels' );
		await expect(
			task.current.getByRole( 'link', { name: 'Install Parcel Pigeon (opens in a new tab)' } )
		).toHaveAttribute( 'href', /plugin-install\.php\?tab=plugin-information&plugin=parcel-pigeon/ );
		await task.withoutLabels.click();
		await expect( new Home( page ).messages ).toContainText( 'Shipping is done!' );
	} );
} );

test.describe( 'Connecting the store', () => {
	test.beforeEach( async ( { requestUtils } ) => {
		await requestUtils.activatePlugin( CONNECTION );
		await new Shop( requestUtils ).moveTo();
	} );

	test( '[B4-008] is busy while it asks where to, can be told to stop, and asks once', async ( {
		page,
		dashboard,
	} ) => {
		const task = new ShippingTask( page );
		const requests = watchRequests( page );
		await dashboard.open( TASK );
		await task.save.click();
		await task.withoutLabels.click();
		const release = await holdAt( page, 'wc-admin/onboarding/plugins/jetpack-authorization-url' );
		const stop = dashboard.root.getByRole( 'button', { name: 'Cancel' } );
		await expect( stop ).toHaveCount( 0 );
		await task.connect.click();
		await stop.click();
		await expect( task.connect ).toBeFocused();
		await expect( task.connect ).toHaveAttribute( 'aria-disabled', 'false' );
		requests.all.length = 0;
		await task.connect.click();
		await expect( task.connect ).toHaveAttribute( 'aria-disabled', 'true' );
		await expect( dashboard.root.getByRole( 'status' ).filter( { hasText: 'Connecting…' } ) ).toHaveCount( 1 );
		await task.connect.click( { force: true } );
		release();
		await expect( new Home( page ).title ).toHaveText( "You've completed store setup" );
		expect( requests.all.filter( ( request ) => request.includes( 'authorization-url' ) ) ).toHaveLength( 1 );
	} );

	test( '[B4-007] [B4-008] says why it did not work, and can be tried again or left', async ( {
		page,
		dashboard,
		problems,
	} ) => {
		problems.expect( server500 );
		const task = new ShippingTask( page );
		await dashboard.open( TASK );
		await task.save.click();
		await task.withoutLabels.click();
		await failAt( page, 'wc-admin/onboarding/plugins/jetpack-authorization-url', undefined, 'GET' );
		await task.connect.click();
		await expect( task.failure ).toContainText( 'Your store could not be connected' );
		await dashboard.expectAccessible();
		const loaded = page.waitForEvent( 'load' );
		await dashboard.root.getByRole( 'button', { name: 'Retry' } ).click();
		await loaded;
		await expect( task.failure ).toHaveCount( 0 );
		await task.save.click();
		await task.withoutLabels.click();
		await task.connect.click();
		await expect( task.failure ).toContainText( 'Your store could not be connected' );
		await task.noThanks.click();
		await expect( new Home( page ).title ).toHaveText( "You've completed store setup" );
	} );
} );
