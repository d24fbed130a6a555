import { screen, waitFor, within } from '@testing-library/react';

import { navigate, urlTo } from '../../../shared/routing';
import { onRequest, requestsMade } from '../../../shared/test-utils';
import { FRESH, SAVE } from '../../../shared/test-utils/settings';
import { BATCH, ratesPath } from './rates/rates-api';
import { onComplete, openManual, reopen, stepNames, trackEvent } from './test-utils/open-task';
import { aRate, broken, SAVE_TAX } from './test-utils/tax-server';

const STEPS = 'Steps of setting up taxes';

const field = ( name: string, row = 1 ) => screen.findByRole( 'textbox', { name: `${ name }, rate ${ row }` } );
const batches = () => requestsMade( 'POST', BATCH ).map( ( { data } ) => data );
const savedSettings = () =>
	[ ...requestsMade( 'POST', SAVE_TAX ), ...requestsMade( 'POST', SAVE ) ].flatMap(
		( { data } ) => ( data as { update: unknown[] } ).update
	);

const NEW = {
	country: 'US',
	state: '',
	postcodes: [],
	cities: [],
	rate: '7.5',
	name: 'Sales tax',
	priority: 1,
	compound: false,
	shipping: true,
};

beforeEach( () => {
	onComplete.mockReset();
	trackEvent.mockReset();
} );

describe( 'the steps', () => {
	it( 'begin with the address where it is not complete [A2-030] [A4-009] [A5-001]', async () => {
		const { press, type } = openManual( { general: FRESH } );
		expect( await stepNames( STEPS ) ).toEqual( [ 'Set store location', 'Configure tax rates' ] );
		await type( 'Street address', ' ' );
		await press( 'Save address' );
		expect( await screen.findByText( 'Please enter an address' ) ).toBeVisible();
		await type( 'Street address', '5 Oak St' );
		await type( 'City', 'Ogdenville' );
		await type( 'ZIP Code', '30303' );
		await press( 'Save address' );
		expect( await screen.findByRole( 'heading', { name: 'Configure tax rates' } ) ).toHaveFocus();
		expect( trackEvent ).toHaveBeenCalledWith( 'tasklist_tax_set_location', { country: 'US' } );
	} );

	it( 'pass the address over where it is complete, and open it again on demand [A4-010]', async () => {
		const { press } = openManual();
		expect( await field( 'Rate %' ) ).toHaveValue( '' );
		expect( screen.getByText( '123 Main St, Springfield, US' ) ).toBeVisible();
		await press( 'Edit: Set store location' );
		expect( await screen.findByRole( 'textbox', { name: 'City' } ) ).toHaveValue( 'Springfield' );
	} );

	it( 'link to the tax settings page [A2-035]', async () => {
		openManual();
		expect( await screen.findByRole( 'link', { name: 'Open the tax settings' } ) ).toHaveAttribute(
			'href',
			'admin.php?page=wc-settings&tab=tax&section=standard&wc_onboarding_active_task=tax'
		);
	} );
} );

