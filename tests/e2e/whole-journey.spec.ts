import { expect, test } from './fixtures';
import { byKeyboard, byMouse } from './pages/hands';
import { watchRequests } from './pages/requests';
import { ENTERED, SetupJourney } from './pages/setup-journey';
import { Shop, SPRINGFIELD } from './pages/shop';
import { WORLD } from './pages/shipping-task';

interface Setting {
	id: string;
	value: string;
}

for ( const [ way, handsOf ] of Object.entries( { 'by mouse': byMouse, 'by keyboard alone': byKeyboard } ) ) {
	test( `From a fresh install to a complete store through every task, ${ way }`, async ( {
		page,
		dashboard,
		requestUtils,
		woocommerce,
	} ) => {
		test.setTimeout( 480_000 );
		const { product, account, tax, shipping, extension } = ENTERED;
		const get = < Answer >( path: string ) => requestUtils.rest< Answer >( { path } );
		const requests = watchRequests( page );
		const journey = new SetupJourney( page, handsOf( page ), woocommerce );
		await dashboard.open();
		await expect( journey.home.title ).toHaveText( 'Welcome to Demo shop' );
		await journey.go();

		await expect( journey.home.title ).toHaveText( "You've completed store setup" );
		await expect( journey.home.badge ).toHaveCount( 0 );
		expect( requests.refused ).toEqual( [] );
		const shop = new Shop( requestUtils );
		expect( await shop.doneTasks() ).toEqual( journey.steps.map( ( { task } ) => task ) );

		// The shop has what was entered, and asks for it by its own routes.
		expect( await shop.address() ).toEqual( SPRINGFIELD );
		expect( await get( '/wc/v3/products' ) ).toEqual( [
			expect.objectContaining( { name: product.name, regular_price: '19.9', status: 'publish' } ),
		] );
		expect( await get( '/wc/v3/payment_gateways/bacs' ) ).toMatchObject( { enabled: true } );
		expect( await get( '/wc/v3/payment_gateways/bacs/accounts' ) ).toMatchObject( { accounts: [ account ] } );
		expect( await get( '/wc/v3/taxes' ) ).toEqual( [
			expect.objectContaining( { country: 'US', state: 'IL', rate: '6.2500', name: tax.name } ),
		] );
		const general = await get< Setting[] >( '/wc/v3/settings/general' );
		expect( general.find( ( { id } ) => id === 'woocommerce_calc_taxes' )?.value ).toBe( 'yes' );
		expect( await shop.zones() ).toEqual( [
			{ name: WORLD, locations: [], methods: [] },
			{ name: shipping.zone, locations: [ 'country:US' ], methods: [ 'flat_rate 5.00' ] },
		] );
		expect( await get( '/wc-admin/plugins/active' ) ).toEqual( {
			plugins: expect.arrayContaining( [ extension.slug ] ),
		} );
		expect( await shop.option( 'woocommerce_coming_soon' ) ).toBe( 'no' );
	} );
}
