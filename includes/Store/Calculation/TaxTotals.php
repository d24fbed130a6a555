<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;

/**
 * Totals of one tax rate over a whole basket: a tax line of an order.
 */
final class TaxTotals {

	/**
	 * @param TaxRate    $rate               The rate.
	 * @param BigDecimal $tax_total          Tax of lines and fees, in the currency's decimals.
	 * @param BigDecimal $shipping_tax_total Tax of shipping, in the currency's decimals.
	 */
	public function __construct(
		public readonly TaxRate $rate,
		public readonly BigDecimal $tax_total,
		public readonly BigDecimal $shipping_tax_total
	) {}
}
