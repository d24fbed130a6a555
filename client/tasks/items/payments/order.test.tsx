import { screen, within } from '@testing-library/react';

import { onRequest, requestsMade, restError } from '../../../shared/test-utils';
import { ORDER } from './store';
import { group, open } from './test-utils/open-task';
import { aGateway, aSuggestion } from './test-utils/server';

jest.mock( '@wordpress/a11y' );

const TITLES = { bacs: 'Bank', cheque: 'Check', cod: 'Cash' };

const openWith = ( enabled: string[] ) =>
	open( {
		suggestions: Object.keys( TITLES ).map( ( id ) => aSuggestion( id, { category: 'offline' } ) ),
		gateways: Object.entries( TITLES ).map( ( [ id, title ] ) =>
			aGateway( id, { title, enabled: enabled.includes( id ) } )
		),
	} );
const order = async () =>
	within( await group( 'Display order at checkout' ) )
		.getAllByRole( 'listitem' )
		.map( ( { textContent } ) => textContent );
const broken = () => {
	throw restError( 'internal', 'The database went away.', 500 );
};

describe( 'the order at checkout', () => {
	it( 'is shown of the ways to pay that customers can choose, where there are two', async () => {
		const { press } = openWith( [ 'cod' ] );
		onRequest( 'PUT', '/wc/v3/payment_gateways/bacs', aGateway( 'bacs', { title: 'Bank', enabled: true } ) );
		await screen.findByRole( 'region', { name: 'Offline payment methods' } );
		expect( screen.queryByRole( 'region', { name: 'Display order at checkout' } ) ).not.toBeInTheDocument();
		await press( 'Enable Provider bacs' );
		expect( await order() ).toEqual( [ 'Bank', 'Cash' ] );
		expect( requestsMade( 'PUT', ORDER ) ).toEqual( [] );
	} );

	it( 'is saved at once when it is changed, in the places that these ways to pay hold', async () => {
		const { kept, press, user } = openWith( [ 'bacs', 'cod' ] );
		await press( 'Move Cash' );
		await user.dblClick( await screen.findByRole( 'menuitem', { name: 'Move up' } ) );
		expect( await screen.findByText( 'Order saved' ) ).toBeVisible();
		expect( await order() ).toEqual( [ 'Cash', 'Bank' ] );
		expect( requestsMade( 'PUT', ORDER ).map( ( { data } ) => data ) ).toEqual( [
			{ ids: [ 'cod', 'bacs' ], known: [ 'bacs', 'cod' ] },
		] );
		expect( kept.gateways.map( ( { id } ) => id ) ).toEqual( [ 'cod', 'cheque', 'bacs' ] );
		expect( screen.getByRole( 'button', { name: 'Move Cash' } ) ).toHaveFocus();
	} );

	it( 'is as it was where it could not be saved, says so, and can be tried again', async () => {
		const { kept, press, user } = openWith( [ 'bacs', 'cod' ] );
		const save = ( { data }: { data: unknown } ) => {
			const { ids } = data as { ids: string[] };
			return ids.flatMap( ( id ) => kept.gateways.filter( ( gateway ) => gateway.id === id ) );
		};
		onRequest( 'PUT', ORDER, broken );
		await press( 'Move Bank' );
		await user.click( await screen.findByRole( 'menuitem', { name: 'Move down' } ) );
		const alert = await screen.findByRole( 'alert' );
		expect( alert ).toHaveTextContent( 'The order was not saved' );
		expect( alert ).toHaveTextContent( 'The database went away.' );
		expect( await order() ).toEqual( [ 'Bank', 'Cash' ] );
		onRequest( 'PUT', ORDER, save );
		await press( 'Try again' );
		expect( await screen.findByText( 'Order saved' ) ).toBeVisible();
		expect( await order() ).toEqual( [ 'Cash', 'Bank' ] );
		expect( screen.getByRole( 'heading', { name: 'Display order at checkout' } ) ).toHaveFocus();
	} );

	it( 'that somebody else has changed meanwhile is shown, and not undone', async () => {
		const { kept, press, user } = openWith( [ 'bacs', 'cheque', 'cod' ] );
		await group( 'Display order at checkout' );
		kept.gateways = [ ...kept.gateways ].reverse();
		await press( 'Move Bank' );
		await user.click( await screen.findByRole( 'menuitem', { name: 'Move down' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Arranged by somebody else.' );
		expect( await order() ).toEqual( [ 'Cash', 'Check', 'Bank' ] );
		expect( screen.queryByRole( 'button', { name: 'Try again' } ) ).not.toBeInTheDocument();
	} );
} );
