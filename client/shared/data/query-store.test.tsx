import { register } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { act, screen, waitFor } from '@testing-library/react';

import { onRequest, renderScreen, requestsMade, restError } from '../test-utils';
import { createQueryStore, type Fetching } from './query-store';
import { request } from './request';
import { useQuery } from './use-query';

interface Page {
	page: number;
	search?: string;
}

const signals: AbortSignal[] = [];

const store = createQueryStore( 'test/orders', {
	getOrders: ( { query: { page, search = '' }, signal }: Fetching< Page > ) => {
		signals.push( signal );
		return request< string >( { path: `/orders?page=${ page }&search=${ search }`, signal } );
	},
	getCount: ( { signal }: Fetching ) => request< number >( { path: '/orders/count', signal } ),
} );

register( store );

const Orders = ( { query }: { query: Page } ) => {
	const result = useQuery( store, 'getOrders', query );
	switch ( result.status ) {
		case 'loading':
			return <p>Loading</p>;
		case 'failed':
			return <button onClick={ result.retry }>{ result.error.message }</button>;
		case 'ready':
			return <p>{ result.data }</p>;
	}
};

/** Shows the orders of a query, or none. */
const Screen = () => {
	const [ query, setQuery ] = useState< Page | null >( { page: 1 } );
	return (
		<>
			{ query && <Orders query={ query } /> }
			<button onClick={ () => setQuery( { page: 1 } ) }>First</button>
			<button onClick={ () => setQuery( { page: 2 } ) }>Second</button>
			<button onClick={ () => setQuery( null ) }>None</button>
		</>
	);
};

const show = ( element = <Screen /> ) => renderScreen( element, { stores: [ store as never ] } );
const path = ( page: number, search = '' ) => `/orders?page=${ page }&search=${ search }`;
const later = () => {
	let answer: ( value: unknown ) => void = () => undefined;
	const promise = new Promise( ( resolve ) => ( answer = resolve ) );
	return { promise, answer };
};

beforeEach( () => {
	signals.length = 0;
} );

describe( 'A query store', () => {
	it( 'asks once for queries of the same content', async () => {
		onRequest( 'GET', path( 1, 'a,b' ), 'Orders of a,b' );
		show(
			<>
				<Orders query={ { page: 1, search: 'a,b' } } />
				<Orders query={ { search: 'a,b', page: 1 } } />
			</>
		);
		expect( await screen.findAllByText( 'Orders of a,b' ) ).toHaveLength( 2 );
		expect( requestsMade() ).toHaveLength( 1 );
	} );

	it( 'keeps the answer to each query', async () => {
		onRequest( 'GET', path( 1 ), 'Page 1' );
		onRequest( 'GET', path( 2 ), 'Page 2' );
		const { user } = show();
		await screen.findByText( 'Page 1' );
		await user.click( screen.getByRole( 'button', { name: 'Second' } ) );
		await screen.findByText( 'Page 2' );
		await user.click( screen.getByRole( 'button', { name: 'First' } ) );
		expect( screen.getByText( 'Page 1' ) ).toBeVisible();
		expect( requestsMade() ).toHaveLength( 2 );
	} );

	it( 'says why it failed, and asks again when told to', async () => {
		onRequest( 'GET', path( 1 ), () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		const { user } = show();
		const retry = await screen.findByRole( 'button', { name: 'The database is away.' } );
		onRequest( 'GET', path( 1 ), 'Page 1' );
		await user.click( retry );
		expect( await screen.findByText( 'Page 1' ) ).toBeVisible();
	} );

	it( 'shows an invalidated answer until the next one is there', async () => {
		onRequest( 'GET', path( 1 ), 'Before' );
		const { registry } = show();
		await screen.findByText( 'Before' );
		const answer = later();
		onRequest( 'GET', path( 1 ), answer.promise );
		await act( async () => registry.dispatch( store ).invalidateResolution( 'getOrders', [ { page: 1 } ] ) );
		expect( screen.getByText( 'Before' ) ).toBeVisible();
		await act( async () => answer.answer( 'After' ) );
		expect( await screen.findByText( 'After' ) ).toBeVisible();
	} );

	it( 'forgets an answer that was removed', async () => {
		onRequest( 'GET', path( 1 ), 'Before' );
		const { registry } = show();
		await screen.findByText( 'Before' );
		onRequest( 'GET', path( 1 ), 'After' );
		await act( async () => registry.dispatch( store ).removeResult( 'getOrders', { page: 1 } ) );
		expect( screen.queryByText( 'Before' ) ).not.toBeInTheDocument();
		expect( await screen.findByText( 'After' ) ).toBeVisible();
	} );

	it( 'takes an answer that is known otherwise', async () => {
		onRequest( 'GET', '/orders/count', 1 );
		const { registry } = show( <p /> );
		await registry.resolveSelect( store ).getCount( {} );
		await registry.dispatch( store ).receiveResult( 'getCount', {}, 2 );
		expect( registry.select( store ).getCount( {} ) ).toBe( 2 );
	} );

	it( 'gives up a request that was sent again', async () => {
		const first = later();
		onRequest( 'GET', path( 1 ), first.promise );
		const { registry } = show();
		await waitFor( () => expect( requestsMade() ).toHaveLength( 1 ) );
		onRequest( 'GET', path( 1 ), 'Second answer' );
		await act( async () => registry.dispatch( store ).invalidateResolution( 'getOrders', [ { page: 1 } ] ) );
		expect( await screen.findByText( 'Second answer' ) ).toBeVisible();
		expect( signals.map( ( { aborted } ) => aborted ) ).toEqual( [ true, false ] );
		await act( async () => first.answer( 'First answer' ) );
		expect( screen.getByText( 'Second answer' ) ).toBeVisible();
	} );

	it( 'gives up a request that nobody waits for any more, and sends it anew when it is needed', async () => {
		onRequest( 'GET', path( 1 ), later().promise );
		const { user } = show();
		await waitFor( () => expect( requestsMade() ).toHaveLength( 1 ) );
		await user.click( screen.getByRole( 'button', { name: 'None' } ) );
		await waitFor( () => expect( signals[ 0 ]?.aborted ).toBe( true ) );

		onRequest( 'GET', path( 1 ), 'Page 1' );
		await user.click( screen.getByRole( 'button', { name: 'First' } ) );
		expect( await screen.findByText( 'Page 1' ) ).toBeVisible();
	} );

	it( 'goes on with a request that another component waits for', async () => {
		const answer = later();
		onRequest( 'GET', path( 1 ), answer.promise );
		const { user } = show(
			<>
				<Screen />
				<Orders query={ { page: 1 } } />
			</>
		);
		await waitFor( () => expect( requestsMade() ).toHaveLength( 1 ) );
		await user.click( screen.getByRole( 'button', { name: 'None' } ) );
		await act( async () => answer.answer( 'Page 1' ) );
		expect( await screen.findByText( 'Page 1' ) ).toBeVisible();
		expect( signals[ 0 ]?.aborted ).toBe( false );
	} );
} );
