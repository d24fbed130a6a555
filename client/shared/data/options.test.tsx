import { act, screen } from '@testing-library/react';

import { onRequest, renderScreen, requestsMade, restError } from '../test-utils';
import { optionsStore, useOptions } from './options';

const PATH = '/wc-admin/options';
const LAYOUT = 'woocommerce_default_homepage_layout';
const TRACKING = 'woocommerce_allow_tracking';
const NAMES = [ LAYOUT, TRACKING ] as const;
const READ = `${ PATH }?options=${ LAYOUT },${ TRACKING }`;

const Values = () => <p>{ JSON.stringify( useOptions( NAMES ) ) ?? 'Loading' }</p>;

const show = () => renderScreen( <Values /> );
const shown = ( layout: unknown, tracking: unknown ) =>
	screen.findByText( JSON.stringify( { [ LAYOUT ]: layout, [ TRACKING ]: tracking } ) );

describe( 'Options', () => {
	it( 'are read together, once', async () => {
		onRequest( 'GET', READ, { [ LAYOUT ]: false, [ TRACKING ]: 'yes' } );
		show();
		expect( screen.getByText( 'Loading' ) ).toBeVisible();
		expect( await shown( false, 'yes' ) ).toBeVisible();
		expect( requestsMade() ).toHaveLength( 1 );
	} );

	it( '[B7-021] are shown at once when they change, wherever they are read', async () => {
		onRequest( 'GET', READ, { [ LAYOUT ]: false, [ TRACKING ]: 'yes' } );
		onRequest( 'POST', PATH, { [ LAYOUT ]: true } );
		const { registry } = show();
		await shown( false, 'yes' );
		await act( async () => void registry.dispatch( optionsStore ).updateOptions( { [ LAYOUT ]: 'two_columns' } ) );
		expect( await shown( 'two_columns', 'yes' ) ).toBeVisible();
		expect( requestsMade( 'POST' ) ).toEqual( [
			{ method: 'POST', path: PATH, data: { [ LAYOUT ]: 'two_columns' } },
		] );
	} );

	it( 'are what they were where they can’t be saved', async () => {
		onRequest( 'GET', READ, { [ LAYOUT ]: false, [ TRACKING ]: 'yes' } );
		onRequest( 'POST', PATH, () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		const { registry } = show();
		await shown( false, 'yes' );
		await act( () =>
			expect( registry.dispatch( optionsStore ).updateOptions( { [ LAYOUT ]: 'two_columns' } ) ).rejects.toThrow(
				'The database is away.'
			)
		);
		expect( await shown( false, 'yes' ) ).toBeVisible();
	} );
} );
