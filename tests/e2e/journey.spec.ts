import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { Dashboard } from './fixtures/dashboard';
import { AddressForm } from './pages/address-form';
import { Home } from './pages/home';
import { pressOn, tabTo } from './pages/keyboard';
import { watchRequests } from './pages/requests';
import { ShippingTask, STEPS, WORLD } from './pages/shipping-task';
import { Shop, SPRINGFIELD } from './pages/shop';

test.use( { tasks: [ 'StoreDetails', 'Shipping' ] } );

const COMPLETED = "You've completed store setup";
const DONE = "Shipping is done! Don't worry, you can always change it later";
const UPDATED = 'Your shipping rates have been updated';
const US = 'United States (US)';
const ILLINOIS = `${ US } — Illinois`;
const PARTNERS = 'fake-shipping-partners';
const CONNECTION = 'fake-connection';

const tellAddress = async ( page: Page, dashboard: Dashboard, country: string ) => {
	const form = new AddressForm( page );
	await dashboard.open();
	await new Home( page ).card.getByRole( 'link', { name: 'Add details' } ).click();
	await form.fill( { country, street: '12 Main Street', city: 'Springfield', postcode: '62701' } );
	await form.save.click();
	await new Home( page ).card.getByRole( 'link', { name: 'Start shipping' } ).click();
};

test.describe( 'From a fresh shop to one that ships, as a shop manager', () => {
	test.use( { as: 'manager' } );

	test( '[A2-045] [A2-046] [A2-048] [A2-049] [A2-050] [A4-021] [A4-022] [A4-024] [A4-026] [A7-004] [A8-010] by all steps, with nothing refused', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await requestUtils.activatePlugin( PARTNERS );
		await requestUtils.activatePlugin( CONNECTION );
		const requests = watchRequests( page );
		const task = new ShippingTask( page );
		const home = new Home( page );
		await tellAddress( page, dashboard, ILLINOIS );

		await task.expectSteps( [ STEPS.location, STEPS.rates, STEPS.labels, STEPS.connect ], STEPS.rates );
		await expect( task.step( STEPS.location ) ).toContainText( '12 Main Street, Springfield, US' );
		await task.rate( US ).fill( '5' );
		await task.save.click();
		await home.expectSpoken( UPDATED );

		await expect( task.current.getByRole( 'heading', { name: STEPS.labels } ) ).toBeFocused();
		await expect( task.current ).toContainText( 'Parcel Pigeon' );
		await expect( task.current ).toContainText( 'Liberty Labels' );
		await task.withoutLabels.click();
		await expect( task.current.getByRole( 'heading', { name: STEPS.connect } ) ).toBeFocused();
		await task.connect.click();

		await expect( home.title ).toHaveText( COMPLETED );
		await expect( home.messages ).toContainText( DONE );
		await expect( home.badge ).toHaveCount( 0 );
		expect( requests.refused ).toEqual( [] );
		const shop = new Shop( requestUtils );
		expect( await shop.doneTasks() ).toEqual( [ 'store_details', 'shipping' ] );
		expect( await shop.address() ).toEqual( SPRINGFIELD );
		expect( await shop.zones() ).toEqual( [
			{ name: WORLD, locations: [], methods: [] },
			{ name: US, locations: [ 'country:US' ], methods: [ 'flat_rate 5.00' ] },
		] );
	} );
} );

