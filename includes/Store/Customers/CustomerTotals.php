<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

/**
 * Returns the purchases of an account so far.
 */
final class CustomerTotals {

	/**
	 * @param int    $orders Orders, whatever became of them; drafts and the trash don't count.
	 * @param string $spent  Totals of the orders that are processing or completed, tax and shipping included, as a decimal number
	 *                       with as many decimals as the shop shows.
	 */
	public function __construct( public readonly int $orders = 0, public readonly string $spent = '0' ) {}
}
