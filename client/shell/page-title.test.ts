import { documentTitle, headerTitle } from './page-title';

describe( 'the name of a page', () => {
	it( '[B2-032] is its last section in the header', () => {
		expect( headerTitle( [ 'Analytics', { label: 'Revenue', href: '/analytics/revenue' } ], {} ) ).toBe(
			'Revenue'
		);
	} );

	it.each( [ 'wc-settings', 'wc-reports', 'wc-status' ] )( '[B2-032] is its second section on %s', ( page ) => {
		expect( headerTitle( [ 'Settings', 'Shipping', 'Classes' ], { page } ) ).toBe( 'Shipping' );
		expect( headerTitle( [ 'Settings' ], { page } ) ).toBe( 'Settings' );
	} );

	it( '[B2-033] stands before the site’s title in the browser', () => {
		window.storewright = { siteTitle: 'Corner Shop' };
		expect( documentTitle( [ 'Home' ] ) ).toBe( 'Home < Corner Shop — WooCommerce' );
		expect( documentTitle( [ 'Analytics', { label: 'Revenue', href: '/' } ] ) ).toBe(
			'Revenue < Analytics < Corner Shop — WooCommerce'
		);
	} );
} );
