<?php
/**
 * Plugin Name: Meter
 * Description: Counts what a page costs, for `npm run bench`. Copied into the must-use plugins of the benchmark's site.
 *
 * A request says by headers what is to be left out: `X-Meter-Without: storewright`. The page answers with a comment at
 * its end: queries, milliseconds of PHP, milliseconds that the processor worked, peak memory in bytes. What is no HTML
 * has a header in its place, `X-Meter`.
 *
 * Counted is all that WordPress does, what it does on `shutdown` included: the answer is held back until then. What the database
 * server works is not PHP's, and not counted.
 *
 * @package Storewright
 */

declare(strict_types=1);

if ( 'storewright' === ( $_SERVER['HTTP_X_METER_WITHOUT'] ?? '' ) ) {
	add_filter(
		'option_active_plugins',
		static fn( $plugins ) => array_values( array_diff( (array) $plugins, [ 'storewright/plugin.php' ] ) )
	);
}

add_action(
	'admin_menu',
	static function (): void {
		add_menu_page( 'Bare', 'Bare', 'read', 'meter-bare', static fn() => print( '<div class="wrap"><h1>Bare</h1></div>' ) );
	}
);

/**
 * Milliseconds that the processor has worked for this process.
 */
function storewright_meter_worked(): float {
	$usage = getrusage();
	return 1000 * ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1000;
}

$storewright_meter_start = storewright_meter_worked();

// WordPress would send the answer before the rest of what it does on shutdown: what happens there would be free.
remove_action( 'shutdown', 'wp_ob_end_flush_all', 1 );
add_action( 'shutdown', 'wp_ob_end_flush_all', PHP_INT_MAX );

ob_start(
	static function ( string $html ) use ( $storewright_meter_start ): string {
		global $wpdb;
		$cost = json_encode(
			[
				'queries'      => $wpdb->num_queries,
				'milliseconds' => ( microtime( true ) - $_SERVER['REQUEST_TIME_FLOAT'] ) * 1000,
				'worked'       => storewright_meter_worked() - $storewright_meter_start,
				'bytes'        => memory_get_peak_usage(),
			]
		);
		if ( str_contains( $html, '</html>' ) ) {
			return $html . "<!-- meter $cost -->";
		}
		if ( ! headers_sent() ) {
			header( "X-Meter: $cost" );
		}
		return $html;
	}
);
