<?php
declare(strict_types=1);

/**
 * Fields of answers that differ from those of a running WooCommerce, by route and place: how, and why. `missing`, or the type that ours
 * has. docs/contract-differences.md is made of them.
 */
return [
	[
		'what' => '/wc-admin/onboarding/tasks tasks additionalData hasProducts',
		'how'  => 'missing',
		'why'  => 'Whether there are products is asked of the task of products.',
	],
	[
		'what' => '/wc-admin/onboarding/tasks tasks additionalData avalaraActivated',
		'how'  => 'missing',
		'why'  => 'The task of taxes knows no partner Avalara.',
	],
	[
		'what' => '/wc-admin/onboarding/free-extensions plugins is_activated',
		'how'  => 'missing',
		'why'  => 'The catalog says what its cards show.',
	],
	[
		'what' => '/wc-admin/onboarding/free-extensions plugins min_php_version',
		'how'  => 'missing',
		'why'  => 'The catalog says what its cards show.',
	],
	[
		'what' => '/wc-admin/onboarding/free-extensions plugins install_external',
		'how'  => 'missing',
		'why'  => 'The catalog says what its cards show.',
	],
	[
		'what' => '/wc-admin/onboarding/free-extensions plugins learn_more_link',
		'how'  => 'missing',
		'why'  => 'The catalog says what its cards show.',
	],
	[
		'what' => '/wc-admin/onboarding/free-extensions plugins tags',
		'how'  => 'missing',
		'why'  => 'The catalog says what its cards show.',
	],
	[
		'what' => '/wc-admin/onboarding/free-extensions plugins label',
		'how'  => 'missing',
		'why'  => 'The catalog says what its cards show.',
	],
	[
		'what' => '/wc-admin/onboarding/free-extensions plugins install_priority',
		'how'  => 'missing',
		'why'  => 'The catalog says what its cards show.',
	],
	[
		'what' => '/wc-admin/onboarding/free-extensions plugins requires_jpc',
		'how'  => 'missing',
		'why'  => 'The catalog says what its cards show.',
	],
	[
		'what' => '/wc-admin/onboarding/product-types subscriptions',
		'how'  => 'missing',
		'why'  => 'Products of other plugins’ kinds are these plugins’ matter.',
	],
	[
		'what' => '/wc-admin/onboarding/product-types memberships',
		'how'  => 'missing',
		'why'  => 'Products of other plugins’ kinds are these plugins’ matter.',
	],
	[
		'what' => '/wc-admin/onboarding/product-types bookings',
		'how'  => 'missing',
		'why'  => 'Products of other plugins’ kinds are these plugins’ matter.',
	],
	[
		'what' => '/wc-admin/onboarding/product-types product-bundles',
		'how'  => 'missing',
		'why'  => 'Products of other plugins’ kinds are these plugins’ matter.',
	],
	[
		'what' => '/wc-admin/onboarding/product-types product-add-ons',
		'how'  => 'missing',
		'why'  => 'Products of other plugins’ kinds are these plugins’ matter.',
	],
	[
		'what' => '/wc-admin/settings/payments/providers providers onboarding',
		'how'  => 'missing',
		'why'  => 'Providers are set up by their own plugins.',
	],
	[
		'what' => '/wc-admin/settings/payments/providers providers _suggestion_id',
		'how'  => 'missing',
		'why'  => 'Providers are set up by their own plugins.',
	],
	[
		'what' => '/wc-analytics/settings/wc_admin default',
		'how'  => 'string',
		'why'  => 'The settings of a group are of several types.',
	],
	[
		'what' => '/wc-analytics/settings/wc_admin value',
		'how'  => 'string',
		'why'  => 'The settings of a group are of several types.',
	],
	[
		'what' => '/wc/v3/payment_gateways order',
		'how'  => 'string',
		'why'  => 'An empty text until somebody puts the ways to pay in order, as WooCommerce answers then.',
	],
];
