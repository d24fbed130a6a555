import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadFailure } from './load-failure';

describe( 'a screen that cannot be loaded', () => {
	it( '[B8-010] offers to try again', async () => {
		const onRetry = jest.fn();
		render( <LoadFailure onRetry={ onRetry } /> );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'This page could not be loaded' );
		await userEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( onRetry ).toHaveBeenCalledTimes( 1 );
	} );
} );
