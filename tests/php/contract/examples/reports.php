<?php
/**
 * Examples of reports: days that stay the same.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Admin\Analytics\Export\ExportStore;
use Storewright\Admin\Analytics\Export\ReportExport;
use Storewright\Admin\Analytics\Saved\SavedReports;
use Storewright\Kernel\Context;

$analytics_week = static fn(): array => [
	'interval' => 'day',
	'after'    => '2026-01-01T00:00:00',
	'before'   => '2026-01-02T23:59:59',
];

return [
	'/wc/v3/reports/sales'                            => static fn(): array => [
		'date_min' => '2026-01-01',
		'date_max' => '2026-01-02',
	],
	'/wc-analytics/reports/revenue/stats'             => $analytics_week,
	'/wc-analytics/reports/orders/stats'              => $analytics_week,
	'/wc-analytics/reports/products/stats'            => $analytics_week,
	'/wc-analytics/reports/variations/stats'          => $analytics_week,
	'/wc-analytics/reports/coupons/stats'             => $analytics_week,
	'/wc-analytics/reports/taxes/stats'               => $analytics_week,
	'/wc-analytics/reports/downloads/stats'           => $analytics_week,
	'/wc-analytics/reports/payment-methods/stats'     => $analytics_week,
	'/wc-analytics/reports/locations/stats'           => $analytics_week,
	...array_fill_keys(
		array_map(
			static fn( string $report ) => "/wc-analytics/reports/$report/explain",
			[ 'revenue', 'orders', 'products', 'variations', 'coupons', 'taxes', 'payment-methods', 'locations', 'locations/states' ]
		),
		static fn(): array => [ 'measure' => 'orders_count' ] + $analytics_week()
	),
	'/wc-analytics/reports/categories/explain'        => static fn(): array => [
		'measure' => 'net_revenue',
		'row'     => [ 'category_id' => 1 ],
	] + $analytics_week(),
	'/wc-analytics/reports/downloads/explain'         => static fn(): array => [ 'measure' => 'download_count' ] + $analytics_week(),
	'/wc-analytics/reports/customers/explain'         => static fn(): array => [
		'measure' => 'total_spend',
		'row'     => [ 'id' => 1 ],
	],
	'/wc-analytics/reports/cohorts/explain'           => static fn(): array => [
		'measure' => 'net_revenue',
		'row'     => [ 'cohort' => '2026-01' ],
	],
	'/wc-analytics/reports/cohorts'                   => static fn(): array => [
		'after'  => '2026-01-01T00:00:00',
		'before' => '2026-02-28T23:59:59',
	],
	'/wc-analytics/reports/locations/states/stats'    => $analytics_week,
	'/wc-admin/analytics/overview'                    => static fn(): array => [
		'after'          => '2026-01-01T00:00:00',
		'before'         => '2026-01-02T23:59:59',
		'compare_after'  => '2025-01-01T00:00:00',
		'compare_before' => '2025-01-02T23:59:59',
		'charts'         => 'orders/orders_count',
		'leaderboards'   => 'products',
	],
	'/wc-admin/analytics/saved-reports'               => static fn(): array => [
		'name' => 'Orders on hold',
		'path' => '/analytics/orders',
	],
	'/wc-admin/analytics/saved-reports/(?P<id>\d+)'   => static fn(): array => [
		'id' => ( new SavedReports( Context::create( STOREWRIGHT_FILE, STOREWRIGHT_VERSION ) ) )->add( 'Orders', '/analytics/orders', '', [] )->id,
	],
	'/wc-admin/analytics/saved-reports/(?P<id>\d+)/restore' => static function (): array {
		$reports = new SavedReports( Context::create( STOREWRIGHT_FILE, STOREWRIGHT_VERSION ) );
		return [ 'id' => $reports->delete( $reports->add( 'Orders', '/analytics/orders', '', [] )->id )->id ];
	},
	'/wc-admin/analytics/choices'                     => static fn(): array => [ 'of' => 'country' ],
	'/wc-analytics/leaderboards/(?P<leaderboard>\w+)' => static fn(): array => [ 'leaderboard' => 'products' ],
	'/wc-analytics/reports/(?P<type>[a-z][a-z0-9/-]*)/export' => static fn(): array => [ 'type' => 'revenue' ],
	'/wc-analytics/reports/(?P<type>[a-z][a-z0-9/-]*)/export/(?P<export_id>[a-z0-9]+)/status' => static function (): array {
		$id = 'd1f0';
		( new ExportStore( Context::create( STOREWRIGHT_FILE, STOREWRIGHT_VERSION ) ) )->add(
			new ReportExport( $id, "$id.csv", get_current_user_id(), 'revenue', [], time(), 1, 1, 1, true )
		);
		return [
			'type'      => 'revenue',
			'export_id' => $id,
		];
	},
];
