import { countCharacters, truncate } from './truncate';

beforeEach( () => {
	window.storewright = { locale: 'en-US' };
} );

it.each( [
	[ 'Twelve lamps', 12, 'Twelve lamps' ],
	[ 'Twelve lamps', 11, 'Twelve...' ],
	[ 'Twelve lamps', 7, 'Twelve...' ],
	[ 'Twelve lamps', 6, 'Twelve...' ],
	[ 'Donaudampfschiff', 5, 'Donau...' ],
	[ '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦...' ],
	[ 'ééé', 3, 'ééé' ],
	[ '', 3, '' ],
] )( '[B5-004] %j has %i characters left: %j', ( text, limit, expected ) => {
	expect( truncate( text, limit ) ).toBe( expected );
} );

it( '[B5-004] counts what people see as one character once', () => {
	expect( [ '', 'abc', '👩‍👩‍👧‍👦', 'é' ].map( countCharacters ) ).toEqual( [ 0, 3, 1, 1 ] );
} );

it( '[B5-004] cuts at spaces where the browser does not know words', () => {
	const { Segmenter } = Intl;
	Object.assign( Intl, { Segmenter: undefined } );
	expect( truncate( 'Twelve lamps 👩', 8 ) ).toBe( 'Twelve...' );
	Object.assign( Intl, { Segmenter } );
} );
