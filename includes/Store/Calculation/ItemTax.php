<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;

/**
 * One tax of one item.
 */
final class ItemTax {

	/**
	 * @param BigDecimal $subtotal Tax of the amount before discounts.
	 * @param BigDecimal $total    Tax of the amount after discounts.
	 */
	public function __construct( public readonly BigDecimal $subtotal, public readonly BigDecimal $total ) {}
}
