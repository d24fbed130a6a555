import { screen, waitFor } from '@testing-library/react';

import * as browser from '../../../shared/routing/browser';
import { parseQuery } from '../../../shared/routing';
import { onRequest, renderScreen, requestsMade, restError } from '../../../shared/test-utils';
import { store } from '../../store';
import { aTask } from '../../test-utils/tasks';
import { Task } from './task';

jest.mock( '@wordpress/a11y' );

const CONNECT = '/wc-admin/plugins/connect-wcpay';
const FAILURE =
	"There was an error connecting to the provider's payments solution. Please try again or connect later in store settings.";
const link = ( more: string ) => `http://shop.example/wp-admin/admin.php?wcpay-connect=1${ more }`;
const LINKS = {
	connect: link( '&_wpnonce=a' ),
	test_drive: link( '&wcpay-test-drive=1&_wpnonce=b' ),
	reset: link( '&wcpay-reset-account=1&_wpnonce=c' ),
	disable_test_mode: link( '&wcpay-disable-onboarding-test-mode=1&_wpnonce=d' ),
};

const onComplete = jest.fn();

const open = ( state: object | null, query: Record< string, string > = {} ) => {
	const task = aTask( 'woocommerce-payments', {
		additionalData: { provider: state && { name: 'Moon Pay', ...state }, connectLinks: state ? LINKS : [] },
	} );
	return renderScreen( <Task { ...{ task, query, onComplete, trackEvent: jest.fn() } } />, {
		stores: [ store as never ],
	} );
};
const button = ( name: string ) => screen.getByRole( 'button', { name } );

let load: jest.SpyInstance;

beforeEach( () => {
	onComplete.mockReset();
	load = jest.spyOn( browser, 'loadPage' ).mockImplementation( () => undefined );
} );

describe( 'the page of the provider’s payments solution [A2-043]', () => {
	it( 'connects the account: asks where, and goes there [A7-001] [A7-002]', async () => {
		const { user } = open( { isConnected: false, isTestMode: false } );
		onRequest( 'POST', CONNECT, { connectUrl: LINKS.connect } );
		await user.dblClick( button( 'Connect account' ) );
		await waitFor( () => expect( load ).toHaveBeenCalledWith( LINKS.connect ) );
		expect( requestsMade( 'POST' ) ).toHaveLength( 1 );
	} );

	it( 'says so where that fails, and can be tried again [A8-003]', async () => {
		const { user } = open( { isConnected: false, isTestMode: false } );
		onRequest( 'POST', CONNECT, () => {
			throw restError( 'storewright_no_payments_provider', 'None.', 503 );
		} );
		await user.click( button( 'Connect account' ) );
		expect( await screen.findByText( FAILURE ) ).toBeVisible();
		expect( button( 'Connect account' ) ).toHaveAttribute( 'aria-disabled', 'false' );
		expect( button( 'Connect account' ) ).not.toHaveClass( 'is-busy' );
		onRequest( 'POST', CONNECT, { connectUrl: LINKS.connect } );
		await user.click( button( 'Connect account' ) );
		await waitFor( () => expect( load ).toHaveBeenCalledTimes( 1 ) );
		expect( screen.queryByText( FAILURE ) ).not.toBeInTheDocument();
	} );

	it( 'has a link for trying out, with its own nonce [A2-044]', () => {
		open( { isConnected: false, isTestMode: false } );
		expect( screen.getByRole( 'link', { name: 'Try it with a test account' } ) ).toHaveAttribute(
			'href',
			LINKS.test_drive
		);
	} );

	it( 'leads from a test account to a real one, or begins anew after a question [A2-044]', async () => {
		const { user } = open( { isConnected: true, isTestMode: true } );
		expect( screen.getByText( 'Your store has a test account. Payments are not real.' ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Go live' } ) ).toHaveAttribute( 'href', LINKS.disable_test_mode );
		await user.click( button( 'Reset account' ) );
		await user.click( button( 'Keep it' ) );
		expect( load ).not.toHaveBeenCalled();
		await user.click( button( 'Reset account' ) );
		await user.click( button( 'Start over' ) );
		expect( load ).toHaveBeenCalledWith( LINKS.reset );
	} );

	it( 'is over once the store is connected', async () => {
		const { user } = open( { isConnected: true, isTestMode: false } );
		expect( screen.getByText( 'Your store is connected with Moon Pay.' ) ).toBeVisible();
		await user.click( button( 'Continue' ) );
		expect( onComplete ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ 'failed', FAILURE ],
		[ 'expired', 'The link has expired. Try again.' ],
		[ 'not-allowed', 'You can’t connect this store. Ask an administrator.' ],
	] )( 'says why a link led back: %s', ( kind, sentence ) => {
		open( { isConnected: false, isTestMode: false }, { 'connect-error': kind } );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( sentence );
	} );

	it( 'leads to the other ways to pay where there is no provider', async () => {
		const { user } = open( null );
		await user.click( button( 'Choose a payment method' ) );
		expect( parseQuery( window.location.search ) ).toEqual( { page: 'wc-admin', task: 'payments' } );
	} );
} );
