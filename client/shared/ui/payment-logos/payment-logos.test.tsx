import { render, screen, within } from '@testing-library/react';

import { LOGOS } from './logos';
import { PaymentLogos } from './payment-logos';

let width = 1400;
const { matchMedia } = window;

// Media queries are asked for once, and looked at again and again.
beforeAll( () => {
	window.matchMedia = ( ( query: string ) => ( {
		get matches() {
			return width <= Number( /max-width: (\d+)px/.exec( query )?.[ 1 ] ?? 0 );
		},
		addEventListener: () => undefined,
		removeEventListener: () => undefined,
	} ) ) as never;
} );

afterAll( () => {
	window.matchMedia = matchMedia;
} );

const items = () => screen.getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent );

describe( 'Logos of ways to pay', () => {
	it( 'are these [A3-020]', () => {
		expect( Object.keys( LOGOS ) ).toEqual( [
			'visa',
			'mastercard',
			'amex',
			'discover',
			'woopay',
			'applepay',
			'googlepay',
			'afterpay',
			'affirm',
			'klarna',
		] );
	} );

	it.each( [
		[ 1400, 10, 10 ],
		[ 769, 10, 10 ],
		[ 768, 7, 13 ],
		[ 481, 7, 13 ],
		[ 480, 5, 15 ],
		[ 320, 5, 15 ],
	] )( 'at %i pixels are %i, and “+ %i” [A9-013] [B9-005]', ( wide, shown, rest ) => {
		width = wide;
		render( <PaymentLogos /> );
		expect( items() ).toHaveLength( shown + 1 );
		expect( screen.getByText( `+ ${ rest }` ) ).toBeVisible();
		expect( screen.getByText( `and ${ rest } more` ) ).toBeInTheDocument();
	} );

	it( 'are at most ten, of those that there are, in the order given [A9-013]', () => {
		width = 1400;
		const { rerender } = render( <PaymentLogos names={ [ 'klarna', 'nonsense', 'toString', 'visa' ] } /> );
		const list = within( screen.getByRole( 'list', { name: 'Included payment methods' } ) );
		expect( list.getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'Klarna',
			'Visa',
			'+ 18and 18 more',
		] );
		rerender( <PaymentLogos names={ [ 'visa', ...Object.keys( LOGOS ), 'amex' ] } count={ 10 } /> );
		expect( items() ).toHaveLength( 10 );
	} );
} );
