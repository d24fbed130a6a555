import { act, screen, waitFor } from '@testing-library/react';

import * as browser from '../../../shared/routing/browser';
import { onRequest, requestsMade } from '../../../shared/test-utils';
import { aPartner, beyondRates, connection, CONNECTED, onComplete, open, trackEvent } from './test-utils/open-task';

beforeEach( () => {
	onComplete.mockReset();
	trackEvent.mockReset();
} );

describe( 'printing labels', () => {
	it( 'offers a lone service with what it can do [A2-048] [A3-016]', async () => {
		const { press } = await beyondRates( { partners: [ aPartner( 'pigeon' ) ] } );
		expect( await screen.findByText( 'With any printer.' ) ).toBeVisible();
		const install = screen.getByRole( 'link', { name: 'Install Partner pigeon (opens in a new tab)' } );
		expect( install ).toHaveAttribute( 'href', expect.stringContaining( 'plugin-install.php?plugin=pigeon' ) );
		await press( 'Continue without labels' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( trackEvent ).toHaveBeenCalledWith( 'tasklist_shipping_label_printing', { install: false } );
	} );

	it.each( [ 1, 2 ] )( 'says how long a service can be tried for nothing, of %d [A2-051]', async ( count ) => {
		const partners = [ aPartner( 'pigeon', { trial_days: 30 } ), aPartner( 'b' ) ].slice( 0, count );
		await beyondRates( { partners } );
		expect( await screen.findByRole( 'heading', { name: 'Partner pigeon Free trial of 30 days' } ) ).toBeVisible();
		expect( screen.getAllByText( /Free trial/ ) ).toHaveLength( 1 );
	} );

	it( 'lists several, with what is here already, and no way to install for who may not', async () => {
		await beyondRates( {
			partners: [
				aPartner( 'a', { is_active: true } ),
				aPartner( 'b', { install_url: '' } ),
				aPartner( 'c', { is_visible: false } ),
			],
		} );
		expect( await screen.findByRole( 'heading', { name: 'Partner b' } ) ).toBeVisible();
		expect( screen.getByText( 'Active' ) ).toBeVisible();
		expect( screen.queryByRole( 'link', { name: /Install/ } ) ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'heading', { name: 'Partner c' } ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'button', { name: 'Continue' } ) ).toBeVisible();
	} );

	it.each( [
		[ 'a service is there', true, 'Continue' ],
		[ 'none is', false, 'Continue without labels' ],
	] )( 'has a primary button only where %s', async ( _, isActive, name ) => {
		await beyondRates( { partners: [ aPartner( 'a', { is_active: isActive } ), aPartner( 'b' ) ] } );
		const button = await screen.findByRole( 'button', { name } );
		expect( button.classList.contains( 'is-primary' ) ).toBe( isActive );
	} );
} );

describe( 'connecting the store', () => {
	const URL_PATH =
		'/wc-admin/onboarding/plugins/jetpack-authorization-url?' +
		'redirect_url=http%3A%2F%2Fshop.example%2Fwp-admin%2Fadmin.php%3Fpage%3Dwc-admin%26task%3Dshipping%26step%3Dconnect&from=woocommerce-services';

	it( 'goes where the service says, and is busy until then [B2-079] [B4-006] [B7-012]', async () => {
		const loadPage = jest.spyOn( browser, 'loadPage' ).mockImplementation( () => {} );
		let answer: ( body: unknown ) => void = () => {};
		onRequest( 'GET', URL_PATH, () => new Promise( ( resolve ) => ( answer = resolve ) ) );
		const { press } = await beyondRates( { pageData: connection( true, false ) } );
		await press( 'Connect' );
		const button = screen.getByRole( 'button', { name: 'Connect' } );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		await press( 'Connect' );
		answer( { success: true, errors: [], url: 'https://service.example/connect' } );
		await waitFor( () => expect( loadPage ).toHaveBeenCalledWith( 'https://service.example/connect' ) );
		expect( loadPage ).toHaveBeenCalledTimes( 1 );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( onComplete ).not.toHaveBeenCalled();

		// The owner thought better of it, and the browser shows the page as it was.
		act( () => void window.dispatchEvent( new PageTransitionEvent( 'pageshow', { persisted: true } ) ) );
		expect( button ).toHaveAttribute( 'aria-disabled', 'false' );
		await press( 'Connect' );
		await waitFor( () => expect( requestsMade( 'GET', URL_PATH ) ).toHaveLength( 2 ) );
	} );

	it.each( [
		[ [ 'Closed today.', 'And tomorrow.' ], 'Closed today.' ],
		[ [], 'Error requesting connection URL.' ],
	] )( 'says why there is no address, and Retry loads the page anew [B4-007] [B8-001]', async ( errors, reason ) => {
		const reload = jest.spyOn( browser, 'reloadPage' ).mockImplementation( () => {} );
		onRequest( 'GET', URL_PATH, { success: false, errors, url: '' } );
		const { press } = await beyondRates( { pageData: connection( true, false ) } );
		await press( 'Connect' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( reason );
		expect( screen.getByRole( 'button', { name: 'Retry' } ) ).toHaveFocus();
		await press( 'Retry' );
		expect( reload ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'can be left out [B4-008]', async () => {
		const { press } = await beyondRates( { pageData: connection( true, false ) } );
		await press( 'No thanks' );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
	} );

	it( 'is no step where there is nothing to connect to [client 9]', async () => {
		await beyondRates( { pageData: connection( false, false ) } );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
		expect( screen.queryByText( 'Connect your store' ) ).not.toBeInTheDocument();
	} );

	it( 'is over when the owner comes back connected', async () => {
		open( { query: { step: 'connect' }, pageData: CONNECTED } );
		await waitFor( () => expect( onComplete ).toHaveBeenCalledTimes( 1 ) );
	} );
} );
