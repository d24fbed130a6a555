<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

/**
 * A line of an order, as far as shipping asks.
 */
final class ParcelItem {

	/**
	 * @param int        $product_id        Product or variation.
	 * @param int|string $quantity          How many; decimal text where it is no whole number.
	 * @param string     $total             Price of the whole line after discounts, without tax; decimal text.
	 * @param int        $shipping_class_id Term of product_shipping_class; 0 for none.
	 * @param bool       $needs_shipping    False for what is downloaded or otherwise not sent.
	 */
	public function __construct(
		public readonly int $product_id,
		public readonly int|string $quantity,
		public readonly string $total,
		public readonly int $shipping_class_id = 0,
		public readonly bool $needs_shipping = true
	) {}
}
