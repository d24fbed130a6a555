<?php
/**
 * Makes a shop of any number of orders out of a small seeded one, for `npm run bench -- selling`: what `analytics-shop.php` copies, and
 * what the list of orders reads besides: addresses, operational data, items and the words of the search. WP-CLI runs it in the site.
 *
 * @package Storewright
 *
 * @var list<string> $args How many times as many orders there are to be.
 */

declare(strict_types=1);

namespace Storewright\Bench;

use RuntimeException;

// phpcs:disable WordPress.DB.PreparedSQL -- What stands in the text are names of tables and columns, and numbers.

/**
 * So many of the seeded orders have copies whose items have their data: the newest ones, which lists show first.
 */
const NEWEST = 2000;

// The number of orders is taken before they are copied: all copies of an order are that many ids apart.
$bench_step = 1 + (int) $GLOBALS['wpdb']->get_var( "SELECT MAX( id ) FROM {$GLOBALS['wpdb']->prefix}wc_orders" );

require __DIR__ . '/analytics-shop.php';

/**
 * Copies what belongs to the orders.
 *
 * @param int $times
 * @param int $step  How many ids the copies of an order are apart.
 */
function grow_orders( int $times, int $step ): void {
	global $wpdb;
	$newest = max( 0, $step - NEWEST );
	$item   = 1 + (int) $wpdb->get_var( "SELECT MAX( order_item_id ) FROM {$wpdb->prefix}woocommerce_order_items" );
	$meta   = 1 + (int) $wpdb->get_var( "SELECT MAX( meta_id ) FROM {$wpdb->prefix}woocommerce_order_itemmeta" );
	$wpdb->query(
		"INSERT INTO {$wpdb->prefix}woocommerce_order_itemmeta ( meta_id, order_item_id, meta_key, meta_value )
		SELECT m.meta_id + n * $meta, m.order_item_id + n * $item, m.meta_key, m.meta_value
		FROM {$wpdb->prefix}woocommerce_order_itemmeta m JOIN {$wpdb->prefix}woocommerce_order_items i ON i.order_item_id = m.order_item_id
		CROSS JOIN ( SELECT seq AS n FROM seq_1_to_" . ( $times - 1 ) . " ) copies WHERE i.order_id > $newest"
	);
	foreach ( [
		'wc_order_addresses'        => 'id',
		'wc_order_operational_data' => 'id',
		'woocommerce_order_items'   => 'order_item_id',
	] as $name => $id ) {
		$last = 1 + (int) $wpdb->get_var( "SELECT MAX( $id ) FROM {$wpdb->prefix}$name" );
		copy_rows( $name, $times, [ $id => "t.$id + n * $last", 'order_id' => "t.order_id + n * $step" ] ); // phpcs:ignore WordPress.Arrays
	}
}

/**
 * Copies the words of the search. They are read along their key, and the copies of a word stand beside it, so that the server fills one
 * page of the table after the other; copy by copy, it would come back to each of them as many times.
 *
 * @param int $times
 * @param int $step
 */
function grow_words( int $times, int $step ): void {
	global $wpdb;
	$table = "{$wpdb->prefix}storewright_order_search";
	$wpdb->query( "CREATE TABLE bench_words LIKE $table" );
	$wpdb->query( "INSERT INTO bench_words SELECT * FROM $table" );
	$wpdb->query( 'CREATE TABLE bench_copies ( n int PRIMARY KEY ) AS SELECT seq AS n FROM seq_1_to_' . ( $times - 1 ) );
	$done = $wpdb->query(
		"INSERT INTO $table ( token, listed, created, order_id )
		SELECT STRAIGHT_JOIN IF( t.token = CAST( t.order_id AS CHAR ), CAST( t.order_id + n * $step AS CHAR ), t.token ),
			t.listed, t.created, t.order_id + n * $step
		FROM bench_words t FORCE INDEX ( PRIMARY ) JOIN bench_copies"
	);
	if ( false === $done ) {
		throw new RuntimeException( "Words: {$wpdb->last_error}" );
	}
	$wpdb->query( 'DROP TABLE bench_words, bench_copies' );
	$wpdb->query( "ANALYZE TABLE $table" );
}

grow_orders( (int) $args[0], $bench_step );
grow_words( (int) $args[0], $bench_step );
