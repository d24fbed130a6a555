import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectLogged } from '../test-utils';
import { LOAD_TIMEOUT, preloadModule, useModule } from './use-module';

interface Words {
	text: string;
}

function View( { load }: { load: () => Promise< Words > } ) {
	const words = useModule( load );
	switch ( words.status ) {
		case 'loading':
			return <p>Loading</p>;
		case 'ready':
			return <p>{ words.module.text }</p>;
		case 'failed':
			return <button onClick={ words.retry }>Retry</button>;
	}
}

const chunkError = () => Object.assign( new Error( 'Loading chunk home failed.' ), { name: 'ChunkLoadError' } );
const settle = () => act( async () => undefined );

describe( 'a module', () => {
	it( 'is fetched once, and there at once the next time', async () => {
		const load = jest.fn( () => Promise.resolve( { text: 'Hello' } ) );
		const { unmount } = render( <View load={ load } /> );
		expect( screen.getByText( 'Loading' ) ).toBeVisible();
		await settle();
		expect( screen.getByText( 'Hello' ) ).toBeVisible();
		unmount();
		render( <View load={ load } /> );
		expect( screen.getByText( 'Hello' ) ).toBeVisible();
		expect( load ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'that was asked for early is not asked for again', async () => {
		const load = jest.fn( () => Promise.resolve( { text: 'Early' } ) );
		preloadModule( load );
		await settle();
		render( <View load={ load } /> );
		expect( screen.getByText( 'Early' ) ).toBeVisible();
		expect( load ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is followed by another one', async () => {
		const { rerender } = render( <View load={ async () => ( { text: 'First' } ) } /> );
		const second = async () => ( { text: 'Second' } );
		rerender( <View load={ second } /> );
		await settle();
		expect( screen.getByText( 'Second' ) ).toBeVisible();
	} );
} );

describe( '[B4-031] [B8-010] a module that cannot be fetched', () => {
	it( 'can be tried again', async () => {
		const load = jest.fn< Promise< Words >, [] >().mockRejectedValueOnce( chunkError() );
		load.mockResolvedValueOnce( { text: 'At last' } );
		render( <View load={ load } /> );
		await settle();
		await userEvent.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await screen.findByText( 'At last' ) ).toBeVisible();
	} );

	it( 'can be tried again where only its styles are missing', async () => {
		const error = Object.assign( new Error(), { code: 'CSS_CHUNK_LOAD_FAILED' } );
		const load = () => Promise.reject( error );
		render( <View load={ load } /> );
		await settle();
		expect( screen.getByRole( 'button', { name: 'Retry' } ) ).toBeVisible();
	} );

	it( 'is tried again when it is shown again', async () => {
		const load = jest.fn< Promise< Words >, [] >().mockRejectedValueOnce( chunkError() );
		load.mockResolvedValueOnce( { text: 'At last' } );
		const { unmount } = render( <View load={ load } /> );
		await settle();
		unmount();
		render( <View load={ load } /> );
		expect( await screen.findByText( 'At last' ) ).toBeVisible();
	} );

	it( 'is tried again when it is asked for early again', async () => {
		const load = jest.fn< Promise< Words >, [] >().mockRejectedValueOnce( chunkError() );
		load.mockResolvedValueOnce( { text: 'At last' } );
		preloadModule( load );
		await settle();
		preloadModule( load );
		await settle();
		render( <View load={ load } /> );
		expect( screen.getByText( 'At last' ) ).toBeVisible();
	} );

	it( '[B9-012] has failed after 120 seconds', async () => {
		jest.useFakeTimers();
		const load = () => new Promise< Words >( () => undefined );
		render( <View load={ load } /> );
		await act( () => jest.advanceTimersByTimeAsync( LOAD_TIMEOUT - 1 ) );
		expect( screen.getByText( 'Loading' ) ).toBeVisible();
		await act( () => jest.advanceTimersByTimeAsync( 1 ) );
		expect( screen.getByRole( 'button', { name: 'Retry' } ) ).toBeVisible();
		jest.useRealTimers();
		expect( LOAD_TIMEOUT ).toBe( 120_000 );
	} );
} );

describe( '[B2-078] a module with a defect', () => {
	class Boundary extends Component< { children: ReactNode }, { caught: string } > {
		override state = { caught: '' };
		static getDerivedStateFromError = ( { message }: Error ) => ( { caught: message } );
		override render = () => this.state.caught || this.props.children;
	}

	it( 'is none to try again: its error goes on to the boundary', async () => {
		const load = () => Promise.reject( new TypeError( 'x is not a function' ) );
		render(
			<Boundary>
				<View load={ load } />
			</Boundary>
		);
		expect( await screen.findByText( 'x is not a function' ) ).toBeVisible();
		expectLogged( 'error', 'x is not a function' );
		expectLogged( 'error', 'The above error occurred' );
	} );
} );
