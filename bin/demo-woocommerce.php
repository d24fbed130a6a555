<?php
/**
 * Fills a demo shop that WooCommerce runs: through WooCommerce's REST API, where the shop is, a shipping zone, products and orders.
 * WordPress is loaded and an administrator logged in; running it again changes nothing.
 *
 * @package Storewright
 */

declare(strict_types=1);

namespace Storewright\Demo;

require_once __DIR__ . '/lib/demo-request.php';

/**
 * How many products the shop has, and how many orders it has had.
 */
const PRODUCTS = 20;
const ORDERS   = 60;

/**
 * Makes the shop.
 */
function fill(): void {
	if ( [] !== request( 'GET', '/products' ) ) {
		return;
	}
	foreach ( [
		'woocommerce_store_address'   => '12 Main Street',
		'woocommerce_store_city'      => 'Springfield',
		'woocommerce_default_country' => 'US:IL',
		'woocommerce_store_postcode'  => '62701',
	] as $id => $value ) {
		request( 'PUT', "/settings/general/$id", [ 'value' => $value ] );
	}
	$zone = request( 'POST', '/shipping/zones', [ 'name' => 'United States' ] )['id'] ?? 0;
	$zone = is_numeric( $zone ) ? (int) $zone : 0;
	request( 'PUT', "/shipping/zones/$zone/locations", [ [ 'code' => 'US' ] ] );
	request(
		'POST',
		"/shipping/zones/$zone/methods",
		[
			'method_id' => 'flat_rate',
			'settings'  => [ 'cost' => '5' ],
		]
	);
	$products = [];
	foreach ( range( 1, PRODUCTS ) as $number ) {
		$made       = request(
			'POST',
			'/products',
			[
				'name'           => "Demo product $number",
				'regular_price'  => (string) ( 5 + 3 * $number ),
				'manage_stock'   => 0 === $number % 2,
				'stock_quantity' => 0 === $number % 2 ? 100 : null,
			]
		);
		$products[] = $made['id'] ?? 0;
	}
	$statuses = [ 'completed', 'completed', 'processing', 'on-hold', 'pending' ];
	foreach ( range( 1, ORDERS ) as $number ) {
		request(
			'POST',
			'/orders',
			[
				'status'     => $statuses[ $number % count( $statuses ) ],
				'billing'    => [
					'first_name' => 'Demo',
					'last_name'  => "Customer $number",
					'email'      => "customer-$number@example.org",
					'country'    => 'US',
				],
				'line_items' => [
					[
						'product_id' => $products[ $number % PRODUCTS ],
						'quantity'   => 1 + $number % 3,
					],
				],
			]
		);
	}
}

fill();
