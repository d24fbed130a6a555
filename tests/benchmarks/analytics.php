<?php
/**
 * Measures what reports take, for `npm run bench -- analytics`. WP-CLI runs it in the site; it prints rows of the benchmark's table as
 * JSON. Times are those that the processor works for a REST request, for PHP and for the database server, without WordPress's start, over a
 * request that reads nothing; the object cache is empty each time.
 *
 * @package Storewright
 *
 * @var list<string> $args What to measure, and how often.
 */

declare(strict_types=1);

namespace Storewright\Bench;

// phpcs:disable WordPress.DB.PreparedSQL -- What stands in the text are names of tables and columns, and numbers.

use RuntimeException;
use Storewright\Admin\Analytics\Export\ExportStep;
use Storewright\Admin\Analytics\Export\StartExport;
use Storewright\Admin\Analytics\PrepareReports;
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

/** Reports with rows. */
const LISTS = [
	...[ 'orders', 'products', 'variations', 'categories', 'coupons', 'taxes', 'downloads', 'payment-methods', 'locations', 'locations/states' ],
	...[ 'customers', 'stock' ],
];

/** Reports of which a figure is explained => the figure. */
const EXPLAINED = [
	'revenue'  => 'net_revenue',
	'orders'   => 'avg_order_value',
	'products' => 'items_sold',
	'taxes'    => 'total_tax',
	'coupons'  => 'amount',
];

/** What Home asks for after its document. */
const HOME = [ 'Home: store performance' => [ '/wc-admin/home/performance', [], 50 ] ];

/**
 * Milliseconds that the processor has worked for this process and for the database server, of which nobody else asks anything: what a
 * request takes where nothing else runs on the machine, whatever does now.
 */
function worked(): float {
	static $server = null;
	global $wpdb;
	if ( null === $server ) {
		// SQLite has no server.
		$file   = (string) $wpdb->get_var( 'SELECT @@pid_file' );
		$server = '' === $file ? 0 : (int) file_get_contents( $file );
	}
	$usage    = getrusage();
	$worked   = 1000 * ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1000;
	foreach ( 0 === $server ? [] : (array) glob( "/proc/$server/task/*/schedstat" ) as $thread ) {
		$worked += (int) @file_get_contents( (string) $thread ) / 1e6; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Threads come and go.
	}
	return $worked;
}

/**
 * How many milliseconds of the processor a request takes, the least of several: what the server does besides only ever adds.
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
		$start    = worked();
		$response = rest_do_request( $request );
		$taken    = worked() - $start;
		if ( $response->is_error() ) {
			throw new RuntimeException( "$path " . wp_json_encode( $params ) . ': ' . $response->as_error()->get_error_message() );
		}
		$least = min( $least, $taken );
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
	foreach ( [ 'revenue', 'orders', 'products', 'variations', 'coupons', 'taxes', 'downloads' ] as $name ) {
		$cases[ "$name: figures by month" ]          = [ "$reports/$name/stats", YEAR + [ 'interval' => 'month' ], 50 ];
		$cases[ "$name: figures by day" ]            = [
			"$reports/$name/stats",
			YEAR + [
				'interval' => 'day',
				'per_page' => 100,
			],
			50,
		];
		$cases[ "$name: figures by day, 36 months" ] = [
			"$reports/$name/stats",
			YEARS + [
				'interval' => 'day',
				'per_page' => 100,
			],
			90,
		];
	}
	$routes = rest_get_server()->get_routes( 'wc-analytics' );
	foreach ( LISTS as $name ) {
		$period = in_array( $name, [ 'customers', 'stock' ], true ) ? [] : YEAR;
		foreach ( $routes[ "$reports/$name" ][0]['args']['orderby']['enum'] as $orderby ) {
			$cases[ "$name: rows by $orderby" ] = [
				"$reports/$name",
				$period + [
					'orderby'       => $orderby,
					'extended_info' => true,
				],
				50,
			];
		}
	}
	foreach ( EXPLAINED as $name => $measure ) {
		$cases[ "$name: which orders $measure is made of" ] = [ "$reports/$name/explain", YEAR + [ 'measure' => $measure ], 50 ];
	}
	return $cases + [
		'customers: means of all'                        => [ "$reports/customers/stats", [], 50 ],
		'customers: of a year, by what they spent in it' => [ "$reports/customers", YEAR + [ 'orderby' => 'total_spend' ], 50 ],
		'stock: figures'                                 => [ "$reports/stock/stats", [], 50 ],
		'orders without a product'                       => [ "$reports/orders", YEAR + [ 'product_excludes' => [ product() ] ], 50 ],
		'cohorts, once months were added up'             => [ "$reports/cohorts", [], 50 ],
		'leaderboards'                                   => [ '/wc-analytics/leaderboards', YEAR, 50 ],
		'performance indicators, all'                    => [ "$reports/performance-indicators", YEAR + [ 'stats' => indicators() ], 50 ],
		'overview, as it opens: a month by day'          => [
			'/wc-admin/analytics/overview',
			[
				'after'  => '2026-10-01T00:00:00',
				'before' => '2026-10-31T23:59:59',
			],
			900,
		],
		...HOME,
	];
}

/**
 * What performance indicators can show.
 *
 * @return list<string>
 */
