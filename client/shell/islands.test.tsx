import { Fill, Slot } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { registerPlugin, unregisterPlugin } from '@wordpress/plugins';
import { act, screen } from '@testing-library/react';
import { expectLogged } from '../shared/test-utils';
import type { IslandProps } from '../shared/routing';
import { mountIslands } from './islands';

const Greeting = ( { name }: IslandProps ) => <p>{ `Hello ${ String( name ) }` }</p>;

const Broken = (): never => {
	throw new Error( 'Out of order.' );
};

const loader = ( component: typeof Greeting | typeof Broken ) => () => Promise.resolve( { default: component } );

const mount = ( islands: Parameters< typeof mountIslands >[ 0 ] ) => act( async () => mountIslands( islands ) );

describe( '[B1-001] islands', () => {
	it( 'are rendered where the server wants them, with its properties', async () => {
		document.body.innerHTML = `<div data-island="greeting" data-props='{"name":"Ada"}'></div><div data-island="greeting"></div>`;
		await mount( { greeting: loader( Greeting ) } );
		expect( screen.getByText( 'Hello Ada' ) ).toBeVisible();
		expect( screen.getByText( 'Hello undefined' ) ).toBeVisible();
	} );

	it( 'leave what the server printed there until they can be shown, and when they can not', async () => {
		document.body.innerHTML = `<div data-island="greeting" data-props='{"name":"Di"}'>Printed</div><div data-island="lost">A list</div>`;
		let come: ( module: { default: typeof Greeting } ) => void = () => {};
		await mount( {
			greeting: () => new Promise( ( resolve ) => ( come = resolve ) ),
			lost: () => Promise.reject( Object.assign( new Error(), { name: 'ChunkLoadError' } ) ),
		} );
		expect( screen.getByText( 'Printed' ) ).toBeVisible();
		await act( async () => come( { default: Greeting } ) );
		expect( screen.getByText( 'Hello Di' ) ).toBeVisible();
		expect( screen.queryByText( 'Printed' ) ).toBeNull();
		expect( screen.getByText( 'A list' ) ).toBeVisible();
		expect( screen.getByRole( 'alert' ) ).toBeVisible();
	} );

	it( 'break for themselves', async () => {
		document.body.innerHTML = `<div data-island="broken"></div><div data-island="greeting" data-props='{"name":"Bo"}'></div>`;
		await mount( { broken: loader( Broken ), greeting: loader( Greeting ) } );
		expectLogged( 'error', 'Out of order.' );
		expectLogged( 'error', 'The above error occurred' );
		expect( screen.getByRole( 'heading', { name: 'Oops, something went wrong' } ) ).toBeVisible();
		expect( screen.getByText( 'Hello Bo' ) ).toBeVisible();
	} );

	it( 'share slots, notices and the plugins of extensions', async () => {
		document.body.innerHTML = `<div id="wpbody-content"><h1>Settings</h1><p data-island="slot">Loading</p><p data-island="fill"></p></div>`;
		act( () =>
			registerPlugin( 'test', {
				scope: 'storewright-admin',
				render: () => <Fill name="place">From a plugin</Fill>,
			} )
		);
		const Filling = () => <Fill name="place">From the other island</Fill>;
		await mount( {
			slot: () => Promise.resolve( { default: () => <Slot name="place" /> } ),
			fill: () => Promise.resolve( { default: Filling } ),
		} );
		await act( async () => void dispatch( noticesStore ).createInfoNotice( 'Saved.', { id: 'saved' } ) );

		const slot = document.querySelector( '[data-island="slot"]' );
		expect( slot ).toHaveTextContent( 'From the other island' );
		expect( slot ).toHaveTextContent( 'From a plugin' );
		expect( slot ).not.toHaveTextContent( 'Loading' );
		expect(
			screen.getByText( 'Saved.', { selector: '#wpbody-content > .storewright:first-child *' } )
		).toBeVisible();
		await act( async () => {
			unregisterPlugin( 'test' );
			await dispatch( noticesStore ).removeNotice( 'saved' );
		} );
	} );

	it( '[B8-017] that are unknown or told nonsense are named, and do not stop the others', async () => {
		document.body.innerHTML = `<div data-island="nowhere"></div><div data-island="greeting" data-props="{"></div><div data-island="greeting" data-props='{"name":"Cy"}'></div>`;
		await mount( { greeting: loader( Greeting ) } );
		expectLogged( 'error', 'There is no island “nowhere”.' );
		expectLogged( 'error', 'The island “greeting” got props that are not valid JSON.' );
		expect( screen.getByText( 'Hello Cy' ) ).toBeVisible();
	} );
} );
