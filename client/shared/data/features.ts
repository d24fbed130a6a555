/** Parts of the dashboard that can be on or off: the same list as in includes/Kernel/Feature.php. */
export const FEATURES = [
	'analytics',
	'marketing',
	'marketplace',
	'product-block-editor',
	'onboarding',
	'core-profiler',
	'customize-store',
	'launch-your-store',
	'wc-pay-welcome-page',
	'reactify-classic-payments-settings',
	'shipping-smart-defaults',
] as const;

/** Name of a feature. */
export type Feature = ( typeof FEATURES )[ number ];

/** Extensions turn features on and off for the page here: `( names: string[] ) => string[]`. */
export const FEATURES_FILTER = 'storewright_admin_features';
