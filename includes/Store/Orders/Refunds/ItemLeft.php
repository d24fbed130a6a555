<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Refunds;

use Brick\Math\BigDecimal;

/**
 * What of an item was not given back yet.
 */
final class ItemLeft {

	/**
	 * @param int                    $quantity Pieces.
	 * @param BigDecimal             $total    Money without tax; negative for a discount.
	 * @param array<int, BigDecimal> $taxes    Id of the rate => tax.
	 */
	public function __construct(
		public readonly int $quantity,
		public readonly BigDecimal $total,
		public readonly array $taxes
	) {}
}
