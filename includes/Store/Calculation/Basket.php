<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

/**
 * Input of a calculation: the lines of an order, with fees, shipping and discounts.
 */
final class Basket {

	/**
	 * @param list<Line>         $lines
	 * @param list<Fee>          $fees
	 * @param list<ShippingLine> $shipping
	 * @param list<Coupon>       $coupons  Applied to the lines whose total is open; in which order is the calculation's matter.
	 */
	public function __construct(
		public readonly array $lines,
		public readonly array $fees = [],
		public readonly array $shipping = [],
		public readonly array $coupons = []
	) {}
}
