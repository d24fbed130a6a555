import { getAllByRole, getByRole, getByText } from '@testing-library/dom';

import { attachChoices } from './choices';
import { attachDependentRows } from './dependent-rows';

const COUNTRIES = [ 'Åland Islands', 'Austria', 'Belgium', 'Chad', 'Denmark', 'Egypt', 'France', 'Germany' ];

function page( chosen: string[] = [], names: string[] = COUNTRIES, attributes = '' ): HTMLSelectElement {
	const options = names.map(
		( name ) => `<option ${ chosen.includes( name ) ? 'selected' : '' }>${ name }</option>`
	);
	document.body.innerHTML = `<table><tr><td><label for="countries">Countries</label>
		<select id="countries" name="countries[]" multiple aria-describedby="help" ${ attributes }>${ options.join( '' ) }</select></td></tr></table>`;
	const list = document.querySelector( 'select' );
	if ( ! list ) {
		throw new Error( 'There is no list.' );
	}
	attachChoices( list );
	return list;
}

const boxes = () => [ ...document.querySelectorAll< HTMLInputElement >( 'input[type=checkbox]' ) ];
const box = ( name: string ) => boxes().find( ( one ) => one.labels?.[ 0 ]?.textContent.trim() === name );
const shown = () => boxes().filter( ( one ) => ! one.closest( 'label' )?.hidden ).length;

it( 'chooses in the list that is sent, which stays in the form', () => {
	const list = page( [ 'Germany' ] );
	expect( list.hidden ).toBe( true );
	expect( boxes()[ 0 ] ).toBe( box( 'Germany' ) );
	box( 'Austria' )?.click();
	box( 'Germany' )?.click();
	expect( [ ...list.selectedOptions ].map( ( { text } ) => text ) ).toEqual( [ 'Austria' ] );
	expect( document.body.textContent ).toContain( '1 selected' );
} );

it( 'finds what contains the search, without accents', () => {
	page();
	const search = document.querySelector< HTMLInputElement >( 'input[type=search]' );
	search!.value = 'aland';
	search!.dispatchEvent( new Event( 'input' ) );
	expect( shown() ).toBe( 1 );
	expect( document.querySelector( '[aria-live]' )?.textContent ).toBe( '1 result' );
	const enter = new KeyboardEvent( 'keydown', { key: 'Enter', cancelable: true } );
	search!.dispatchEvent( enter );
	expect( enter.defaultPrevented ).toBe( true );
} );

it( 'changes nothing by a click on the label of a short list', () => {
	const list = page( [ 'Austria' ], [ 'Austria', 'Belgium', 'Chad' ] );
	getByText( document.body, 'Countries' ).click();
	expect( box( 'Austria' )?.checked ).toBe( true );
	expect( [ ...list.selectedOptions ].map( ( { text } ) => text ) ).toEqual( [ 'Austria' ] );
} );

it( 'is what a link to the list leads to', () => {
	page();
	const group = getByRole( document.body, 'group', { name: 'Countries' } );
	expect( group.id ).toBe( 'countries' );
	group.focus();
	expect( group ).toHaveFocus();
} );

it.each( [
	[ 'a short list', [ 'Austria', 'Belgium', 'Chad' ], 'checkbox' ],
	[ 'a long one', COUNTRIES, 'searchbox' ],
] )( 'has the focus on its first field and marks it, where the list is wrong: %s', ( _, names, role ) => {
	const list = page( [], names, 'aria-invalid="true" autofocus' );
	const first = getAllByRole( document.body, role )[ 0 ];
	expect( first ).toHaveAttribute( 'aria-invalid', 'true' );
	expect( first ).toHaveFocus();
	expect( list ).not.toHaveAttribute( 'aria-invalid' );
	expect( list ).not.toHaveAttribute( 'autofocus' );
} );

it( 'marks nothing and takes no focus where nothing is wrong', () => {
	page();
	expect( document.querySelector( '[aria-invalid]' ) ).toBeNull();
	expect( document.body ).toHaveFocus();
} );

it( 'shows a list of countries only while it has an effect', () => {
	document.body.innerHTML = `<table>
		<tr><td><select id="setting-woocommerce_allowed_countries"><option>all</option><option>specific</option></select></td></tr>
		<tr><td><select id="setting-woocommerce_specific_allowed_countries" multiple></select></td></tr></table>`;
	attachDependentRows();
	const row = document.querySelectorAll( 'tr' )[ 1 ];
	const select = document.querySelector( 'select' );
	expect( row?.hidden ).toBe( true );
	select!.value = 'specific';
	select!.dispatchEvent( new Event( 'change' ) );
	expect( row?.hidden ).toBe( false );
} );
