/** The stock history of a product, as a shop manager reads it. */
import { expect, test } from './fixtures';

test.use( { as: 'manager' } );

test( 'The stock history says what took pieces and who changed them, and leads to the order', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	const send = ( method: 'POST' | 'PUT', path: string, data: object ) =>
		requestUtils.rest< { id: number } >( { method, path: `/wc/v3/${ path }`, data } );
	const { id } = await send( 'POST', 'products', {
		name: 'Lamp',
		regular_price: '20.00',
		manage_stock: true,
		stock_quantity: 10,
	} );
	const order = await send( 'POST', 'orders', {
		status: 'processing',
		line_items: [ { product_id: id, quantity: 3 } ],
	} );
	await send( 'PUT', `products/${ id }`, { stock_quantity: 12 } );
	await dashboard.setDirection( 'rtl' );
	await dashboard.open( { path: `/product/${ id }` } );
	await page.getByRole( 'link', { name: 'Stock history' } ).press( 'Enter' );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Stock history' );
	await expect( page.getByText( 'In stock now: 12' ) ).toBeVisible();
	const rows = page.getByRole( 'row' );
	await expect( rows.nth( 1 ) ).toContainText( /admin.*\+5/ );
	await expect( rows.nth( 2 ) ).toContainText( new RegExp( `Taken by order #${ order.id }.*-3` ) );
	await dashboard.expectFits( '#wpbody-content', [ 1400, 400 ] );
	await page.getByRole( 'link', { name: `#${ order.id }` } ).click();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( `Order #${ order.id }` );
	await dashboard.setDirection( 'ltr' );
} );
