/** Parts of tasks on the settings page, in the places that PHP printed for them. */
export const taskIslands = {
	'payments-banner': () => import( /* webpackChunkName: "payments-settings" */ './items/payments/embedded/banner' ),
	'payment-suggestions': () =>
		import( /* webpackChunkName: "payments-settings" */ './items/payments/embedded/suggestions' ),
	'payments-settings': () =>
		import( /* webpackChunkName: "payments-providers" */ './items/payments/settings/payments-settings' ),
	'shipping-defaults': () =>
		import( /* webpackChunkName: "shipping-settings" */ './items/shipping/embedded/defaults' ),
} as const;
