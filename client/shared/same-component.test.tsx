import { Component, createElement, memo, useState } from '@wordpress/element';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { sameComponent, sameLoader } from './same-component';

const PLACE = 'storewright_test /page';

/** What a callback makes at each call. */
const made = ( title: string ) => () => {
	const [ typed, setTyped ] = useState( '' );
	return <input aria-label={ title } value={ typed } onChange={ ( { target } ) => setTyped( target.value ) } />;
};

describe( 'A component that is made anew at each call', () => {
	it( 'keeps its state, and is the latest one', async () => {
		const { rerender } = render( createElement( sameComponent( PLACE, made( 'Before' ) ) ) );
		await userEvent.type( screen.getByRole( 'textbox', { name: 'Before' } ), 'Mug' );
		rerender( createElement( sameComponent( PLACE, made( 'After' ) ) ) );
		expect( screen.getByRole( 'textbox', { name: 'After' } ) ).toHaveValue( 'Mug' );
	} );

	it( 'gives way to one of another source, and is not that of another place', async () => {
		const first = sameComponent( PLACE, made( 'First' ) );
		const { rerender } = render( createElement( first ) );
		rerender( createElement( sameComponent( PLACE, () => <p>The other one</p> ) ) );
		expect( screen.getByText( 'The other one' ) ).toBeVisible();
		expect( sameComponent( 'storewright_test /other', made( 'First' ) ) ).not.toBe( first );
	} );

	it( 'has the name and the statics of the function', () => {
		const Named = () => null;
		Named.defaultProps = { size: 2 };
		expect( { ...sameComponent( PLACE, Named ) } ).toEqual( { displayName: 'Named', defaultProps: { size: 2 } } );
	} );

	it( 'comes as it is where it is a class or the object that memo() returns', () => {
		class Old extends Component {}
		const Memo = memo( made( 'Memo' ) );
		expect( sameComponent( PLACE, Old ) ).toBe( Old );
		expect( sameComponent( PLACE, Memo ) ).toBe( Memo );
	} );

	it( 'is fetched by the first of the functions that are alike', () => {
		const loader = () => async () => ( { default: made( 'Lazy' ) } );
		expect( sameLoader( PLACE, loader() ) ).toBe( sameLoader( PLACE, loader() ) );
		expect( sameLoader( PLACE, loader() ) ).not.toBe( sameLoader( 'storewright_test /other', loader() ) );
	} );
} );
