import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { PlaceSelect } from './place-select';

const OPTIONS = [
	{ value: 'DE', label: 'Germany', country: 'Germany', state: '' },
	{ value: 'FR', label: 'France', country: 'France', state: '' },
];

const show = ( error?: string ) =>
	render( <PlaceSelect options={ OPTIONS } value="" onChange={ jest.fn() } canAutofill={ false } error={ error } /> );

describe( 'The country’s field', () => {
	it( 'controls its list while that is open, whatever its ids are [client 7]', async () => {
		const field = ( show(), screen.getByRole( 'combobox', { name: 'Country / Region' } ) );
		expect( field ).not.toHaveAttribute( 'aria-controls' );
		await userEvent.type( field, 'e' );
		expect( field ).toHaveAttribute( 'aria-controls', screen.getByRole( 'listbox' ).id );
		await userEvent.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'listbox' ) ).not.toBeInTheDocument();
		expect( field ).not.toHaveAttribute( 'aria-controls' );
	} );

	it( 'is required, and described by what is wrong with it', () => {
		show( 'Choose a country.' );
		const field = screen.getByRole( 'combobox' );
		expect( field ).toBeRequired();
		expect( field ).toBeInvalid();
		expect( field ).toHaveAccessibleDescription( 'Choose a country.' );
	} );
} );
