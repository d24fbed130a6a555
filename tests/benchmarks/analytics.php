<?php
/**
 * Measures what reports take, for `npm run bench -- analytics`. WP-CLI runs it in the site; it prints rows of the benchmark's table as
 * JSON. Times are those of a REST request within PHP, without WordPress's start, over a request that reads nothing; the object cache is
 * empty each time.
 *
 * @package Storewright
 *
 * @var list<string> $args What to measure, and how often.
 */

declare(strict_types=1);

namespace Storewright\Bench;

use RuntimeException;
use Storewright\Admin\Analytics\Export\ExportStep;
use Storewright\Admin\Analytics\Export\StartExport;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\ReportRun;
use WP_REST_Request;

/** The period of what is asked: the year and the three years before the seed's last day. */
const YEAR  = [
	'after'  => '2025-11-01T00:00:00',
	'before' => '2026-10-31T23:59:59',
];
const YEARS = [
	'after'  => '2023-11-01T00:00:00',
	'before' => '2026-10-31T23:59:59',
];

/** What Home asks for after its document. */
const HOME = [ 'Home: store performance' => [ '/wc-admin/home/performance', [], 50 ] ];

/**
 * How many milliseconds a request takes, the least of several: what the machine does besides only ever adds.
 *
 * @param string               $path   Of the route.
 * @param array<string, mixed> $params Query.
 * @param int                  $times  How often.
 */
function milliseconds( string $path, array $params, int $times ): float {
	$least = INF;
	for ( $i = 0; $i < $times; $i++ ) {
		wp_cache_flush();
		wp_load_alloptions();
		$request = new WP_REST_Request( 'GET', $path );
		$request->set_query_params( $params );
		$start    = hrtime( true );
		$response = rest_do_request( $request );
		$taken    = ( hrtime( true ) - $start ) / 1e6;
		if ( $response->is_error() ) {
			throw new RuntimeException( "$path " . wp_json_encode( $params ) . ': ' . $response->as_error()->get_error_message() );
		}
		$least = min( $least, $taken );
		if ( $least > 1000 ) {
			break;
		}
	}
	return $least;
}

/**
 * The requests that have a limit.
 *
 * @return array<string, array{string, array<string, mixed>, int}> Route, query and milliseconds by what they are called.
 */
function requests(): array {
	$reports = '/wc-analytics/reports';
	$cases   = [];
	foreach ( [ 'revenue', 'orders', 'products', 'variations', 'categories', 'coupons', 'taxes', 'downloads' ] as $name ) {
		if ( 'categories' !== $name ) {
			$cases[ "$name: figures by month" ] = [ "$reports/$name/stats", YEAR + [ 'interval' => 'month' ], 50 ];
		}
		if ( 'revenue' !== $name ) {
			$cases[ "$name: rows" ] = [ "$reports/$name", YEAR + [ 'extended_info' => true ], 50 ];
		}
	}
	foreach ( [ 'payment-methods', 'locations', 'customers', 'stock' ] as $name ) {
		$cases[ "$name: rows" ] = [ "$reports/$name", in_array( $name, [ 'customers', 'stock' ], true ) ? [] : YEAR, 50 ];
	}
	return $cases + [
		'customers: by what they spent'         => [ "$reports/customers", [ 'orderby' => 'total_spend' ], 50 ],
		'customers: by country'                 => [ "$reports/customers", [ 'orderby' => 'country' ], 50 ],
		'customers: means of all'               => [ "$reports/customers/stats", [], 50 ],
		'orders without a product'              => [ "$reports/orders", YEAR + [ 'product_excludes' => [ product() ] ], 50 ],
		'revenue: figures by day, 36 months'             => [ "$reports/revenue/stats", YEARS + [ 'interval' => 'day', 'per_page' => 100 ], 90 ], // phpcs:ignore WordPress.Arrays
		'orders: figures by day, 36 months'              => [ "$reports/orders/stats", YEARS + [ 'interval' => 'day', 'per_page' => 100 ], 90 ], // phpcs:ignore WordPress.Arrays
		'cohorts, once months were added up'    => [ "$reports/cohorts", [], 50 ],
		'leaderboards'                          => [ "$reports/../leaderboards", YEAR, 50 ],
		'overview, as it opens: a month by day'          => [ '/wc-admin/analytics/overview', [ 'after' => '2026-10-01T00:00:00', 'before' => '2026-10-31T23:59:59' ], 900 ], // phpcs:ignore WordPress.Arrays
		...HOME,
	];
}

/**
 * The product that sold most often.
 */
