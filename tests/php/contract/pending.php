<?php
/**
 * Routes of WooCommerce's interface that we do not serve: patterns of routes, which may hold *, by why they are missing.
 *
 * @package Storewright
 */

declare(strict_types=1);

return [
	'Emails are texts and templates of files, not posts of an editor of emails.' => [
		'/wc-admin-email/settings/email/listing/*',
	],
	'Further lists of the reports are to come.' => [
		'/wc-analytics/customers*',
		'/wc-analytics/data/download-ips',
		'/wc-analytics/imports/*',
	],
	'The lists behind the dashboard’s reports are to come; the same data is at `wc/v3`.' => [
		'/wc-analytics/coupons*',
		'/wc-analytics/orders*',
		'/wc-analytics/products',
		'/wc-analytics/products/{*',
		'/wc-analytics/products/batch',
		'/wc-analytics/products/suggested-products',
		'/wc-analytics/products/attributes*',
		'/wc-analytics/products/categories*',
		'/wc-analytics/products/reviews*',
		'/wc-analytics/taxes*',
		'/wc-analytics/variations',
	],
	'Store alerts are notes, and notices that are shown once are dismissed at `wc-admin/transient-notices`.' => [
		'/wc-admin/notice/dismiss',
	],
	'Nobody is told what owners open or are tried out on: the inbox has no opened e-mails and no promotions to activate.' => [
		'/wc-analytics/admin/notes/tracker/*',
		'/wc-analytics/admin/notes/experimental-activate-promo/*',
	],
	'Setup has its own screens; the profiler asks for no email address.' => [
		'/wc-admin/onboarding/profile/experimental_get_email_prefill',
		'/wc-admin/onboarding/tasks/create_homepage',
		'/wc-admin/onboarding/tasks/create_product_from_template',
		'/wc-admin/onboarding/products',
	],
	'Plugins and themes are installed one at a time, by `plugins/install` and by WordPress itself.' => [
		'/wc-admin/onboarding/plugins/*',
		'/wc-admin/onboarding/themes/*',
		'/wc-admin/plugins/install/status*',
		'/wc-admin/plugins/activate/status*',
		'/wc-admin/themes',
	],
	'These speak with services of WooCommerce’s maker, or try things out on owners.' => [
		'/wc-admin/plugins/connect-jetpack',
		'/wc-admin/experiments/*',
		'/wc-admin/mobile-app*',
		'/wc-admin/plugins/connect-square',
		'/wc-admin/plugins/*-wccom-connect',
		'/wc-admin/marketplace-promotions/*',
		'/wc/v3/marketplace/*',
		'/wc-telemetry/*',
	],
	'What can be taxed with is served by the list of suggestions of `wc-admin`.' => [
		'/wc-admin/tax/recommendations/dismiss',
	],
	'A shop’s whole setup is imported as a file on its screen, where what would change is shown first.' => [
		'/wc-admin/blueprint/import-*',
	],
	'These belong to gateways that WooCommerce brings along; here a gateway’s own plugin answers for it.' => [
		'/wc/v3/paypal-*',
		'/wc-admin/launch-your-store/woopayments/*',
		'/wc-admin/settings/payments/woopayments/*',
	],
	'Switches of WooCommerce’s own code have no meaning here.' => [
		'/wc-admin/features',
		'/wc-admin/legacy-settings',
	],
];
