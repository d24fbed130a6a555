import { Fill } from '@wordpress/components';
import { screen, waitFor, within } from '@testing-library/react';

import { countriesStore } from '../../../../shared/data/countries';
import * as browser from '../../../../shared/routing/browser';
import { fixture, onRequest, renderScreen, requestsMade, restError } from '../../../../shared/test-utils';
import { ACCOUNTS, type BankAccount, type Gateway, GATEWAYS, paymentsStore } from '../store';
import { aGateway, answerPayments, aSetting } from '../test-utils/server';
import PaymentsSettings from './payments-settings';
import { BASE, type Lists, type Provider, settingsStore } from './store';

jest.mock( '../../../../shared/routing/browser' );

beforeEach( () => jest.mocked( browser.loadPage ).mockClear() );

const { body: LISTS } = fixture< { body: Lists } >( 'wc-admin.settings.payments.providers' );
const stores = [ settingsStore as never, paymentsStore as never, countriesStore as never ];
const ONBOARDING = 'admin.php?wcpay-connect=1&_wpnonce=abc';

/** A provider that the shop has, with methods to choose from. */
const aProvider = ( differing: Partial< Provider > = {} ): Provider => ( {
	...( LISTS.offline_payment_methods[ 0 ] as Provider ),
	id: 'moon',
	_type: 'gateway',
	title: 'Moon Pay',
	onboarding: {
		type: 'external',
		state: {},
		_links: { onboard: { href: '' } },
		recommended_payment_methods: [ 'card', 'applepay' ].map( ( id, place ) => ( {
			id,
			_order: place,
			enabled: true,
			required: false,
			title: `Pay by ${ id }`,
			description: '',
			icon: '',
		} ) ),
	},
	state: { enabled: false, account_connected: false, needs_setup: true, test_mode: false, dev_mode: false },
	...differing,
} );

interface Opened {
	lists?: Partial< Lists >;
	gateways?: Gateway[];
	accounts?: BankAccount[];
	path?: string;
	pageData?: object;
}

function open( { lists = {}, gateways = [], accounts = [], path = '/', pageData = {} }: Opened = {} ) {
	const kept = answerPayments( { suggestions: [], gateways, accounts } );
	const all = { ...LISTS, ...lists };
	onRequest( 'GET', `${ BASE }/providers?location=US`, () => all );
	onRequest( 'GET', `${ BASE }/providers?location=DE`, () => ( { ...all, suggestions: [] } ) );
	onRequest( 'GET', '/wc-analytics/data/countries?_fields=code,name,states', () => [
		{ code: 'DE', name: 'Germany', states: [] },
		{ code: 'US', name: 'United States', states: [] },
	] );
	const opened = renderScreen( <PaymentsSettings location="US" onboardingUrl={ ONBOARDING } />, {
		stores,
		path,
		pageData: { promotions: true, ...pageData },
	} );
	return {
		...opened,
		kept,
		press: ( name: string | RegExp ) => opened.user.click( screen.getByRole( 'button', { name } ) ),
	};
}

