import { screen, waitFor } from '@testing-library/react';

import { getPageData } from '../shared/data/page-data';
import { preferencesStore, PREFERENCES_PATH } from '../shared/data/user-preferences';
import { onRequest, renderScreen, requestsMade, restError } from '../shared/test-utils';
import { launchTourFills } from './fills';
import LaunchTour from './tour';

const OPTIONS =
	'/wc-admin/options?options=woocommerce_coming_soon,woocommerce_store_pages_only,woocommerce_private_link,woocommerce_share_key,woocommerce_show_lys_tour';

const LIVE = {
	woocommerce_coming_soon: 'no',
	woocommerce_store_pages_only: 'no',
	woocommerce_private_link: 'no',
	woocommerce_share_key: 'abc',
	woocommerce_show_lys_tour: 'yes',
};

interface Answers {
	options?: Partial< typeof LIVE >;
	hidden?: string;
}

function show( { options = {}, hidden = '' }: Answers = {} ) {
	onRequest( 'GET', OPTIONS, { ...LIVE, ...options } );
	onRequest( 'GET', PREFERENCES_PATH, { woocommerce_meta: { launch_your_store_tour_hidden: hidden } } );
	return renderScreen(
		<div className="storewright">
			<h1>Home</h1>
			<LaunchTour />
		</div>,
		{ pageData: { launchTour: true, features: [ 'launch-your-store' ] }, stores: [ preferencesStore as never ] }
	);
}

const tour = () => screen.findByRole( 'dialog', { name: 'Your store is live' } );

/** Waits until everything was asked that decides about the tour. */
const everythingIsAsked = () =>
	waitFor( () => {
		expect( requestsMade( 'GET', OPTIONS ) ).toHaveLength( 1 );
		expect( requestsMade( 'GET', PREFERENCES_PATH ) ).toHaveLength( 1 );
	} );

describe( '[B2-042] [B4-016] the launch tour', () => {
	it( '[B7-015] [B7-016] shows once the store was launched, as read with options and user', async () => {
		show();
		expect( await tour() ).toBeVisible();
		expect( screen.getByText( 'Everyone can see your store now.' ) ).toBeVisible();
		await everythingIsAsked();
	} );

	it.each( [
		[ 'the store was not launched', { options: { woocommerce_show_lys_tour: 'no' } } ],
		[ 'the user has hidden it', { hidden: 'yes' } ],
	] )( 'does not show where %s', async ( _why, answers ) => {
		show( answers );
		await everythingIsAsked();
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );

	it( 'is loaded on Home alone, where the feature is on and the tour waits', () => {
		const isFor = ( path: string, query: Record< string, string >, pageData: object ) => {
			window.storewright = { features: [ 'launch-your-store' ], launchTour: true, ...pageData };
			return launchTourFills[ 0 ].isFor( { path, query, params: {} } );
		};
		expect( isFor( '/', {}, {} ) ).toBe( true );
		expect( isFor( '/', { task: 'shipping' }, {} ) ).toBe( false );
		expect( isFor( '/customers', {}, {} ) ).toBe( false );
		expect( isFor( '/', {}, { features: [] } ) ).toBe( false );
		expect( isFor( '/', {}, { launchTour: false } ) ).toBe( false );
	} );

	it.each( [
		[ { woocommerce_store_pages_only: 'yes' }, 'in place of your store. The rest of your site is public.', false ],
		[ { woocommerce_private_link: 'yes' }, 'in place of your whole site.', true ],
	] )( '[B7-015] says who sees a store that waits again: %j', async ( more, sentence, hasGuests ) => {
		show( { options: { woocommerce_coming_soon: 'yes', ...more } } );
		const dialog = await screen.findByRole( 'dialog', { name: 'Your store is coming soon' } );
		expect( dialog ).toHaveTextContent( sentence );
		expect( dialog.textContent.includes( 'Guests with your private link' ) ).toBe( hasGuests );
	} );

	it( 'has the focus, and goes on and back by keyboard', async () => {
		const { user } = show();
		await tour();
		await waitFor( () => expect( screen.getByRole( 'heading', { name: 'Your store is live' } ) ).toHaveFocus() );
		await user.tab();
		expect( screen.getByRole( 'button', { name: 'Close the tour' } ) ).toHaveFocus();
		await user.tab();
		await user.keyboard( '{Enter}' );
		await waitFor( () => expect( screen.getByRole( 'heading', { name: 'Come back to Home' } ) ).toHaveFocus() );
		expect( screen.getByText( 'Step 2 of 2' ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Back' } ) );
		expect( await tour() ).toBeVisible();
		expect( requestsMade( 'POST' ) ).toEqual( [] );
	} );

	it.each( [
		[ 'Escape', ( user: ReturnType< typeof show >[ 'user' ] ) => user.keyboard( '{Escape}' ) ],
		[
			'its button',
			( user: ReturnType< typeof show >[ 'user' ] ) =>
				user.click( screen.getByRole( 'button', { name: 'Close the tour' } ) ),
		],
		[
			'its last step',
			async ( user: ReturnType< typeof show >[ 'user' ] ) => {
				await user.click( screen.getByRole( 'button', { name: 'Next' } ) );
				await user.click( await screen.findByRole( 'button', { name: 'Done' } ) );
			},
		],
	] )( '[B4-017] [B7-017] [B3-012] is closed by %s, which the user’s preference keeps', async ( _by, close ) => {
		const { user } = show();
		await tour();
		onRequest( 'POST', PREFERENCES_PATH, ( { data }: { data: unknown } ) => data );
		await close( user );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument() );
		expect( requestsMade( 'POST', PREFERENCES_PATH ).map( ( { data } ) => data ) ).toEqual( [
			{ woocommerce_meta: { launch_your_store_tour_hidden: 'yes' } },
		] );
		expect( screen.getByRole( 'heading', { name: 'Home' } ) ).toHaveFocus();
		expect( getPageData().launchTour ).toBe( false );
	} );

	it( 'says why that could not be kept', async () => {
		const { user } = show();
		await tour();
		onRequest( 'POST', PREFERENCES_PATH, () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		await user.keyboard( '{Escape}' );
		expect( await screen.findByText( 'The database is away.' ) ).toBeVisible();
	} );
} );
