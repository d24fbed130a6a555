<?php
/**
 * Moves the site to a time zone, dates orders, and has the reports made anew. Called by `wp eval-file` with the zone and a JSON list of
 * pairs of an id and a time in UTC.
 *
 * @package Storewright
 */

use Storewright\Kernel\Clock;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\RebuildReports;
use Storewright\Shop\Reports\ReportRun;

/** @var list<string> $args */
/** @var wpdb $wpdb */
global $wpdb;

update_option( 'timezone_string', $args[0] );
foreach ( (array) json_decode( $args[1], true ) as [ $storewright_id, $storewright_time ] ) {
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- No interface dates an order.
	$wpdb->update( "{$wpdb->prefix}wc_orders", [ 'date_created_gmt' => $storewright_time ], [ 'id' => $storewright_id ] );
}
wp_cache_flush();
// The run of the new zone waits for requests that know the former one; there are none.
$storewright_later = new Clock( new DateTimeImmutable( '+' . ReportRun::SECONDS_OF_A_REQUEST . ' seconds' ) );
$storewright_site  = Context::create( STOREWRIGHT_FILE, STOREWRIGHT_VERSION, $storewright_later );
( new ReportRun( $storewright_site ) )->start();
while ( null !== ( new RebuildReports() )->run( $storewright_site, null, 0.0 ) ) { // phpcs:ignore Generic.CodeAnalysis.EmptyStatement -- Until its end.
}
