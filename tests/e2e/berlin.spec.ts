import { expect, test } from './fixtures';
import { BerlinJourney } from './pages/berlin';
import { Shop } from './pages/shop';
import { ENGLISH, textsOf } from './pages/texts';

interface Setting {
	id: string;
	value: string;
}

interface Product {
	sku: string;
	name: string;
	regular_price: string;
	stock_quantity: number;
	description: string;
	categories: Array< { name: string } >;
}

for ( const language of [ 'English', 'German' ] ) {
	test( `An owner in Berlin sets her shop up through every task, in ${ language }`, async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		test.setTimeout( 480_000 );
		page.setDefaultTimeout( 30_000 );
		if ( language === 'German' ) {
			await dashboard.setLocale( 'de_DE' );
		}
		const texts = language === 'German' ? await textsOf( 'de_DE' ) : ENGLISH;
		await dashboard.open();
		await new BerlinJourney( page, texts ).go();

		const settings = await requestUtils.rest< Setting[] >( { path: '/wc/v3/settings/general' } );
		const tax = await requestUtils.rest< Setting[] >( { path: '/wc/v3/settings/tax' } );
		const all = Object.fromEntries( [ ...settings, ...tax ].map( ( { id, value } ) => [ id, value ] ) );
		expect( all ).toMatchObject( {
			woocommerce_default_country: 'DE:DE-BE',
			woocommerce_currency: 'EUR',
			woocommerce_currency_pos: 'right_space',
			woocommerce_price_decimal_sep: ',',
			woocommerce_price_thousand_sep: '.',
			woocommerce_calc_taxes: 'yes',
			woocommerce_prices_include_tax: 'yes',
			woocommerce_tax_display_shop: 'incl',
			woocommerce_tax_display_cart: 'incl',
		} );
		const products = await requestUtils.rest< Product[] >( {
			path: '/wc/v3/products',
			params: { per_page: 100, orderby: 'id', order: 'asc' },
		} );
		expect( products ).toHaveLength( 30 );
		expect( products.slice( 0, 2 ) ).toEqual( [
			expect.objectContaining( { sku: 'K-100', name: 'Schlüsselanhänger', regular_price: '1234.5' } ),
			expect.objectContaining( {
				sku: 'K-101',
				name: 'Käsebrett',
				regular_price: '1.9',
				stock_quantity: 2,
				categories: [ expect.objectContaining( { name: 'Nützliches' } ) ],
			} ),
		] );
		expect( products[ 1 ]?.description ).toContain( 'Handgemacht; aus „Buche“,' );
		expect( await requestUtils.rest( { path: '/wc/v3/taxes' } ) ).toEqual( [
			expect.objectContaining( { country: 'DE', state: '', rate: '19.0000', name: 'MwSt.' } ),
		] );
		const shop = new Shop( requestUtils );
		expect( ( await shop.zones() ).flatMap( ( { methods } ) => methods ) ).toEqual( [ 'flat_rate 4.90' ] );
		expect( await requestUtils.rest( { path: '/wc/v3/payment_gateways/bacs' } ) ).toMatchObject( {
			enabled: true,
		} );
		expect( await shop.option( 'woocommerce_coming_soon' ) ).toBe( 'no' );
	} );
}
