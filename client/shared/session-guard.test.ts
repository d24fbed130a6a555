import { fireEvent, screen, waitFor } from '@testing-library/dom';

import { guardSession } from './session-guard';
import { STILL_UNSAVED } from './unsaved-form';

const OLD = '0123456789';
const NEW = 'abcdef0123';

const sent = jest.fn();
const unsaved = jest.fn();
const answer = jest.fn< Promise< string >, [ string ] >();

beforeAll( () => {
	Object.assign( window, { ajaxurl: '/wp-admin/admin-ajax.php' } );
	guardSession();
} );

beforeEach( () => {
	[ sent, unsaved, answer ].forEach( ( mock ) => mock.mockReset() );
	jest.spyOn( performance, 'now' ).mockReturnValue( 60_001 );
	window.fetch = jest.fn( async ( url: string ) => ( { ok: true, text: () => answer( url ) } ) ) as never;
	HTMLFormElement.prototype.submit = function ( this: HTMLFormElement ) {
		sent( Object.fromEntries( new FormData( this ) as never ), this.enctype );
	};
	document.body.innerHTML = `<form data-storewright-session="${ OLD }" method="post">
		<input type="hidden" name="_wpnonce" value="old"><label>City <input name="city" value="Lyon"></label>
		<button name="save" value="1">Save</button>
		<button name="import" value="1" formenctype="multipart/form-data">Import</button></form>`;
	form().addEventListener( STILL_UNSAVED, unsaved );
} );

afterEach( () => jest.restoreAllMocks() );

const form = () => document.querySelector( 'form' ) as HTMLFormElement;
const press = ( name: string ) => fireEvent.click( screen.getByRole( 'button', { name } ) );

it( 'sends a form as its button would, where the owner is still logged in', async () => {
	answer.mockResolvedValue( OLD );
	press( 'Import' );
	press( 'Import' );
	await waitFor( () =>
		expect( sent ).toHaveBeenCalledWith( { _wpnonce: 'old', city: 'Lyon', import: '1' }, 'multipart/form-data' )
	);
	expect( sent ).toHaveBeenCalledTimes( 1 );
	expect( answer ).toHaveBeenCalledTimes( 1 );
	expect( form().enctype ).toBe( 'application/x-www-form-urlencoded' );
	expect( form().elements ).toHaveLength( 4 );
} );

it.each( [
	[ 'is logged out', () => Promise.resolve( '0' ), /^You have been logged out/ ],
	[ 'is offline', () => Promise.reject( new TypeError( 'Failed to fetch' ) ), /^Your store could not be reached/ ],
] )( 'keeps what was typed where the owner %s, and says so', async ( _, reply, text ) => {
	answer.mockImplementation( reply );
	press( 'Save' );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( text );
	expect( screen.getByRole( 'alert' ) ).toHaveFocus();
	expect( unsaved ).toHaveBeenCalledTimes( 1 );
	expect( sent ).not.toHaveBeenCalled();

	answer.mockReset().mockResolvedValue( OLD );
	press( 'Save' );
	await waitFor( () => expect( sent ).toHaveBeenCalledTimes( 1 ) );
} );

it( 'goes on with the page’s new nonce after the owner has logged in again', async () => {
	answer.mockImplementation( ( url ) =>
		Promise.resolve(
			url.includes( 'rest-nonce' )
				? NEW
				: `<form data-storewright-session="${ NEW }"><input name="_wpnonce" value="fresh"></form>`
		)
	);
	press( 'Save' );
	await waitFor( () => expect( sent ).toHaveBeenCalledTimes( 1 ) );
	expect( sent.mock.calls[ 0 ] ).toEqual( [
		{ _wpnonce: 'fresh', city: 'Lyon', save: '1' },
		'application/x-www-form-urlencoded',
	] );
} );

it.each( [
	[ 'is the page to log in', () => Promise.resolve( '<form><input name="log"></form>' ) ],
	[ 'does not come', () => Promise.reject( new TypeError( 'Failed to fetch' ) ) ],
] )( 'keeps what was typed where the page with the new nonce %s', async ( _, page ) => {
	answer.mockImplementation( ( url ) => ( url.includes( 'rest-nonce' ) ? Promise.resolve( NEW ) : page() ) );
	press( 'Save' );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( /^Your store could not be reached/ );
	expect( unsaved ).toHaveBeenCalledTimes( 1 );
	expect( sent ).not.toHaveBeenCalled();
} );

it( 'leaves a form to the browser that its own listener keeps, or that was just opened', () => {
	const kept = ( event: Event ) => event.preventDefault();
	form().addEventListener( 'submit', kept );
	press( 'Save' );
	expect( answer ).not.toHaveBeenCalled();
	form().removeEventListener( 'submit', kept );

	jest.spyOn( performance, 'now' ).mockReturnValue( 59_999 );
	const event = new Event( 'submit', { bubbles: true, cancelable: true } );
	form().dispatchEvent( event );
	expect( event.defaultPrevented ).toBe( false );
	expect( answer ).not.toHaveBeenCalled();
} );
