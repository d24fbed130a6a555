<?php
/**
 * Where our interface differs from the family's on purpose: route and what (`METHOD.argument…` or `returns.field…`) may hold *.
 *
 * @package Storewright
 */

declare(strict_types=1);

return [
	[
		'route' => '/wc/v3/settings',
		'what'  => 'returns.*.readonly',
		'why'   => 'A group is described, not changed, by a request; the family does not say so.',
	],
	[
		'route' => '/wc/v3/settings',
		'what'  => 'returns.sub_groups.type',
		'why'   => 'It is a list of ids here and in the family’s answers; its schema says text.',
	],
	[
		'route' => '/wc/v3/settings/{group_id}*',
		'what'  => '*.group',
		'why'   => 'The family declares an argument `group`, but takes the group from the address, as we do.',
	],
	[
		'route' => '/wc/v3/settings/{group_id}/batch',
		'what'  => '*.value',
		'why'   => 'A batch takes lists of changes, not a value of its own.',
	],
	[
		'route' => '/wc/v3/shipping/zones/{id}/locations',
		'what'  => '*.code',
		'why'   => 'The body is the list of locations itself, as the family’s clients send it.',
	],
	[
		'route' => '/wc/v3/shipping/zones/{id}/locations',
		'what'  => '*.type',
		'why'   => 'As above.',
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
		'why'   => 'A category or brand without an image answers null, as the family does without saying so; sending null takes the image away.',
	],
	[
		'route' => '/wc/v3/products/shipping_classes/slug-suggestion',
		'what'  => 'returns.*',
		'why'   => 'The answer is the slug alone, a text; the family describes a shipping class there.',
	],
	[
		'route' => '/wc/v3/orders*',
		'what'  => '*.line_items.parent_name.type',
		'why'   => 'Null where the product has no parent, as the family answers without saying so; what was answered can be sent back.',
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
		'why'   => 'Null where stock is not counted, as in the family’s answers; its schema says a number.',
	],
	[
		'route' => '/wc/v3/products*',
		'what'  => 'returns.shipping_class_id.type',
		'why'   => 'A number, as in the family’s answers; its schema says text.',
	],
	[
		'route' => '/wc/v3/products*',
		'what'  => 'returns.grouped_products.readonly',
		'why'   => 'The products of a grouped one can be set, as the family’s server lets clients do.',
	],
	[
		'route' => '/wc/v3/products/*variations*',
		'what'  => '*.image.type',
		'why'   => 'A variation without an image answers null, as the family does without saying so; sending null takes the image away.',
	],
	[
		'route' => '/wc/v3/coupons*',
		'what'  => '*usage_limit*.type',
		'why'   => 'Null where there is no limit, as in the family’s answers; its schema says a number. Sending null takes the limit away.',
	],
	[
		'route' => '/wc/v3/coupons*',
		'what'  => '*.limit_usage_to_x_items.type',
		'why'   => 'As above.',
	],
	[
		'route' => '/wc/v3/coupons*',
		'what'  => 'returns.used_by.items',
		'why'   => 'Guests are named by their e-mail address, as in the family’s answers; its schema says numbers.',
	],
	[
		'route' => '/wc/v3/payment_gateways*',
		'what'  => 'returns.settings.*.type',
		'why'   => 'Where several choices can be made, value and default are lists, as in the family’s answers; its schema says text.',
	],
	[
		'route' => '/wc/v3/orders/{id}/actions/*',
		'what'  => 'route',
		'why'   => 'These send e-mails, which the shop does not yet do.',
	],
];
