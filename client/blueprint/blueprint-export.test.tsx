import { screen, waitFor } from '@testing-library/react';

import { onRequest, renderScreen, requestsMade, restError } from '../shared/test-utils';
import BlueprintExport from './blueprint-export';

jest.mock( '@wordpress/a11y' );

const EXPORT = '/wc-admin/blueprint/export';
const STEPS = [
	{ id: 'setWCSettings', label: 'Settings' },
	{ id: 'setWCShipping', label: 'Shipping' },
];

const show = () => renderScreen( <BlueprintExport steps={ STEPS } /> );
const button = () => screen.getByRole( 'button', { name: 'Export' } );
const link = () => screen.queryByRole( 'link', { name: 'Download the blueprint' } );

beforeEach( () => {
	URL.createObjectURL = jest.fn( () => 'blob:blueprint' );
	URL.revokeObjectURL = jest.fn();
} );

describe( 'the export of a blueprint [B2-077]', () => {
	it( 'has every step chosen, and answers JSON as woo-blueprint.json [B3-025] [B4-027] [B7-006]', async () => {
		const { user } = show();
		expect( screen.getByRole( 'checkbox', { name: 'Settings' } ) ).toBeChecked();
		await user.click( screen.getByRole( 'checkbox', { name: 'Shipping' } ) );
		onRequest( 'POST', EXPORT, { type: 'json', data: { steps: [] } } );
		await user.click( button() );
		await waitFor( () => expect( link() ).toHaveAttribute( 'download', 'woo-blueprint.json' ) );
		expect( link() ).toHaveAttribute( 'href', 'blob:blueprint' );
		expect( requestsMade( 'POST', EXPORT ).map( ( { data } ) => data ) ).toEqual( [
			{ steps: [ 'setWCSettings' ], export_as_zip: false },
		] );
	} );

	it( 'answers a zip file as its data URL [B7-006]', async () => {
		const { user } = show();
		await user.click( screen.getByRole( 'checkbox', { name: 'Export as a zip file' } ) );
		onRequest( 'POST', EXPORT, { type: 'zip', data: 'data:application/zip;base64,UEs=' } );
		await user.click( button() );
		await waitFor( () => expect( link() ).toHaveAttribute( 'href', 'data:application/zip;base64,UEs=' ) );
		expect( link() ).toHaveAttribute( 'download', 'woo-blueprint.zip' );
	} );

	it( 'runs once at a time, and needs something to export [B5-009]', async () => {
		const { user } = show();
		let answer: ( value: unknown ) => void = () => undefined;
		onRequest( 'POST', EXPORT, () => new Promise( ( resolve ) => ( answer = resolve ) ) );
		await user.click( button() );
		expect( button() ).toBeDisabled();
		answer( { type: 'json', data: {} } );
		await waitFor( () => expect( button() ).toBeEnabled() );
		await user.click( screen.getByRole( 'checkbox', { name: 'Settings' } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'Shipping' } ) );
		expect( button() ).toBeDisabled();
	} );

	it( 'says in a notice that can be dismissed why it failed [B8-014] [B4-027]', async () => {
		const { user } = show();
		onRequest( 'POST', EXPORT, () => {
			throw restError( 'internal', 'The database went away.', 500 );
		} );
		await user.click( button() );
		expect( await screen.findByText( 'The database went away.' ) ).toBeVisible();
		expect( link() ).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: /Dismiss|Close/ } ) );
		expect( screen.queryByText( 'The database went away.' ) ).not.toBeInTheDocument();
	} );
} );