describe( 'the rates', () => {
	it( 'ask whether prices are entered with tax, with the answer that is usual in the country', async () => {
		const { type, press, user } = openManual( { country: 'yes' } );
		const yes = await screen.findByRole( 'radio', { name: /^Yes/ } );
		await waitFor( () => expect( yes ).toBeChecked() );
		await user.click( screen.getByRole( 'radio', { name: /^No/ } ) );
		await user.click( yes );
		await type( 'Rate %, rate 1', '19,0' );
		await type( 'Tax name, rate 1', 'VAT' );
		await press( 'Save tax rates' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		const messages = within( screen.getByRole( 'region', { name: 'Messages' } ) );
		expect( messages.getByText( 'Your tax rates were saved.' ) ).toBeVisible();
		expect( savedSettings() ).toContainEqual( {
			id: 'woocommerce_prices_include_tax',
			value: 'yes',
			expected: 'no',
		} );
	} );

	it( 'refuse a second one of the same place and priority', async () => {
		const { type, press } = openManual( { rates: [ aRate( 1, { state: '', rate: '19.0000', name: 'VAT' } ) ] } );
		await press( 'Add rate' );
		await type( 'Rate %, rate 2', '7' );
		await type( 'Tax name, rate 2', 'Reduced' );
		await press( 'Save tax rates' );
		expect(
			await screen.findByText( /already the rate “VAT 19 %” for the same place with priority 1/ )
		).toBeVisible();
		expect( batches() ).toEqual( [] );
	} );

	it( 'are typed, saved, and turn tax on, as was said before; two clicks are one [A4-005] [A7-011]', async () => {
		const { type, user, keptRates } = openManual( { tax: { wc_connect_taxes_enabled: 'yes' } } );
		await type( 'Rate %, rate 1', '7,5' );
		await type( 'Tax name, rate 1', 'Sales tax' );
		expect( screen.getByText( /turns on “Enable taxes”/ ) ).toHaveTextContent( /turns off “Automated tax”/ );
		await user.dblClick( screen.getByRole( 'button', { name: 'Save tax rates' } ) );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( batches() ).toEqual( [ { create: [ NEW ] } ] );
		expect( keptRates ).toHaveLength( 1 );
		expect( savedSettings() ).toEqual( [
			{ id: 'wc_connect_taxes_enabled', value: 'no', expected: 'yes' },
			{ id: 'woocommerce_calc_taxes', value: 'yes', expected: 'no' },
		] );
	} );

	it( 'are never made up: an empty table asks for a percentage and a name', async () => {
		const { press } = openManual();
		await press( 'Save tax rates' );
		expect( await field( 'Rate %' ) ).toHaveFocus();
		expect( await field( 'Rate %' ) ).toHaveAccessibleDescription( 'Enter a number' );
		expect( await field( 'Tax name' ) ).toHaveAccessibleDescription( 'Enter a name' );
		expect( requestsMade( 'POST' ) ).toEqual( [] );
	} );

	it.each( [ '1000', '-1', '7.12345', 'seven' ] )( 'of %s are none', async ( text ) => {
		const { press, type } = openManual();
		await type( 'Rate %, rate 1', text );
		await type( 'Tax name, rate 1', 'VAT' );
		await press( 'Save tax rates' );
		expect( await field( 'Rate %' ) ).toHaveAttribute( 'aria-invalid', 'true' );
		expect( await field( 'Rate %' ) ).toHaveValue( text );
		expect( requestsMade( 'POST' ) ).toEqual( [] );
	} );

	it( 'of the country are shown and changed, only where the owner changed them; those of others stay', async () => {
		const { user, press, type, keptRates } = openManual( {
			general: { woocommerce_calc_taxes: 'yes' },
			rates: [
				aRate( 1 ),
				aRate( 2, { state: '', name: 'City tax', cities: [ 'LA' ] } ),
				aRate( 3, { country: 'FR' } ),
			],
		} );
		expect( await field( 'Rate %' ) ).toHaveValue( '7.25' );
		expect( await field( 'City', 2 ) ).toHaveValue( 'LA' );
		expect( screen.queryByRole( 'textbox', { name: 'Rate %, rate 3' } ) ).not.toBeInTheDocument();
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'State, rate 1' } ), 'GA' );
		await type( 'Postcode, rate 1', '30303; 304*' );
		await press( 'Priority, compound, shipping, rate 1' );
		await type( 'Priority, rate 1', '2' );
		await user.click( screen.getByRole( 'checkbox', { name: 'Also applies to shipping, rate 1' } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'Compound: applied on top of other taxes, rate 1' } ) );
		await press( 'Remove, rate 2' );
		expect( screen.getByRole( 'button', { name: 'Remove, rate 1' } ) ).toHaveFocus();
		await press( 'Add rate' );
		expect( screen.getByRole( 'combobox', { name: 'State, rate 2' } ) ).toHaveFocus();
		await press( 'Save tax rates' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( batches() ).toEqual( [
			{
				update: [
					{
						id: 1,
						state: 'GA',
						postcodes: [ '30303', '304*' ],
						priority: 2,
						compound: true,
						shipping: false,
					},
				],
			},
			{ delete: [ 2 ] },
		] );
		expect( keptRates.map( ( { id } ) => id ) ).toEqual( [ 1, 3 ] );
		expect( savedSettings() ).toEqual( [] );
	} );

	it( 'have no column of states where addresses have none', async () => {
		openManual( { general: { woocommerce_default_country: 'FR' } } );
		await field( 'Rate %' );
		expect( screen.queryByRole( 'combobox', { name: /State/ } ) ).not.toBeInTheDocument();
	} );

	it( 'that the server refuses are marked, the others are not sent again', async () => {
		const { press, type } = openManual();
		await type( 'Rate %, rate 1', '7.5' );
		await type( 'Tax name, rate 1', 'Sales tax' );
		await press( 'Add rate' );
		await type( 'Rate %, rate 2', '1' );
		await type( 'Tax name, rate 2', 'City tax' );
		await type( 'Postcode, rate 2', '!' );
		await press( 'Save tax rates' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( '1 rate was not saved.' );
		expect( await field( 'Postcode', 2 ) ).toHaveFocus();
		expect( await field( 'Postcode', 2 ) ).toHaveAccessibleDescription( '“!” is not a postcode.' );
		expect( onComplete ).not.toHaveBeenCalled();
		await type( 'Postcode, rate 2', '90210' );
		await press( 'Save tax rates' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( batches()[ 1 ] ).toEqual( {
			create: [ { ...NEW, rate: '1', name: 'City tax', postcodes: [ '90210' ] } ],
		} );
	} );

	it( 'are kept when saving fails, and made once though the answer was lost', async () => {
		const { press, type, keptRates } = openManual();
		await type( 'Rate %, rate 1', '7.5' );
		await type( 'Tax name, rate 1', 'Sales tax' );
		onRequest( 'POST', BATCH, () => {
			keptRates.push( aRate( 9, { state: '', rate: '7.5000' } ) );
			throw broken();
		} );
		await press( 'Save tax rates' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database went away.' );
		expect( await field( 'Rate %' ) ).toHaveValue( '7.5' );
		expect( screen.getByRole( 'button', { name: 'Save tax rates' } ) ).toHaveAttribute( 'aria-disabled', 'false' );
		await press( 'Try again' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( batches() ).toHaveLength( 1 );
		expect( keptRates ).toHaveLength( 1 );
	} );

	it( 'are saved, and it is said why tax could not be turned on [A8-005]', async () => {
		const { press, type } = openManual();
		const repaired = { update: [ { id: 'woocommerce_calc_taxes', value: 'yes' } ] };
		onRequest( 'POST', SAVE, () => {
			throw broken();
		} );
		await type( 'Rate %, rate 1', '7.5' );
		await type( 'Tax name, rate 1', 'Sales tax' );
		await press( 'Save tax rates' );
		const alert = await screen.findByRole( 'alert' );
		expect( alert ).toHaveTextContent( 'Your rates are saved, but tax could not be turned on' );
		expect( alert ).toHaveTextContent( 'The database went away.' );
		expect( screen.getByRole( 'button', { name: 'Save tax rates' } ) ).toHaveAttribute( 'aria-disabled', 'false' );
		expect( onComplete ).not.toHaveBeenCalled();
		onRequest( 'POST', SAVE, repaired );
		await press( 'Try again' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( batches() ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'Use theirs', [] ],
		[ 'Keep mine', [ { update: [ { id: 1, rate: '9' } ] } ] ],
	] )( 'that somebody else changed meanwhile are not overwritten unasked: %s', async ( answer, sent ) => {
		const { press, type, keptRates } = openManual( { rates: [ aRate( 1, { state: '' } ) ] } );
		await type( 'Rate %, rate 1', '9' );
		keptRates[ 0 ] = aRate( 1, { state: '', rate: '8.0000' } );
		await press( 'Save tax rates' );
		expect( await screen.findByText( /was changed to “Sales tax 8 %”/ ) ).toBeVisible();
		expect( batches() ).toEqual( [] );
		await press( answer );
		await waitFor( () => expect( batches() ).toEqual( sent ) );
		expect( await field( 'Rate %' ) ).toHaveValue( answer === 'Use theirs' ? '8' : '9' );
		await press( 'Save tax rates' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( batches() ).toEqual( sent );
	} );

	it( 'that can’t be read are read again on demand', async () => {
		const { press } = openManual();
		onRequest( 'GET', ratesPath( 1 ), () => {
			throw broken();
		} );
		await press( 'Edit: Set store location' );
		await press( 'Save address' );
		expect( await screen.findByText( 'Your tax rates could not be loaded' ) ).toBeVisible();
		onRequest( 'GET', ratesPath( 1 ), [] );
		await press( 'Try again' );
		expect( await field( 'Rate %' ) ).toHaveValue( '' );
	} );
} );

describe( 'rates that are not saved yet', () => {
	it( 'are asked about before another step takes their place', async () => {
		const confirm = jest.spyOn( window, 'confirm' ).mockReturnValue( false );
		const { press, type } = openManual();
		await type( 'Tax name, rate 1', 'VAT' );
		await press( 'Edit: Set store location' );
		expect( confirm ).toHaveBeenCalledTimes( 1 );
		expect( screen.getByRole( 'textbox', { name: 'Tax name, rate 1' } ) ).toHaveValue( 'VAT' );
	} );

	it( 'can be gone on with after staying, though no tax is charged by now', async () => {
		jest.spyOn( window, 'confirm' ).mockReturnValue( false );
		onComplete.mockImplementation( () => navigate( urlTo() ) );
		const { press, type } = openManual();
		await type( 'Tax name, rate 1', 'VAT' );
		await press( "I don't charge sales tax" );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		await waitFor( () =>
			expect( screen.getByRole( 'button', { name: "I don't charge sales tax" } ) ).toHaveAttribute(
				'aria-disabled',
				'false'
			)
		);
		expect( screen.getByRole( 'textbox', { name: 'Tax name, rate 1' } ) ).toHaveValue( 'VAT' );
	} );
} );

it( 'come back after a reload, with rates that others have added since', async () => {
	const { type, press, user, keptRates, unmount } = openManual( { country: 'no', rates: [ aRate( 1 ) ] } );
	await type( 'Rate %, rate 1', '8' );
	await press( 'Add rate' );
	await type( 'Rate %, rate 2', '2.5' );
	await user.click( screen.getByRole( 'radio', { name: 'Yes, I will enter prices inclusive of tax' } ) );
	unmount();
	keptRates.push( aRate( 2, { rate: '3.0000', state: 'TX' } ) );
	const again = reopen( { partners: [] } );
	expect( await field( 'Rate %' ) ).toHaveValue( '7.25' );
	await again.press( 'Restore' );
	expect( await field( 'Rate %' ) ).toHaveValue( '8' );
	expect( await field( 'Rate %', 2 ) ).toHaveValue( '2.5' );
	expect( await field( 'Rate %', 3 ) ).toHaveValue( '3' );
	expect( screen.getByRole( 'radio', { name: 'Yes, I will enter prices inclusive of tax' } ) ).toBeChecked();
	await again.press( 'Add rate' );
	await again.type( 'Rate %, rate 4', '1' );
	expect( await field( 'Rate %', 2 ) ).toHaveValue( '2.5' );
} );
