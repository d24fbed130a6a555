import { screen, waitFor, within } from '@testing-library/react';

import * as browser from '../../../shared/routing/browser';
import { parseQuery } from '../../../shared/routing';
import { onRequest, requestsMade, restError } from '../../../shared/test-utils';
import { GATEWAYS, SUGGESTIONS } from './store';
import { group, onComplete, open, row, trackEvent } from './test-utils/open-task';
import { aGateway, aMissing, aSetting, aSuggestion, needing } from './test-utils/server';

jest.mock( '@wordpress/a11y' );

const address = () => parseQuery( window.location.search );
const buttonIn = async ( title: string ) => ( await row( title ) ).getByRole( 'button' );

beforeEach( () => {
	onComplete.mockReset();
	trackEvent.mockReset();
} );

describe( 'the list of ways to pay', () => {
	it( 'shows what is suggested, by what it is good for [A2-037] [A3-012]', async () => {
		const { user } = open( {
			suggestions: [
				aMissing( 'big', { transaction_processors: { Visa: '', Master: 'http://shop.example/m.svg' } } ),
				aMissing( 'near', { category: 'local' } ),
				aMissing( 'later', { category: 'additional' } ),
				aMissing( 'rare', { category: 'other' } ),
				aSuggestion( 'cod', { category: 'offline' } ),
				aSuggestion( 'far', { external_link: 'https://far.example/start' } ),
				aSuggestion( 'hidden', { is_visible: false } ),
			],
			gateways: [ aGateway( 'cod' ), aGateway( 'brought' ) ],
		} );
		const names = async ( part: string ) =>
			within( await group( part ) )
				.queryAllByRole( 'heading', { level: 4 } )
				.map( ( { textContent } ) => textContent );
		expect( await names( 'Payment providers' ) ).toEqual( [ 'Provider big', 'Provider far' ] );
		expect( await names( 'Local payment partners' ) ).toEqual( [ 'Provider near' ] );
		expect( await names( 'Additional payment options' ) ).toEqual( [ 'Provider later' ] );
		expect( await names( 'From your plugins' ) ).toEqual( [ 'Gateway brought' ] );
		expect( await names( 'Offline payment methods' ) ).toEqual( [ 'Provider cod' ] );
		expect( await names( 'Other payment providers' ) ).toEqual( [] );
		await user.click( screen.getByRole( 'button', { name: /^Show/ } ) );
		expect( await names( 'Other payment providers' ) ).toEqual( [ 'Provider rare' ] );

		const processors = ( await row( 'Provider big' ) ).getByRole( 'list', { name: /Payment methods of/ } );
		expect( processors ).toHaveTextContent( 'Visa' );
		expect( within( processors ).getByRole( 'img', { name: 'Master' } ) ).toBeVisible();
		const link = ( await row( 'Provider far' ) ).getByRole( 'link' );
		expect( link ).toHaveAttribute( 'href', 'https://far.example/start' );
		expect( link ).toHaveTextContent( 'Get started' );
	} );

	it.each( [
		[ 'alone, without a provider', {}, [ aSuggestion( 'cod', { category: 'offline' } ) ], true ],
		[ 'alone, with a provider', {}, [ aSuggestion( 'far', { external_link: 'https://far.example/' } ) ], false ],
		[ 'beside WooCommerce', { isCompanion: true }, [ aSuggestion( 'cod', { category: 'offline' } ) ], false ],
		[ 'without promotions', { promotions: false }, [ aSuggestion( 'cod', { category: 'offline' } ) ], false ],
	] )( 'says what card payments come with: %s [owner 14]', async ( _, pageData, suggestions, isSaid ) => {
		open( { suggestions, gateways: [ aGateway( 'cod' ) ], pageData } );
		await screen.findByRole( 'group', { name: 'Payment methods' } );
		expect( screen.queryAllByText( /^Card payments come with WooCommerce/ ) ).toHaveLength( isSaid ? 1 : 0 );
	} );

	it( 'recommends one: that of the lowest priority [A2-038]', async () => {
		open( {
			suggestions: [
				aMissing( 'second', { recommendation_priority: 2 } ),
				aMissing( 'first', { recommendation_priority: 1, category: 'local' } ),
				aMissing( 'also', { recommendation_priority: 1 } ),
				aMissing( 'addition', { recommendation_priority: 0, category: 'additional' } ),
				aMissing( 'none' ),
			],
		} );
		await group( 'Payment providers' );
		expect( screen.getAllByText( 'Recommended' ) ).toHaveLength( 1 );
		expect( ( await row( 'Provider also' ) ).getByText( 'Recommended' ) ).toBeVisible();
		expect( await buttonIn( 'Provider also' ) ).toHaveClass( 'is-primary' );
		expect( await buttonIn( 'Provider second' ) ).not.toHaveClass( 'is-primary' );
	} );

	it.each( [
		[ 'nothing to set up, not offered [A4-030]', aSuggestion( 'a' ), aGateway( 'a' ), 'Enable' ],
		[ 'nothing to set up, offered [A4-030]', aSuggestion( 'a' ), aGateway( 'a', { enabled: true } ), 'Manage' ],
		[
			'set-up needed, plugin there [A4-031]',
			aSuggestion( 'a', { plugins: [ 'a' ] } ),
			needing( 'a', aSetting( 'key', 'Key' ) ),
			'Finish setup',
		],
		[ 'set-up needed, plugin missing [A4-032]', aMissing( 'a' ), null, 'Get started' ],
		[ 'set-up done, not offered [A4-033]', aSuggestion( 'a', { plugins: [ 'a' ] } ), aGateway( 'a' ), 'Enable' ],
		[
			'set-up done, offered [A4-033]',
			aSuggestion( 'a', { plugins: [ 'a' ] } ),
			aGateway( 'a', { enabled: true } ),
			'Manage',
		],
	] )( 'has a button for each state: %s [A4-029]', async ( _, suggestion, gateway, text ) => {
		open( { suggestions: [ suggestion ], gateways: gateway ? [ gateway ] : [] } );
		const found = await row( 'Provider a' );
		const button = text === 'Manage' ? found.getByRole( 'link' ) : found.getByRole( 'button' );
		expect( button ).toHaveTextContent( text );
		expect( button.getAttribute( 'href' ) ).toBe( text === 'Manage' ? aGateway( 'a' ).settings_url : null );
	} );

	it( 'leads to the task’s page for one without plugins [A2-036] [A2-040]', async () => {
		const { press, user } = open( {
			suggestions: [ aSuggestion( 'bacs', { state: { test_mode: false, dev_mode: false, needs_setup: true } } ) ],
			gateways: [ aGateway( 'bacs' ) ],
			query: { from: 'mail' },
		} );
		await press( 'Get started with Provider bacs' );
		expect( address() ).toEqual( { page: 'wc-admin', task: 'payments', id: 'bacs' } );
		expect( await screen.findByRole( 'heading', { name: 'Set up Provider bacs' } ) ).toHaveFocus();
		expect( trackEvent ).toHaveBeenCalledWith( 'tasklist_payment_setup', { selected: 'bacs' } );
		await screen.findByRole( 'textbox', { name: /IBAN/ } );
		await user.click( screen.getByRole( 'link', { name: 'Other payment methods' } ) );
		expect( await screen.findByRole( 'group', { name: 'Payment methods' } ) ).toHaveFocus();
	} );

	it( 'stays on the page for one with plugins [A2-041]', async () => {
		const { press } = open( { suggestions: [ aMissing( 'a' ) ], query: { from: 'mail' } } );
		await press( 'Get started with Provider a' );
		expect( address() ).toEqual( { page: 'wc-admin', task: 'payments', from: 'mail', id: 'a' } );
		expect( screen.getByRole( 'heading', { name: 'Install Provider a' } ) ).toBeVisible();
	} );

	it( 'offers what needs no more at once, and says so', async () => {
		const { press, kept } = open( {
			suggestions: [ aSuggestion( 'cod', { title: 'Cash on delivery', category: 'offline' } ) ],
			gateways: [ aGateway( 'cod' ) ],
		} );
		expect( screen.queryByRole( 'button', { name: 'Continue' } ) ).not.toBeInTheDocument();
		await press( 'Enable Cash on delivery' );
		expect( await screen.findByText( 'Cash on delivery configured successfully' ) ).toBeVisible();
		expect( kept.gateways[ 0 ]?.enabled ).toBe( true );
		expect( await screen.findByRole( 'link', { name: 'Manage Cash on delivery' } ) ).toBeVisible();
		expect( requestsMade( 'PUT' ) ).toEqual( [
			{ method: 'PUT', path: `${ GATEWAYS }/cod`, data: { enabled: true } },
		] );
		await press( 'Continue' );
		expect( onComplete ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'makes one request of two clicks', async () => {
		const { user } = open( { suggestions: [ aSuggestion( 'cod' ) ], gateways: [ aGateway( 'cod' ) ] } );
		await user.dblClick( await screen.findByRole( 'button', { name: 'Enable Provider cod' } ) );
		expect( await screen.findByText( 'Provider cod configured successfully' ) ).toBeVisible();
		expect( requestsMade( 'PUT' ) ).toHaveLength( 1 );
	} );

	it( 'says what could not be saved, and why [A8-002]', async () => {
		const { press } = open( { suggestions: [ aSuggestion( 'cod' ) ], gateways: [ aGateway( 'cod' ) ] } );
		onRequest( 'PUT', `${ GATEWAYS }/cod`, () => {
			throw restError( 'internal', 'The database went away.', 500 );
		} );
		await press( 'Enable Provider cod' );
		const alert = await screen.findByRole( 'alert' );
		expect( alert ).toHaveTextContent( 'There was a problem saving your payment settings' );
		expect( alert ).toHaveTextContent( 'The database went away.' );
		expect( screen.getByRole( 'button', { name: 'Enable Provider cod' } ) ).toHaveAttribute(
			'aria-disabled',
			'false'
		);
	} );

	it( 'says that it could not be loaded, and tries again', async () => {
		const { press } = open( { suggestions: [ aSuggestion( 'cod' ) ] } );
		onRequest( 'GET', GATEWAYS, () => {
			throw restError( 'internal', 'The database went away.', 500 );
		} );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database went away.' );
		onRequest( 'GET', GATEWAYS, [ aGateway( 'cod' ) ] );
		await press( 'Try again' );
		expect( await buttonIn( 'Provider cod' ) ).toBeVisible();
	} );

	it( 'shows nobody what needs a plugin that they may not install', async () => {
		open( {
			suggestions: [ aMissing( 'a' ), aSuggestion( 'cod', { category: 'offline' } ) ],
			gateways: [ aGateway( 'cod' ) ],
			pageData: { capabilities: { manage_woocommerce: true } },
		} );
		expect( await buttonIn( 'Provider cod' ) ).toBeVisible();
		expect( screen.queryByText( 'Provider a' ) ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: 'Hide suggested providers' } ) ).not.toBeInTheDocument();
	} );
} );

