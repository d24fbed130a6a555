/** What drags the shipping zones that PHP lists, in the place that PHP printed below them. */
export const shippingZoneIslands = {
	'shipping-zones': () => import( /* webpackChunkName: "shipping-zones" */ './zone-order' ),
} as const;
