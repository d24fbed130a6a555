import { act, screen, waitFor, within } from '@testing-library/react';
import { store as noticesStore } from '@wordpress/notices';

import { onRequest, requestsMade, restError } from '../../../shared/test-utils';
import { FRESH, LOCATED } from '../../../shared/test-utils/settings';
import { NOTICES } from '../../store/failure';
import { aList, aTask, LISTS } from '../../test-utils/tasks';
import {
	connection,
	CONNECTED,
	costOf,
	onComplete,
	open,
	rowOf,
	stepNames,
	trackEvent,
	writes,
	aPartner,
} from './test-utils/open-task';
import { aMethod, answerZones, aZone, country, offersOf, ZONES } from './test-utils/zones';

beforeEach( () => {
	onComplete.mockReset();
	trackEvent.mockReset();
} );

describe( 'the steps', () => {
	it( 'come in order, without those that are not for this store [A2-045] [A2-046] [A2-048] [A2-049]', async () => {
		answerZones();
		open( { partners: [ aPartner( 'a' ) ], pageData: connection( true, false ) } );
		await screen.findByRole( 'list', { name: 'Steps of setting up shipping' } );
		expect( stepNames() ).toEqual( [
			'Set store location (done)',
			'Set shipping costs',
			'Print shipping labels',
			'Connect your store',
		] );
	} );

	it.each( [
		[ 'a connected store', { pageData: CONNECTED } ],
		[ 'a site without an account service', { pageData: connection( false, false ) } ],
		[
			'a store elsewhere',
			{ pageData: connection( true, false ), stored: { ...LOCATED, woocommerce_default_country: 'FR' } },
		],
	] )( '%s has nothing to connect [A2-049]', async ( _, situation ) => {
		answerZones();
		open( situation );
		await screen.findByRole( 'list', { name: 'Steps of setting up shipping' } );
		expect( stepNames() ).not.toContain( 'Connect your store' );
	} );

	it( 'begin with the address where it is not complete, and go on once it is [A4-022]', async () => {
		answerZones();
		const { user, kept } = open( { stored: FRESH } );
		const fill = async ( name: string, text: string ) => {
			await user.click( await screen.findByRole( 'textbox', { name } ) );
			await user.paste( text );
		};
		await fill( 'Street address', '5 Oak St' );
		await fill( 'City', 'Ogdenville' );
		await fill( 'ZIP Code', '30303' );
		expect( requestsMade( 'GET', `${ ZONES }?_fields=id,name` ) ).toEqual( [] );
		await user.click( screen.getByRole( 'button', { name: 'Save address' } ) );
		expect( await costOf( 'United States (US)' ) ).toHaveValue( '0.00' );
		expect( screen.getByText( '5 Oak St, Ogdenville, US' ) ).toBeVisible();
		expect( screen.getByRole( 'heading', { name: 'Set shipping costs' } ) ).toHaveFocus();
		expect( kept ).toMatchObject( { woocommerce_store_city: 'Ogdenville' } );
		expect( trackEvent ).toHaveBeenCalledWith( 'tasklist_shipping_set_location', { country: 'US' } );
	} );

	it( 'let the owner go back to the address', async () => {
		answerZones();
		const { press } = open();
		await press( 'Edit: Set store location' );
		expect( await screen.findByRole( 'textbox', { name: 'City' } ) ).toHaveValue( 'Springfield' );
		await press( 'Save address' );
		expect( await rowOf( 'United States (US)' ) ).toBeVisible();
	} );

	it( 'a store that ships nothing is done at once, and the server is told [A2-047] [A2-050] [A4-024]', async () => {
		const task = aTask( 'shipping' );
		onRequest( 'GET', LISTS, [ aList( [ task ] ) ] );
		onRequest( 'POST', `${ LISTS }/shipping/action`, { ...task, isActioned: true } );
		open( { stored: { ...LOCATED, woocommerce_ship_to_countries: 'disabled' } } );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( onComplete ).toHaveBeenCalledWith();
		expect( requestsMade( 'POST', `${ LISTS }/shipping/action` ) ).toHaveLength( 1 );
		await waitFor( () => expect( requestsMade( 'GET', LISTS ) ).toHaveLength( 1 ) );
	} );

	it( 'a store that ships nothing is done also where the server took another try', async () => {
		const task = aTask( 'shipping' );
		onRequest( 'GET', LISTS, [ aList( [ task ] ) ] );
		onRequest( 'POST', `${ LISTS }/shipping/action`, () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		const { registry } = open( { stored: { ...LOCATED, woocommerce_ship_to_countries: 'disabled' } } );
		const notices = () => registry.select( noticesStore ).getNotices( NOTICES );
		await waitFor( () => expect( notices() ).toHaveLength( 1 ) );
		expect( onComplete ).not.toHaveBeenCalled();

		onRequest( 'POST', `${ LISTS }/shipping/action`, { ...task, isActioned: true } );
		act( () => notices()[ 0 ]?.actions[ 0 ]?.onClick?.() );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		const messages = within( screen.getByRole( 'region', { name: 'Messages' } ) );
		expect( messages.getByText( /Shipping is done!/ ) ).toBeVisible();
	} );

	it( 'describe themselves all, unless smart defaults are on [A4-025]', async () => {
		answerZones();
		open( { pageData: connection( true, false ) } );
		expect( await screen.findByText( /Link your store to an account/ ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Connect your store' } ) ).not.toBeInTheDocument();
	} );

	it( 'with smart defaults describe only the open one, and open by a click [A4-022] [A4-025]', async () => {
		answerZones();
		const { press } = open( {
			pageData: { ...connection( true, false ), features: [ 'shipping-smart-defaults' ] },
		} );
		await rowOf( 'United States (US)' );
		expect( screen.queryByText( /Link your store to an account/ ) ).not.toBeInTheDocument();
		await press( 'Connect your store' );
		expect( screen.getByText( /Link your store to an account/ ) ).toBeVisible();
		expect( screen.getByRole( 'heading', { name: 'Connect your store' } ) ).toHaveFocus();
		await press( 'Set store location' );
		expect( await screen.findByRole( 'button', { name: 'Save address' } ) ).toBeVisible();
	} );
} );

describe( 'shipping costs', () => {
	it( 'makes the zone of the country with a flat rate, and ends [A3-014] [A3-015] [A4-023] [A4-024] [A4-026] [A7-004] [A7-007] [A7-008] [A7-009] [A8-010]', async () => {
		const zones = answerZones();
		const { type, press } = open();
		expect( await costOf( 'United States (US)' ) ).toHaveAttribute( 'name', 'new_rate' );
		expect( screen.getByRole( 'checkbox', { name: 'Ship to the rest of the world too' } ) ).toHaveAttribute(
			'name',
			'0_enabled'
		);
		await type( 'United States (US)', '4.5' );
		await press( 'Save shipping rates' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		const messages = within( screen.getByRole( 'region', { name: 'Messages' } ) );
		expect( messages.getByText( 'Your shipping rates have been updated' ) ).toBeVisible();
		expect( messages.getByText( "Shipping is done! Don't worry, you can always change it later" ) ).toBeVisible();
		expect( writes().map( ( { data } ) => data ) ).toEqual( [
			{ name: 'United States (US)', locations: [ country( 'US' ) ], unless_covered: true },
			[ country( 'US' ) ],
			{ method_id: 'flat_rate', enabled: true, settings: { cost: '4.50' }, expected_methods: [] },
		] );
		expect( offersOf( zones[ 1 ] ) ).toEqual( [ 'flat_rate 4.50' ] );
		expect( trackEvent ).toHaveBeenCalledWith( 'tasklist_shipping_set_costs', { country: 'US', zones: 2 } );
	} );

	it( 'ships for free at 0, the rest of the world too where wished [A4-026] [A9-007]', async () => {
		const zones = answerZones();
		const { press, user } = open();
		await user.click( await screen.findByRole( 'checkbox' ) );
		expect( await costOf( 'Rest of the world' ) ).toHaveAccessibleDescription(
			'Your customers get free shipping.'
		);
		await press( 'Save shipping rates' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalled() );
		expect( zones.map( offersOf ) ).toEqual( [ [ 'free_shipping' ], [ 'free_shipping' ] ] );
	} );

	it( 'uses the zone and the method that are there [A7-005] [A7-006] [A7-010]', async () => {
		const zones = answerZones( [
			aZone( 0, [], [ aMethod( 1, 'flat_rate', '12' ) ] ),
			aZone( 2, [ country( 'FR' ) ] ),
			aZone( 3, [ country( 'CA' ), country( 'US' ) ], [ aMethod( 7, 'flat_rate', '5' ) ] ),
		] );
		const { type, press, user } = open();
		expect( await costOf( 'Zone 3' ) ).toHaveValue( '5.00' );
		expect( screen.queryByRole( 'group', { name: 'Zone 2' } ) ).not.toBeInTheDocument();
		await type( 'Zone 3', '6' );
		await user.click( screen.getByRole( 'checkbox', { checked: true } ) );
		await press( 'Save shipping rates' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalled() );
		expect( writes().map( ( { path, data } ) => [ path, data ] ) ).toEqual( [
			[ `${ ZONES }/3/methods/7`, { method_id: 'flat_rate', enabled: true, settings: { cost: '6.00' } } ],
			[ `${ ZONES }/0/methods/1`, { enabled: false } ],
		] );
		expect( offersOf( zones[ 0 ] ) ).toEqual( [] );
	} );

	it( 'takes a zone of the whole continent for the country’s', async () => {
		answerZones( [
			aZone( 0 ),
			aZone( 4, [ { code: 'NA', type: 'continent' } ] ),
			aZone( 5, [ { code: 'EU', type: 'continent' } ] ),
		] );
		onRequest( 'GET', '/wc/v3/data/continents/na', { countries: [ { code: 'US' } ] } );
		onRequest( 'GET', '/wc/v3/data/continents/eu', { countries: [ { code: 'FR' } ] } );
		open();
		expect( await rowOf( 'Zone 4' ) ).toBeVisible();
		expect( screen.getAllByRole( 'group' ) ).toHaveLength( 2 );
	} );

	it( 'writes nothing where nothing was changed, and leaves sums alone', async () => {
		answerZones( [ aZone( 0 ), aZone( 3, [ country( 'US' ) ], [ aMethod( 7, 'flat_rate', '5 + [qty]' ) ] ) ] );
		const { press } = open();
		expect( await costOf( 'Zone 3' ) ).toHaveValue( '5 + [qty]' );
		await press( 'Save shipping rates' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalled() );
		expect( writes() ).toEqual( [] );
	} );

	it( 'leaves alone what zones offer in other ways, or have put aside, unless the owner asks for a cost', async () => {
		const zones = answerZones( [
			aZone( 0 ),
			aZone( 3, [ country( 'US' ) ], [ aMethod( 7, 'local_pickup' ) ] ),
			aZone( 4, [ country( 'US' ) ], [ aMethod( 8, 'flat_rate', '5 + [qty]', false ) ] ),
		] );
		const { press, user } = open();
		const offer = async ( zone: string ) =>
			within( await screen.findByRole( 'group', { name: zone } ) ).getByRole( 'checkbox', {
				name: 'Also offer flat rate shipping here',
			} );
		expect( await offer( 'Zone 3' ) ).not.toBeChecked();
		await user.click( await offer( 'Zone 4' ) );
		expect( await costOf( 'Zone 4' ) ).toHaveValue( '5 + [qty]' );
		await press( 'Save shipping rates' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalled() );
		expect( zones.map( offersOf ) ).toEqual( [ [], [ 'local_pickup' ], [ 'flat_rate 5 + [qty]' ] ] );
	} );

	it( 'writes amounts as the shop does, when the field is left [A5-007] [A5-008]', async () => {
		answerZones();
		const euro = {
			code: 'EUR',
			symbol: '€',
			position: 'right_space',
			thousandSeparator: '.',
			decimalSeparator: ',',
			decimals: 2,
		} as const;
		const { type, user } = open( { pageData: { ...CONNECTED, currency: euro } } );
		const field = await costOf( 'United States (US)' );
		expect( field ).toBeRequired();
		await type( 'United States (US)', '4,5' );
		await user.tab();
		expect( field ).toHaveValue( '4,50' );
		await user.clear( field );
		await user.tab();
		expect( field ).toHaveValue( '0,00' );
	} );

	it( 'refuses what is below zero or no amount [A5-006]', async () => {
		answerZones();
		const { type, user, press } = open();
		const field = await costOf( 'United States (US)' );
		await type( 'United States (US)', '-3' );
		await user.tab();
		expect( field ).toHaveAccessibleDescription( 'Shipping rates can not be negative numbers.' );
		await type( 'United States (US)', 'much' );
		await press( 'Save shipping rates' );
		expect( field ).toHaveAccessibleDescription( 'Please enter an amount such as 5.00' );
		expect( field ).toHaveFocus();
		expect( field ).toHaveValue( 'much' );
		await type( 'United States (US)', '9'.repeat( 21 ) );
		await press( 'Save shipping rates' );
		expect( field ).toHaveAccessibleDescription( 'Please enter an amount such as 5.00' );
		expect( writes() ).toEqual( [] );
	} );
} );

describe( 'saving costs that fails or meets others', () => {
	it( 'keeps what was typed, and goes on from where it broke off', async () => {
		const zones = answerZones();
		const { type, press, user } = open();
		await type( 'United States (US)', '4.5' );
		await user.click( screen.getByRole( 'checkbox' ) );
		onRequest( 'POST', `${ ZONES }/0/methods`, () => {
			throw restError( 'internal', 'The disk is full.', 500 );
		} );
		await press( 'Save shipping rates' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The disk is full.' );
		expect( await costOf( 'United States (US)' ) ).toHaveValue( '4.50' );
		expect( onComplete ).not.toHaveBeenCalled();

		answerZones( zones );
		await press( 'Try again' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( zones.map( offersOf ) ).toEqual( [ [ 'free_shipping' ], [ 'flat_rate 4.50' ] ] );
	} );

	it( 'keeps what is typed while it is being saved, to be saved too', async () => {
		const zones = answerZones( [
			aZone( 0, [] ),
			aZone( 3, [ country( 'US' ) ], [ aMethod( 7, 'flat_rate', '5' ) ] ),
		] );
		const { type, press } = open();
		await type( 'Zone 3', '6' );
		let answer: ( value?: unknown ) => void = () => {};
		const held = new Promise( ( resolve ) => {
			answer = resolve;
		} );
		onRequest( 'POST', `${ ZONES }/3/methods/7`, () => held.then( () => ( {} ) ) );
		await press( 'Save shipping rates' );
		await waitFor( () => expect( writes() ).toHaveLength( 1 ) );
		await type( 'Zone 3', '7' );
		await act( async () => answer() );
		expect( onComplete ).not.toHaveBeenCalled();
		expect( await costOf( 'Zone 3' ) ).toHaveValue( '7' );

		zones[ 1 ] = aZone( 3, [ country( 'US' ) ], [ aMethod( 7, 'flat_rate', '6.00' ) ] );
		answerZones( zones );
		await press( 'Save shipping rates' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( offersOf( zones[ 1 ] ) ).toEqual( [ 'flat_rate 7.00' ] );
	} );

	it( 'uses the zone that somebody else has made meanwhile', async () => {
		const zones = answerZones();
		const { type, press } = open();
		await type( 'United States (US)', '4.5' );
		zones.push( aZone( 8, [ country( 'US' ) ] ) );
		answerZones( zones );
		await press( 'Save shipping rates' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalled() );
		expect( zones ).toHaveLength( 2 );
		expect( offersOf( zones[ 1 ] ) ).toEqual( [ 'flat_rate 4.50' ] );
	} );

	it( 'uses the zone that somebody else makes at the same moment', async () => {
		const zones = answerZones();
		const { type, press } = open();
		await type( 'United States (US)', '4.5' );
		onRequest( 'POST', ZONES, () => {
			zones.push( aZone( 8, [ country( 'US' ) ] ) );
			answerZones( zones );
			throw restError( 'storewright_rest_zone_exists', 'It covers this place already.', 409 );
		} );
		await press( 'Save shipping rates' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalled() );
		expect( offersOf( zones[ 1 ] ) ).toEqual( [ 'flat_rate 4.50' ] );
	} );

	const conflict = async () => {
		const zones = answerZones( [
			aZone( 0 ),
			aZone( 3, [ country( 'US' ) ], [ aMethod( 7, 'flat_rate', '5' ) ] ),
		] );
		const opened = open();
		await opened.type( 'Zone 3', '6' );
		Object.assign( zones[ 1 ] ?? {}, { methods: [ aMethod( 7, 'flat_rate', '8' ) ] } );
		await opened.press( 'Save shipping rates' );
		await screen.findByText(
			'“Shipping cost: Zone 3” was changed to “$8.00” by someone else while you were editing.'
		);
		expect( writes() ).toEqual( [] );
		return { ...opened, zones };
	};

	it( 'asks before it overwrites, and keeps mine', async () => {
		const { press, zones } = await conflict();
		await press( 'Keep mine' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalled() );
		expect( offersOf( zones[ 1 ] ) ).toEqual( [ 'flat_rate 6.00' ] );
	} );

	it( 'asks before it overwrites, and takes theirs', async () => {
		const { press, zones } = await conflict();
		await press( 'Use theirs' );
		expect( await costOf( 'Zone 3' ) ).toHaveValue( '8.00' );
		await press( 'Save shipping rates' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalled() );
		expect( writes() ).toEqual( [] );
		expect( offersOf( zones[ 1 ] ) ).toEqual( [ 'flat_rate 8' ] );
	} );
} );

it( 'offers costs back that were not saved', async () => {
	answerZones();
	const { type, unmount } = open();
	await type( 'United States (US)', '4.50' );
	unmount();
	const { press } = open();
	expect( await costOf( 'United States (US)' ) ).toHaveValue( '0.00' );
	await press( 'Restore' );
	expect( await costOf( 'United States (US)' ) ).toHaveValue( '4.50' );
} );
