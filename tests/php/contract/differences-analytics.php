<?php
/**
 * Where the reports of our interface differ from WooCommerce's on purpose: as differences.php.
 *
 * @package Storewright
 */

declare(strict_types=1);

return [
	[
		'route' => '/wc-analytics/reports/*/stats',
		'what'  => 'returns.*interval.enum',
		'why'   => 'An interval’s name is such as 2026-11, here and in WooCommerce’s answers; its schema lists the kinds of intervals.',
	],
	[
		'route' => '/wc-analytics/reports/*/stats',
		'what'  => 'returns.*segment_label.*',
		'why'   => 'It is the name of a product, category or variation, here and in WooCommerce’s answers; its schema lists kinds of intervals.',
	],
	[
		'route' => '/wc-analytics/reports/*/stats',
		'what'  => 'returns.*coupons_count.*',
		'why'   => 'A number of coupons is a whole number, not an amount.',
	],
	[
		'route' => '/wc-analytics/reports/*/stats',
		'what'  => 'returns.*segments.subtotals.products',
		'why'   => 'WooCommerce describes the number of products of a segment, but does not answer it.',
	],
	[
		'route' => '/wc-analytics/reports/*/stats',
		'what'  => 'returns.*segments.subtotals.gross_sales',
		'why'   => 'WooCommerce describes it, but does not answer it.',
	],
	[
		'route' => '/wc-analytics/reports/*/stats',
		'what'  => 'returns.*products.type',
		'why'   => 'A number of products is a whole number.',
	],
	[
		'route' => '/wc-analytics/reports/orders',
		'what'  => 'GET.per_page.minimum',
		'why'   => 'A page has at least one row.',
	],
	[
		'route' => '/wc-analytics/reports/orders',
		'what'  => 'returns.order_number.type',
		'why'   => 'It is a number where it has digits alone, as in WooCommerce’s answers; its schema says text.',
	],
	[
		'route' => '/wc-analytics/reports/orders',
		'what'  => 'returns.net_total.type',
		'why'   => 'WooCommerce’s schema says `float`, which is no type.',
	],
	[
		'route' => '/wc-analytics/reports/downloads/stats',
		'what'  => 'returns.*download_count.type',
		'why'   => 'A number of downloads is a whole number.',
	],
	[
		'route' => '/wc-analytics/reports/downloads/stats',
		'what'  => 'returns.intervals.date_*.type',
		'why'   => 'An interval always has a start and an end.',
	],
	[
		'route' => '/wc-analytics/reports/performance-indicators*',
		'what'  => 'GET.stats.default',
		'why'   => 'The same figures, in the order in which they are answered.',
	],
	[
		'route' => '/wc-analytics/reports/performance-indicators',
		'what'  => 'returns.format.type',
		'why'   => 'It is text, `number` or `currency`, here and in WooCommerce’s answers; its schema says a number.',
	],
	[
		'route' => '/wc-analytics/reports/stock',
		'what'  => 'returns.stock_status.enum',
		'why'   => 'Plugins add statuses of stock.',
	],
	[
		'route' => '/wc-analytics/leaderboards*',
		'what'  => 'returns.rows.items',
		'why'   => 'A row is a list of cells, here and in WooCommerce’s answers; its schema says one cell.',
	],
	[
		'route' => '/wc-analytics/leaderboards*',
		'what'  => 'returns.rows.*',
		'why'   => 'As above.',
	],
	[
		'route' => '/wc-analytics/reports/customers*',
		'what'  => 'GET.*_between.items',
		'why'   => 'Amounts have decimals; whole numbers are taken as WooCommerce takes them.',
	],
	[
		'route' => '/wc-analytics/reports/customers/stats',
		'what'  => 'returns.totals.avg_orders_count.type',
		'why'   => 'A mean has decimals, here and in WooCommerce’s answers; its schema says a whole number.',
	],
	[
		'route' => '/wc-analytics/products/*low-in-stock',
		'what'  => 'returns.*',
		'why'   => 'The answer is what the overview needs of a product, or a count, as WooCommerce’s is; its schema says whole products.',
	],
	[
		'route' => '/wc-analytics/reports/import/*',
		'what'  => 'returns.*',
		'why'   => 'The status is how far the import is and the totals are counts, as in WooCommerce’s answers; its schema says a status and a message.',
	],
];
