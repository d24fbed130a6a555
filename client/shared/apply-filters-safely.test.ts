import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { createElement, memo } from '@wordpress/element';

import { applyFiltersSafely, isListOfStrings } from './apply-filters-safely';
import { expectLogged } from './test-utils';

const HOOK = 'storewright_test_names';

const names = () => applyFiltersSafely( HOOK, [ 'ours' ], isListOfStrings );

afterEach( () => {
	removeAllFilters( HOOK, '' );
} );

describe( 'Filters of extensions', () => {
	it( 'are applied by their priority', () => {
		addFilter( HOOK, 'late', ( value: string[] ) => [ ...value, 'late' ], 20 );
		addFilter( HOOK, 'early', ( value: string[] ) => [ ...value, 'early' ], 5 );
		expect( names() ).toEqual( [ 'ours', 'early', 'late' ] );
	} );

	it.each( [
		[
			'throws',
			() => {
				throw new Error( 'Bad extension' );
			},
		],
		[ 'returns nothing', () => undefined ],
		[ 'returns something else', () => [ 1 ] ],
		[
			'spoils what it is given and throws',
			( value: string[] ) => {
				value.length = 0;
				throw new Error( 'Bad extension' );
			},
		],
	] )( 'do no harm to the others where one %s; it is named', ( _, broken ) => {
		addFilter( HOOK, 'good/before', ( value: string[] ) => [ ...value, 'before' ], 1 );
		addFilter( HOOK, 'bad/plugin', broken as never, 2 );
		addFilter( HOOK, 'good/after', ( value: string[] ) => [ ...value, 'after' ], 3 );
		expect( names() ).toEqual( [ 'ours', 'before', 'after' ] );
		expectLogged( 'error', /storewright_test_names of “bad\/plugin”/ );
	} );

	it( 'may change what they are given without changing ours', () => {
		const ours = [ { id: 'ours', tags: [ 'a' ] } ];
		addFilter( HOOK, 'pushes', ( value: typeof ours ) => {
			value[ 0 ]?.tags.push( 'theirs' );
			value.push( { id: 'theirs', tags: [] } );
			return value;
		} );
		const filtered = applyFiltersSafely( HOOK, ours, ( value ): value is typeof ours => Array.isArray( value ) );
		expect( filtered ).toEqual( [
			{ id: 'ours', tags: [ 'a', 'theirs' ] },
			{ id: 'theirs', tags: [] },
		] );
		expect( ours ).toEqual( [ { id: 'ours', tags: [ 'a' ] } ] );
	} );

	it( 'leave functions, components and elements the same ones', () => {
		const page = { load: () => undefined, container: memo( () => null ), icon: createElement( 'svg' ) };
		addFilter( HOOK, 'nothing', ( value: unknown ) => value );
		const filtered = applyFiltersSafely( HOOK, page, ( value ): value is typeof page => value !== undefined );
		expect( filtered.load ).toBe( page.load );
		expect( filtered.container ).toBe( page.container );
		expect( filtered.icon ).toBe( page.icon );
	} );

	it( 'are not needed: then the value is returned itself', () => {
		const ours = [ 'ours' ];
		expect( applyFiltersSafely( HOOK, ours, isListOfStrings ) ).toBe( ours );
	} );
} );
