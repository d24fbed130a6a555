import { getPageData } from './page-data';

const setData = ( data: object ) => {
	window.storewright = data;
};

const read = ( name: string ) => ( window.storewright as Record< string, unknown > )[ name ];

it( 'answers what the server printed, and neutral values for the rest', () => {
	setData( { siteTitle: 'Corner Shop', promotions: false } );
	expect( getPageData() ).toMatchObject( { siteTitle: 'Corner Shop', promotions: false, storeAge: 0 } );
	setData( {} );
	expect( getPageData() ).toMatchObject( { siteTitle: '', promotions: true, isTrackingAllowed: false } );
} );

it.each( [ 'woocommerce_currency', 'wc_connect_options' ] )(
	'raises when the setting %s is read here [A8-008]',
	( name ) => {
		setData( { siteTitle: 'Corner Shop', [ name ]: 'old', mine: 1 } );
		expect( getPageData() ).not.toHaveProperty( name );
		expect( () => read( name ) ).toThrow( 'Mutable settings should be accessed via data store.' );
		expect( read( 'mine' ) ).toBe( 1 );
		expect( getPageData().siteTitle ).toBe( 'Corner Shop' );
	}
);

it( 'stays where another script takes the page’s data away', () => {
	window.storewright = { siteTitle: 'Corner Shop' };
	expect( getPageData().siteTitle ).toBe( 'Corner Shop' );
	window.storewright = undefined as never;
	expect( getPageData().siteTitle ).toBe( 'Corner Shop' );
} );
