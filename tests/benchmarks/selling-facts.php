<?php
/**
 * Prints what the filters of the list of orders are asked for, and makes a product with 300 variations, for `npm run bench -- selling`.
 * WP-CLI runs it in the site.
 *
 * @package Storewright
 */

declare(strict_types=1);

namespace Storewright\Bench;

use RuntimeException;
use WP_REST_Request;

// phpcs:disable WordPress.DB.PreparedSQL -- What stands in the text are names of tables.

/**
 * Asks wc/v3.
 *
 * @param string               $path
 * @param array<string, mixed> $body
 */
function made( string $path, array $body ): int {
	$request = new WP_REST_Request( 'POST', "/wc/v3$path" );
	$request->set_body_params( $body );
	$response = rest_do_request( $request );
	if ( $response->is_error() ) {
		throw new RuntimeException( "$path: " . $response->as_error()->get_error_message() );
	}
	return (int) ( $response->get_data()['id'] ?? 0 );
}

/**
 * A product with 300 variations: 20 colors in 15 sizes.
 */
function with_variations(): int {
	$options  = static fn( string $name, int $count ): array => array_map( static fn( int $number ) => "$name $number", range( 1, $count ) );
	$colors   = $options( 'Color', 20 );
	$sizes    = $options( 'Size', 15 );
	$product  = made(
		'/products',
		[
			'name'       => 'Shirt',
			'type'       => 'variable',
			'attributes' => [
				[
					'name'      => 'Color',
					'variation' => true,
					'options'   => $colors,
				],
				[
					'name'      => 'Size',
					'variation' => true,
					'options'   => $sizes,
				],
			],
		]
	);
	$creating = [];
	foreach ( $colors as $color ) {
		foreach ( $sizes as $size ) {
			$creating[] = [
				'regular_price' => '20',
				'attributes'    => [
					[
						'name'   => 'Color',
						'option' => $color,
					],
					[
						'name'   => 'Size',
						'option' => $size,
					],
				],
			];
		}
	}
	foreach ( array_chunk( $creating, 100 ) as $some ) {
		made( "/products/$product/variations/batch", [ 'create' => $some ] );
	}
	return $product;
}

/**
 * An order of 200 items.
 */
function with_items(): int {
	global $wpdb;
	$products = $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'product' AND post_status = 'publish' ORDER BY ID LIMIT 200" );
	$lines    = [];
	for ( $number = 0; $number < 200; $number++ ) {
		$lines[] = [
			'product_id' => (int) $products[ $number % count( $products ) ],
			'name'       => "Tile $number",
			'quantity'   => 2,
		];
	}
	return made(
		'/orders',
		[
			'status'     => 'processing',
			'line_items' => $lines,
		]
	);
}

/**
 * What the list is searched for, of an order of the middle: each is there in many.
 *
 * @return array<string, string> What it is => what is typed.
 */
function searches(): array {
	global $wpdb;
	$order = $wpdb->get_row(
		"SELECT a.*, p.product_id, i.order_item_name, l.sku FROM {$wpdb->prefix}wc_order_addresses a
		JOIN {$wpdb->prefix}wc_order_product_lookup p ON p.order_id = a.order_id
		JOIN {$wpdb->prefix}woocommerce_order_items i ON i.order_item_id = p.order_item_id
		JOIN {$wpdb->prefix}wc_product_meta_lookup l ON l.product_id = IF( p.variation_id > 0, p.variation_id, p.product_id )
		WHERE a.address_type = 'billing' AND a.phone <> '' AND l.sku <> '' ORDER BY a.order_id LIMIT 500, 1",
		ARRAY_A
	);
	if ( null === $order ) {
		throw new RuntimeException( 'There is no order to search for.' );
	}
	return [
		'number'             => (string) $order['order_id'],
		'last name'          => $order['last_name'],
		'name'               => "{$order['first_name']} {$order['last_name']}",
		'email address'      => $order['email'],
		'domain'             => (string) strrchr( $order['email'], '@' ),
		'phone'              => $order['phone'],
		'item'               => $order['order_item_name'],
		'SKU'                => $order['sku'],
		'street'             => $order['address_1'],
		'city'               => $order['city'],
		'postcode'           => $order['postcode'],
		'beginning of words' => mb_substr( $order['last_name'], 0, 3 ),
		'nothing there'      => 'xyzzy',
	];
}

global $wpdb;
$bench_orders = "{$wpdb->prefix}wc_orders";
$bench_day    = substr( (string) $wpdb->get_var( "SELECT MAX( date_created_gmt ) FROM $bench_orders" ), 0, 10 );
$bench_facts  = [
	'customer' => $wpdb->get_var( "SELECT customer_id FROM $bench_orders WHERE customer_id > 0 GROUP BY customer_id ORDER BY COUNT(*) DESC LIMIT 1" ),
	'email'    => $wpdb->get_var( "SELECT billing_email FROM $bench_orders WHERE billing_email <> '' ORDER BY id DESC LIMIT 1" ),
	'product'  => $wpdb->get_var( "SELECT product_id FROM {$wpdb->prefix}wc_order_product_lookup GROUP BY product_id ORDER BY COUNT(*) DESC LIMIT 1" ),
	'payment'  => $wpdb->get_var( "SELECT payment_method FROM $bench_orders WHERE payment_method <> '' GROUP BY payment_method ORDER BY COUNT(*) DESC LIMIT 1" ),
	'origin'   => $wpdb->get_var( "SELECT created_via FROM {$wpdb->prefix}wc_order_operational_data GROUP BY created_via ORDER BY COUNT(*) DESC LIMIT 1" ),
	'orders'   => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $bench_orders" ),
	'from'     => substr( $bench_day, 0, 8 ) . '01',
	'to'       => $bench_day,
	'post'     => wp_insert_post(
		[
			'post_title'   => 'A post',
			'post_content' => '<!-- wp:paragraph --><p>With a paragraph.</p><!-- /wp:paragraph -->',
			'post_status'  => 'publish',
		]
	),
	'simple'   => made(
		'/products',
		[
			'name'          => 'Lamp',
			'type'          => 'simple',
			'regular_price' => '20',
			'description'   => '<p>With a paragraph.</p>',
		]
	),
	'variable' => with_variations(),
	'large'    => with_items(),
	'searches' => searches(),
];
echo "\n", wp_json_encode( $bench_facts );
