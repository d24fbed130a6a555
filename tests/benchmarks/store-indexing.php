<?php
/**
 * Measures the indexing of a shop, for store.php.
 *
 * @package Storewright
 */

declare(strict_types=1);

namespace Storewright\Bench;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Context;
use Storewright\Store\Coupons\IndexCoupons;
use Storewright\Store\Customers\Index\IndexAccounts;
use Storewright\Store\Orders\Index\IndexOrders;
use Storewright\Store\Products\Index\IndexProducts;

/**
 * Gives products texts, and indexes everything as a shop that had it before.
 *
 * @return list<array<string, mixed>>
 */
function index(): array {
	global $wpdb;
	$words = implode( ' ', array_map( static fn( int $number ) => "word$number", range( 1, 120 ) ) );
	$wpdb->query(
		$wpdb->prepare(
			"UPDATE {$wpdb->posts} SET post_content = CONCAT( '<p>About ', post_title, ' of batch-', ID %% 1000, '</p> ', %s )
			WHERE post_type = 'product' AND post_content = ''",
			$words
		)
	);
	$products = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type IN ( 'product', 'product_variation' )" );
	$accounts = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->users}" );
	$orders   = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}wc_orders" );
	foreach ( [
		'product_words',
		'search_words',
		'accounts',
		'account_counts',
		'account_words',
		'account_word_ends',
		'coupon_codes',
		'coupon_meta',
		'coupon_indexed',
		'order_search',
		'order_index',
		'order_counts',
	] as $table ) {
		// phpcs:ignore WordPress.DB.PreparedSQL -- Names of the list above.
		$wpdb->query( "TRUNCATE TABLE {$wpdb->prefix}storewright_$table" );
	}
	delete_option( 'storewright_orders_indexed' );
	return [
		speed( 'products', $products, done( new IndexProducts() ) ),
		speed( 'accounts', $accounts, done( new IndexAccounts() ) ),
		[
			'name'  => 'Indexing: coupons',
			'value' => done( new IndexCoupons() ),
			'limit' => 60,
			'unit'  => 's',
		],
		...orders_indexed( $orders, done( new IndexOrders() ) ),
	];
}

/**
 * How much was indexed a second.
 *
 * @param string $what    What it was.
 * @param int    $count   How many.
 * @param float  $seconds How long it took.
 * @return array<string, mixed> A row that informs.
 */
function speed( string $what, int $count, float $seconds ): array {
	return [
		'name'    => "Indexing: $what a second",
		'value'   => (int) ( $count / $seconds ),
		'informs' => true,
	];
}

/**
 * The same of orders, of which there is a limit.
 *
 * @param int   $count   How many.
 * @param float $seconds How long it took.
 * @return list<array<string, mixed>>
 */
function orders_indexed( int $count, float $seconds ): array {
	return [
		speed( 'orders', $count, $seconds ),
		[
			'name'  => 'Indexing: seconds for 5,000 orders',
			'value' => 5000 * $seconds / $count,
			'limit' => 1,
			'unit'  => 's',
		],
	];
}

/**
 * Does a job from its start to its end, and answers how many seconds that took.
 */
function done( Job $job ): float {
	$context = Context::create( WP_PLUGIN_DIR . '/storewright/plugin.php', 'bench' );
	delete_option( 'storewright_jobs' );
	$start  = microtime( true );
	$cursor = null;
	do {
		$GLOBALS['wpdb']->queries = [];
		$cursor                   = $job->run( $context, $cursor, microtime( true ) + 5 );
	} while ( null !== $cursor );
	return microtime( true ) - $start;
}
