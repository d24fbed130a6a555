import { screen, waitFor, within } from '@testing-library/react';

import * as browser from '../../../shared/routing/browser';
import { getHistory } from '../../../shared/routing';
import { onRequest, requestsMade, type RestRequest } from '../../../shared/test-utils';
import { FRESH, SAVE } from '../../../shared/test-utils/settings';
import { aList, aTask, LISTS } from '../../test-utils/tasks';
import {
	AUTOMATED,
	connection,
	currentStep,
	NO_INSTALL,
	onComplete,
	open,
	openManual,
	OTHER,
	reopen,
	stepNames,
	trackEvent,
} from './test-utils/open-task';
import { broken, OPTIONS, SAVE_TAX } from './test-utils/tax-server';

const INSTALLED = { data: {}, errors: {}, success: true, message: 'Ready.' };
const AUTOMATED_STEPS = 'Steps of automating your taxes';
const MANUAL_STEPS = 'Steps of setting up taxes';
const READY = { partners: [ { ...AUTOMATED, isActive: true }, OTHER ], pageData: connection( true, true ) };
const PARTNER = { query: { partner: 'woocommerce-tax' } };

const writes = () => requestsMade( 'POST' ).map( ( { path, data } ) => [ path, data ] );
const change = ( id: string, value: string, expected: string ) => ( {
	update: [ { id, value, expected } ],
	atomic: true,
} );
const installs = ( answer: unknown = INSTALLED ) => {
	onRequest( 'POST', '/wc-admin/plugins/install', answer as never );
	onRequest( 'POST', '/wc-admin/plugins/activate', INSTALLED );
};
const messages = () => within( screen.getByRole( 'region', { name: 'Messages' } ) );

beforeEach( () => {
	onComplete.mockReset();
	trackEvent.mockReset();
} );

