import { onRequest, requestsMade } from '../test-utils';
import { writeOrderStatus } from './order-status';

const PATH = '/wc/v3/orders/5';

it.each( [
	[ false, { check_stock: true } ],
	[ true, {} ],
] )( 'asks that no more is sold than is in stock, beside WooCommerce: %s', async ( isCompanion, more ) => {
	window.storewright = { isCompanion };
	onRequest( 'PUT', PATH, {} );
	await writeOrderStatus( { id: 5, number: '5' }, 'cancelled', 'processing' );
	expect( requestsMade() ).toEqual( [
		{ method: 'PUT', path: PATH, data: { status: 'processing', expected: { status: 'cancelled' }, ...more } },
	] );
} );
