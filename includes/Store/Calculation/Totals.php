<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;

/**
 * A calculated basket. Sums have the currency's decimals, and always:
 * `lines_subtotal − discount_total + fees_total + shipping_total + total_tax = total`.
 */
final class Totals {

	/**
	 * @param array<string, ItemTotals>   $lines          Key => line.
	 * @param array<string, ItemTotals>   $fees           Key => fee. A negative one takes off no more than there is.
	 * @param array<string, ItemTotals>   $shipping       Key => way of shipping.
	 * @param array<string, CouponTotals> $coupons        Code => coupon.
	 * @param list<TaxTotals>             $taxes          One a rate that applies to an item, in the order of classes and priorities.
	 * @param BigDecimal                  $lines_subtotal Lines before discounts, without tax.
	 * @param BigDecimal                  $discount_total What is off the lines, without tax.
	 * @param BigDecimal                  $discount_tax   The tax that is saved with it.
	 * @param BigDecimal                  $fees_total     Fees without tax.
	 * @param BigDecimal                  $shipping_total Shipping without tax.
	 * @param BigDecimal                  $cart_tax       Tax of lines and fees.
	 * @param BigDecimal                  $shipping_tax   Tax of shipping.
	 * @param BigDecimal                  $total_tax      All tax.
	 * @param BigDecimal                  $total          What there is to pay.
	 */
	public function __construct(
		public readonly array $lines,
		public readonly array $fees,
		public readonly array $shipping,
		public readonly array $coupons,
		public readonly array $taxes,
		public readonly BigDecimal $lines_subtotal,
		public readonly BigDecimal $discount_total,
		public readonly BigDecimal $discount_tax,
		public readonly BigDecimal $fees_total,
		public readonly BigDecimal $shipping_total,
		public readonly BigDecimal $cart_tax,
		public readonly BigDecimal $shipping_tax,
		public readonly BigDecimal $total_tax,
		public readonly BigDecimal $total
	) {}
}
