<?php
/**
 * Plugin Name: Meter
 * Description: Counts what a page costs, for `npm run bench`. Copied into the must-use plugins of the benchmark's site.
 *
 * A request says by headers what is to be left out: `X-Meter-Without: storewright`. The page answers with a comment at
 * its end: queries, milliseconds of PHP, peak memory in bytes.
 *
 * @package Storewright
 */

declare(strict_types=1);

if ( 'storewright' === ( $_SERVER['HTTP_X_METER_WITHOUT'] ?? '' ) ) {
	add_filter( 'option_active_plugins', static fn( $plugins ) => array_values( array_diff( (array) $plugins, [ 'storewright/plugin.php' ] ) ) );
}

add_action(
	'admin_menu',
	static function (): void {
		add_menu_page( 'Bare', 'Bare', 'read', 'meter-bare', static fn() => print( '<div class="wrap"><h1>Bare</h1></div>' ) );
	}
);

ob_start(
	static function ( string $html ): string {
		global $wpdb;
		if ( ! str_contains( $html, '</html>' ) ) {
			return $html;
		}
		return $html . '<!-- meter ' . json_encode(
			[
				'queries'      => $wpdb->num_queries,
				'milliseconds' => ( microtime( true ) - $_SERVER['REQUEST_TIME_FLOAT'] ) * 1000,
				'bytes'        => memory_get_peak_usage(),
			]
		) . ' -->';
	}
);
