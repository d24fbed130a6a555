import { userCan } from '../shared/data/page-data';

/** What waits for the owner, on Home: orders, reviews and stock. */
export const waitingPanels = [
	{
		name: 'waiting',
		// As `HomePanelsController` asks.
		isFor: () =>
			( userCan( 'read_private_shop_orders' ) && userCan( 'edit_others_shop_orders' ) ) ||
			[ 'read_private_products', 'edit_others_products', 'edit_published_products' ].every( ( one ) =>
				userCan( one )
			),
		load: () => import( /* webpackChunkName: "home" */ './panel' ),
	},
] as const;
