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
];
echo "\n", wp_json_encode( $bench_facts );
