import { Slot } from '@wordpress/components';
import { screen, waitFor, within } from '@testing-library/react';

import { onRequest, renderScreen, requestsMade, restError } from '../../shared/test-utils';
import { PAYMENTS_BANNER, type PaymentsBannerFacts, type PaymentsBannerProps } from '../../shared/slots';
import PaymentsOnboarding from './payments-onboarding';
import { paymentsBannerFills } from './fills';
import { OPTION } from './use-closing';

const OPTIONS = '/wc-admin/options';

jest.mock( '@wordpress/a11y' );

const FACTS: PaymentsBannerFacts = {
	provider: 'moon_pay',
	currencies: 135,
	methods: 20,
	logos: [ 'visa', 'klarna' ],
	textPosition: 'left',
};
const onLeave = jest.fn();
const onChanged = jest.fn();

const show = ( facts: Partial< PaymentsBannerFacts > = {}, needsSetup = false ) => {
	const props: PaymentsBannerProps = {
		facts: { ...FACTS, ...facts },
		title: 'Moon Pay',
		content: 'Cards by night.',
		needsSetup,
		action: <button>Get started with Moon Pay</button>,
		onLeave,
		onChanged,
	};
	const shown = renderScreen(
		<>
			<Slot name={ PAYMENTS_BANNER } fillProps={ { ...props } } />
			<PaymentsOnboarding />
		</>
	);
	const press = async ( name: string ) => shown.user.click( await screen.findByRole( 'button', { name } ) );
	return { ...shown, press };
};
const banner = () => screen.findByRole( 'region', { name: 'Get paid with Moon Pay' } );
const CLOSE = 'Close the banner “Get paid with Moon Pay”';
const broken = () => {
	throw restError( 'internal', 'The database went away.', 500 );
};

beforeEach( () => {
	onLeave.mockReset();
	onChanged.mockReset();
} );

describe( 'the banner of a provider', () => {
	it( 'says what the provider is good for, with a picture and a footer of logos [A2-059] [A2-060] [A9-015]', async () => {
		show();
		const { getByText, getByRole, getAllByRole } = within( await banner() );
		expect( getByText( 'Cards by night.' ) ).toBeVisible();
		expect( getByText( 'More than 135 currencies' ) ).toBeVisible();
		expect( getByText( '20 payment methods' ) ).toBeVisible();
		expect( getByRole( 'button', { name: 'Get started with Moon Pay' } ) ).toBeVisible();
		expect( getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'More than 135 currencies',
			'20 payment methods',
			'Visa',
			'Klarna',
			'+ 18and 18 more',
		] );
		expect( ( await banner() ).querySelector( 'svg.picture' ) ).toHaveAttribute( 'aria-hidden', 'true' );
		expect( screen.queryByText( 'Setup required' ) ).not.toBeInTheDocument();
	} );

	it( 'has the text beside the picture on the one side or the other [A2-059]', async () => {
		const { unmount } = show();
		expect( ( await banner() ).querySelector( '.sides' ) ).not.toHaveClass( 'textRight' );
		unmount();
		show( { textPosition: 'right' } );
		expect( ( await banner() ).querySelector( '.sides' ) ).toHaveClass( 'textRight' );
	} );

	it( 'claims nothing that the provider does not say', async () => {
		show( { currencies: 0, methods: 0, logos: [] } );
		expect( within( await banner() ).queryByRole( 'list' ) ).not.toBeInTheDocument();
	} );

	it( 'says that setup is required where the plugin is there without being of use [A2-061]', async () => {
		show( {}, true );
		expect( within( await banner() ).getByText( 'Setup required' ) ).toBeVisible();
		expect(
			within( await banner() ).getByText( 'Moon Pay is installed, but customers can’t pay with it yet.' )
		).toBeVisible();
	} );

	it( 'is dismissed, and back by Undo', async () => {
		const { press } = show();
		onRequest( 'POST', OPTIONS, {} );
		await press( CLOSE );
		expect( screen.queryByRole( 'region', { name: /Moon Pay/ } ) ).not.toBeInTheDocument();
		expect( onLeave ).toHaveBeenCalledTimes( 1 );
		await press( 'Undo' );
		expect( await banner() ).toBeVisible();
		await waitFor( () => expect( onChanged ).toHaveBeenCalledTimes( 2 ) );
		expect( requestsMade( 'POST', OPTIONS ).map( ( { data } ) => data ) ).toEqual( [
			{ [ OPTION ]: 'yes' },
			{ [ OPTION ]: 'no' },
		] );
	} );

	it( 'stays where that can’t be kept, and says so; it can be tried again', async () => {
		const { press } = show();
		onRequest( 'POST', OPTIONS, broken );
		await press( CLOSE );
		expect( await screen.findByText( /could not be closed. The database went away/ ) ).toBeVisible();
		expect( await banner() ).toBeVisible();
		expect( onChanged ).not.toHaveBeenCalled();
		onRequest( 'POST', OPTIONS, {} );
		await press( 'Try again' );
		await waitFor( () => expect( screen.queryByRole( 'region', { name: /Moon Pay/ } ) ).not.toBeInTheDocument() );
	} );

	it( 'is loaded for the list of the payments task alone', () => {
		const isFor = ( query: Record< string, string >, path = '/' ) =>
			paymentsBannerFills[ 0 ].isFor( { path, query, params: {} } as never );
		expect( isFor( { task: 'payments' } ) ).toBe( true );
		expect( isFor( { task: 'payments', id: 'bacs' } ) ).toBe( false );
		expect( isFor( { task: 'tax' } ) ).toBe( false );
		expect( isFor( {} ) ).toBe( false );
	} );
} );
