import { screen } from '@testing-library/react';

import type { PaymentsWelcome } from '../generated/rest';
import { fixture, onRequest, OWNER, renderScreen, requestsMade, restError } from '../shared/test-utils';
import PaymentsWelcomePage from './screen';
import { welcomeStore } from './store';

const PATH = '/wc-admin/payments-welcome';

const WELCOME: PaymentsWelcome = {
	provider: 'acme_pay',
	title: 'Acme Pay',
	content: 'Takes cards.',
	plugins: [ 'acme-pay' ],
	missing_plugins: [ 'acme-pay' ],
	currencies: 135,
	methods: 20,
	logos: [ 'visa' ],
	is_dismissed: false,
};

const open = ( answer: unknown, capabilities = OWNER.capabilities ?? {} ) => {
	onRequest( 'GET', PATH, answer as object );
	return renderScreen( <PaymentsWelcomePage />, {
		path: '/wc-pay-welcome-page',
		pageData: { capabilities },
		stores: [ welcomeStore as never ],
	} );
};

describe( 'the welcome page of the payment provider', () => {
	it( '[B2-020] [B9-011] says what it offers, and installs it', async () => {
		const { user } = open( WELCOME );
		expect( await screen.findByRole( 'region', { name: 'Get paid with Acme Pay' } ) ).toBeVisible();
		expect( screen.getByText( 'More than 135 currencies' ) ).toBeVisible();
		expect( screen.getByText( '20 payment methods' ) ).toBeVisible();
		onRequest( 'POST', '/wc-admin/plugins/install', {
			success: false,
			message: 'The disk is full.',
			data: {},
			errors: {},
		} );
		await user.click( screen.getByRole( 'button', { name: 'Install Acme Pay' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The disk is full.' );
		expect( screen.getByRole( 'button', { name: 'Try again' } ) ).toBeEnabled();
		expect( requestsMade( 'POST' ).map( ( { data } ) => data ) ).toEqual( [ { plugins: [ 'acme-pay' ] } ] );
	} );

	it( 'leads on where it is installed, and to an administrator who may not', async () => {
		const { unmount } = open( { ...WELCOME, missing_plugins: [] } );
		expect( await screen.findByRole( 'link', { name: 'Finish setup of Acme Pay' } ) ).toHaveAttribute(
			'href',
			expect.stringContaining( 'id=acme_pay' )
		);
		unmount();
		open( WELCOME, { manage_woocommerce: true } );
		expect( await screen.findByText( /Ask an administrator to install it/ ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Install Acme Pay' } ) ).not.toBeInTheDocument();
	} );

	it( 'stays as it is where the offer could not be dismissed', async () => {
		const { user } = open( WELCOME );
		onRequest( 'POST', '/wc-admin/options', () => Promise.reject( restError( 'broken', 'It broke.', 500 ) ) );
		await user.click( await screen.findByRole( 'button', { name: 'Dismiss' } ) );
		expect( await screen.findByText( 'The offer could not be dismissed.' ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Dismiss' } ) ).toBeEnabled();
	} );

	it( 'leads to the payment methods where no provider is suggested', async () => {
		open( fixture< { body: PaymentsWelcome } >( 'wc-admin.payments-welcome' ).body );
		expect( await screen.findByText( 'No payment provider is suggested' ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Choose payment methods' } ) ).toBeVisible();
	} );
} );
