import { onRequest, requestsMade } from '../test-utils';
import { writeOrderStatus } from './order-status';

it.each( [
	[ false, '/wc/v3/orders/5', { check_stock: true } ],
	[ true, '/storewright/v3/orders/5', {} ],
] )( 'asks that no more is sold than is in stock, beside WooCommerce: %s', async ( isCompanion, path, more ) => {
	window.storewright = { isCompanion };
	onRequest( 'PUT', path, {} );
	await writeOrderStatus( { id: 5, number: '5' }, 'cancelled', 'processing' );
	expect( requestsMade() ).toEqual( [
		{ method: 'PUT', path, data: { status: 'processing', expected: { status: 'cancelled' }, ...more } },
	] );
} );