test.describe( 'From a fresh shop to one that ships', () => {
	test( '[A4-026] [A9-007] for nothing, with no service to connect to', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		const task = new ShippingTask( page );
		const home = new Home( page );
		await tellAddress( page, dashboard, ILLINOIS );
		await task.expectSteps( [ STEPS.location, STEPS.rates, STEPS.labels ], STEPS.rates );
		await task.rate( US ).fill( '0' );
		await expect( task.current ).toContainText( 'Your customers get free shipping.' );
		await task.save.click();
		await dashboard.expectAccessible();
		await task.withoutLabels.click();

		await expect( home.title ).toHaveText( COMPLETED );
		expect( await new Shop( requestUtils ).zones() ).toContainEqual( {
			name: US,
			locations: [ 'country:US' ],
			methods: [ 'free_shipping' ],
		} );
	} );

	test( '[A2-049] [A3-014] [A3-015] [A4-024] [A5-007] [A5-008] outside the United States, to the whole world', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await requestUtils.activatePlugin( CONNECTION );
		const task = new ShippingTask( page );
		const home = new Home( page );
		await tellAddress( page, dashboard, 'Germany — Berlin' );
		await task.expectSteps( [ STEPS.location, STEPS.rates ], STEPS.rates );
		await expect( task.rate( 'Germany' ) ).toHaveAttribute( 'name', 'new_rate' );
		await expect( task.rate( 'Germany' ) ).toHaveAttribute( 'required' );
		await task.rate( 'Germany' ).fill( '4.9' );
		await expect( task.world ).toHaveAttribute( 'name', '0_enabled' );
		await task.world.check();
		await expect( task.rate( WORLD ) ).toHaveAttribute( 'name', '0_rate' );
		await expect( task.rate( 'Germany' ) ).toHaveValue( '4,90' );
		await task.rate( WORLD ).fill( '' );
		await task.rate( WORLD ).blur();
		await expect( task.rate( WORLD ) ).toHaveValue( '0,00' );
		await task.rate( WORLD ).fill( '19.95' );
		await task.save.click();

		await expect( home.title ).toHaveText( COMPLETED );
		await expect( home.messages ).toContainText( UPDATED );
		await expect( home.messages ).toContainText( DONE );
		expect( await new Shop( requestUtils ).zones() ).toEqual( [
			{ name: WORLD, locations: [], methods: [ 'flat_rate 19.95' ] },
			{ name: 'Germany', locations: [ 'country:DE' ], methods: [ 'flat_rate 4.90' ] },
		] );
	} );

	test( 'by keyboard alone', async ( { page, dashboard, requestUtils } ) => {
		await requestUtils.activatePlugin( PARTNERS );
		await requestUtils.activatePlugin( CONNECTION );
		const form = new AddressForm( page );
		const task = new ShippingTask( page );
		const home = new Home( page );
		await dashboard.open();
		await pressOn( page, home.card.getByRole( 'link', { name: 'Add details' } ) );
		await expect( form.country ).toBeVisible();
		await tabTo( page, form.country );
		await page.keyboard.press( 'ControlOrMeta+a' );
		await page.keyboard.type( 'Illinois' );
		await expect( page.getByRole( 'option', { name: ILLINOIS } ) ).toBeVisible();
		await expect( page.getByRole( 'option' ) ).toHaveCount( 1 );
		await page.keyboard.press( 'Enter' );
		await expect( form.country ).toHaveValue( ILLINOIS );
		for ( const [ field, text ] of [
			[ form.street, '12 Main Street' ],
			[ form.city, 'Springfield' ],
			[ form.postcode, '62701' ],
		] as const ) {
			await tabTo( page, field );
			await page.keyboard.type( text );
		}
		await page.keyboard.press( 'Enter' );

		await expect( home.row( 'Add your store’s address (done)' ) ).toBeVisible();
		await pressOn( page, home.card.getByRole( 'link', { name: 'Start shipping' } ) );
		await tabTo( page, task.rate( US ) );
		await page.keyboard.press( 'ControlOrMeta+a' );
		await page.keyboard.type( '7' );
		await pressOn( page, task.world, 'Space' );
		await expect( task.rate( WORLD ) ).toBeVisible();
		await page.keyboard.press( 'Space' );
		await expect( task.rate( WORLD ) ).toHaveCount( 0 );
		await pressOn( page, task.save );
		await expect( task.current.getByRole( 'heading', { name: STEPS.labels } ) ).toBeFocused();
		await pressOn( page, task.withoutLabels, 'Space' );
		await expect( task.current.getByRole( 'heading', { name: STEPS.connect } ) ).toBeFocused();
		await pressOn( page, task.noThanks );

		await expect( home.title ).toHaveText( COMPLETED );
		await home.expectSpoken( DONE );
		await pressOn( page, home.card.getByRole( 'button', { name: 'Hide' } ) );
		await expect( home.title ).toBeFocused();
		expect( await new Shop( requestUtils ).zones() ).toContainEqual( {
			name: US,
			locations: [ 'country:US' ],
			methods: [ 'flat_rate 7.00' ],
		} );
	} );
} );
