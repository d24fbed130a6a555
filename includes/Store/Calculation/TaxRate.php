<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;

/**
 * A tax that applies to an address, as a calculation needs it.
 */
final class TaxRate {

	/**
	 * @param int        $id       Id of the rate.
	 * @param BigDecimal $percent  Percentage, such as 8.875.
	 * @param string     $label    What customers read, such as `VAT`.
	 * @param string     $code     What orders keep, such as `US-NY-NY TAX-1`.
	 * @param int        $priority Order in which taxes are added; one rate of each priority applies.
	 * @param bool       $compound Whether it is also taken of the taxes before it.
	 * @param bool       $shipping Whether it is taken of shipping, too.
	 */
	public function __construct(
		public readonly int $id,
		public readonly BigDecimal $percent,
		public readonly string $label,
		public readonly string $code,
		public readonly int $priority = 1,
		public readonly bool $compound = false,
		public readonly bool $shipping = true
	) {}
}
