<?php
declare(strict_types=1);

namespace Storewright\Store\Orders;

use Storewright\Store\Orders\Model\Order;

/**
 * The types of posts that belong to orders. Nobody sees such posts: they hold the ids of orders, which comments refer to, and
 * tell WordPress which capabilities an order asks for.
 */
final class PostTypes {

	/**
	 * Orders, refunds, and what holds the ids of both.
	 */
	public const ALL = [ Order::TYPE, Order::REFUND, Tables::PLACEHOLDER ];

	/**
	 * Makes them known to WordPress.
	 */
	public static function register(): void {
		foreach ( self::ALL as $type ) {
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
