/** An order that has everything which an order's page shows. */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { sellGoods } from './goods';

const ADDRESS = { country: 'US', state: 'IL', city: 'Springfield', postcode: '62701', address_1: '12 Main Street' };

/**
 * A paid order with a file to download, notes, a refund, and a customer with an account, in a shop that has sold more.
 *
 * @param client Of the administrator.
 * @param goods  What is ordered.
 */
export async function fullOrder(
	client: RequestUtils,
	goods: { name: string; price: string }
): Promise< { order: number; customer: number; product: number } > {
	const send = ( path: string, data: object ) =>
		client.rest< { id: number } >( { method: 'POST', path: `/wc/v3/${ path }`, data } );
	await sellGoods( client );
	const { id: customer } = await send( 'customers', {
		email: 'cleo@example.org',
		username: 'cleo',
		password: 'Correct horse 7',
		first_name: 'Cleo',
		last_name: 'Barlow',
		billing: { ...ADDRESS, first_name: 'Cleo', last_name: 'Barlow', email: 'cleo@example.org' },
	} );
	const media = await client.uploadMedia( 'docs/images/home.png' );
	const { id: product } = await send( 'products', {
		name: goods.name,
		sku: 'GLASS-1',
		regular_price: goods.price,
		manage_stock: true,
		stock_quantity: 20,
		downloadable: true,
		downloads: [ { name: 'Manual', file: media.source_url } ],
	} );
	const { id: order } = await send( 'orders', {
		status: 'processing',
		set_paid: true,
		customer_id: customer,
		payment_method: 'cod',
		payment_method_title: 'Cash on delivery',
		customer_note: 'Please ring twice.',
		billing: { ...ADDRESS, first_name: 'Cleo', last_name: 'Barlow', email: 'cleo@example.org', phone: '555 0100' },
		shipping: { ...ADDRESS, first_name: 'Cleo', last_name: 'Barlow' },
		line_items: [ { product_id: product, quantity: 2 } ],
		shipping_lines: [ { method_id: 'flat_rate', method_title: 'Flat rate', total: '5.00' } ],
		fee_lines: [ { name: 'Gift wrap', total: '2.50' } ],
		meta_data: [ { key: 'gift', value: 'yes' } ],
	} );
	await send( `orders/${ order }/notes`, { note: 'It is on its way.', customer_note: true } );
	await send( `orders/${ order }/refunds`, { amount: '10.00', reason: 'A scratch', api_refund: false } );
	return { order, customer, product };
}
