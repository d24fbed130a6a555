<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Refunds;

use Brick\Math\BigDecimal;

/**
 * How much of an item is to be given back.
 */
final class RefundItem {

	/**
	 * @param int                         $item_id  The order's item: a line, a fee or a way of shipping.
	 * @param int                         $quantity Pieces that come back; 0 where only money goes back.
	 * @param BigDecimal|null             $total    Money without tax; null for what the pieces cost.
	 * @param array<int, BigDecimal>|null $taxes    Id of the rate => tax; null for what goes with the pieces, or none where the
	 *   total is given.
	 * @param string                      $place    Place in the request, for refusals.
	 */
	public function __construct(
		public readonly int $item_id,
		public readonly int|float $quantity,
		public readonly ?BigDecimal $total,
		public readonly ?array $taxes,
		public readonly string $place
	) {}
}
