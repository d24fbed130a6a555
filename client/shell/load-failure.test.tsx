import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectLogged } from '../shared/test-utils';
import { LoadFailure } from './load-failure';
import { ErrorBoundary } from './page';

describe( 'a screen that cannot be loaded', () => {
	it( '[B8-010] offers to try again', async () => {
		const onRetry = jest.fn();
		const error = Object.assign( new Error(), { name: 'ChunkLoadError' } );
		render( <LoadFailure error={ error } onRetry={ onRetry } /> );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'This page could not be loaded' );
		await userEvent.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( onRetry ).toHaveBeenCalledTimes( 1 );
	} );

	it( '[B2-078] is a crash where the screen itself is the reason', () => {
		render(
			<ErrorBoundary>
				<LoadFailure error={ new TypeError( 'x is not a function' ) } onRetry={ jest.fn() } />
			</ErrorBoundary>
		);
		expectLogged( 'error', 'x is not a function' );
		expectLogged( 'error', 'The above error occurred' );
		expect( screen.getByRole( 'heading', { name: 'Oops, something went wrong' } ) ).toBeVisible();
	} );
} );
