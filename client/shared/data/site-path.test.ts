import { sitePath } from './site-path';

describe( 'The path at which the site answers', () => {
	afterEach( () => {
		delete window.storewright;
	} );

	it( 'is the one in the code where Storewright runs the shop', () => {
		expect( sitePath( '/wc-admin/options?options=a' ) ).toBe( '/wc-admin/options?options=a' );
		expect( sitePath( '/wc/v3/settings/general/batch', 'POST' ) ).toBe( '/wc/v3/settings/general/batch' );
	} );

	it( 'is in namespaces of the dashboard’s own where WooCommerce runs it, but for what is read of the shop', () => {
		window.storewright = {
			isCompanion: true,
			restNamespaces: { 'wc-admin': 'storewright/admin', 'wc-analytics': 'storewright/analytics' },
		};
		expect( sitePath( '/wc-admin/options', 'POST' ) ).toBe( '/storewright/admin/options' );
		expect( sitePath( '/wc-analytics/data/countries?_fields=code' ) ).toBe(
			'/storewright/analytics/data/countries?_fields=code'
		);
		expect( sitePath( '/wc-admin-email/x' ) ).toBe( '/wc-admin-email/x' );
		expect( sitePath( '/wc/v3/settings/general?_fields=id' ) ).toBe( '/wc/v3/settings/general?_fields=id' );
		expect( sitePath( '/wc/v3/settings/general/batch', 'POST' ) ).toBe( '/storewright/v3/settings/general/batch' );
		expect( sitePath( '/wc/v3/payment_gateways/bacs/accounts' ) ).toBe(
			'/storewright/v3/payment_gateways/bacs/accounts'
		);
		expect( sitePath( '/wp/v2/users/me', 'POST' ) ).toBe( '/wp/v2/users/me' );
	} );
} );
