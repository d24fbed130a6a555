import { findPlace, REGION_THRESHOLD, regionOf, type SelectOption } from './location';
import { similarity } from './similarity';

const OPTIONS: SelectOption[] = [
	{ key: 'AU', label: 'Australia' },
	{ key: 'AU:NSW', label: 'Australia — New South Wales' },
	{ key: 'AU:VIC', label: 'Australia — Victoria' },
	{ key: 'BR', label: 'Brazil' },
	{ key: 'BR:SP', label: 'Brazil - São Paulo' },
	{ key: 'FR', label: 'France' },
	{ key: 'GW', label: 'Guinea-Bissau' },
];

const at = ( country: string, region = '', city = '' ) => ( { country_short: country, region, city } );
const found = ( ...place: Parameters< typeof at > ) => findPlace( OPTIONS, at( ...place ) )?.key ?? null;

describe( 'the place that a location means', () => {
	it( '[B3-009] [B3-010] is the region of its name, in labels with any dash', () => {
		expect( found( 'AU', 'Victoria', 'Melbourne' ) ).toBe( 'AU:VIC' );
		expect( found( 'BR', '', 'Sao Paulo' ) ).toBe( 'BR:SP' );
	} );

	it( '[B9-006] is a region that is alike enough, else the country alone', () => {
		expect( REGION_THRESHOLD ).toBe( 0.7 );
		expect( similarity( 'New South Wales', 'New South Wales (NSW)' ) ).toBeGreaterThanOrEqual( 0.7 );
		expect( found( 'AU', 'New South Wales (NSW)' ) ).toBe( 'AU:NSW' );
		expect( similarity( 'Victoria', 'Victorious' ) ).toBeGreaterThanOrEqual( 0.7 );
		expect( similarity( 'Victoria', 'Historic' ) ).toBeLessThan( 0.7 );
		expect( found( 'AU', 'Historic' ) ).toBe( 'AU' );
		expect( findPlace( OPTIONS, at( 'AU', 'Historic' ), 0.3 )?.key ).toBe( 'AU:VIC' );
		const exactly = similarity( 'Victoria', 'Historic' );
		expect( findPlace( OPTIONS, at( 'AU', 'Historic' ), exactly )?.key ).toBe( 'AU:VIC' );
	} );

	it( 'is none where the country is unknown or not in the list, and no region of another country', () => {
		expect( found( '' ) ).toBeNull();
		expect( found( 'XX', 'Victoria' ) ).toBeNull();
		expect( found( 'FR', 'Victoria' ) ).toBe( 'FR' );
	} );
} );

it( '[B3-010] the region of a label follows a dash between blanks', () => {
	expect( OPTIONS.map( ( { label } ) => regionOf( label ) ) ).toEqual( [
		'',
		'New South Wales',
		'Victoria',
		'',
		'São Paulo',
		'',
		'',
	] );
	expect( regionOf( 'Canada – Newfoundland and Labrador' ) ).toBe( 'Newfoundland and Labrador' );
} );

it( 'names are alike by the pairs of letters that they share', () => {
	expect( similarity( 'night', 'nacht' ) ).toBeCloseTo( 0.25 );
	expect( similarity( 'Île-de-France', 'ile-de-france' ) ).toBe( 1 );
	expect( similarity( 'aaaa', 'aa' ) ).toBeCloseTo( 0.5 );
	expect( similarity( '', '' ) ).toBe( 0 );
	expect( similarity( 'x', 'x' ) ).toBe( 0 );
} );
