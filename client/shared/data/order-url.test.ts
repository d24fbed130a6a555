import { mayOpenOrders } from './order-url';

it.each( [
	[ false, { edit_shop_orders: true }, false ],
	[ false, { read_private_shop_orders: true }, true ],
	[ true, { edit_shop_orders: true }, true ],
	[ true, {}, false ],
] )(
	'links to orders as their pages let in: beside WooCommerce %s, rights %j: %s',
	( isCompanion, capabilities, may ) => {
		window.storewright = { isCompanion, capabilities };
		expect( mayOpenOrders() ).toBe( may );
	}
);
