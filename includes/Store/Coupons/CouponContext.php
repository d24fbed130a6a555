<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

use Brick\Math\BigDecimal;
use Storewright\Store\Calculation\Line;

/**
 * In which somebody wants to use a coupon: the basket, the customer, and what else is used.
 */
final class CouponContext {

	/**
	 * @param list<Line>   $lines    What is bought.
	 * @param BigDecimal   $subtotal What it costs before discounts, as the shop shows prices.
	 * @param list<string> $emails   Addresses that the customer is known by.
	 * @param int          $uses     How often the customer used the coupon before; see CouponQuery::uses_by().
	 * @param list<Coupon> $others   The other coupons of the basket.
	 */
	public function __construct(
		public readonly array $lines,
		public readonly BigDecimal $subtotal,
		public readonly array $emails = [],
		public readonly int $uses = 0,
		public readonly array $others = []
	) {}
}
