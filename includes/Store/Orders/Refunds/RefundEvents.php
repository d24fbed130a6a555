<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Refunds;

use Storewright\Kernel\Events;
use Storewright\Store\Orders\Model\Order;

/**
 * Tells of refunds that are kept.
 *
 * @internal
 */
final class RefundEvents {

	/**
	 * An order was refunded.
	 *
	 * @param Order $refund
	 * @param bool  $fully  Whether nothing is left to give back.
	 */
	public static function refunded( Order $refund, bool $fully ): void {
		/**
		 * An order was refunded, wholly or in part.
		 *
		 * @param int   $order_id The order.
		 * @param Order $refund   The refund.
		 * @param bool  $fully    Whether nothing is left to give back.
		 */
		Events::dispatch( 'storewright_order_refunded', $refund->parent_id, $refund, $fully );
	}
}
