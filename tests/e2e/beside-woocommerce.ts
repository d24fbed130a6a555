/**
 * Tests that run where WooCommerce runs the shop as well: those of Home, of the tasks, and of the frame around them. Each file is in
 * BESIDE_WOOCOMMERCE, FILES_LEFT_OUT or NOT_HOME_OR_TASKS.
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
	'reminder',
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

/**
 * Those of them that are about neither Home nor a task: reports, the marketing overview, the command palette, and pages of their own. Where
 * at most one in ten may be left out, none of their tests counts.
 */
export const NOT_COUNTED = [
	'analytics',
	'analytics-filters',
	'analytics-overview',
	'analytics-settings',
	'command-palette',
	'example-report',
	'marketing',
	'order-attribution',
	'payments-welcome',
];

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
	'Islands on pages of WordPress and of the shop; on WooCommerce’s there is none.': [ 'embedded-islands' ],
	'This WooCommerce does not run on it.': [ 'oldest-wordpress' ],
};

/** Tests in the files above that are left out there: title, or a part of it => reason. */
export const LEFT_OUT: Readonly< Record< string, string > > = {
	'A morning in a running shop, by mouse': 'The same morning by keyboard runs there.',
	'are not ticked by opening an editor or the theme page, but by saving':
		'WooCommerce’s products have an editor of their own, not the block editor that the test opens.',
	'The reminder bar on pages of WordPress':
		'The bar needs a script on WooCommerce’s pages, where none of ours is: it is on the dashboard’s own.',
	'The reminder bar without JavaScript': 'The same: without a script there is no page of the dashboard.',
	'e2e_cataloger has a dashboard of the products':
		'WooCommerce’s list of products has PHP complain of products that one may not edit.',
	'for nothing, with no service to connect to':
		'WooCommerce connects stores with WordPress.com: there is a service to connect to.',
	'leave out the rates where the shop ships nothing':
		'WooCommerce has no zones to look at while shipping is off: its route answers 404.',
	'describe themselves while they are open only, and open by a click, with smart defaults on':
		'The setting is one of Storewright’s own shop.',
	'The page of an order offers it as well':
		'The page of an order is WooCommerce’s, which has a banner of its own there.',
	'changes the template of product pages, and leads to the editor of the theme':
		'The template of product pages is WooCommerce’s: none of ours is offered.',
	'switches the theme after a yes; a classic one leads to the Customizer':
		'The same: only the template of product pages needs a block theme.',
	'says what needs the owner: a site that is not to be listed, and a shop page that no menu leads to':
		'WooCommerce makes pages of the shop and the checkout, which are in the menu.',
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
	extend: [
		'The example page has an entry in the menu',
		'A page of a plugin that throws leaves header, menu and the other pages',
		'The example panel is on Home, in its second column',
		'A panel and a tab of a plugin that throw',
		'By keyboard one skips WordPress’s menu',
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
	reminder: [ 'reminds, and is dismissed', 'is back with a word when it cannot be closed' ],
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
