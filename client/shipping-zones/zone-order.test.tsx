import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import ZoneOrder from './zone-order';

jest.mock( '@wordpress/a11y' );

const HEIGHT = 40;

const ZONES = [
	{ id: '7', name: 'Berlin' },
	{ id: '3', name: 'Germany' },
	{ id: '5', name: 'Europe' },
];

const submitted = jest.fn();

/** The list as PHP prints it. */
function printList() {
	const rows = ZONES.map(
		( { id, name } ) =>
			`<tr data-zone="${ id }"><th scope="row">${ name }</th><td><span data-zone-handle></span></td></tr>`
	);
	document.body.innerHTML = `<form><input type="hidden" name="zones_order" value=""><table><tbody>${ rows.join( '' ) }
		<tr><th scope="row">Rest of the world</th></tr></tbody></table><div id="island"></div></form>`;
	const form = document.querySelector( 'form' ) as HTMLFormElement;
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		submitted( new FormData( form ).get( 'zones_order' ) );
	} );
	return document.getElementById( 'island' ) as HTMLElement;
}

const names = () => screen.getAllByRole( 'rowheader' ).map( ( { textContent } ) => textContent );

/** The dragging is loaded later than the handles. */
const draggable = () =>
	waitFor( () =>
		expect( screen.getByRole( 'button', { name: 'Move Berlin' } ) ).toHaveAccessibleDescription( /Press Space/ )
	);

beforeEach( async () => {
	submitted.mockReset();
	// Rows are where the list has them: jsdom lays nothing out.
	jest.spyOn( HTMLElement.prototype, 'getBoundingClientRect' ).mockImplementation( function ( this: HTMLElement ) {
		const row = this.closest( 'tr' );
		const at = row ? [ ...( row.parentElement?.children ?? [] ) ].indexOf( row ) : 0;
		const y = at * HEIGHT;
		return { x: 0, y, left: 0, top: y, right: 400, bottom: y + HEIGHT, width: 400, height: HEIGHT } as DOMRect;
	} );
	const place = printList();
	render( <ZoneOrder zones={ ZONES } />, { container: place, baseElement: document.body } );
	await draggable();
} );

afterEach( () => jest.restoreAllMocks() );

test( 'each zone has a handle, the rest of the world has none', () => {
	expect( screen.getAllByRole( 'button' ).map( ( button ) => button.getAttribute( 'aria-label' ) ) ).toEqual( [
		'Move Berlin',
		'Move Germany',
		'Move Europe',
	] );
} );

test( 'its menu moves a zone: the row goes there, and the form saves the order', async () => {
	await userEvent.click( screen.getByRole( 'button', { name: 'Move Europe' } ) );
	await userEvent.click( await screen.findByRole( 'menuitem', { name: 'Move up' } ) );
	expect( names() ).toEqual( [ 'Berlin', 'Europe', 'Germany', 'Rest of the world' ] );
	await waitFor( () => expect( submitted ).toHaveBeenCalledTimes( 1 ) );
	expect( submitted ).toHaveBeenCalledWith( '7.5.3' );
} );

test( 'it is dragged by keyboard, and stays where it is until the form was sent', async () => {
	const handle = screen.getByRole( 'button', { name: 'Move Berlin' } );
	handle.focus();
	fireEvent.keyDown( handle, { code: 'Space' } );
	await waitFor( () => expect( document.querySelector( '[data-zone="7"]' ) ).toHaveAttribute( 'data-dragged' ) );
	fireEvent.keyDown( handle, { code: 'ArrowDown' } );
	fireEvent.keyDown( handle, { code: 'ArrowDown' } );
	fireEvent.keyDown( handle, { code: 'Space' } );
	await waitFor( () => expect( submitted ).toHaveBeenCalledWith( '3.7.5' ) );
	expect( names() ).toEqual( [ 'Germany', 'Berlin', 'Europe', 'Rest of the world' ] );
	// Until the page is loaded anew, nothing else is moved.
	await userEvent.click( screen.getByRole( 'button', { name: 'Move Germany' } ) );
	await userEvent.click( await screen.findByRole( 'menuitem', { name: 'Move down' } ) );
	expect( names()[ 0 ] ).toBe( 'Germany' );
	expect( submitted ).toHaveBeenCalledTimes( 1 );
} );
