/** The offer to find out where orders come from, on the page of an order. */
export const orderAttributionIslands = {
	'order-attribution': () => import( /* webpackChunkName: "order-attribution-embedded" */ './embedded' ),
} as const;
