<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Brick\Math\BigDecimal;
use Storewright\Store\Orders\Model\LineItem;

/**
 * A line of an order whose amounts a request changes.
 */
final class PricedLine {

	/**
	 * @param LineItem        $item
	 * @param BigDecimal|null $unit_price What one costs in the shop, where the line's amounts are to follow from it; else they are
	 *                                    those of the item.
	 * @param bool            $settled    Whether the client set what the line costs after discounts.
	 */
	public function __construct(
		public readonly LineItem $item,
		public readonly ?BigDecimal $unit_price,
		public readonly bool $settled
	) {}
}
