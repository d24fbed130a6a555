/** The page of an order: with hundreds of items, by keyboard alone, and without scripts. */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

import { expect, test } from './fixtures';
import { byKeyboard } from './pages/hands';
import { Shop } from './pages/shop';

interface Order {
	id: number;
	status: string;
	total: string;
	customer_note: string;
	line_items: Array< { name: string; quantity: number; total: string } >;
	fee_lines: Array< { name: string; total: string; tax_class: string } >;
	shipping_lines: Array< { method_id: string; total: string } >;
	refunds: Array< { total: string } >;
	billing: Record< string, string >;
}

const ADDRESS = { country: 'US', state: 'IL', city: 'Springfield', postcode: '62701' };

/** All that is below WordPress's toolbar and beside its menu. */
const PAGE = '#wpbody-content';

const post = < Answer = { id: number } >( client: RequestUtils, path: string, data: object ) =>
	client.rest< Answer >( { method: 'POST', path: `/wc/v3/${ path }`, data } );

const stored = ( client: RequestUtils, id: number ) => client.rest< Order >( { path: `/wc/v3/orders/${ id }` } );

const addressOf = ( id: number ) => `/wp-admin/admin.php?page=wc-orders&action=edit&id=${ id }`;

/**
 * Sells tiles in an order, with three taxes.
 *
 * @param client Of the administrator.
 * @param items  How many.
 */
async function sellTiles( client: RequestUtils, items: number ): Promise< number > {
	await new Shop( client ).set( 'general', { calc_taxes: 'yes', default_country: 'US:IL' } );
	for ( const priority of [ 1, 2, 3 ] ) {
		await post( client, 'taxes', { country: 'US', rate: '10', name: `Tax ${ priority }`, priority } );
	}
	const { id } = await post( client, 'products', { name: 'Tile', sku: 'TILE', regular_price: '10.00' } );
	const order = await post( client, 'orders', {
		status: 'processing',
		billing: { ...ADDRESS, first_name: 'Ada' },
		shipping: ADDRESS,
		line_items: Array.from( { length: items }, ( _, index ) => ( {
			product_id: id,
			name: `Tile ${ index + 1 }`,
			quantity: 2,
		} ) ),
	} );
	return order.id;
}

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe( javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
		test.use( { javaScriptEnabled } );

		test( 'An order of 200 items with three taxes is opened, changed, and refunded', async ( {
			page,
			requestUtils,
		} ) => {
			const id = await sellTiles( requestUtils, 200 );
			await page.goto( addressOf( id ) );
			await page.getByLabel( 'Quantity of Tile 200', { exact: true } ).fill( '3' );
			await page.getByRole( 'button', { name: 'Save order' } ).last().click();
			await expect( page.getByText( 'Order saved.' ) ).toBeVisible();
			expect( ( await stored( requestUtils, id ) ).total ).toBe( '5213.00' );

			await page.getByText( /Refund up to/ ).click();
			await page.getByLabel( 'Refunded quantity of Tile 200', { exact: true } ).fill( '1' );
			await page.getByLabel( 'Refunded amount of Tile 200', { exact: true } ).fill( '10' );
			await page.getByLabel( 'Refunded Tax 3 of Tile 200', { exact: true } ).fill( '0.99' );
			await page.getByLabel( 'Reason' ).fill( 'Broken & gone' );
			await page.getByRole( 'button', { name: 'Refund manually' } ).click();
			await expect( page.getByText( 'Refund recorded.' ) ).toBeVisible();
			const order = await stored( requestUtils, id );
			expect( order.refunds ).toMatchObject( [ { total: '-10.99', reason: 'Broken & gone' } ] );
			expect( order.line_items.map( ( { quantity } ) => quantity ) ).toEqual( [
				...Array< number >( 199 ).fill( 2 ),
				3,
			] );
		} );
	} );
}

