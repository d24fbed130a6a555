import { fireEvent, screen } from '@testing-library/dom';

import { guardDoubleSubmit } from './single-submit';
import { STILL_UNSAVED } from './unsaved-form';

const sent = jest.fn();
let now = 0;

beforeAll( () => {
	guardDoubleSubmit();
	// What would send it: jsdom itself can't.
	document.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		sent();
	} );
} );

beforeEach( () => {
	sent.mockReset();
	now = 100;
	jest.spyOn( performance, 'now' ).mockImplementation( () => now );
	document.body.innerHTML = `<form method="post"><label>Name <input name="name" value="Agency"></label>
		<button name="create" value="1">Create</button><button name="export" value="1">Export</button></form>`;
} );

afterEach( () => jest.restoreAllMocks() );

const form = () => document.querySelector( 'form' ) as HTMLFormElement;
const press = ( name: string ) => fireEvent.click( screen.getByRole( 'button', { name } ) );

it( 'sends the same once, and again after ten seconds', () => {
	press( 'Create' );
	now += 9_999;
	press( 'Create' );
	expect( sent ).toHaveBeenCalledTimes( 1 );
	now += 1;
	press( 'Create' );
	expect( sent ).toHaveBeenCalledTimes( 2 );
} );

it( 'sends for a file as often as it is asked for', () => {
	screen.getByRole( 'button', { name: 'Export' } ).toggleAttribute( 'data-storewright-download' );
	press( 'Export' );
	press( 'Export' );
	expect( sent ).toHaveBeenCalledTimes( 2 );
} );

it.each< [ string, () => void ] >( [
	[ 'another button was pressed', () => press( 'Export' ) ],
	[
		'something else was typed',
		() => {
			fireEvent.input( screen.getByLabelText( 'Name' ), { target: { value: 'Printer' } } );
			press( 'Create' );
		},
	],
	[
		'it could not be sent',
		() => {
			form().dispatchEvent( new Event( STILL_UNSAVED ) );
			press( 'Create' );
		},
	],
	[
		'the page is shown again',
		() => {
			fireEvent( window, new Event( 'pageshow' ) );
			press( 'Create' );
		},
	],
	[
		'it changes nothing',
		() => {
			form().method = 'get';
			press( 'Create' );
		},
	],
] )( 'sends it at once where %s', ( _, again ) => {
	press( 'Create' );
	again();
	expect( sent ).toHaveBeenCalledTimes( 2 );
} );