describe( 'the provider’s own solution', () => {
	const installed = {
		suggestions: [
			aSuggestion( 'woocommerce_payments', { title: 'Moon Pay', plugins: [ 'woocommerce-payments' ] } ),
		],
		gateways: [ aGateway( 'woocommerce_payments', { needs_setup: true } ) ],
		facts: { hasPaymentsProvider: true },
	};
	const CONNECT = '/wc-admin/plugins/connect-wcpay';

	it( 'is connected by its button, once its plugin is there [A7-001] [A7-002] [A7-003]', async () => {
		const load = jest.spyOn( browser, 'loadPage' ).mockImplementation( () => undefined );
		const { press } = open( installed );
		onRequest( 'POST', CONNECT, { connectUrl: 'http://shop.example/wp-admin/admin.php?wcpay-connect=1' } );
		await press( 'Finish setup of Moon Pay' );
		await waitFor( () =>
			expect( load ).toHaveBeenCalledWith( 'http://shop.example/wp-admin/admin.php?wcpay-connect=1' )
		);
		expect( requestsMade( 'POST', CONNECT ) ).toHaveLength( 1 );
	} );

	it( 'says so where that fails, and can be tried again [A8-003]', async () => {
		const { press } = open( installed );
		onRequest( 'POST', CONNECT, () => {
			throw restError( 'unavailable', 'Closed.', 503 );
		} );
		await press( 'Finish setup of Moon Pay' );
		expect(
			await screen.findByText(
				"There was an error connecting to the provider's payments solution. Please try again or connect later in store settings."
			)
		).toBeVisible();
		expect( await buttonIn( 'Moon Pay' ) ).toHaveAttribute( 'aria-disabled', 'false' );
		expect( await buttonIn( 'Moon Pay' ) ).not.toHaveClass( 'is-busy' );
	} );
} );

describe( 'suggested providers', () => {
	const some = [ aMissing( 'a' ), aSuggestion( 'cod', { category: 'offline' } ) ];

	it( 'can be taken off the list and put back', async () => {
		const { press } = open( { suggestions: some, gateways: [ aGateway( 'cod' ) ] } );
		onRequest( 'POST', `${ SUGGESTIONS }/dismiss`, ( { data }: { data: unknown } ) =>
			( data as { dismissed: boolean } ).dismissed ? some.slice( 1 ) : some
		);
		await press( 'Hide suggested providers' );
		await press( 'Show suggested providers' );
		expect( await buttonIn( 'Provider a' ) ).toBeVisible();
		expect( requestsMade( 'POST' ).map( ( { data } ) => data ) ).toEqual( [
			{ dismissed: true },
			{ dismissed: false },
		] );
	} );

	it( 'cannot be brought back where all promotions are off', async () => {
		open( {
			suggestions: some.slice( 1 ),
			gateways: [ aGateway( 'cod' ) ],
			facts: { areSuggestionsHidden: true },
			pageData: { promotions: false },
		} );
		expect( await buttonIn( 'Provider cod' ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Show suggested providers' } ) ).not.toBeInTheDocument();
	} );
} );
