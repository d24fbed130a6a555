<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;

/**
 * The discount of one coupon on a basket.
 */
final class CouponTotals {

	/**
	 * @param Coupon     $coupon       The coupon.
	 * @param BigDecimal $discount     Without tax, in the currency's decimals.
	 * @param BigDecimal $discount_tax The tax that is saved with it, each line's rounded.
	 */
	public function __construct(
		public readonly Coupon $coupon,
		public readonly BigDecimal $discount,
		public readonly BigDecimal $discount_tax
	) {}
}