describe( 'choosing a partner', () => {
	it( 'offers the partners of the country, and the ways without one [A2-027] [A2-028] [A2-034] [A4-004]', async () => {
		open();
		expect( await screen.findByRole( 'heading', { name: 'Choose a tax partner' } ) ).toBeVisible();
		expect( screen.getByRole( 'heading', { name: 'WooCommerce Tax Recommended' } ) ).toBeVisible();
		expect( screen.getByRole( 'heading', { name: 'Stripe Tax' } ) ).toBeVisible();
		expect( screen.getByText( 'Coverage in over 55 countries' ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Set up taxes manually' } ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: "I don't charge sales tax" } ) ).toBeVisible();
		expect( writes() ).toEqual( [] );
	} );

	it.each( [
		[ 'DE', 'WooCommerce Tax', 'Stripe Tax' ],
		[ 'FR', 'Stripe Tax', 'WooCommerce Tax' ],
	] )( 'in %s offers %s only', async ( country, offered, left ) => {
		open( { general: { woocommerce_default_country: country } } );
		expect( await screen.findByRole( 'heading', { name: offered } ) ).toBeVisible();
		expect( screen.queryByRole( 'heading', { name: left } ) ).not.toBeInTheDocument();
	} );

	it.each( [
		[ 'where none works', { general: { woocommerce_default_country: 'AE' } } ],
		[ 'with promotions off', { pageData: { promotions: false } } ],
		[ 'to who may not install plugins', { pageData: NO_INSTALL } ],
		[ 'beside a plugin that rules it out', { partners: [ { ...AUTOMATED, isExcluded: true } ] } ],
	] )( 'offers none %s: the steps are there at once [A2-030]', async ( _, situation ) => {
		open( { ...situation, ...PARTNER } );
		expect( await stepNames( MANUAL_STEPS ) ).toEqual( [ 'Set store location (done)', 'Configure tax rates' ] );
		expect( screen.queryByText( /WooCommerce Tax|Stripe Tax|tax partner/ ) ).not.toBeInTheDocument();
	} );

	it( 'still shows one that is in use with promotions off', async () => {
		open( { partners: [ { ...AUTOMATED, isActive: true }, OTHER ], pageData: { promotions: false } } );
		expect( await screen.findByRole( 'heading', { name: 'WooCommerce Tax' } ) ).toBeVisible();
		expect( screen.queryByRole( 'heading', { name: 'Stripe Tax' } ) ).not.toBeInTheDocument();
	} );

	it( 'leads to the partner’s own address [A2-026]', async () => {
		const { press } = open();
		await press( 'Get started with Stripe Tax' );
		expect( getHistory().location.search ).toBe( '?page=wc-admin&task=tax&partner=stripe-tax' );
	} );

	it( 'leads to the steps and back again', async () => {
		const { press } = open();
		await press( 'Set up taxes manually' );
		expect( screen.getByRole( 'heading', { name: 'Set up taxes manually' } ) ).toHaveFocus();
		await press( 'Choose a tax partner instead' );
		expect( screen.getByRole( 'heading', { name: 'Choose a tax partner' } ) ).toBeVisible();
		expect( writes() ).toEqual( [] );
	} );
} );

describe( 'charging no tax', () => {
	it( 'is remembered, and leads home; two clicks are one [A4-008]', async () => {
		const { user, keptTax } = open();
		await user.dblClick( await screen.findByRole( 'button', { name: "I don't charge sales tax" } ) );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledWith() );
		expect( keptTax ).toMatchObject( { woocommerce_no_sales_tax: true } );
		expect( writes() ).toEqual( [ [ OPTIONS, { woocommerce_no_sales_tax: true } ] ] );
		expect( onComplete ).toHaveBeenCalledTimes( 1 );
		expect( messages().getByText( 'Your store charges no tax.' ) ).toBeVisible();
	} );

	it( 'is asked first where tax is charged, and turns it off then [A4-008]', async () => {
		const { press } = open( { general: { woocommerce_calc_taxes: 'yes' } } );
		await press( "I don't charge sales tax" );
		expect( screen.getByText( /turns off “Enable taxes”/ ) ).toBeVisible();
		await press( 'Keep tax on' );
		expect( screen.queryByText( /turns off “Enable taxes”/ ) ).not.toBeInTheDocument();
		expect( writes() ).toEqual( [] );
		await press( "I don't charge sales tax" );
		await press( 'Turn tax off' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( writes() ).toEqual( [
			[ SAVE, change( 'woocommerce_calc_taxes', 'no', 'yes' ) ],
			[ OPTIONS, { woocommerce_no_sales_tax: true } ],
		] );
	} );

	it( 'says why it could not be saved, and can be tried again', async () => {
		const { press } = openManual();
		onRequest( 'POST', OPTIONS, () => {
			throw broken();
		} );
		await press( "I don't charge sales tax" );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database went away.' );
		expect( screen.getByRole( 'button', { name: "I don't charge sales tax" } ) ).toHaveAttribute(
			'aria-disabled',
			'false'
		);
		expect( onComplete ).not.toHaveBeenCalled();
		onRequest( 'POST', OPTIONS, { woocommerce_no_sales_tax: true } );
		await press( "I don't charge sales tax" );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
	} );
} );

describe( 'the steps to automated taxes', () => {
	it( 'come in order; what is there already is passed over [A2-029] [A2-031] [A4-009] [A4-010]', async () => {
		open( PARTNER );
		expect( await stepNames( AUTOMATED_STEPS ) ).toEqual( [
			'Set store location (done)',
			'Install the tax extension',
			'Connect your store',
		] );
		expect( currentStep() ).toHaveTextContent( 'Install the tax extension' );
	} );

	it( 'begin with the address where it is not complete, and go on one by one [A4-009] [A5-001] [A7-014]', async () => {
		installs();
		const { press, type, kept } = open( { ...PARTNER, general: FRESH, pageData: connection( true, false ) } );
		await type( 'Street address', ' ' );
		await type( 'City', ' ' );
		await type( 'ZIP Code', ' ' );
		await press( 'Save address' );
		for ( const sentence of [ 'Please enter an address', 'Please enter a city', 'Please enter a post code' ] ) {
			expect( await screen.findByText( sentence ) ).toBeVisible();
		}
		expect( writes() ).toEqual( [] );
		await type( 'Street address', '5 Oak St' );
		await type( 'City', 'Ogdenville' );
		await type( 'ZIP Code', '30303' );
		await press( 'Save address' );
		expect( await screen.findByRole( 'heading', { name: 'Install the tax extension' } ) ).toHaveFocus();
		expect( kept ).toMatchObject( { woocommerce_store_city: 'Ogdenville' } );
		expect( trackEvent ).toHaveBeenCalledWith( 'tasklist_tax_set_location', { country: 'US' } );
		await press( 'Install WooCommerce Tax' );
		expect( await screen.findByRole( 'heading', { name: 'Connect your store' } ) ).toHaveFocus();
		expect( requestsMade( 'POST', '/wc-admin/plugins/install' )[ 0 ]?.data ).toEqual( {
			plugins: [ 'woocommerce-services' ],
		} );
	} );

	it( 'stay where they are when the plugin can’t be had, and say why', async () => {
		installs( { ...INSTALLED, success: false, message: 'The directory does not answer.' } );
		const { press } = open( PARTNER );
		await press( 'Install WooCommerce Tax' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'WooCommerce Tax could not be installedThe directory does not answer.'
		);
		expect( screen.getByRole( 'button', { name: 'Try again' } ) ).toHaveAttribute( 'aria-disabled', 'false' );
		expect( currentStep() ).toHaveTextContent( 'Install the tax extension' );
	} );

	const CONNECT =
		'/wc-admin/onboarding/plugins/jetpack-authorization-url?' +
		'redirect_url=http%3A%2F%2Fshop.example%2Fwp-admin%2Fadmin.php%3Fpage%3Dwc-admin%26task%3Dtax%26partner%3Dwoocommerce-tax&from=woocommerce-services';
	const unconnected = { ...PARTNER, ...READY, pageData: connection( true, false ) };

	it( 'connect the store where the service says [A2-031]', async () => {
		const loadPage = jest.spyOn( browser, 'loadPage' ).mockImplementation( () => {} );
		onRequest( 'GET', CONNECT, { success: true, errors: [], url: 'https://service.example/connect' } );
		const { user } = open( unconnected );
		await user.dblClick( await screen.findByRole( 'button', { name: 'Connect' } ) );
		await waitFor( () => expect( loadPage ).toHaveBeenCalledWith( 'https://service.example/connect' ) );
		expect( requestsMade( 'GET', CONNECT ) ).toHaveLength( 1 );
	} );

	it( 'say why the store could not be connected, and Retry loads the page anew [B4-007]', async () => {
		const reload = jest.spyOn( browser, 'reloadPage' ).mockImplementation( () => {} );
		onRequest( 'GET', CONNECT, { success: false, errors: [ 'Closed today.' ], url: '' } );
		const { press } = open( unconnected );
		await press( 'Connect' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Closed today.' );
		await press( 'Retry' );
		expect( reload ).toHaveBeenCalledTimes( 1 );
		expect( requestsMade( 'GET', CONNECT ) ).toHaveLength( 1 );
	} );

	it( 'stop waiting for a service that does not answer, and can ask again [B4-008]', async () => {
		const loadPage = jest.spyOn( browser, 'loadPage' ).mockImplementation( () => {} );
		let answer: ( body: unknown ) => void = () => {};
		onRequest( 'GET', CONNECT, () => new Promise( ( resolve ) => ( answer = resolve ) ) );
		const { press } = open( unconnected );
		const button = await screen.findByRole( 'button', { name: 'Connect' } );
		expect( screen.queryByRole( 'button', { name: 'Cancel' } ) ).toBeNull();
		await press( 'Connect' );
		await press( 'Cancel' );
		expect( button ).toHaveFocus();
		expect( button ).toHaveAttribute( 'aria-disabled', 'false' );
		expect( screen.queryByRole( 'button', { name: 'Cancel' } ) ).toBeNull();
		expect( screen.queryByRole( 'alert' ) ).toBeNull();

		// Its answer comes too late to lead anywhere.
		const late = answer;
		await press( 'Connect' );
		late( { success: true, errors: [], url: 'https://service.example/late' } );
		answer( { success: true, errors: [], url: 'https://service.example/connect' } );
		await waitFor( () => expect( loadPage ).toHaveBeenCalledWith( 'https://service.example/connect' ) );
		expect( loadPage ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'connect to the service that was installed a moment ago [client 8]', async () => {
		installs();
		const loadPage = jest.spyOn( browser, 'loadPage' ).mockImplementation( () => {} );
		onRequest( 'GET', CONNECT, { success: true, errors: [], url: 'https://service.example/connect' } );
		const { press } = open( { ...PARTNER, pageData: connection( false, false ) } );
		await press( 'Install WooCommerce Tax' );
		await press( 'Connect' );
		await waitFor( () => expect( loadPage ).toHaveBeenCalledWith( 'https://service.example/connect' ) );
	} );

	it( 'lead to rates of one’s own where there is nothing to connect to', async () => {
		const { press } = open( { ...unconnected, pageData: connection( false, false ) } );
		await press( 'Enter rates myself' );
		expect( await stepNames( MANUAL_STEPS ) ).toContain( 'Configure tax rates' );
	} );
} );

describe( 'good news', () => {
	it( 'says what it changes, saves both settings, and is done [A2-032] [A4-006] [A4-007] [A7-011]', async () => {
		const { user } = open( { ...PARTNER, ...READY } );
		expect( await screen.findByRole( 'heading', { name: 'Good news' } ) ).toBeVisible();
		expect( screen.getByText( 'Charge tax' ) ).toBeVisible();
		expect( screen.getByText( 'Automated tax' ) ).toBeVisible();
		expect( writes() ).toEqual( [] );
		await user.dblClick( screen.getByRole( 'button', { name: 'Automate my taxes' } ) );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( writes() ).toEqual( [
			[ SAVE_TAX, change( 'wc_connect_taxes_enabled', 'yes', 'no' ) ],
			[ SAVE, change( 'woocommerce_calc_taxes', 'yes', 'no' ) ],
		] );
		expect( messages().getByText( "You're awesome! One less item on your to-do list ✅" ) ).toBeVisible();
	} );

	it( 'comes only once nothing is missing [A2-032]', async () => {
		open( { ...PARTNER, ...READY, general: FRESH } );
		expect( await stepNames( AUTOMATED_STEPS ) ).toHaveLength( 3 );
		expect( screen.queryByRole( 'heading', { name: 'Good news' } ) ).not.toBeInTheDocument();
	} );

	it( 'begins at once where it was asked for, of whichever partner can do it [A2-026]', async () => {
		open( { ...READY, query: { auto: 'true' } } );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( writes().map( ( [ path ] ) => path ) ).toEqual( [ SAVE_TAX, SAVE ] );
	} );

	it( 'asked for too early, goes through the steps first and saves nothing [A2-026]', async () => {
		open( { query: { auto: 'true', partner: 'woocommerce-tax' } } );
		expect( await stepNames( AUTOMATED_STEPS ) ).toHaveLength( 3 );
		expect( writes() ).toEqual( [] );
	} );

	it.each( [ SAVE_TAX, SAVE ] )( 'says that %s failed, and goes on from there [A8-004]', async ( path ) => {
		const { press } = open( { ...PARTNER, ...READY } );
		onRequest( 'POST', path, () => {
			throw broken();
		} );
		await press( 'Automate my taxes' );
		const alert = await screen.findByRole( 'alert' );
		expect( alert ).toHaveTextContent( 'There was a problem setting up automated taxes. Please try again.' );
		expect( alert ).toHaveTextContent( 'The database went away.' );
		const button = screen.getByRole( 'button', { name: 'Automate my taxes' } );
		expect( button ).toHaveAttribute( 'aria-disabled', 'false' );
		expect( onComplete ).not.toHaveBeenCalled();
		onRequest( 'POST', path, ( { data }: RestRequest ) => ( { update: ( data as { update: unknown } ).update } ) );
		await press( 'Automate my taxes' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		// What was saved before the failure is not sent again.
		expect( requestsMade( 'POST', SAVE_TAX ) ).toHaveLength( path === SAVE_TAX ? 2 : 1 );
	} );
} );

describe( 'a partner with a settings page of its own', () => {
	const query = { partner: 'stripe-tax' };

	it( 'is installed, then set up there [A2-029] [A2-033] [A2-034]', async () => {
		const loadPage = jest.spyOn( browser, 'loadPage' ).mockImplementation( () => {} );
		installs();
		const { press } = open( { query } );
		expect( await screen.findByText( 'Coverage in over 55 countries' ) ).toBeVisible();
		await press( 'Install Stripe Tax' );
		await waitFor( () =>
			expect( loadPage ).toHaveBeenCalledWith( 'admin.php?page=wc-settings&tab=stripe_tax_for_woocommerce' )
		);
		expect( onComplete ).not.toHaveBeenCalled();
	} );

	it( 'that is active is a link, and done when the owner says so', async () => {
		const task = aTask( 'tax' );
		onRequest( 'GET', LISTS, [ aList( [ task ] ) ] );
		onRequest( 'POST', `${ LISTS }/tax/action`, { ...task, isActioned: true } );
		const { press } = open( { query, partners: [ { ...OTHER, isActive: true } ] } );
		expect( await screen.findByRole( 'link', { name: 'Open settings' } ) ).toHaveAttribute(
			'href',
			'admin.php?page=wc-settings&tab=stripe_tax_for_woocommerce'
		);
		await press( 'I’ve set it up' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
	} );
} );

describe( 'what can’t be read', () => {
	it( 'is read again on demand', async () => {
		const answered = open();
		answered.unmount();
		onRequest( 'GET', '/wc/v3/settings/tax?_fields=id,value', () => {
			throw broken();
		} );
		const { press } = reopen();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database went away.' );
		onRequest( 'GET', '/wc/v3/settings/tax?_fields=id,value', [] );
		await press( 'Try again' );
		expect( await screen.findByRole( 'heading', { name: 'Choose a tax partner' } ) ).toBeVisible();
	} );
} );
