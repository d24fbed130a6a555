import { act, screen, within } from '@testing-library/react';
import { useState } from '@wordpress/element';

import { updatePageData } from '../../data/page-data';
import { renderScreen } from '../../test-utils';
import { MoneyField } from './money-field';

const EUROS = {
	code: 'EUR',
	symbol: '€',
	position: 'right_space',
	thousandSeparator: '.',
	decimalSeparator: ',',
	decimals: 2,
} as const;

const Form = () => {
	const [ value, setValue ] = useState( '' );
	return (
		<>
			<MoneyField label="Price" name="price" value={ value } onChange={ setValue } onBlur={ () => {} } />
			<button>Next</button>
		</>
	);
};

const field = () => screen.getByRole( 'textbox', { name: 'Price' } );
const question = () => screen.queryByRole( 'group', { name: 'Which amount do you mean by “1.234”?' } );
const open = () => renderScreen( <Form />, { pageData: { currency: EUROS, locale: 'en-US' } } ).user;

it( 'asks which amount is meant once the field is left, and takes the answer', async () => {
	const user = open();
	await user.type( field(), '1.234' );
	expect( question() ).not.toBeInTheDocument();
	await user.tab();
	const answers = within( question()! ).getAllByRole( 'button' );
	expect( answers.map( ( { textContent } ) => textContent?.replace( /\s/g, ' ' ) ) ).toEqual(
		expect.arrayContaining( [ '1.234,00 €', '1,23 €' ] )
	);
	await user.click( within( question()! ).getByRole( 'button', { name: /^1\.234,00/ } ) );
	expect( field() ).toHaveValue( '1.234,00' );
	expect( field() ).toHaveFocus();
	expect( question() ).not.toBeInTheDocument();
} );

it( 'has the currency that is saved while it is there, not that of the page’s start [client 8]', () => {
	open();
	expect( screen.getByText( '€' ) ).toBeVisible();
	act( () => updatePageData( { currency: { ...EUROS, code: 'JPY', symbol: '¥', position: 'left' } } ) );
	expect( screen.getByText( '¥' ) ).toBeVisible();
	expect( screen.queryByText( '€' ) ).not.toBeInTheDocument();
} );

it( 'takes a decimal comma without asking', async () => {
	const user = open();
	await user.type( field(), '4,90' );
	await user.tab();
	expect( screen.queryByRole( 'group' ) ).not.toBeInTheDocument();
} );
