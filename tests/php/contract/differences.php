<?php
/**
 * Where our interface differs from WooCommerce's on purpose: route and what (`METHOD.argument…` or `returns.field…`) may hold *.
 *
 * @package Storewright
 */

declare(strict_types=1);

return [
	[
		'route' => '/wc-admin/blueprint/export',
		'what'  => 'POST.steps*',
		'why'   => 'It takes the names of the steps, all of them by default; plugins and themes are steps as the others are.',
	],
	[
		'route' => '/wc-admin/onboarding/profile*',
		'what'  => 'returns.*.readonly',
		'why'   => 'The profile is written by the same route, as in WooCommerce; its schema says that nothing of it is.',
	],
	[
		'route' => '/wc-admin/onboarding/profile*',
		'what'  => 'returns.*.type',
		'why'   => 'Null where nothing was answered, as in WooCommerce’s answers; its schema says so of platforms alone.',
	],
	[
		'route' => '/wc/v3/orders/{id}/actions/*',
		'what'  => '*.enum',
		'why'   => 'The emails of this store: those of stock are among them, and none confirms an address.',
	],
	[
		'route' => '/wc/v3/products/attributes*',
		'what'  => '*.type.enum',
		'why'   => 'WooCommerce takes its type `wc-visual` where an attribute of this type exists; here it is always taken.',
	],
	[
		'route' => '/wc/v3/settings',
		'what'  => 'returns.*.readonly',
		'why'   => 'A group is described, not changed, by a request; WooCommerce does not say so.',
	],
	[
		'route' => '/wc/v3/settings',
		'what'  => 'returns.sub_groups.type',
		'why'   => 'It is a list of ids here and in WooCommerce’s answers; its schema says text.',
	],
	[
		'route' => '/wc/v3/settings/{group_id}*',
		'what'  => '*.group',
		'why'   => 'WooCommerce declares an argument `group`, but takes the group from the address, as we do.',
	],
	[
		'route' => '/wc/v3/settings/{group_id}/batch',
		'what'  => '*.value',
		'why'   => 'A batch takes lists of changes, not a value of its own.',
	],
	[
		'route' => '/wc/v3/shipping/zones/{id}/locations',
		'what'  => '*.code',
		'why'   => 'The body is the list of locations itself, as WooCommerce’s clients send it.',
	],
	[
		'route' => '/wc/v3/shipping/zones/{id}/locations',
		'what'  => '*.type',
		'why'   => 'As above.',
	],
	[
		'route' => '*/data/co*',
		'what'  => 'returns.*states.code.type',
		'why'   => 'A number where a state’s code has digits alone, as in WooCommerce’s answers; its schema says text.',
	],
	[
		'route' => '/wc/v3/data/continents/{location}',
		'what'  => 'GET.continent',
		'why'   => 'The continent is taken from the address.',
	],
	[
		'route' => '/wc/v3/data/currencies/{currency}',
		'what'  => 'GET.location',
		'why'   => 'The currency is taken from the address.',
	],
	[
		'route' => '/wc/v3/products/[bc]*',
		'what'  => '*.image.type',
		'why'   => 'A category or brand without an image answers null, as WooCommerce does without saying so; sending null takes the image away.',
	],
	[
		'route' => '/wc/v3/products/shipping_classes/slug-suggestion',
		'what'  => 'returns.*',
		'why'   => 'The answer is the slug alone, a text; WooCommerce describes a shipping class there.',
	],
	[
		'route' => '/wc/v3/*orders*',
		'what'  => '*.line_items.quantity.type',
		'why'   => 'Shops that sell by measure have quantities with decimals; WooCommerce’s schema says whole numbers, and its rows hold others.',
	],
	[
		'route' => '/wc/v3/refunds',
		'what'  => '*.line_items.quantity.type',
		'why'   => 'As above.',
	],
	[
		'route' => '/wc/v3/orders*',
		'what'  => '*.line_items.image.id.type',
		'why'   => 'An empty text where the product has no image, as WooCommerce answers; its schema says a number.',
	],
	[
		'route' => '/wc/v3/orders*',
		'what'  => '*.line_items.parent_name.type',
		'why'   => 'Null where the product has no parent, as WooCommerce answers without saying so; what was answered can be sent back.',
	],
	[
		'route' => '/wc/v3/orders*',
		'what'  => '*.line_items.sku.type',
		'why'   => 'Null where the product is gone, as above.',
	],
	[
		'route' => '/wc/v3/refunds',
		'what'  => '*.line_items.sku.type',
		'why'   => 'As above.',
	],
	[
		'route' => '/wc/v3/products*',
		'what'  => '*.stock_quantity.type',
		'why'   => 'Null where stock is not counted, as in WooCommerce’s answers; its schema says a number.',
	],
	[
		'route' => '/wc/v3/products*',
		'what'  => 'returns.shipping_class_id.type',
		'why'   => 'A number, as in WooCommerce’s answers; its schema says text.',
	],
	[
		'route' => '/wc/v3/products*',
		'what'  => 'returns.grouped_products.readonly',
		'why'   => 'The products of a grouped one can be set, as WooCommerce’s server lets clients do.',
	],
	[
		'route' => '/wc/v3/products/*variations*',
		'what'  => '*.image.type',
		'why'   => 'A variation without an image answers null, as WooCommerce does without saying so; sending null takes the image away.',
	],
	[
		'route' => '/wc/v3/variations',
		'what'  => 'GET.*.default',
		'why'   => 'An empty list as the default is the same as none, which the lists below products say.',
	],
	[
		'route' => '/wc/v3/variations',
		'what'  => 'GET.image_size',
		'why'   => 'Images are answered in full size, which is WooCommerce’s default.',
	],
	[
		'route' => '/wc/v3/variations',
		'what'  => 'GET.pos_products_only',
		'why'   => 'No product is hidden from a till here.',
	],
	[
		'route' => '/wc/v3/variations',
		'what'  => 'returns.*.type',
		'why'   => 'As for the variations below their product: what is null or `parent` in WooCommerce’s answers, too.',
	],
	[
		'route' => '/wc/v3/variations',
		'what'  => 'returns.gallery_image_ids.readonly',
		'why'   => 'Variations are changed below their product; this list only shows them.',
	],
	[
		'route' => '/wc/v3/coupons*',
		'what'  => '*usage_limit*.type',
		'why'   => 'Null where there is no limit, as in WooCommerce’s answers; its schema says a number. Sending null takes the limit away.',
	],
	[
		'route' => '/wc/v3/coupons*',
		'what'  => '*.limit_usage_to_x_items.type',
		'why'   => 'As above.',
	],
	[
		'route' => '/wc/v3/coupons*',
		'what'  => 'returns.used_by.items',
		'why'   => 'Guests are named by their e-mail address, as in WooCommerce’s answers; its schema says numbers.',
	],
	[
		'route' => '/wc/v3/payment_gateways*',
		'what'  => '*.order.*',
		'why'   => 'An empty text where nobody has put the ways to pay in order, as WooCommerce answers; its schema says a number.',
	],
	[
		'route' => '/wc/v3/payment_gateways*',
		'what'  => 'returns.settings.type.enum',
		'why'   => 'Titles are safe_text, as in WooCommerce’s answers; its schema does not name that.',
	],
	[
		'route' => '/wc/v3/payment_gateways*',
		'what'  => 'returns.settings.*.type',
		'why'   => 'Where several choices can be made, value and default are lists, as in WooCommerce’s answers; its schema says text.',
	],
	[
		'route' => '/wc/v3/webhooks',
		'what'  => 'POST.*.required',
		'why'   => 'Refused with WooCommerce’s own code where it is missing, which a required argument would not be.',
	],
	[
		'route' => '/wc/v3/webhooks*',
		'what'  => 'returns.delivery_url.*',
		'why'   => 'It can be changed here; what it has to be is checked when it is written.',
	],
	[
		'route' => '/wc-admin/options',
		'what'  => 'returns.options',
		'why'   => 'The answer is an object of the options themselves, as WooCommerce’s is; its schema says otherwise.',
	],
	[
		'route' => '/wc-admin/settings/payments/providers',
		'what'  => 'returns.*tags.items',
		'why'   => 'A list that can’t be written says so once, not of each of its texts as well.',
	],
	[
		'route' => '/wc-admin/payment-gateway-suggestions*',
		'what'  => 'returns.recommendation_priority.type',
		'why'   => 'Null where a suggestion has no rank, as WooCommerce answers without saying so.',
	],
	[
		'route' => '/wc-admin/plugins/*',
		'what'  => 'returns.*',
		'why'   => 'The answer is described as it is; WooCommerce’s schema describes one plugin, which is not what it answers.',
	],
	[
		'route' => '/wc-admin/onboarding/free-extensions',
		'what'  => 'returns.*',
		'why'   => 'As above: WooCommerce’s schema names a slug and a description for whatever is answered.',
	],
	[
		'route' => '/wc-admin/marketing/knowledge-base',
		'what'  => 'returns.*',
		'why'   => 'As above.',
	],
	[
		'route' => '/wc-admin/marketing/overview/activate-plugin',
		'what'  => 'returns.*',
		'why'   => 'As above.',
	],
	[
		'route' => '/wc-admin/marketing/recommendations',
		'what'  => 'returns.direct_install.type',
		'why'   => 'Whether it can be installed from here is yes or no.',
	],
	[
		'route' => '/wc-admin/onboarding/product-types',
		'what'  => 'returns.*',
		'why'   => 'As above.',
	],
	[
		'route' => '/wc-admin/onboarding/tasks*',
		'what'  => 'returns.*',
		'why'   => 'As above.',
	],
	[
		'route' => '/wc-analytics/data/countries/locales',
		'what'  => 'returns.*',
		'why'   => 'The answer is an object by country code, as WooCommerce’s is; its schema describes a country.',
	],
	[
		'route' => '/wc-analytics/settings/*',
		'what'  => '*.group',
		'why'   => 'The group is taken from the address, as at `wc/v3`.',
	],
	[
		'route' => '/wc-analytics/settings/{group_id}/batch',
		'what'  => '*.value',
		'why'   => 'A batch takes lists of changes, not a value of its own.',
	],
	[
		'route' => '/wc-analytics/admin/notes*',
		'what'  => 'returns.content_data.type',
		'why'   => 'An object, as in WooCommerce’s answers; its schema says text.',
	],
	[
		'route' => '/wc-analytics/admin/notes*',
		'what'  => 'returns.date_reminder*.type',
		'why'   => 'Null where a note was not snoozed, as in WooCommerce’s answers; its schema says text.',
	],
	[
		'route' => '/wc/v3/reports/sales',
		'what'  => 'returns.total*.type',
		'why'   => 'Refunds are a number with decimals, the discount is text, the totals are an object by day or month, as in WooCommerce’s answers; its schema says otherwise.',
	],
	[
		'route' => '/wc/v3/reports/sales',
		'what'  => 'returns.totals.items',
		'why'   => 'As above.',
	],
	[
		'route' => '/wc/v3/reports/*/totals',
		'what'  => 'returns.total.type',
		'why'   => 'A number, as in WooCommerce’s answers; its schema says text.',
	],
	[
		'route' => '/wc/v3/system_status',
		'what'  => 'returns.*.type',
		'why'   => 'Tables, terms and what WordPress loads by itself are objects, as in WooCommerce’s answers; its schema says lists.',
	],
	[
		'route' => '/wc/v3/system_status',
		'what'  => 'returns.settings.wccom_connected',
		'why'   => 'It is answered as `woocommerce_com_connected`, as WooCommerce does.',
	],
];
