import { getPageData } from './page-data';

const tell = ( told: object ) => {
	window.storewright = told;
};

const read = ( name: string ) => ( window.storewright as Record< string, unknown > )[ name ];

it( 'answers what the server told, and neutral values for the rest', () => {
	tell( { siteTitle: 'Corner Shop', promotions: false } );
	expect( getPageData() ).toMatchObject( { siteTitle: 'Corner Shop', promotions: false, storeAge: 0 } );
	tell( {} );
	expect( getPageData() ).toMatchObject( { siteTitle: '', promotions: true, isTrackingAllowed: false } );
} );

it.each( [ 'woocommerce_currency', 'wc_connect_options' ] )(
	'raises when the setting %s is read here [A8-008]',
	( name ) => {
		tell( { siteTitle: 'Corner Shop', [ name ]: 'old', mine: 1 } );
		expect( getPageData() ).not.toHaveProperty( name );
		expect( () => read( name ) ).toThrow( 'Mutable settings should be accessed via data store.' );
		expect( read( 'mine' ) ).toBe( 1 );
		expect( getPageData().siteTitle ).toBe( 'Corner Shop' );
	}
);
