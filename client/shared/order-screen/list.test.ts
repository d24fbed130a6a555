import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

import { attachList } from './list';

const row = ( id: number, name: string ) => `
	<tr data-id="${ id }">
		<th><label>Select order #${ id }<input type="checkbox" name="ids[]" value="${ id }"></label></th>
		<td>
			<a class="row-title" href="#order-${ id }">#${ id } ${ name }</a>
			<a data-preview href="#preview-${ id }">Preview order #${ id }</a>
		</td>
	</tr>`;

const preview = ( id: number ) =>
	`<tr class="storewright-preview" data-preview-of="${ id }"><td>2 × Lamp of #${ id }</td></tr>`;

const run = ( left: number, text: string ) =>
	`<form class="storewright-run" role="status" data-left="${ left }"><p>${ text }</p></form>`;

const page = ( rows: string, before = '' ) => `
	<div id="storewright-wc-orders">
		${ before }
		<label>Search orders<input type="search"></label>
		<form method="post"><table><tbody id="the-list">${ rows }</tbody></table></form>
	</div>`;

const ROWS = row( 7, 'Ada' ) + row( 8, 'Jonas' ) + row( 9, 'Mei' );

const answers: jest.Mock = jest.fn();

function open( html: string, shortcuts = true ) {
	document.body.innerHTML = html;
	window.location.hash = '';
	window.storewrightScreen = { root: '', nonce: '', shortcuts };
	attachList( document );
	return userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
}

const link = ( name: string ) => screen.getByRole( 'link', { name } );
const box = ( id: number ) => screen.getByRole( 'checkbox', { name: `Select order #${ id }` } );

beforeEach( () => {
	jest.useFakeTimers();
	answers.mockReset();
	globalThis.fetch = async ( url ) => {
		const html = ( await answers( url ) ) as string;
		return { ok: true, text: () => Promise.resolve( html ) } as Response;
	};
} );

afterEach( () => {
	jest.useRealTimers();
	Reflect.deleteProperty( globalThis, 'fetch' );
} );

it( 'goes along the orders by j and k, opens one by Enter and chooses it by x', async () => {
	const user = open( page( ROWS ) );
	await user.keyboard( 'j' );
	expect( link( '#7 Ada' ) ).toHaveFocus();
	await user.keyboard( 'jj' );
	expect( link( '#9 Mei' ) ).toHaveFocus();
	await user.keyboard( 'j' );
	expect( link( '#9 Mei' ) ).toHaveFocus();
	await user.keyboard( 'kx' );
	expect( link( '#8 Jonas' ) ).toHaveFocus();
	expect( box( 7 ) ).not.toBeChecked();
	expect( box( 8 ) ).toBeChecked();
	expect( box( 9 ) ).not.toBeChecked();
	await user.keyboard( '{Enter}' );
	await waitFor( () => expect( window.location.hash ).toBe( '#order-8' ) );
	await user.keyboard( 'x' );
	expect( box( 8 ) ).not.toBeChecked();
} );

it( 'leaves keys to who types, and to who has turned the shortcuts off', async () => {
	let user = open( page( ROWS ) );
	await user.type( screen.getByRole( 'searchbox' ), 'jx' );
	expect( screen.getByRole( 'searchbox' ) ).toHaveFocus();
	expect( screen.getByRole( 'searchbox' ) ).toHaveValue( 'jx' );
	await user.keyboard( '{Control>}k{/Control}' );
	expect( screen.getByRole( 'searchbox' ) ).toHaveFocus();

	user = open( page( ROWS ), false );
	await user.keyboard( 'j' );
	expect( document.body ).toHaveFocus();
} );

it( 'shows what is in an order below its row, and follows the link where the server does not answer', async () => {
	answers.mockReturnValueOnce( page( row( 8, 'Jonas' ) + preview( 8 ) ) );
	const user = open( page( ROWS ) );
	await user.click( link( 'Preview order #8' ) );
	expect( await screen.findByText( '2 × Lamp of #8' ) ).toBeVisible();
	expect( document.querySelector( '[data-id="8"]' )?.nextElementSibling ).toHaveTextContent( '2 × Lamp of #8' );
	expect( link( 'Preview order #8' ) ).toHaveAttribute( 'aria-expanded', 'true' );
	await user.click( link( 'Preview order #8' ) );
	expect( screen.queryByText( '2 × Lamp of #8' ) ).not.toBeInTheDocument();
	expect( link( 'Preview order #8' ) ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( answers ).toHaveBeenCalledTimes( 1 );

	answers.mockRejectedValueOnce( new TypeError( 'Failed to fetch' ) );
	await user.click( link( 'Preview order #9' ) );
	await waitFor( () => expect( window.location.hash ).toBe( '#preview-9' ) );
} );

it( 'tells how far a change of many orders is until it is done, also after a request that failed', async () => {
	open( page( ROWS, run( 20, '10 orders changed. 20 still.' ) ) );
	answers.mockReturnValueOnce( page( ROWS, run( 10, '20 orders changed. 10 still.' ) ) );
	await jest.advanceTimersByTimeAsync( 3000 );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( '20 orders changed. 10 still.' );

	answers.mockRejectedValueOnce( new TypeError( 'Failed to fetch' ) );
	await jest.advanceTimersByTimeAsync( 3000 );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( '20 orders changed. 10 still.' );

	answers.mockReturnValueOnce( page( row( 7, 'Completed' ), run( 0, '30 orders changed.' ) ) );
	await jest.advanceTimersByTimeAsync( 6000 );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( '30 orders changed.' );
	expect( link( '#7 Completed' ) ).toBeVisible();
	expect( screen.queryByText( '#9 Mei' ) ).not.toBeInTheDocument();
	await jest.advanceTimersByTimeAsync( 60_000 );
	expect( answers ).toHaveBeenCalledTimes( 3 );
} );

it( 'asks a store that does not answer less and less often, and stops with a message', async () => {
	open( page( ROWS, run( 20, '10 orders changed. 20 still.' ) ) );
	answers.mockRejectedValue( new Error( '500' ) );
	await jest.advanceTimersByTimeAsync( 3000 + 6000 );
	expect( answers ).toHaveBeenCalledTimes( 2 );
	await jest.advanceTimersByTimeAsync( 11_000 );
	expect( answers ).toHaveBeenCalledTimes( 2 );
	expect( screen.getByRole( 'status' ) ).not.toHaveTextContent( 'does not answer' );
	await jest.advanceTimersByTimeAsync( 3_600_000 );
	expect( answers ).toHaveBeenCalledTimes( 6 );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( '10 orders changed. 20 still.' );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'The store does not answer' );
} );
