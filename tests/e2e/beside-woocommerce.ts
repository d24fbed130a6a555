/**
 * Tests that run where WooCommerce runs the shop as well: those of Home, of the tasks, and of the frame around them. Each file is in one
 * of the three lists.
 */

/** Names of the files. */
export const BESIDE_WOOCOMMERCE = [
	'activity-panel',
	'analytics',
	'analytics-filters',
	'analytics-overview',
	'analytics-settings',
	'assistants',
	'bad-plugins',
	'chrome',
	'command-palette',
	'customize-hub',
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
	'launch-hub',
	'lists',
	'loading',
	'marketing',
	'marketing-and-more',
	'messages',
	'morning',
	'never-overwrites',
	'order-attribution',
	'payments-banner',
	'payments-task',
	'payments-welcome',
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

/** Those of them that are about WooCommerce itself, or what it brings along. */
export const ONLY_BESIDE_WOOCOMMERCE = [ 'assistants', 'woocommerce-menu' ];

/** Files of Home and the tasks that are left out there: name => reason. Their tests and those of LEFT_OUT are at most one in ten. */
export const FILES_LEFT_OUT: Readonly< Record< string, string > > = {
	berlin: 'Its products come from a file, and importing files is WooCommerce’s; in German, the names of fields are WooCommerce’s, too.',
	'product-import': 'Importing files is WooCommerce’s: the control is not shown.',
};

/** Files that are neither about Home nor about a task, and do not run there: reason => names. */
export const NOT_HOME_OR_TASKS: Readonly< Record< string, readonly string[] > > = {
	'Pages of the shop, which are WooCommerce’s there.': [
		'attributes',
		'coupons',
		'customers',
		'order-page',
		'order-two-people',
		'orders-screen',
		'product-editor',
		'product-list',
		'product-page',
		'reviews',
		'stock-history',
		'terms',
	],
	'Settings, keys and blueprints of the shop, which are WooCommerce’s there; that ours are not there, CompanionModeTest says.':
		[
			'authorize',
			'blueprint-export',
			'blueprint-import',
			'command-palette-settings',
			'email-settings',
			'keys',
			'payments',
			'payments-settings',
			'profiler',
			'settings',
			'settings-log',
			'shipping-settings',
			'tax-rates',
		],
	'The shop’s REST API and what visitors and customers see, which are WooCommerce’s there.': [
		'coming-soon',
		'entrances',
		'official-client',
		'receipts',
		'site-visibility',
		'stored-xss',
	],
	'Scripts and styles that are the same there, on pages that other tests open there.': [
		'analytics-chart',
		'color-schemes',
		'report-export',
		'report-print',
		'saved-reports',
	],
	'The owner allows others to be asked in them, and WooCommerce then sends what it always does.': [ 'extensions' ],
	'The bar needs a script on WooCommerce’s pages, where none of ours is.': [ 'reminder' ],
	'Islands on pages of WordPress and of the shop; on WooCommerce’s there is none.': [ 'embedded-islands' ],
	'This WooCommerce does not run on it.': [ 'oldest-wordpress' ],
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
	'changes the template of product pages, and leads to the editor of the theme':
		'The template of product pages is WooCommerce’s: none of ours is offered.',
	'switches the theme after a yes; a classic one leads to the Customizer':
		'The same: only the template of product pages needs a block theme.',
	'says what needs the owner: a site that is not to be listed, and a shop page that no menu leads to':
		'WooCommerce makes pages of the shop and the checkout, which are in the menu.',
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
	'marketing',
	'marketing-and-more',
	'messages',
	'order-attribution',
	'payments-banner',
	'payments-welcome',
	'sortable',
	'task-views',
	'translations',
];

/**
 * The same of single tests, of files whose others run in both: file => titles, or parts of them. They are about what the client does and
 * says, and about modules that `includes/modules.php` loads in both; what they write to the shop on the way, others of their file write in
 * both and read back.
 */
export const SAME_TESTS_BESIDE_WOOCOMMERCE: Readonly< Record< string, readonly string[] > > = {
	analytics: [ 'columns that are hidden in quick succession stay hidden, each report its own' ],
	'customize-hub': [
		'asks WordPress.org only after a yes',
		'fits and breaks no guideline',
		'takes back nothing else in a tab that is out of date, and shows what holds now',
	],
	// Other tests of the file take the same steps in both: a shop manager, and a store that ships to the whole world.
	journey: [ 'From a fresh shop to one that ships by keyboard alone' ],
	'launch-hub': [
		'says why the launch failed, changes nothing, and goes on',
		'A launch that a task came between goes on from Home, once',
		'fits and breaks no guideline',
	],
	// Where Storewright runs the shop, the same morning is tested by mouse.
	morning: [ 'A morning in a running shop, by keyboard alone' ],
	'payments-task': [
		'hides the suggested providers, and puts them back',
		'has no providers where promotions are off',
		'that cannot be had says why, and the page stays',
		'that is not there breaks its page, and nothing else',
		'The provider’s own payments solution',
	],
	roles: [ 'Addresses that lead nowhere' ],
	shipping: [
		'begin with the address where it is not complete, and keep it when it cannot be saved',
		'can be opened again when they are done',
		'The services that print labels where the store is are suggested with their free trial',
		'is read when the step is entered: a skeleton first, another try when it fails',
		'is no negative number',
		'offers one service alone, with what it can do, outside the United States',
		'Connecting the store',
	],
	smoke: [
		'What breaks a guideline is found',
		'The site becomes new again only when no request runs any more',
		'A client that logs in anew logs nobody out after a reset',
	],
	'store-details': [
		'says what is missing, field by field, and saves nothing',
		'understands the browser’s autofill, but not against the owner’s choice',
		'asks before changes are lost',
		'When the address cannot be saved',
	],
	tax: [ 'lets the owner choose a partner, and set it up', 'keeps what was typed when the server fails' ],
	// The same journey is tested by keyboard in both.
	'whole-journey': [ 'From a fresh install to a complete store through every task, by mouse' ],
};
