<?php
/**
 * Moves the site to a time zone, dates orders, and has the reports made anew. Called by `wp eval-file` with the zone and a JSON list of
 * pairs of an id and a time in UTC.
 *
 * @package Storewright
 */

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;

/** @var list<string> $args */
/** @var wpdb $wpdb */
global $wpdb;

update_option( 'timezone_string', $args[0] );
foreach ( (array) json_decode( $args[1], true ) as [ $storewright_id, $storewright_time ] ) {
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- No interface dates an order.
	$wpdb->update( "{$wpdb->prefix}wc_orders", [ 'date_created_gmt' => $storewright_time ], [ 'id' => $storewright_id ] );
}
wp_cache_flush();
Queue::restart( Context::create( STOREWRIGHT_FILE, STOREWRIGHT_VERSION )->options, 'rebuild_reports' );
do_action( Queue::HOOK, 'rebuild_reports' );
