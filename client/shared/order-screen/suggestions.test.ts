import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

import { attachSuggestions } from './suggestions';

const FORM = ( order: number ) => `
	<div data-order="${ order }">
		<form>
			<label>Product 1<input name="new[0][product]" data-suggest="products"></label>
			<label>Account<input name="customer" data-suggest="customers"></label>
			<label>First name<input name="billing[first_name]" value=""></label>
			<label>City<input name="billing[city]" value="Bergen"></label>
			<label>Ship to<input name="shipping[city]" value=""></label>
			<label>Country<select name="billing[country]"><option value="">–</option><option value="NO">Norway</option></select></label>
		</form>
	</div>`;

const ADA = {
	id: 12,
	email: 'ada@example.org',
	first_name: 'Ada',
	last_name: '',
	billing: { first_name: 'Ada', city: 'Oslo', country: 'NO' },
	shipping: { city: 'Oslo' },
};

const answers: jest.Mock = jest.fn();

function open( order = 0 ) {
	document.body.innerHTML = FORM( order );
	window.storewrightScreen = { root: 'http://shop.example/?rest_route=/', nonce: 'n0nce', shortcuts: true };
	document.querySelectorAll< HTMLInputElement >( 'input[data-suggest]' ).forEach( attachSuggestions );
	return userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
}

const field = ( name: string ) => screen.getByLabelText< HTMLInputElement >( name );
const offered = ( name: string ) => [ ...( field( name ).list?.options ?? [] ) ].map( ( { value } ) => value );
const pause = () => jest.advanceTimersByTimeAsync( 250 );

beforeEach( () => {
	jest.useFakeTimers();
	answers.mockReset();
	globalThis.fetch = async ( url, init ) => {
		const body: unknown = answers( String( url ), init );
		return { ok: body !== undefined, json: () => Promise.resolve( body ) } as Response;
	};
} );

afterEach( () => {
	jest.useRealTimers();
	Reflect.deleteProperty( globalThis, 'fetch' );
} );

it( 'offers products by name or SKU once one stops typing, with what the server reads them by', async () => {
	const user = open();
	answers.mockReturnValue( [
		{ id: 4, name: 'Lamp', sku: 'LAMP-1' },
		{ id: 5, name: 'Lamp, small', sku: '' },
	] );
	await user.type( field( 'Product 1' ), 'l' );
	await pause();
	expect( answers ).not.toHaveBeenCalled();
	await user.type( field( 'Product 1' ), 'am' );
	await pause();
	expect( answers ).toHaveBeenCalledTimes( 1 );
	const [ url, init ] = answers.mock.calls[ 0 ] as [ string, RequestInit ];
	expect( url ).toMatch( /^http:\/\/shop\.example\/\?rest_route=\/wc\/v3\/products&.*search_name_or_sku=lam$/ );
	expect( init.headers ).toEqual( { 'X-WP-Nonce': 'n0nce' } );
	expect( offered( 'Product 1' ) ).toEqual( [ '#4 Lamp (LAMP-1)', '#5 Lamp, small' ] );
	expect( offered( 'Account' ) ).toEqual( [] );

	answers.mockReturnValue( undefined );
	await user.type( field( 'Product 1' ), 'ps' );
	await pause();
	expect( offered( 'Product 1' ) ).toEqual( [] );
} );

it.each( [
	[ 'of a new order', 0, [ 'Ada', 'Bergen', 'Oslo', 'NO' ] ],
	[ 'of one that is there: they stay', 7, [ '', 'Bergen', '', '' ] ],
] )( 'fills empty fields of the addresses with those of the chosen customer, %s', async ( _, order, filled ) => {
	const user = open( order );
	answers.mockReturnValue( [ ADA ] );
	await user.type( field( 'Account' ), 'ada' );
	await pause();
	expect( offered( 'Account' ) ).toEqual( [ '#12 Ada ada@example.org' ] );
	await user.clear( field( 'Account' ) );
	await user.click( field( 'Account' ) );
	await user.paste( '#12 Ada ada@example.org' );
	expect( [ 'First name', 'City', 'Ship to', 'Country' ].map( ( name ) => field( name ).value ) ).toEqual( filled );
	await pause();
	expect( answers ).toHaveBeenCalledTimes( 1 );
} );