function product(): int {
	global $wpdb;
	return (int) $wpdb->get_var( "SELECT product_id FROM {$wpdb->prefix}wc_order_product_lookup WHERE order_id < 30000 GROUP BY product_id ORDER BY COUNT(*) DESC LIMIT 1" );
}

/**
 * Measures the requests.
 *
 * @param int                                                        $times How often each.
 * @param int|null                                                   $limit For all of them; null for their own ones.
 * @param array<string, array{string, array<string, mixed>, int}>|null $cases Which; null for all of them.
 * @return list<array<string, mixed>>
 */
function reports( int $times, ?int $limit, ?array $cases = null ): array {
	$floor = milliseconds( '/wc-analytics/reports/performance-indicators/allowed', [], max( 5, $times ) );
	$rows  = [];
	foreach ( $cases ?? requests() as $name => [ $path, $params, $own ] ) {
		$path   = str_replace( '/reports/..', '', $path );
		$rows[] = [
			'name'    => ( null === $limit ? '' : 'SQLite: ' ) . $name,
			'value'   => round( milliseconds( $path, $params, $times ) - $floor, 1 ),
			'limit'   => $limit ?? $own,
			'unit'    => 'ms',
			'informs' => true,
		];
	}
	return $rows;
}

/**
 * Measures the export of orders, at its beginning.
 *
 * @return list<array<string, mixed>>
 */
function export(): array {
	$context = context();
	$start   = hrtime( true );
	$export  = ( new StartExport( $context ) )->run( 'orders', YEARS, false ) ?? throw new RuntimeException( 'There is nothing to export.' );
	$first   = memory_get_peak_usage();
	$step    = new ExportStep( $context );
	$step->run( $export->id, microtime( true ) + 8 );
	$now     = ( new \Storewright\Admin\Analytics\Export\ExportStore( $context ) )->find( $export->id );
	$seconds = ( hrtime( true ) - $start ) / 1e9;
	return [
		[
			'name'    => 'Export of orders: rows a second, at least',
			'value'   => (int) round( ( $now->rows ?? 0 ) / $seconds ),
			'unit'    => '(20,000)',
			'informs' => true,
		],
		[
			'name'  => 'Export of orders: memory more after the first rows',
			'value' => round( ( memory_get_peak_usage() - $first ) / 2 ** 20, 1 ),
			'limit' => 4,
			'unit'  => 'MB',
		],
	];
}

/**
 * Measures a run over all orders, of which nothing is known before, and another one, which finds everything as it is to be.
 *
 * @return list<array<string, mixed>>
 */
function rebuild(): array {
	global $wpdb;
	$tables = context()->shop()->report_tables();
	foreach ( array_diff_key( get_object_vars( $tables ), [ 'customer_lookup' => '' ] ) as $table ) {
		$wpdb->query( "TRUNCATE TABLE $table" ); // phpcs:ignore WordPress.DB.PreparedSQL -- A name.
	}
	memory_reset_peak_usage();
	$before             = memory_get_usage();
	[ $done, $seconds ] = run_all();
	[ , $again ]        = run_all();
	return [
		[
			'name'    => "Rebuild of $done orders: orders a second, at least",
			'value'   => (int) round( $done / $seconds ),
			'unit'    => '(5,000)',
			'informs' => true,
		],
		[
			'name'    => 'The same where everything is there, with the sums recomputed',
			'value'   => (int) round( $done / $again ),
			'informs' => true,
		],
		[
			'name'  => 'Rebuild: memory',
			'value' => round( ( memory_get_peak_usage() - $before ) / 2 ** 20, 1 ),
			'limit' => 64,
			'unit'  => 'MB',
		],
	];
}

/**
 * A run over all orders.
 *
 * @return array{int, float} How many orders, and seconds.
 */
function run_all(): array {
	$run   = new ReportRun( context() );
	$limit = context()->shop()->report_writer()->at_once();
	$start = hrtime( true );
	$run->start();
	while ( $run->step( $limit ) ) {
		continue;
	}
	return [ $run->progress()['done'], ( hrtime( true ) - $start ) / 1e9 ];
}

/**
 * The context of the site.
 */
function context(): Context {
	return Context::create( WP_PLUGIN_DIR . '/storewright/plugin.php', STOREWRIGHT_VERSION );
}

$bench_rows = match ( $args[0] ) {
	'rebuild' => rebuild(),
	'export'  => export(),
	'sqlite'  => reports( (int) $args[1], 100 ),
	'home'    => reports( (int) $args[1], null, HOME ),
	default   => reports( (int) $args[1], null ),
};
echo "\n", wp_json_encode( $bench_rows, JSON_UNESCAPED_UNICODE );
