<?php
/**
 * Makes a shop of any number of orders out of a small seeded one, for `npm run bench -- analytics`: the rows that reports and Home read
 * are copied with other ids, and the sums by day are multiplied, so that both still agree. WP-CLI runs it in the site.
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
 * Copies the rows of a table.
 *
 * @param string                $name  Name of the table, without prefix.
 * @param int                   $times How many times as many rows there are to be.
 * @param array<string, string> $other Columns that differ => expressions, in which `n` is the number of the copy.
 */
function copy_rows( string $name, int $times, array $other ): void {
	global $wpdb;
	$table   = $wpdb->prefix . $name;
	$columns = $wpdb->get_col( "SHOW COLUMNS FROM $table" );
	$values  = array_map( static fn( string $column ) => $other[ $column ] ?? "t.$column", $columns );
	$sql     = "INSERT INTO $table (" . implode( ', ', $columns ) . ') SELECT ' . implode( ', ', $values )
		. " FROM bench_$name t CROSS JOIN ( SELECT seq AS n FROM seq_1_to_" . ( $times - 1 ) . ' ) copies';
	$wpdb->query( "CREATE TABLE bench_$name AS SELECT * FROM $table" );
	if ( false === $wpdb->query( $sql ) ) {
		throw new RuntimeException( "$name: {$wpdb->last_error}" );
	}
	$wpdb->query( "DROP TABLE bench_$name" );
	$wpdb->query( "ANALYZE TABLE $table" );
}

/**
 * Multiplies figures of a table.
 *
 * @param string       $name    Name of the table, without prefix.
 * @param int          $times
 * @param list<string> $columns
 */
function multiply( string $name, int $times, array $columns ): void {
	global $wpdb;
	$set = implode( ', ', array_map( static fn( string $column ) => "$column = $column * $times", $columns ) );
	$wpdb->query( "UPDATE {$wpdb->prefix}$name SET $set" );
}

/**
 * Makes the shop.
 *
 * @param int $times
 */
function grow( int $times ): void {
	global $wpdb;
	set_time_limit( 0 );
	$wpdb->query( 'SET SESSION unique_checks = 0, foreign_key_checks = 0' );
	$order    = 1 + (int) $wpdb->get_var( "SELECT MAX( id ) FROM {$wpdb->prefix}wc_orders" );
	$item     = 1 + (int) $wpdb->get_var( "SELECT MAX( order_item_id ) FROM {$wpdb->prefix}wc_order_product_lookup" );
	$customer = 1 + (int) $wpdb->get_var( "SELECT MAX( customer_id ) FROM {$wpdb->prefix}wc_customer_lookup" );
	$moved    = static fn( string $column, int $by ): string => "t.$column + n * $by";
	$if_any   = static fn( string $column, int $by ): string => "IF( t.$column > 0, t.$column + n * $by, t.$column )";
	copy_rows( 'wc_order_stats', $times, [ 'order_id' => $moved( 'order_id', $order ), 'parent_id' => $if_any( 'parent_id', $order ), 'customer_id' => $if_any( 'customer_id', $customer ) ] ); // phpcs:ignore WordPress.Arrays
	copy_rows( 'wc_order_product_lookup', $times, [ 'order_item_id' => $moved( 'order_item_id', $item ), 'order_id' => $moved( 'order_id', $order ), 'customer_id' => $if_any( 'customer_id', $customer ) ] ); // phpcs:ignore WordPress.Arrays
	copy_rows( 'wc_order_tax_lookup', $times, [ 'order_id' => $moved( 'order_id', $order ) ] );
	copy_rows( 'wc_order_coupon_lookup', $times, [ 'order_id' => $moved( 'order_id', $order ) ] );
	copy_rows( 'wc_customer_lookup', $times, [ 'customer_id' => $moved( 'customer_id', $customer ), 'user_id' => 'NULL', 'email' => "CONCAT( n, '.', t.email )" ] ); // phpcs:ignore WordPress.Arrays
	copy_rows( 'wc_orders', $times, [ 'id' => $moved( 'id', $order ), 'parent_order_id' => $if_any( 'parent_order_id', $order ) ] ); // phpcs:ignore WordPress.Arrays
	// What is known of orders, so that they are not taken for somebody else's.
	copy_rows( 'storewright_order_index', $times, [ 'order_id' => $moved( 'order_id', $order ) ] );
	$figures = [ 'orders', 'items', 'total', 'tax', 'shipping', 'net', 'coupons', 'refunds' ];
	multiply( 'storewright_report_days', $times, $figures );
	multiply( 'storewright_report_parts', $times, $figures );
	multiply( 'storewright_report_items', $times, [ 'orders', 'items', 'entries', 'amount', 'of_shipping' ] );
	multiply( 'storewright_report_customers', $times, [ 'orders', 'spent', 'buyers', 'means' ] );
	multiply( 'storewright_order_counts', $times, [ 'orders' ] );
}

grow( (int) $args[0] );
