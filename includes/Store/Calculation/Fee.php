<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;

/**
 * A fee of a basket; a negative one is a discount, and takes its tax from the lines.
 */
final class Fee {

	/**
	 * @param string     $key       The caller's name for the fee; distinct within a basket.
	 * @param BigDecimal $amount    Without tax.
	 * @param string     $tax_class Class, '' for standard; a negative fee has those of the lines instead.
	 * @param bool       $taxable   Whether it bears tax.
	 */
	public function __construct(
		public readonly string $key,
		public readonly BigDecimal $amount,
		public readonly string $tax_class = '',
		public readonly bool $taxable = true
	) {}
}
