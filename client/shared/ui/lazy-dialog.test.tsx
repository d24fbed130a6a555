import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { LazyDialog } from './lazy-dialog';

const notFetched = () => Object.assign( new Error( 'No network.' ), { name: 'ChunkLoadError' } );

const show = ( load: () => Promise< { Hello: () => JSX.Element } >, onClose = () => undefined as void ) =>
	render(
		<LazyDialog load={ load } failure="The greeting could not be loaded." onClose={ onClose }>
			{ ( { Hello } ) => <Hello /> }
		</LazyDialog>
	);

const module = { Hello: () => <p>Hello</p> };

describe( 'A dialog that is fetched when it is opened', () => {
	it( 'says that it is loading, then is there', async () => {
		show( () => Promise.resolve( module ) );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Loading…' );
		expect( await screen.findByText( 'Hello' ) ).toBeVisible();
	} );

	it( 'can be fetched again where that failed', async () => {
		const load = jest.fn().mockRejectedValueOnce( notFetched() ).mockResolvedValue( module );
		show( load );
		expect( await screen.findByText( 'The greeting could not be loaded.' ) ).toBeVisible();
		await userEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByText( 'Hello' ) ).toBeVisible();
	} );

	it( 'can be left where it cannot be fetched', async () => {
		const onClose = jest.fn();
		show( () => Promise.reject( notFetched() ), onClose );
		await userEvent.click( await screen.findByRole( 'button', { name: 'Dismiss' } ) );
		expect( onClose ).toHaveBeenCalledTimes( 1 );
	} );
} );
