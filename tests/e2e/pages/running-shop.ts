/** A shop for pictures of Home. */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/**
 * Has a shop in which orders, a review and stock wait, with Home in two columns.
 *
 * @param requestUtils An administrator's.
 * @param lamp         Name of what is sold.
 */
export async function runShop( requestUtils: RequestUtils, lamp: string ): Promise< void > {
	const send = ( path: string, data: object ) =>
		requestUtils.rest< { id: number } >( { method: 'POST', path, data } );
	const stock = { regular_price: '9.00', manage_stock: true };
	const { id } = await send( '/wc/v3/products', { ...stock, name: lamp, stock_quantity: 2 } );
	await send( '/wc/v3/products', { ...stock, name: 'Shade', stock_quantity: 0 } );
	for ( const customer of [ 'Ada', 'Jonas' ] ) {
		await send( '/wc/v3/orders', {
			status: 'processing',
			billing: { first_name: customer, last_name: 'Barlow' },
			line_items: [ { product_id: id, quantity: 1 } ],
		} );
	}
	await send( '/wc/v3/products/reviews', {
		product_id: id,
		review: 'Shines as it says.',
		reviewer: 'Mei',
		reviewer_email: 'mei@example.org',
		rating: 5,
		status: 'hold',
	} );
	await send( '/wp/v2/users/me', { woocommerce_meta: { homepage_layout: 'two_columns' } } );
}
