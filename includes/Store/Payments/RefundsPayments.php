<?php
declare(strict_types=1);

namespace Storewright\Store\Payments;

use Storewright\Kernel\Errors\DomainError;

/**
 * A payment gateway that gives money back by itself.
 */
interface RefundsPayments {

	/**
	 * Gives money back. The shop records the refund once this returns.
	 *
	 * @param int    $order_id The order that was paid.
	 * @param string $amount   A decimal number greater than zero, in the order's currency.
	 * @param string $reason   Why, as the owner wrote it; may be ''.
	 * @throws DomainError If the provider refuses: its message is what the owner is told.
	 */
	public function refund( int $order_id, string $amount, string $reason ): void;
}