describe( 'the list of providers [B2-071]', () => {
	it( 'has the providers, suggestions, other options and the business location', async () => {
		open();
		const providers = within( await screen.findByRole( 'region', { name: 'Payment providers' } ) );
		expect( providers.getByRole( 'heading', { name: 'Take offline payments' } ) ).toBeVisible();
		expect( providers.getByRole( 'heading', { name: /Moon Pay/ } ) ).toHaveTextContent( 'Recommended' );
		const suggested = within( screen.getByRole( 'region', { name: 'Suggested payment methods' } ) );
		expect( suggested.getByRole( 'button', { name: 'Install Sun Pay' } ) ).toBeVisible();
		expect( screen.getByRole( 'region', { name: 'Other payment options' } ) ).toBeVisible();
		expect( await screen.findByRole( 'combobox', { name: 'Business location' } ) ).toHaveDisplayValue(
			'United States'
		);
	} );

	it( 'shows what needs a plugin only to those who may install it', async () => {
		open( { pageData: { capabilities: {} } } );
		expect( await screen.findByRole( 'heading', { name: 'Take offline payments' } ) ).toBeVisible();
		expect( screen.queryByText( 'Sun Pay' ) ).not.toBeInTheDocument();
	} );

	it( 'keeps the business location that was chosen where it can’t be saved', async () => {
		const { user } = open();
		const location = await screen.findByRole( 'combobox', { name: 'Business location' } );
		onRequest( 'POST', `${ BASE }/country`, () => {
			throw restError( 'internal', 'The database went away.', 500 );
		} );
		await user.selectOptions( location, 'Germany' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database went away.' );
		expect( location ).toHaveDisplayValue( 'Germany' );
		onRequest( 'POST', `${ BASE }/country`, { success: true } );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await waitFor( () => expect( screen.queryByText( 'Sun Pay' ) ).not.toBeInTheDocument() );
	} );

	it( 'has incentives, which go where they are dismissed, and with promotions off', async () => {
		const { press, unmount } = open();
		expect( await screen.findByText( 'No fees for a month' ) ).toBeVisible();
		onRequest( 'POST', `${ BASE }/suggestion/moon_pay/incentive/first-moon/dismiss`, { success: true } );
		await press( 'Dismiss the offer of Moon Pay' );
		await waitFor( () =>
			expect( requestsMade( 'POST' ).map( ( { data } ) => data ) ).toEqual( [
				{ context: 'wc_settings_payments' },
			] )
		);
		unmount();
		open( { pageData: { promotions: false } } );
		expect( await screen.findByRole( 'heading', { name: /Moon Pay/ } ) ).toBeVisible();
		expect( screen.queryByText( 'No fees for a month' ) ).not.toBeInTheDocument();
	} );

	it( 'has as many logos as a provider takes [B9-005]', async () => {
		open( { lists: { providers: [ aProvider( { logos: [ 'visa', 'applepay', 'pebbles' ] } ) ] } } );
		const logos = within( await screen.findByRole( 'list', { name: 'Included payment methods' } ) );
		expect( logos.getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'Visa',
			'Apple Pay',
			'+ 1and 1 more',
		] );
	} );
} );

