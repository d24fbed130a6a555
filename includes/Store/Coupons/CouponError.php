<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

/**
 * Why a coupon can't be used.
 */
final class CouponError {

	/**
	 * @param string $reason  Stable, such as `expired`.
	 * @param string $message Translated sentence for the customer.
	 */
	public function __construct( public readonly string $reason, public readonly string $message ) {}
}
