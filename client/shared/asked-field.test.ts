import { attachAskedField } from './asked-field';

const page = `
	<table><tbody>
		<tr id="first"><td><input id="setting-currency"></td></tr>
		<tr id="second" hidden><td><div id="setting-countries" tabindex="-1"></div></td></tr>
	</tbody></table>
	<p id="no-row">Text</p>`;

const go = ( hash: string ) => {
	window.history.replaceState( null, '', hash );
	window.dispatchEvent( new Event( 'hashchange' ) );
};

const row = ( id: string ) => document.getElementById( id ) as HTMLTableRowElement;

beforeEach( () => {
	Element.prototype.scrollIntoView = jest.fn();
	document.body.innerHTML = page;
} );

it( '[issue 13.7] focuses and marks the field that the address names, also one that is hidden', () => {
	window.history.replaceState( null, '', '#setting-currency' );
	attachAskedField();
	expect( document.getElementById( 'setting-currency' ) ).toHaveFocus();
	expect( row( 'first' ) ).toHaveClass( 'is-asked' );
	expect( row( 'first' ).scrollIntoView ).toHaveBeenCalled();

	go( '#setting-countries' );
	expect( row( 'second' ) ).toBeVisible();
	expect( document.getElementById( 'setting-countries' ) ).toHaveFocus();
	expect( row( 'first' ) ).not.toHaveClass( 'is-asked' );
	document.getElementById( 'setting-countries' )?.blur();
	expect( row( 'second' ) ).not.toHaveClass( 'is-asked' );
} );

it.each( [ '#no-row', '#nothing', '' ] )( 'leaves the focus alone at “%s”', ( hash ) => {
	window.history.replaceState( null, '', hash || window.location.pathname );
	attachAskedField();
	expect( document.body ).toHaveFocus();
} );
