<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Refunds;

use Brick\Math\BigDecimal;

/**
 * The part of an item that was not refunded yet.
 */
final class RefundableItem {

	/**
	 * @param int                    $quantity Pieces.
	 * @param BigDecimal             $total    Money without tax; negative for a discount.
	 * @param array<int, BigDecimal> $taxes    Id of the rate => tax.
	 */
	public function __construct(
		public readonly int|float $quantity,
		public readonly BigDecimal $total,
		public readonly array $taxes
	) {}
}