describe( 'the choice of payment methods [B2-072] [B2-073]', () => {
	const choose = async ( provider: Provider ) => {
		const { user, press } = open( { lists: { providers: [ provider ] }, path: '/payment-methods' } );
		expect( await screen.findByRole( 'heading', { name: 'Choose your payment methods' } ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Return to gateways' } ) ).toHaveAttribute(
			'href',
			'admin.php?page=wc-settings&tab=checkout'
		);
		await user.click( screen.getByRole( 'checkbox', { name: 'Pay by applepay' } ) );
		await press( 'Continue' );
		const [ [ url = '' ] = [] ] = jest.mocked( browser.loadPage ).mock.calls;
		return new URL( url );
	};

	it( 'goes on to the provider with them', async () => {
		const onboarding = aProvider().onboarding!;
		const url = await choose(
			aProvider( {
				onboarding: { ...onboarding, _links: { onboard: { href: 'https://moon.example/start?a=1' } } },
			} )
		);
		expect( url.origin + url.pathname ).toBe( 'https://moon.example/start' );
		expect( url.searchParams.get( 'a' ) ).toBe( '1' );
		expect( JSON.parse( url.searchParams.get( 'capabilities' )! ) ).toEqual( { card: true, applepay: false } );
	} );

	it( 'goes on to the default address where the provider has none', async () => {
		const url = await choose( aProvider() );
		expect( url.searchParams.get( 'wcpay-connect' ) ).toBe( '1' );
		expect( url.searchParams.get( '_wpnonce' ) ).toBe( 'abc' );
		expect( JSON.parse( url.searchParams.get( 'capabilities' )! ) ).toEqual( { card: true, applepay: false } );
	} );

	it( 'says so where there is nothing to choose', async () => {
		open( { lists: { providers: [] }, path: '/payment-methods' } );
		expect( await screen.findByText( /appear here once/ ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Continue' } ) ).not.toBeInTheDocument();
	} );
} );

describe( 'offline payments [B2-074]', () => {
	it( 'are listed with the way back, and enabled one by one', async () => {
		const { press } = open( { path: '/offline' } );
		expect( await screen.findByRole( 'heading', { name: 'Take offline payments' } ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Return to gateways' } ) ).toBeVisible();
		onRequest( 'PUT', `${ GATEWAYS }/cod`, () => {
			throw restError( 'internal', 'The database went away.', 500 );
		} );
		await press( 'Enable Cash on delivery' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'There was a problem saving your payment settings'
		);
		onRequest( 'PUT', `${ GATEWAYS }/cod`, {} );
		await press( 'Try again' );
		expect( ( await screen.findAllByText( 'Cash on delivery enabled' ) )[ 0 ] ).toBeVisible();
	} );

	const bank = () => ( {
		path: '/offline/bacs',
		gateways: [
			aGateway( 'bacs', {
				method_title: 'Direct bank transfer',
				settings: aSetting( 'title', 'Title', { value: 'Transfer' } ),
			} ),
		],
	} );

	it( 'ask for an account number or an IBAN, and check it [A5-009]', async () => {
		const { user, press, kept } = open( bank() );
		await user.type( await screen.findByRole( 'textbox', { name: 'Account name' } ), 'Main' );
		await press( 'Save changes' );
		const iban = screen.getByRole( 'textbox', { name: 'IBAN' } );
		expect( iban ).toHaveAccessibleDescription( 'Please enter an account number or IBAN' );
		await user.type( iban, 'DE02120300000000202052' );
		await press( 'Save changes' );
		expect( iban ).toHaveFocus();
		expect( iban ).toHaveAccessibleDescription(
			'“DE02120300000000202052” is not an IBAN. Check it for typing errors.'
		);
		expect( requestsMade( 'PUT' ) ).toEqual( [] );
		await user.clear( iban );
		await user.type( iban, 'DE02120300000000202051' );
		await press( 'Save changes' );
		await waitFor( () =>
			expect( kept.accounts.map( ( account ) => account.iban ) ).toEqual( [ 'DE02120300000000202051' ] )
		);
		expect( requestsMade( 'PUT' ).map( ( { path } ) => path ) ).toEqual( [ ACCOUNTS ] );
	} );

	it( 'keep what was typed where it can’t be saved', async () => {
		const { user, press } = open( bank() );
		const title = await screen.findByRole( 'textbox', { name: 'Title' } );
		await user.type( title, ' to us' );
		onRequest( 'PUT', `${ GATEWAYS }/bacs`, () => {
			throw restError( 'rest_setting_value_invalid', 'Too long.', 400, {
				'settings.title': 'Use fewer letters.',
			} );
		} );
		await press( 'Save changes' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'There was a problem saving your payment settings'
		);
		expect( title ).toHaveValue( 'Transfer to us' );
		expect( title ).toHaveAccessibleDescription( 'Use fewer letters.' );
	} );
} );

describe( 'the settings of a provider [B2-075]', () => {
	const gateways = [ aGateway( 'moon', { method_title: 'Moon Pay', settings: aSetting( 'title', 'Title' ) } ) ];

	it( 'are a form of all of them', async () => {
		open( { path: '/provider/moon', gateways } );
		expect( await screen.findByRole( 'heading', { name: 'Moon Pay' } ) ).toBeVisible();
		expect( screen.getByRole( 'textbox', { name: 'Title' } ) ).toBeVisible();
		expect( screen.getByRole( 'checkbox', { name: 'Enable this payment method' } ) ).toBeVisible();
	} );

	it( 'are what its plugin brings', async () => {
		answerPayments( { suggestions: [], gateways, accounts: [] } );
		onRequest( 'GET', `${ BASE }/providers?location=US`, () => LISTS );
		renderScreen(
			<>
				<PaymentsSettings location="US" onboardingUrl={ ONBOARDING } />
				<Fill name="storewright_payment_provider_settings_moon">
					{ ( { gateway }: { gateway?: Gateway } ) => <p>Own settings of { gateway?.method_title }</p> }
				</Fill>
			</>,
			{ stores, path: '/provider/moon' }
		);
		expect( await screen.findByText( 'Own settings of Moon Pay' ) ).toBeVisible();
		expect( screen.queryByRole( 'textbox', { name: 'Title' } ) ).not.toBeInTheDocument();
	} );

	it( 'are missing where there is no such provider', async () => {
		open( { path: '/provider/sun', gateways } );
		expect( await screen.findByRole( 'heading', { name: 'This payment method does not exist' } ) ).toBeVisible();
	} );
} );
