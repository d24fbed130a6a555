<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Store\Orders\Model\Order;

/**
 * A table that is kept in step with orders, in their transaction.
 */
interface OrderIndexer {

	/**
	 * Follows what became of an order.
	 *
	 * @param Order|null $before As it was, null where it is new.
	 * @param Order|null $after  As it is now, null where it is gone.
	 * @param int        $customer The number of whoever ordered in wc_customer_lookup, 0 if unknown.
	 */
	public function follow( ?Order $before, ?Order $after, int $customer ): void;
}