test.describe( 'A shop manager, from right to left', () => {
	test.use( { as: 'manager' } );
	test.beforeEach( ( { dashboard } ) => dashboard.setDirection( 'rtl' ) );
	test.afterEach( ( { dashboard } ) => dashboard.setDirection( 'ltr' ) );

	test( 'changes items, adds a fee, completes and refunds an order by keyboard alone', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		const id = await sellTiles( requestUtils, 2 );
		const hands = byKeyboard( page );
		await page.goto( addressOf( id ) );
		await hands.arrive();
		await hands.write( page.getByLabel( 'Quantity of Tile 2', { exact: true } ), '3' );
		await expect( page.locator( '#storewright-order-calculation' ) ).toContainText( '65.00' );
		await hands.press( page.getByText( 'Add items' ) );
		await hands.write( page.getByLabel( 'Fee', { exact: true } ), 'Gift wrap' );
		await hands.write( page.getByLabel( 'Fee: amount without tax' ), '5' );
		await hands.pick( page.getByLabel( 'Fee: tax class' ), 'Reduced rate' );
		await hands.write( page.getByLabel( 'Shipping: amount without tax' ), '7' );
		await hands.pick( page.getByLabel( 'Shipping: method' ), 'Local pickup' );
		await hands.pick( page.getByLabel( 'Status', { exact: true } ), 'Completed' );
		await hands.press( page.getByRole( 'button', { name: 'Save order' } ).last() );
		await expect( page.getByText( 'Order saved.' ) ).toBeVisible();
		expect( await stored( requestUtils, id ) ).toMatchObject( {
			status: 'completed',
			line_items: [ { quantity: 2 }, { quantity: 3, total: '30.00' } ],
			fee_lines: [ { name: 'Gift wrap', total: '5.00', tax_class: 'reduced-rate' } ],
			shipping_lines: [ { method_id: 'local_pickup', total: '7.00' } ],
		} );

		await hands.arrive();
		await hands.press( page.getByText( /Refund up to/ ) );
		await hands.write( page.getByLabel( 'Amount, empty for the sum of the items' ), '1.25' );
		await dashboard.expectFits( PAGE, [ 1400, 400 ] );
		await hands.press( page.getByRole( 'button', { name: 'Refund manually' } ) );
		await expect( page.getByText( 'Refund recorded.' ) ).toBeVisible();
		await hands.arrive();
		await hands.write( page.getByLabel( 'Add a note' ), 'Sent by bike.' );
		await hands.press( page.getByRole( 'button', { name: 'Add note' } ) );
		await expect( page.getByText( 'Note added.' ) ).toBeVisible();
		await expect( page.getByText( 'Sent by bike.' ) ).toBeVisible();
		expect( ( await stored( requestUtils, id ) ).refunds ).toMatchObject( [ { total: '-1.25' } ] );
	} );
} );

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe( `A shop manager, with scripts: ${ javaScriptEnabled }`, () => {
		test.use( { as: 'manager', javaScriptEnabled } );

		test( 'is told how many are left, and sells more on purpose alone', async ( {
			page,
			dashboard,
			requestUtils,
			problems,
		} ) => {
			problems.expect( /status of 400/ );
			const { id } = await post( requestUtils, 'products', {
				name: 'Lamp',
				regular_price: '20.00',
				manage_stock: true,
				stock_quantity: 3,
			} );
			const left = async () =>
				( await requestUtils.rest< { stock_quantity: number } >( { path: `/wc/v3/products/${ id }` } ) )
					.stock_quantity;
			await page.goto( '/wp-admin/admin.php?page=wc-orders&action=new' );
			await page.getByLabel( 'Product 1: ID or SKU' ).fill( `#${ id } Lamp` );
			await page.getByLabel( 'Quantity' ).first().fill( '5' );
			await page.getByLabel( 'Status', { exact: true } ).selectOption( 'processing' );
			await page.getByLabel( 'Note from the customer' ).fill( 'Ring twice' );
			await page.getByRole( 'button', { name: 'Create order' } ).last().click();
			const alert = page.getByRole( 'alert' ).filter( { hasText: 'Nothing was saved.' } );
			await expect( alert ).toContainText( 'Not enough stock of “Lamp”: 3 left.' );
			await expect( page.getByLabel( 'Note from the customer' ) ).toHaveValue( 'Ring twice' );
			if ( javaScriptEnabled ) {
				await dashboard.expectFits( PAGE, [ 1400, 400 ] );
			}
			expect( await left() ).toBe( 3 );

			await alert.getByRole( 'button', { name: 'Save anyway' } ).click();
			await expect( page.getByText( 'Order created.' ) ).toBeVisible();
			await expect( page.getByLabel( 'Note from the customer' ) ).toHaveValue( 'Ring twice' );
			expect( await left() ).toBe( -2 );
		} );
	} );
}

test.describe( 'Without scripts, as a shop manager', () => {
	test.use( { as: 'manager', javaScriptEnabled: false } );

	test( 'An order is made by hand, copied and printed', async ( { page, requestUtils } ) => {
		await post( requestUtils, 'products', { name: 'Lamp', sku: 'LAMP', regular_price: '20.00' } );
		await page.goto( '/wp-admin/admin.php?page=wc-orders' );
		await page.getByRole( 'link', { name: 'Add order' } ).click();
		await page.getByLabel( 'Product 1: ID or SKU' ).fill( 'LAMP' );
		await page.getByLabel( 'Quantity' ).first().fill( '2' );
		await page.getByLabel( 'First name' ).first().fill( 'Ada' );
		await page.getByLabel( 'City' ).first().fill( 'Oslo' );
		await page.getByLabel( 'Note from the customer' ).fill( 'Ring twice' );
		await page.getByLabel( 'Status', { exact: true } ).selectOption( { label: 'Processing' } );
		await page.getByRole( 'button', { name: 'Recalculate' } ).click();
		await expect( page.locator( '#storewright-order-calculation' ) ).toContainText( '40.00' );
		await page.getByRole( 'button', { name: 'Create order' } ).click();
		await expect( page.getByText( 'Order created.' ) ).toBeVisible();
		const orders = () => requestUtils.rest< Order[] >( { path: '/wc/v3/orders?orderby=id' } );
		const [ first ] = await orders();
		expect( first ).toMatchObject( {
			status: 'processing',
			total: '40.00',
			customer_note: 'Ring twice',
			line_items: [ { quantity: 2 } ],
			billing: { first_name: 'Ada', city: 'Oslo' },
		} );

		await page.getByRole( 'link', { name: 'Packing slip' } ).click();
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Packing slip' );
		await expect( page.getByRole( 'row', { name: 'Lamp' } ) ).not.toContainText( '$' );
		await page.emulateMedia( { media: 'print' } );
		await expect( page.locator( '#adminmenumain' ) ).toBeHidden();
		await expect( page.getByText( 'Ring twice' ) ).toBeVisible();
		await page.emulateMedia( { media: 'screen' } );
		await page.getByRole( 'link', { name: 'Back to the order' } ).click();

		await page.getByRole( 'link', { name: 'Copy order' } ).click();
		await page.getByLabel( 'Quantity' ).first().fill( '3' );
		await page.getByRole( 'button', { name: 'Create order' } ).click();
		await expect( page.getByText( 'Order created.' ) ).toBeVisible();
		const [ copy ] = await orders();
		expect( copy?.id ).not.toBe( first?.id );
		expect( copy ).toMatchObject( { total: '60.00', line_items: [ { quantity: 3 } ], billing: { city: 'Oslo' } } );
	} );
} );
