<?php
declare(strict_types=1);

namespace Storewright\Store\Customers;

/**
 * Some of the customers that were asked for.
 */
final class CustomerPage {

	/**
	 * @param list<Customer> $customers
	 * @param int            $total     How many there are in all.
	 */
	public function __construct( public readonly array $customers, public readonly int $total ) {}
}
