import { aFormat, COUNTRIES, FORMATS } from '../../test-utils/places';
import { isLocated, shownFields, withoutHidden } from './address';
import { matchPlace, placeOptions } from './place-options';
import { validateAddress } from './validate-address';

const GOOD = { addressLine1: '1 Main St', addressLine2: '', city: 'Paris', countryState: 'FR', postCode: '75001' };
const options = placeOptions( COUNTRIES );
const errorsOf = ( change: Partial< typeof GOOD >, format = FORMATS.FR ?? aFormat() ) =>
	validateAddress( { ...GOOD, ...change }, format, COUNTRIES );

describe( 'what is wrong with an address', () => {
	it( 'nothing is wrong with a complete one', () => {
		expect( errorsOf( {} ) ).toEqual( {} );
	} );

	it.each( [
		[ 'addressLine1', 'Please enter an address' ],
		[ 'postCode', 'Please enter a post code' ],
		[ 'city', 'Please enter a city' ],
	] )( '[A5-001] %s must not be blank', ( field, message ) => {
		expect( errorsOf( { [ field ]: '  ' } ) ).toEqual( { [ field ]: message } );
		expect( errorsOf( { [ field ]: '' } ) ).toEqual( { [ field ]: message } );
	} );

	it( '[A5-001] blanks are wrong even where the field may be empty', () => {
		const format = aFormat( { postcode: { required: false } } );
		expect( errorsOf( { postCode: '' }, format ) ).toEqual( {} );
		expect( errorsOf( { postCode: ' ' }, format ) ).toEqual( { postCode: 'Please enter a post code' } );
	} );

	it( '[A5-003] a country has to be chosen', () => {
		expect( errorsOf( { countryState: '' } ) ).toEqual( { countryState: 'Please select a country / region' } );
		expect( errorsOf( { countryState: 'XX' } ) ).toEqual( { countryState: 'Please select a country / region' } );
	} );

	it( 'a state has to be chosen where addresses need one', () => {
		expect( errorsOf( { countryState: 'US' }, FORMATS.US ) ).toHaveProperty( 'countryState' );
		expect( errorsOf( { countryState: 'US:CA' }, FORMATS.US ) ).toEqual( {} );
		expect( errorsOf( { countryState: 'DE' }, FORMATS.DE ) ).toEqual( {} );
	} );
} );

describe( 'fields that a country does not have', () => {
	const format = aFormat( { postcode: { hidden: true, required: true } } );

	it( '[A5-004] are cleared, and not asked for', () => {
		expect( withoutHidden( GOOD, format ) ).toEqual( { ...GOOD, postCode: '' } );
		expect( errorsOf( { postCode: '' }, format ) ).toEqual( {} );
		expect( shownFields( format ) ).not.toContain( 'postCode' );
	} );

	it( '[A4-022] do not keep an address from being complete', () => {
		expect( isLocated( { ...GOOD, postCode: '' }, format ) ).toBe( true );
		expect( isLocated( { ...GOOD, postCode: '' }, aFormat() ) ).toBe( false );
		expect( isLocated( { ...GOOD, addressLine1: ' ' }, format ) ).toBe( false );
		expect( isLocated( { ...GOOD, countryState: '' }, format ) ).toBe( false );
	} );
} );

describe( 'places', () => {
	it( '[A3-003] are countries, and countries with their states', () => {
		expect(
			options.filter( ( { value } ) => value.startsWith( 'US' ) ).map( ( { value, label } ) => [ value, label ] )
		).toEqual( [
			[ 'US', 'United States (US)' ],
			[ 'US:CA', 'United States (US) — California' ],
			[ 'US:GA', 'United States (US) — Georgia' ],
		] );
	} );

	it.each( [
		[ 'US', 'CA', 'US:CA' ],
		[ 'us', 'California', 'US:CA' ],
		[ 'United States', 'calif', 'US:CA' ],
		[ 'DE', 'DE-BY', 'DE:DE-BY' ],
		[ 'Germany', 'Nowhere', 'DE' ],
		[ 'FR', '', 'FR' ],
		[ 'Georgia', '', 'GE' ],
		[ '', 'Bavaria', 'DE:DE-BY' ],
		[ 'Niger', '', 'NE' ],
	] )( '[A5-012] [A9-011] %s and %s are one place', ( country, state, expected ) => {
		expect( matchPlace( options, country, state )?.value ).toBe( expected );
	} );

	it.each( [
		[ '', '' ],
		[ 'Un', '' ],
		[ 'Uni', '' ],
		[ 'Nowhere', '' ],
		[ '', 'G' ],
	] )( '[A5-012] [A9-011] “%s” and “%s” are none', ( country, state ) => {
		expect( matchPlace( options, country, state ) ).toBeNull();
	} );
} );
