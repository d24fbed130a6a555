import { act, screen } from '@testing-library/react';

import { onRequest, renderScreen, requestsMade, restError } from '../test-utils';
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
} );
