import { act, screen, waitFor } from '@testing-library/react';

import { onRequest, renderScreen, requestsMade, restError, type RestRequest } from '../test-utils';
import { PREFERENCES_PATH, preferencesStore, useUserPreferences } from './user-preferences';

const Layout = () => {
	const preferences = useUserPreferences();
	return <p>{ preferences.status === 'ready' ? preferences.data.homepage_layout : preferences.status }</p>;
};

const show = async () => {
	onRequest( 'GET', PREFERENCES_PATH, { woocommerce_meta: { homepage_layout: 'one', other: 'kept' } } );
	const { registry } = renderScreen( <Layout />, { stores: [ preferencesStore as never ] } );
	await screen.findByText( 'one' );
	return registry.dispatch( preferencesStore );
};

describe( 'The user’s preferences', () => {
	it( '[B7-021] are shown at once when they change, and alone are sent', async () => {
		const { updatePreferences } = await show();
		const saved = { woocommerce_meta: { homepage_layout: 'two', other: 'changed elsewhere' } };
		onRequest( 'POST', PREFERENCES_PATH, saved );
		await act( () => updatePreferences( { homepage_layout: 'two' } ) );
		expect( await screen.findByText( 'two' ) ).toBeVisible();
		expect( requestsMade( 'POST' )[ 0 ]?.data ).toEqual( { woocommerce_meta: { homepage_layout: 'two' } } );
		expect( requestsMade( 'GET' ) ).toHaveLength( 1 );
	} );

	it( 'are what they were where they can’t be saved', async () => {
		const { updatePreferences } = await show();
		onRequest( 'POST', PREFERENCES_PATH, () => {
			throw restError( 'rest_invalid_param', 'There is no such preference.', 400 );
		} );
		await act( () =>
			expect( updatePreferences( { homepage_layout: 'two' } ) ).rejects.toThrow( 'There is no such preference.' )
		);
		expect( await screen.findByText( 'one' ) ).toBeVisible();
	} );

	it( 'are those of the server where nobody knew them before one was not saved', async () => {
		onRequest( 'GET', PREFERENCES_PATH, { woocommerce_meta: { other: 'kept' } } );
		onRequest( 'POST', PREFERENCES_PATH, () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		const { registry } = renderScreen( <p />, { stores: [ preferencesStore as never ] } );
		const { updatePreferences } = registry.dispatch( preferencesStore );
		await act( () => expect( updatePreferences( { homepage_layout: 'two' } ) ).rejects.toThrow( 'away' ) );
		expect( await registry.resolveSelect( preferencesStore ).getPreferences( {} ) ).toEqual( { other: 'kept' } );
	} );

	it( 'are sent one after the other, the newest last, and no answer hides a later one', async () => {
		const { updatePreferences } = await show();
		let stored: Record< string, string > = { homepage_layout: 'one', other: 'kept' };
		const answers: Array< () => void > = [];
		onRequest( 'POST', PREFERENCES_PATH, async ( { data }: RestRequest ) => {
			await new Promise< void >( ( answer ) => answers.push( answer ) );
			stored = { ...stored, ...( data as { woocommerce_meta: Record< string, string > } ).woocommerce_meta };
			return { woocommerce_meta: stored };
		} );
		const addTo = ( word: string ) =>
			updatePreferences( ( { homepage_layout: before } ) => ( { homepage_layout: `${ before } ${ word }` } ) );
		const all: Array< Promise< void > > = [];
		act( () => void all.push( addTo( 'two' ), addTo( 'three' ), addTo( 'four' ) ) );
		for ( const sent of [ 1, 2, 3 ] ) {
			expect( await screen.findByText( 'one two three four' ) ).toBeVisible();
			await waitFor( () => expect( answers ).toHaveLength( sent ) );
			expect( requestsMade( 'POST' ) ).toHaveLength( sent );
			await act( async () => answers[ sent - 1 ]?.() );
		}
		await act( () => Promise.all( all ) );
		expect( stored ).toEqual( { homepage_layout: 'one two three four', other: 'kept' } );
	} );

	it( 'lose nothing else where one of several can’t be saved', async () => {
		const { updatePreferences } = await show();
		onRequest( 'POST', PREFERENCES_PATH, ( { data }: RestRequest ) => {
			const values = ( data as { woocommerce_meta: Record< string, string > } ).woocommerce_meta;
			if ( values.homepage_layout === 'one two' ) {
				throw restError( 'internal', 'The database is away.', 500 );
			}
			return { woocommerce_meta: { other: 'kept', ...values } };
		} );
		const addTo = ( word: string ) =>
			updatePreferences( ( { homepage_layout: before } ) => ( { homepage_layout: `${ before } ${ word }` } ) );
		await act( async () => {
			const both = await Promise.allSettled( [ addTo( 'two' ), addTo( 'three' ) ] );
			expect( both.map( ( { status } ) => status ) ).toEqual( [ 'rejected', 'fulfilled' ] );
		} );
		expect( await screen.findByText( 'one three' ) ).toBeVisible();
	} );
} );
