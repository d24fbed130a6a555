<?php
declare(strict_types=1);

namespace Storewright\Store\Orders;

/**
 * The types of posts that belong to orders. Nobody sees such posts: they hold the ids of orders, which comments refer to, and
 * tell WordPress which capabilities an order asks for.
 */
final class PostTypes {

	/**
	 * Makes them known to WordPress.
	 */
	public static function register(): void {
		foreach ( [ Order::TYPE, Order::REFUND, Tables::PLACEHOLDER ] as $type ) {
			register_post_type(
				$type,
				[
					'public'          => false,
					'rewrite'         => false,
					'query_var'       => false,
					'can_export'      => false,
					'capability_type' => Order::TYPE,
					'map_meta_cap'    => true,
					'supports'        => false,
				]
			);
		}
	}
}
