import { readNumber, type Separators } from './typed-number';

const ENGLISH: Separators = { thousandSeparator: ',', decimalSeparator: '.' };
const GERMAN: Separators = { thousandSeparator: '.', decimalSeparator: ',' };
const FRENCH: Separators = { thousandSeparator: '\u202f', decimalSeparator: ',' };
const PLAIN: Separators = { thousandSeparator: '', decimalSeparator: '.' };

const read = ( text: string, shop: Separators, browser: Separators, decimals = 2, max = Infinity ) => {
	const reading = readNumber( text, { shop, browser, decimals, max } );
	switch ( reading.kind ) {
		case 'number':
			return reading.value;
		case 'ambiguous':
			return reading.readings;
		case 'invalid':
			return null;
	}
};

describe( 'a number that has one meaning', () => {
	it.each( [
		[ '8,90', '8.90' ],
		[ '8.90', '8.90' ],
		[ '1.234,50', '1234.50' ],
		[ '1,234.50', '1234.50' ],
		[ '1.234.567', '1234567' ],
		[ '1,00,000', '100000' ],
		[ '12,34,567.8', '1234567.8' ],
		[ '1 234,5', '1234.5' ],
		[ '1’234.50', '1234.50' ],
		[ '0,125', '0.125' ],
		[ '1234.567', '1234.567' ],
		[ ',5', '0.5' ],
		[ '5.', '5' ],
		[ '-3,5', '-3.5' ],
		[ '\u0661\u0662\u066b\u0665', '12.5' ],
		[ '\u06f1\u06f2', '12' ],
	] )( '“%s” is read wherever it is typed', ( text, value ) => {
		for ( const shop of [ ENGLISH, GERMAN, FRENCH, PLAIN ] ) {
			expect( read( text, shop, ENGLISH ) ).toBe( value );
			expect( read( text, shop, GERMAN ) ).toBe( value );
		}
	} );

	it.each( [
		'',
		'.',
		',',
		'-',
		'1,2,3',
		'1.23.4',
		'1,234,56',
		'1.2,3.4',
		'12,3.4',
		'1,234.5,6',
		'1e5',
		'8 EUR',
		'--1',
	] )( '“%s” is none', ( text ) => expect( read( text, GERMAN, GERMAN ) ).toBeNull() );
} );

describe( 'a number with one separator before three digits', () => {
	it( 'has thousands where shop and browser agree', () => {
		expect( read( '1,234', ENGLISH, ENGLISH ) ).toBe( '1234' );
		expect( read( '1.234', GERMAN, GERMAN ) ).toBe( '1234' );
		expect( read( '1.234', GERMAN, FRENCH ) ).toBe( '1234' );
	} );

	it( 'may mean both where they do not, or where a price had three decimals', () => {
		expect( read( '1,234', ENGLISH, GERMAN ) ).toEqual( [ '1234', '1.234' ] );
		expect( read( '1.234', GERMAN, ENGLISH ) ).toEqual( [ '1234', '1.234' ] );
		expect( read( '1,234', GERMAN, GERMAN ) ).toEqual( [ '1234', '1.234' ] );
		expect( read( '-1,234', GERMAN, GERMAN ) ).toEqual( [ '-1234', '-1.234' ] );
		expect( read( '1.234', FRENCH, FRENCH ) ).toEqual( [ '1234', '1.234' ] );
	} );

	it( 'has decimals where such numbers have three', () => {
		expect( read( '1,234', GERMAN, FRENCH, 3 ) ).toBe( '1.234' );
	} );

	it( 'is whole where there are no decimals, and never above what makes sense', () => {
		expect( read( '1,234', GERMAN, GERMAN, 0 ) ).toBe( '1234' );
		expect( read( '7,125', ENGLISH, ENGLISH, 4, 999 ) ).toBe( '7.125' );
	} );
} );
