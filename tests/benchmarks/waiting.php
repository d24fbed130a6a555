<?php
/**
 * Gives a seeded shop what Home's panels show besides orders: reviews that nobody approved and products that run low, as its
 * storefront and its owner would make them. Run by WP-CLI as an administrator.
 *
 * @package Storewright
 */

declare(strict_types=1);

namespace Storewright\Demo;

require_once dirname( __DIR__, 2 ) . '/bin/lib/demo-request.php';

/**
 * One more than a panel shows, so that it has to count, too.
 */
const WAITING = 6;

foreach ( array_slice(
	request(
		'GET',
		'/products',
		[
			'per_page' => WAITING,
			'type'     => 'simple',
		]
	),
	0,
	WAITING
) as $product ) {
	$id = is_array( $product ) && is_int( $product['id'] ?? null ) ? $product['id'] : 0;
	request(
		'PUT',
		"/products/$id",
		[
			'manage_stock'   => true,
			'stock_quantity' => 1,
		]
	);
	request(
		'POST',
		'/products/reviews',
		[
			'product_id'     => $id,
			'review'         => 'It fits.',
			'reviewer'       => 'Ada',
			'reviewer_email' => 'ada@example.org',
			'rating'         => 4,
			'status'         => 'hold',
		]
	);
}