function indicators(): array {
	$response = rest_do_request( new WP_REST_Request( 'GET', '/wc-analytics/reports/performance-indicators/allowed' ) );
	return array_column( (array) $response->get_data(), 'stat' );
}

/**
 * Has what is kept of figures that can't be added up be looked at, as on a site where the job has run.
 */
function prepare(): void {
	set_time_limit( 0 );
	$cursor = null;
	do {
		$cursor = ( new PrepareReports() )->run( context(), $cursor, INF );
	} while ( null !== $cursor );
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
	prepare();
	$floor = milliseconds( '/wc-analytics/reports/performance-indicators/allowed', [], max( 5, $times ) );
	$rows  = [];
	foreach ( $cases ?? requests() as $name => [ $path, $params, $own ] ) {
		$rows[] = [
			'name'  => ( null === $limit ? '' : 'SQLite: ' ) . $name,
			'value' => round( milliseconds( $path, $params, $times ) - $floor, 1 ),
			'limit' => $limit ?? $own,
			'unit'  => 'ms',
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
			'name'     => 'Export of orders: rows a second, at least',
			'value'    => (int) round( ( $now->rows ?? 0 ) / $seconds ),
			'at_least' => 20000,
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
 * Measures a run over all orders, of which nothing is known before, customers included, and another one, which finds everything as it is to
 * be. Orders are as close together as in the large shop: the sums of a day are written for many of them at once. Afterwards all is as
 * before.
 *
 * @param int $closer How many times.
 * @return list<array<string, mixed>>
 */
function rebuild( int $closer ): array {
	global $wpdb;
	$tables = array_map(
		static fn( string $name ): string => $wpdb->prefix . $name,
		[
			...[ 'wc_order_stats', 'wc_order_product_lookup', 'wc_order_tax_lookup', 'wc_order_coupon_lookup', 'wc_customer_lookup' ],
			...[ 'storewright_report_days', 'storewright_report_parts', 'storewright_report_items', 'storewright_report_customers' ],
			...[ 'storewright_report_kept', 'wc_orders', 'wc_order_operational_data' ],
		]
	);
	foreach ( $tables as $table ) {
		$wpdb->query( "CREATE TABLE bench_$table AS SELECT * FROM $table" );
		if ( ! str_ends_with( $table, 'wc_orders' ) && ! str_ends_with( $table, '_data' ) ) {
			$wpdb->query( "TRUNCATE TABLE $table" );
		}
	}
	$near = static fn( string $column ): string => "$column = DATE_SUB( '2026-10-31', INTERVAL TIMESTAMPDIFF( SECOND, $column, '2026-10-31' ) DIV $closer SECOND )";
	$wpdb->query( "UPDATE {$wpdb->prefix}wc_orders SET {$near( 'date_created_gmt' )}" );
	$wpdb->query( "UPDATE {$wpdb->prefix}wc_order_operational_data SET {$near( 'date_paid_gmt' )}, {$near( 'date_completed_gmt' )}" );
	wp_cache_flush();
	memory_reset_peak_usage();
	$before                    = memory_get_usage();
	[ $done, $seconds, $work ] = run_all();
	$peak                      = memory_get_peak_usage();
	[ , $again ]               = run_all();
	foreach ( $tables as $table ) {
		$wpdb->query( "TRUNCATE TABLE $table" );
		$wpdb->query( "INSERT INTO $table SELECT * FROM bench_$table" );
		$wpdb->query( "DROP TABLE bench_$table" );
	}
	wp_cache_flush();
	return [
		[
			'name'     => "Rebuild of $done orders: orders a second, at least",
			'value'    => (int) round( $done / $seconds ),
			'at_least' => 5000,
		],
		[
			'name'    => 'The same: milliseconds of the processor an order, of PHP and of the server',
			'value'   => round( 1000 * $work / $done, 3 ),
			'informs' => true,
		],
		[
			'name'    => 'The same where everything is there, with the sums recomputed',
			'value'   => (int) round( $done / $again ),
			'informs' => true,
		],
		[
			'name'  => 'Rebuild: memory',
			'value' => round( ( $peak - $before ) / 2 ** 20, 1 ),
			'limit' => 64,
			'unit'  => 'MB',
		],
	];
}

/**
 * A run over all orders.
 *
 * @return array{int, float, float} How many orders, seconds, and seconds that the processor worked, for PHP and for the server.
 */
function run_all(): array {
	$run   = new ReportRun( context() );
	$limit = context()->shop()->report_writer()->at_once();
	$start = hrtime( true );
	$work  = worked();
	$run->start();
	while ( $run->step( $limit ) ) {
		continue;
	}
	return [ $run->progress()['done'], ( hrtime( true ) - $start ) / 1e9, ( worked() - $work ) / 1000 ];
}

/**
 * The context of the site.
 */
function context(): Context {
	return Context::create( WP_PLUGIN_DIR . '/storewright/plugin.php', STOREWRIGHT_VERSION );
}

$bench_rows = match ( $args[0] ) {
	'rebuild' => rebuild( (int) $args[2] ),
	'export'  => export(),
	'sqlite'  => reports( (int) $args[1], 100 ),
	'home'    => reports( (int) $args[1], null, HOME ),
	default   => reports( (int) $args[1], null ),
};
echo "\n", wp_json_encode( $bench_rows, JSON_UNESCAPED_UNICODE );
