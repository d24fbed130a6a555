import { screen } from '@testing-library/react';

import { requestsMade } from '../../../shared/test-utils';
import { open } from './test-utils/open-task';
import { aSetting, aSuggestion, needing } from './test-utils/server';

jest.mock( '@wordpress/a11y' );

const SETTINGS = {
	...aSetting( 'secret', 'Secret Phrase', { type: 'password', value: '••••••••0a1b2c3d' } ),
	...aSetting( 'capture', 'Capture at once', { type: 'checkbox', value: 'no' } ),
};

const openForm = () =>
	open( {
		suggestions: [ aSuggestion( 'a', { plugins: [ 'a' ] } ) ],
		gateways: [ needing( 'a', SETTINGS ) ],
		query: { id: 'a' },
	} );

const changes = () => requestsMade( 'PUT' ).map( ( { data } ) => data );

describe( 'a password that is saved', () => {
	it( 'is not shown, and stays', async () => {
		const { press, user } = openForm();
		const secret = await screen.findByLabelText( 'Secret Phrase' );
		expect( secret ).toHaveValue( '' );
		expect( secret ).toHaveAccessibleDescription( /^Saved\. Enter a new value to replace it\.\s*$/ );
		await user.click( screen.getByRole( 'checkbox', { name: 'Capture at once' } ) );
		await press( 'Save and enable' );
		expect( changes() ).toEqual( [ { enabled: true, settings: { capture: 'yes' } } ] );
	} );

	it( 'is replaced by what is typed', async () => {
		const { press, user } = openForm();
		await user.type( await screen.findByLabelText( 'Secret Phrase' ), 'new' );
		await press( 'Save and enable' );
		expect( changes() ).toEqual( [ { enabled: true, settings: { secret: 'new' } } ] );
	} );

	it( 'is cleared, or kept after all', async () => {
		const { press } = openForm();
		await screen.findByLabelText( 'Secret Phrase' );
		await press( 'Clear' );
		await press( 'Save and enable' );
		expect( screen.getByLabelText( 'Secret Phrase' ) ).toHaveAttribute( 'aria-invalid', 'true' );
		expect( changes() ).toEqual( [] );
		await press( 'Keep the saved value' );
		await press( 'Save and enable' );
		expect( changes() ).toEqual( [ { enabled: true } ] );
	} );
} );

it( 'keeps no secret in the browser, but the rest', async () => {
	const settings = {
		...aSetting( 'secret', 'Phrase', { type: 'password', value: '' } ),
		...aSetting( 'api_key', 'Code', { value: '' } ),
		...aSetting( 'two', 'Publishable key', { value: '' } ),
		...aSetting( 'sender', 'Sender', { value: '' } ),
	};
	const form = () =>
		open( {
			suggestions: [ aSuggestion( 'a', { plugins: [ 'a' ] } ) ],
			gateways: [ needing( 'a', settings ) ],
			query: { id: 'a' },
		} );
	const { user, unmount } = form();
	const type = async ( name: string, text: string ) => user.type( await screen.findByLabelText( name ), text );
	await type( 'Phrase', 'hush-1' );
	await type( 'Code', 'hush-2' );
	await type( 'Publishable key', 'hush-3' );
	expect( Object.keys( window.sessionStorage ) ).toEqual( [] );
	await type( 'Sender', 'Corner Shop' );
	const kept = Object.values( window.sessionStorage ).join();
	expect( kept ).toContain( 'Corner Shop' );
	expect( kept ).not.toContain( 'hush' );
	unmount();
	const { press } = form();
	await press( 'Restore' );
	expect( screen.getByLabelText( 'Sender' ) ).toHaveValue( 'Corner Shop' );
	expect( screen.getByLabelText( 'Phrase' ) ).toHaveValue( '' );
} );

it.each( [
	[ 'salt', 'Salt' ],
	[ 'a', 'Request signature' ],
	[ 'a', 'HMAC' ],
	[ 'hash_value', 'Value' ],
	[ 'a', 'Terminal PIN' ],
	[ 'terminal_pin', 'Terminal' ],
	[ 'a', 'Client certificate' ],
	[ 'a', 'API keys' ],
	[ 'api_keys', 'Codes' ],
	[ 'merchant-keys', 'Codes' ],
	[ 'a', 'Signing keys' ],
	[ 'a', 'Private keys' ],
	[ 'a', 'Private keyfile' ],
	[ 'private_key1', 'First code' ],
	[ 'api_key2', 'Second code' ],
	[ 'access_keyid', 'Code' ],
	[ 'key2', 'Second code' ],
	[ 'terminal_pins', 'Terminals' ],
] )( 'takes a field for a secret by its name: %s, “%s”', async ( id, label ) => {
	const { user } = open( {
		suggestions: [ aSuggestion( 'a', { plugins: [ 'a' ] } ) ],
		gateways: [ needing( 'a', aSetting( id, label, { value: '' } ) ) ],
		query: { id: 'a' },
	} );
	await user.type( await screen.findByLabelText( label ), 'hush' );
	expect( Object.keys( window.sessionStorage ) ).toEqual( [] );
} );

it.each( [
	[ 'shipping', 'Shipping note' ],
	[ 'keyword', 'Keywords' ],
] )( 'keeps a field whose name only contains the letters of a secret: %s, “%s”', async ( id, label ) => {
	const { user } = open( {
		suggestions: [ aSuggestion( 'a', { plugins: [ 'a' ] } ) ],
		gateways: [ needing( 'a', aSetting( id, label, { value: '' } ) ) ],
		query: { id: 'a' },
	} );
	await user.type( await screen.findByLabelText( label ), 'Fragile' );
	expect( Object.values( window.sessionStorage ).join() ).toContain( 'Fragile' );
} );

it( 'restores only what was changed: the rest is as it is saved by then', async () => {
	const form = ( sender: string ) =>
		open( {
			suggestions: [ aSuggestion( 'a', { plugins: [ 'a' ] } ) ],
			gateways: [
				needing( 'a', {
					...aSetting( 'sender', 'Sender', { value: sender } ),
					...aSetting( 'note', 'Note', { value: '' } ),
				} ),
			],
			query: { id: 'a' },
		} );
	const { user, unmount } = form( 'Corner Shop' );
	await user.type( await screen.findByLabelText( 'Note' ), 'Thanks' );
	expect( Object.values( window.sessionStorage ).join() ).not.toContain( 'Corner Shop' );
	unmount();
	const { press } = form( 'Round Shop' );
	await press( 'Restore' );
	expect( screen.getByLabelText( 'Note' ) ).toHaveValue( 'Thanks' );
	expect( screen.getByLabelText( 'Sender' ) ).toHaveValue( 'Round Shop' );
} );
