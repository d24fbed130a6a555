<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

/**
 * Base of a coupon's amount. The values are the ones that coupons store.
 */
enum DiscountType: string {

	case FixedProduct = 'fixed_product';
	case Percent      = 'percent';
	case FixedCart    = 'fixed_cart';

	/**
	 * Place in the order in which coupons are applied: what is off each piece, then percentages, then what is off the basket.
	 */
	public function place(): int {
		return match ( $this ) {
			self::FixedProduct => 1,
			self::Percent      => 2,
			self::FixedCart    => 3,
		};
	}
}
