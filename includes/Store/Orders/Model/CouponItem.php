<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Model;

/**
 * A coupon that was used; its name is the code. What the coupon said then is kept with it.
 */
final class CouponItem extends Item {

	public const TYPE = 'coupon';

	/**
	 * Discount of the rows by this coupon, without tax.
	 */
	public string $discount = '0';

	public string $discount_tax = '0';

	/**
	 * Id of the coupon, 0 where it is not known.
	 */
	public int $coupon_id = 0;

	/**
	 * `percent`, `fixed_cart` or `fixed_product`.
	 */
	public string $discount_type = 'fixed_cart';

	/**
	 * The coupon's amount: money, or percent.
	 */
	public string $nominal_amount = '0';

	public bool $free_shipping = false;

	public function type(): string {
		return self::TYPE;
	}
}
