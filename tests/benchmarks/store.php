<?php
/**
 * Measures the time of the database that REST requests take, for `npm run bench -- store`. WP-CLI runs it in the
 * site, with SAVEQUERIES; it prints rows of the benchmark's table as JSON.
 *
 * @package Storewright
 *
 * @var list<string> $args What to measure, and how often.
 */

declare(strict_types=1);

namespace Storewright\Bench;

use RuntimeException;
use Storewright\Kernel\Context;
use Storewright\Store\Coupons\CouponServices;
use WP_REST_Request;

require_once __DIR__ . '/store-indexing.php';

/**
 * Asks, and answers how many milliseconds the database worked for it.
 *
 * @param string               $method HTTP method.
 * @param string               $path   Below wc/v3.
 * @param array<string, mixed> $params Query or body.
 * @return array{float, list<array{string, float, string}>, mixed} Milliseconds, queries, the answer.
 */
function ask( string $method, string $path, array $params ): array {
	global $wpdb;
	wp_cache_flush();
	wp_load_alloptions();
	$request = new WP_REST_Request( $method, '/wc/v3' . $path );
	'GET' === $method ? $request->set_query_params( $params ) : $request->set_body_params( $params );
	$wpdb->queries = [];
	$response      = rest_do_request( $request );
	if ( $response->is_error() ) {
		throw new RuntimeException( "$method $path " . wp_json_encode( $params ) . ': ' . $response->as_error()->get_error_message() );
	}
	$queries = $wpdb->queries;
	return [ 1000 * array_sum( array_column( $queries, 1 ) ), $queries, $response->get_data() ];
}

/**
 * The middle one.
 *
 * @param list<float> $numbers At least one.
 */
function median( array $numbers ): float {
	sort( $numbers );
	return $numbers[ intdiv( count( $numbers ), 2 ) ];
}

/**
 * Measures a list.
 *
 * @param string               $name   How the row is called.
 * @param array<string, mixed> $params Query.
 * @param float                $limit  Milliseconds.
 * @param int                  $times  How often.
 * @param string               $path   Below wc/v3.
 * @return array<string, mixed> A row.
 */
function list_row( string $name, array $params, float $limit, int $times, string $path = '/orders' ): array {
	$taken = [];
	for ( $i = 0; $i < $times; $i++ ) {
		[ $taken[], $queries ] = ask( 'GET', $path, $params );
	}
	$value = median( $taken );
	if ( $value > $limit ) {
		usort( $queries, static fn( array $one, array $other ) => $other[1] <=> $one[1] );
		foreach ( array_slice( $queries, 0, 3 ) as [ $sql, $seconds ] ) {
			fwrite( STDERR, sprintf( "%s: %.1f ms %s\n", $name, 1000 * $seconds, preg_replace( '/\s+/', ' ', substr( $sql, 0, 1500 ) ) ) );
		}
	}
	return [
		'name'  => $name,
		'value' => round( $value, 2 ),
		'limit' => $limit,
		'unit'  => 'ms',
	];
}

/**
 * Every list and search that there is a budget for.
 *
 * @param int $times How often each.
 * @return list<array<string, mixed>>
 */
