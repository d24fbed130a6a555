<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Query;

/**
 * A part of the orders that were asked for.
 */
final class OrderPage {

	/**
	 * @param list<int> $ids   Ids of this part, in the order that was asked for.
	 * @param int       $total How many there are in all.
	 */
	public function __construct( public readonly array $ids, public readonly int $total ) {}
}
