import { appQuery, parseQuery, pathOf, urlTo } from './urls';

describe( 'addresses of the app', () => {
	it( '[B2-025] Home is the page without a path', () => {
		expect( urlTo() ).toBe( 'admin.php?page=wc-admin' );
		expect( pathOf( parseQuery( '?page=wc-admin' ) ) ).toBe( '/' );
	} );

	it( 'writes path and query, and leaves out what is undefined', () => {
		expect( urlTo( '/analytics/revenue', { period: 'today', paged: undefined } ) ).toBe(
			'admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue&period=today'
		);
	} );

	it( 'tells links of the app from others', () => {
		expect( appQuery( 'admin.php?page=wc-admin&task=shipping' ) ).toEqual( { page: 'wc-admin', task: 'shipping' } );
		expect( appQuery( 'admin.php?page=wc-settings' ) ).toBeNull();
		expect( appQuery( 'http://elsewhere.example/wp-admin/admin.php?page=wc-admin' ) ).toBeNull();
		expect( appQuery( '/wp-admin/edit.php?page=wc-admin' ) ).toBeNull();
	} );
} );
