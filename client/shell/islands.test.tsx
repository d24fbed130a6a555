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

	it( 'break for themselves', async () => {
		document.body.innerHTML = `<div data-island="broken"></div><div data-island="greeting" data-props='{"name":"Bo"}'></div>`;
		await mount( { broken: loader( Broken ), greeting: loader( Greeting ) } );
		expectLogged( 'error', 'Out of order.' );
		expectLogged( 'error', 'The above error occurred' );
		expect( screen.getByRole( 'heading', { name: 'Oops, something went wrong' } ) ).toBeVisible();
		expect( screen.getByText( 'Hello Bo' ) ).toBeVisible();
	} );

	it( '[B8-017] that are unknown or told nonsense are named, and do not stop the others', async () => {
		document.body.innerHTML = `<div data-island="nowhere"></div><div data-island="greeting" data-props="{"></div><div data-island="greeting" data-props='{"name":"Cy"}'></div>`;
		await mount( { greeting: loader( Greeting ) } );
		expectLogged( 'error', 'There is no island “nowhere”.' );
		expectLogged( 'error', 'The island “greeting” was told something that is no JSON.' );
		expect( screen.getByText( 'Hello Cy' ) ).toBeVisible();
	} );
} );