function lists( int $times ): array {
	global $wpdb;
	[ , , $newest ] = ask( 'GET', '/orders', [ 'per_page' => 1 ] );
	$order          = $newest[0];
	$customer       = (int) $wpdb->get_var(
		"SELECT customer_id FROM {$wpdb->prefix}wc_orders WHERE customer_id > 0 GROUP BY customer_id ORDER BY COUNT(*) DESC LIMIT 1"
	);
	$parent         = (int) $wpdb->get_var(
		"SELECT parent_order_id FROM {$wpdb->prefix}wc_orders WHERE type = 'shop_order_refund' ORDER BY id DESC LIMIT 1"
	);
	$products       = $wpdb->get_col(
		"SELECT product_id FROM {$wpdb->prefix}wc_order_product_lookup GROUP BY product_id ORDER BY COUNT(*) DESC"
	);
	$cases          = [
		'first page'            => [],
		'100 a page'            => [ 'per_page' => 100 ],
		'page 1000'             => [ 'page' => 1000 ],
		'completed'             => [ 'status' => 'completed' ],
		'pending'               => [ 'status' => 'pending' ],
		'two statuses'          => [ 'status' => 'processing,on-hold' ],
		'in the trash'          => [ 'status' => 'trash' ],
		'a customer’s'          => [ 'customer' => $customer ],
		'guests’'               => [ 'customer' => 0 ],
		'best-selling product'  => [ 'product' => (int) $products[0] ],
		'least-selling product' => [ 'product' => (int) end( $products ) ],
		'a month'               => [
			'after'  => '2025-03-01T00:00:00',
			'before' => '2025-04-01T00:00:00',
		], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		'a month, completed'    => [
			'after'  => '2025-03-01T00:00:00',
			'before' => '2025-04-01T00:00:00',
			'status' => 'completed',
		], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		'since a year'          => [ 'after' => '2025-11-01T00:00:00' ],
		'modified lately'       => [ 'modified_after' => '2026-10-20T00:00:00' ],
		'by modification'       => [ 'orderby' => 'modified' ],
		'oldest first'          => [ 'order' => 'asc' ],
		'by id'                 => [ 'orderby' => 'id' ],
		'by id, page 1000'      => [
			'orderby' => 'id',
			'page'    => 1000,
		],
		'some ids'              => [ 'include' => [ $order['id'], $order['id'] - 5, $order['id'] - 9 ] ],
		'all but some ids'      => [ 'exclude' => [ $order['id'] ] ],
		'of a parent'           => [ 'parent' => [ $parent ] ],
		'made at the checkout'  => [ 'created_via' => [ 'checkout' ] ],
		'made otherwise'        => [ 'created_via' => [ 'rest-api' ] ],
	];
	$rows           = [];
	foreach ( $cases as $name => $params ) {
		$rows[] = list_row( "Orders: $name", $params, 60, $times ) + ( isset( $params['per_page'] ) ? [ 'informs' => true ] : [] );
	}
	foreach ( [
		'email address'               => $order['billing']['email'],
		'number'                      => (string) $order['id'],
		'last name'                   => 'Okafor',
		'first and last name'         => 'Ada Lovelace',
		'first and last name, common' => "{$order['billing']['first_name']} {$order['billing']['last_name']}",
		'beginning of a name'         => 'ma',
		'beginning of many names'     => 'mar',
		'domain'                      => 'example.com',
		'nothing that is there'       => 'xyzzy',
	] as $name => $search ) {
		$rows[] = list_row( "Search: $name", [ 'search' => $search ], 60, $times );
	}
	$rows[] = list_row(
		'Search: last name, completed',
		[
			'search' => 'Okafor',
			'status' => 'completed',
		],
		60,
		$times
	);
	return $rows;
}

/**
 * Every list, filter and search of products, customers and coupons.
 *
 * @param int $times How often each.
 * @return list<array<string, mixed>>
 */
function others( int $times ): array {
	global $wpdb;
	$category = (int) $wpdb->get_var(
		"SELECT term_id FROM {$wpdb->term_taxonomy} WHERE taxonomy = 'product_cat' ORDER BY count DESC LIMIT 1"
	);
	$name     = (string) $wpdb->get_var( "SELECT display_name FROM {$wpdb->users} ORDER BY ID DESC LIMIT 1" );
	$email    = (string) $wpdb->get_var( "SELECT user_email FROM {$wpdb->users} ORDER BY ID DESC LIMIT 1" );
	$cases    = [
		'/products'  => [
			'first page'             => [],
			'page 1000'              => [ 'page' => 1000 ],
			'by title'               => [
				'orderby' => 'title',
				'order'   => 'asc',
			],
			'by price'               => [ 'orderby' => 'price' ],
			'by sales'               => [ 'orderby' => 'popularity' ],
			'a category'             => [ 'category' => (string) $category ],
			'on sale'                => [ 'on_sale' => true ],
			'out of stock'           => [ 'stock_status' => 'outofstock' ],
			'variable'               => [ 'type' => 'variable' ],
			'simple'                 => [ 'type' => 'simple' ],
			'by id'                  => [ 'orderby' => 'id' ],
			'a range of prices'      => [
				'min_price' => '20',
				'max_price' => '25',
			],
			'a SKU'                  => [ 'sku' => 'SW-01234' ],
			'search: a word'         => [ 'search' => 'lantern' ],
			'search: two words'      => [ 'search' => 'velvet lamp' ],
			'search: in texts'       => [ 'search' => 'batch-77' ],
			'search: part of a word' => [ 'search' => 'alle' ],
			'search: nothing'        => [ 'search' => 'xyzzy' ],
			'search: SKU'            => [ 'search_sku' => '01234' ],
			'search: name or SKU'    => [ 'search_name_or_sku' => 'SW-0123' ],
			'search: variations'     => [ 'search_name_or_sku' => 'scarf small' ],
		],
		'/customers' => [
			'first page'        => [],
			'page 1000'         => [ 'page' => 1000 ],
			'latest'            => [
				'orderby' => 'registered_date',
				'order'   => 'desc',
			],
			'an e-mail address' => [ 'email' => $email ],
			'search: name'      => [ 'search' => $name ],
			'search: e-mail'    => [ 'search' => $email ],
			'search: part'      => [ 'search' => 'kafor' ],
			'search: nothing'   => [ 'search' => 'xyzzy' ],
			'of any role'       => [ 'role' => 'all' ],
		],
		'/coupons'   => [
			'first page'      => [],
			'page 500'        => [ 'page' => 500 ],
			'by title'        => [
				'orderby' => 'title',
				'order'   => 'asc',
			],
			'a code'          => [ 'code' => 'SPRING-000001' ],
			'search: a word'  => [ 'search' => 'birthday' ],
			'search: nothing' => [ 'search' => 'xyzzy' ],
		],
	];
	$rows     = [];
	foreach ( $cases as $path => $of ) {
		foreach ( $of as $case => $params ) {
			$rows[] = list_row( ucfirst( substr( $path, 1 ) ) . ": $case", $params, 60, $times, $path );
		}
	}
	return $rows;
}

