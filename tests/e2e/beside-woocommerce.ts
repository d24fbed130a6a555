/**
 * Tests that run where WooCommerce runs the shop as well: those of Home, of the tasks, and of the frame around them. The other files
 * test what is WooCommerce's there: settings pages, keys, entrances to orders, the storefront and its “Coming soon” page, receipts,
 * the reminder bar on other pages of wp-admin, where WooCommerce has one of its own; the color schemes, the chart of a report, whose
 * scripts and styles are the same there, and its download; or the oldest WordPress, on which this WooCommerce does not run.
 */

/** Names of the files. */
export const BESIDE_WOOCOMMERCE = [
	'activity-panel',
	'analytics',
	'analytics-filters',
	'analytics-overview',
	'analytics-settings',
	'bad-plugins',
	'chrome',
	'command-palette',
	'drafts',
	'example-report',
	'example-task',
	'extend',
	'failing-paths',
	'failing-writes',
	'feedback',
	'first-home',
	'home',
	'home-layout',
	'inbox',
	'installer',
	'journey',
	'lists',
	'loading',
	'marketing-and-more',
	'messages',
	'morning',
	'never-overwrites',
	'order-attribution',
	'payments-banner',
	'payments-task',
	'product-picture',
	'products-task',
	'promotions',
	'roles',
	'shipping',
	'smoke',
	'sortable',
	'store-details',
	'task-views',
	'tax',
	'tax-import',
	'translations',
	'whole-journey',
	'woocommerce-menu',
];

/** Those of them that are about WooCommerce itself. */
export const ONLY_BESIDE_WOOCOMMERCE = [ 'woocommerce-menu' ];

/** Files of Home and the tasks that are left out there: name => reason. Their tests and those of LEFT_OUT are at most one in ten. */
export const FILES_LEFT_OUT: Readonly< Record< string, string > > = {
	berlin: 'Its products come from a file, and importing files is WooCommerce’s; in German, the names of fields are WooCommerce’s, too.',
	'product-import': 'Importing files is WooCommerce’s: the control is not shown.',
};

/** Tests in the files above that are left out there: title, or a part of it => reason. */
export const LEFT_OUT: Readonly< Record< string, string > > = {
	'A morning in a running shop, by mouse': 'The same morning by keyboard runs there.',
	'are not ticked by opening an editor or the theme page, but by saving':
		'WooCommerce’s products have an editor of their own, not the block editor that the test opens.',
	'has no menu, no page, no answers, and nothing to say':
		'WooCommerce sends customers who ask for wp-admin to their account page, before there is a page to refuse.',
	'has a dashboard of the products: each link leads somewhere, nothing refused':
		'The same: WooCommerce lets nobody into wp-admin who can’t edit posts.',
	'has a dashboard of those pages: no way to Home, nothing refused':
		'The same: who sees reports only can’t edit posts.',
	'for nothing, with no service to connect to':
		'WooCommerce connects stores with WordPress.com: there is a service to connect to.',
	'leave out the rates where the shop ships nothing':
		'WooCommerce has no zones to look at while shipping is off: its route answers 404.',
	'describe themselves while they are open only, and open by a click, with smart defaults on':
		'The setting is one of Storewright’s own shop.',
	'The page of an order offers it as well':
		'The page of an order is WooCommerce’s, which has a banner of its own there.',
	'leads to the tax settings page, which is there':
		'WooCommerce has no tax settings while taxes are off: it shows the page where they are turned on in their place.',
	'payments: a key that is entered leaves the secret that was there':
		'The plugin that brings the key’s gateway brings one of Storewright’s own shop, not one of WooCommerce’s.',
	'a provider that is installed and set up':
		'The same plugin as in the next one, whose gateway is one of Storewright’s own shop.',
	'is installed, loads its scripts, and asks what it needs':
		'The plugin that is installed brings a gateway of Storewright’s own shop, not one of WooCommerce’s.',
};

/**
 * Those of them whose tests can't fail differently where Storewright runs the shop: of the client, and of routes that are the same code
 * in both. A run of everything runs them once, beside WooCommerce; the other project leaves out what of them runs there.
 */
export const SAME_BESIDE_WOOCOMMERCE = [
	'activity-panel',
	'analytics-filters',
	'analytics-overview',
	'analytics-settings',
	'bad-plugins',
	'chrome',
	'command-palette',
	'drafts',
	'example-report',
	'example-task',
	'extend',
	'failing-paths',
	'failing-writes',
	'feedback',
	'first-home',
	'home',
	'home-layout',
	'inbox',
	'installer',
	'lists',
	'loading',
	'marketing-and-more',
	'messages',
	'payments-banner',
	'sortable',
	'task-views',
	'translations',
];
