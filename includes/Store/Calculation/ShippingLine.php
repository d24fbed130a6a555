<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;

/**
 * A way of shipping that a basket pays for.
 */
final class ShippingLine {

	/**
	 * @param string      $key       The caller's name for it; distinct within a basket.
	 * @param BigDecimal  $cost      Without tax.
	 * @param bool        $taxable   Whether it bears tax.
	 * @param string|null $tax_class A class of its own, '' for standard; null for the one of the shop's rules.
	 */
	public function __construct(
		public readonly string $key,
		public readonly BigDecimal $cost,
		public readonly bool $taxable = true,
		public readonly ?string $tax_class = null
	) {}
}
