<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;

/**
 * Totals of one line, fee or shipping item. Amounts are without tax.
 *
 * Taxes are rounded to the currency's decimals, or have six more where the shop rounds at the subtotal. A line's amounts have
 * up to six more decimals where its price does not divide evenly, such as a price with tax.
 */
final class ItemTotals {

	/**
	 * @param string              $key          The item's key in the basket.
	 * @param BigDecimal          $subtotal     Before discounts; the total again for fees and shipping.
	 * @param BigDecimal          $total        After discounts.
	 * @param BigDecimal          $subtotal_tax Sum of its taxes before discounts.
	 * @param BigDecimal          $total_tax    Sum of its taxes.
	 * @param array<int, ItemTax> $taxes        Id of the rate => tax.
	 */
	public function __construct(
		public readonly string $key,
		public readonly BigDecimal $subtotal,
		public readonly BigDecimal $total,
		public readonly BigDecimal $subtotal_tax,
		public readonly BigDecimal $total_tax,
		public readonly array $taxes
	) {}
}
