<?php
declare(strict_types=1);

namespace Storewright\Companion\Orders;

use Automattic\WooCommerce\Utilities\OrderUtil;
use WC_Abstract_Order;

/**
 * Tells orders from what else WooCommerce keeps in the same place and tells of by the same actions: subscriptions, for example, whose class
 * is made of that of orders.
 */
final class OrderType {

	public const ORDER = 'shop_order';

	/**
	 * Whether something is of another type than an order. What is in no table may have been one.
	 *
	 * @param int   $id    Its id.
	 * @param mixed $order The object, where an action brings it; else the type is looked up.
	 */
	public static function is_other( int $id, mixed $order = null ): bool {
		if ( ! $order instanceof WC_Abstract_Order && $id <= 0 ) {
			return false;
		}
		$type = $order instanceof WC_Abstract_Order ? $order->get_type() : OrderUtil::get_order_type( $id );
		return is_string( $type ) && '' !== $type && self::ORDER !== $type;
	}
}