/**
 * Measures a use of the popular coupon beside one of a new coupon; uses are taken back.
 *
 * @param int $times How many of each.
 * @return list<array<string, mixed>>
 */
function coupons( int $times ): array {
	global $wpdb;
	$context = Context::create( WP_PLUGIN_DIR . '/storewright/plugin.php', 'bench' );
	$query   = ( new CouponServices( $context ) )->query();
	$usage   = ( new CouponServices( $context ) )->usage();
	$taken   = [];
	foreach ( range( 0, $times ) as $turn ) {
		foreach ( [ 'popular', 'spring-000001' ] as $code ) {
			wp_cache_flush();
			wp_load_alloptions();
			$wpdb->queries = [];
			$coupon        = $query->find_by_code( $code ) ?? throw new RuntimeException( "There is no coupon $code." );
			$query->uses_by( $coupon->id, [ "bench-$turn@example.com" ] );
			$usage->count( $coupon->id, 2_000_000_000 + $turn, "bench-$turn@example.com" );
			$usage->release( $coupon->id, 2_000_000_000 + $turn );
			$taken[ $code ][] = 1000 * array_sum( array_column( $wpdb->queries, 1 ) );
		}
	}
	[ $popular, $fresh ] = array_map( median( ... ), array_values( $taken ) );
	return [
		[
			'name'    => 'Coupons: a use of one with 100,000',
			'value'   => $popular,
			'unit'    => 'ms',
			'informs' => true,
		],
		[
			'name'    => 'Coupons: a use of a new one',
			'value'   => $fresh,
			'unit'    => 'ms',
			'informs' => true,
		],
		[
			'name'  => 'Coupons: times what a new one costs',
			'value' => $popular / $fresh,
			'limit' => 1.2,
			'unit'  => '×',
		],
	];
}

/**
 * Measures a new order, which is deleted again.
 *
 * @param int $times How many.
 * @return list<array<string, mixed>>
 */
function create( int $times ): array {
	global $wpdb;
	$products = $wpdb->get_col(
		"SELECT product_id FROM {$wpdb->prefix}wc_product_meta_lookup l INNER JOIN {$wpdb->prefix}posts p ON p.ID = l.product_id
		WHERE p.post_type = 'product' AND l.min_price = l.max_price ORDER BY l.product_id LIMIT 2"
	);
	$address  = [
		'first_name' => 'Ada',
		'last_name'  => 'Bench',
		'country'    => 'US',
		'state'      => 'NY',
		'city'       => 'New York',
		'postcode'   => '10001',
		'email'      => 'bench@example.com',
	];
	$taken    = [];
	for ( $i = 0; $i < $times; $i++ ) {
		[ $milliseconds, , $order ] = ask(
			'POST',
			'/orders',
			[
				'status'     => 'processing',
				'billing'    => $address,
				'shipping'   => array_diff_key( $address, [ 'email' => 0 ] ),
				// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
				'line_items' => array_map( static fn( string $id ) => [ 'product_id' => (int) $id, 'quantity' => 2 ], $products ),
			]
		);
		$taken[] = $milliseconds;
		ask( 'DELETE', "/orders/{$order['id']}", [ 'force' => true ] );
	}
	return [
		[
			'name'  => 'create',
			'value' => median( $taken ),
		],
	];
}

$bench_rows = match ( $args[0] ) {
	'create'  => create( (int) $args[1] ),
	'others'  => others( (int) $args[1] ),
	'coupons' => coupons( (int) $args[1] ),
	'index'   => index(),
	default   => lists( (int) $args[1] ),
};
echo "\n", wp_json_encode( $bench_rows, JSON_UNESCAPED_UNICODE );
