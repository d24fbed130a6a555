import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

import { attachPage } from './page';

const PAGE = `
	<div id="storewright-order" data-order="0">
		<form id="storewright-order-form" method="post" action="http://shop.example/new">
			<label>Status<select name="status">
				<option value="pending">Pending payment</option><option value="processing">Processing</option>
			</select></label>
			<ul class="storewright-order__follows">
				<li data-status="pending">Nothing is reduced.</li><li data-status="processing">Stock is reduced.</li>
			</ul>
			<label>Product 1<input name="new[0][product]"></label>
			<label>Quantity<input name="new[0][quantity]" value="1"></label>
			<label>Coupon code<input name="new_coupons[0]"></label>
			<label>Quantity of Lamp<input name="items[3][quantity]" value="1" data-stored="1"></label>
			<label>Fee<input name="new_fee[name]"></label><label>Amount<input name="new_fee[total]"></label>
			<label>Tax class<select name="new_fee[tax]"><option>None</option><option>Standard</option></select></label>
			<label>City<input name="billing[city]"></label>
			<div id="storewright-order-calculation" role="status"></div>
		</form>
	</div>`;

const answers: jest.Mock = jest.fn();

function open() {
	document.body.innerHTML = PAGE;
	attachPage( document );
	return userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
}

const field = ( name: string ) => screen.getByLabelText( name );
const pause = () => jest.advanceTimersByTimeAsync( 600 );

beforeEach( () => {
	jest.useFakeTimers();
	answers.mockReset();
	globalThis.fetch = async ( _, init ) => {
		const html = ( await answers( Object.fromEntries( init?.body as FormData ) ) ) as string;
		return { ok: true, text: () => Promise.resolve( html ) } as Response;
	};
} );

afterEach( () => {
	jest.useRealTimers();
	Reflect.deleteProperty( globalThis, 'fetch' );
} );

it( 'calculates while one types, but not of a product that one is still looking for', async () => {
	const user = open();
	await user.type( field( 'Product 1' ), 'lam' );
	await pause();
	expect( answers ).not.toHaveBeenCalled();

	answers.mockReturnValue( '<div id="storewright-order-calculation"><h3>After saving</h3><p>$40.00</p></div>' );
	await user.clear( field( 'Product 1' ) );
	await user.paste( '#4 Lamp' );
	await user.clear( field( 'Quantity' ) );
	await user.type( field( 'Quantity' ), '2' );
	await pause();
	expect( answers.mock.calls ).toEqual( [
		[ expect.objectContaining( { do: 'preview', 'new[0][product]': '#4 Lamp', 'new[0][quantity]': '2' } ) ],
	] );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'After saving$40.00' );
	await user.type( field( 'City' ), 'Oslo' );
	await pause();
	expect( answers ).toHaveBeenCalledTimes( 1 );

	// What is left in the field is meant.
	answers.mockReturnValue( '<p class="notice-error">There is no product with the ID or SKU “lam”.</p>' );
	await user.clear( field( 'Product 1' ) );
	await user.type( field( 'Product 1' ), 'lam' );
	await user.tab();
	await pause();
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'There is no product with the ID or SKU “lam”.' );
} );

it( 'says where the amounts can’t be calculated, and what follows from the chosen status alone', async () => {
	const user = open();
	expect( screen.getByText( 'Nothing is reduced.' ) ).toBeVisible();
	await user.selectOptions( field( 'Status' ), 'Processing' );
	expect( screen.getByText( 'Nothing is reduced.' ) ).not.toBeVisible();
	expect( screen.getByText( 'Stock is reduced.' ) ).toBeVisible();

	answers.mockRejectedValue( new TypeError( 'Failed to fetch' ) );
	await user.type( field( 'Quantity' ), '2' );
	await pause();
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'The amounts could not be calculated. Check your connection.'
	);

	answers.mockReset().mockResolvedValue( '<form id="loginform"></form>' );
	await user.selectOptions( field( 'Tax class' ), 'Standard' );
	await pause();
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'The amounts could not be calculated. Reload the page.' );
} );

it( 'calculates without what one is still looking for', async () => {
	const user = open();
	answers.mockReturnValue( '<div id="storewright-order-calculation">$40.00</div>' );
	for ( const [ label, name ] of [
		[ 'Product 1', 'new[0][product]' ],
		[ 'Coupon code', 'new_coupons[0]' ],
	] as const ) {
		answers.mockClear();
		await user.clear( field( 'Quantity' ) );
		await user.type( field( 'Quantity' ), '2' );
		await user.type( field( label ), 'summ' );
		await pause();
		const [ [ sent ] ] = answers.mock.calls as [ [ Record< string, string > ] ];
		expect( sent ).toMatchObject( { 'new[0][quantity]': '2' } );
		expect( sent ).not.toHaveProperty( [ name ] );
		await user.clear( field( label ) );
	}
} );

it( 'calculates without a fee that has no amount yet', async () => {
	const user = open();
	answers.mockReturnValue( '<div id="storewright-order-calculation">$40.00</div>' );
	await user.type( field( 'Fee' ), 'Gift wrap' );
	await pause();
	expect( answers.mock.calls ).toEqual( [ [ expect.not.objectContaining( { 'new_fee[name]': 'Gift wrap' } ) ] ] );
	await user.type( field( 'Amount' ), '5' );
	await pause();
	expect( answers ).toHaveBeenLastCalledWith(
		expect.objectContaining( { 'new_fee[name]': 'Gift wrap', 'new_fee[total]': '5' } )
	);
} );

it( 'does not send what the order has already', () => {
	open();
	const form = document.querySelector( 'form' ) as HTMLFormElement;
	const sent = () => {
		const formData = new FormData( form );
		form.dispatchEvent( Object.assign( new Event( 'formdata' ), { formData } ) );
		return formData.get( 'items[3][quantity]' );
	};
	expect( sent() ).toBeNull();
	( field( 'Quantity of Lamp' ) as HTMLInputElement ).value = '2';
	expect( sent() ).toBe( '2' );
} );

it( 'copies an address also where there is no form, for who may only look', async () => {
	document.body.innerHTML = `<div id="storewright-order" data-order="7">
		<address id="order-billing-text">Ann Lee</address>
		<button type="button" data-copy="order-billing-text" hidden>Copy</button>
	</div>`;
	const copied = document.getElementById( 'order-billing-text' ) as HTMLElement;
	// What a browser has, and jsdom has not.
	copied.innerText = 'Ann Lee';
	attachPage( document );
	const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
	await user.click( screen.getByRole( 'button', { name: 'Copy' } ) );
	expect( await navigator.clipboard.readText() ).toBe( 'Ann Lee' );
	expect( screen.getByRole( 'button', { name: 'Copied' } ) ).toBeVisible();
} );
