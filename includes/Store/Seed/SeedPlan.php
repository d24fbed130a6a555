<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * Plan of a seeded shop.
 */
final class SeedPlan {

	/**
	 * @param int         $orders    How many orders it is to have.
	 * @param int         $seed      The same seed makes the same shop.
	 * @param int|null    $products  How many products; null for a number that fits.
	 * @param int|null    $customers How many customers; null for a number that fits.
	 * @param string|null $until     The day before which the last order comes, as `2026-11-21`; null for today.
	 * @param int         $years     How many years the orders are spread over.
	 * @param bool        $force     Whether orders that were not seeded are no reason to stop.
	 * @param int         $coupons   How many coupons that nobody has used, besides those that are used.
	 * @param int         $uses      How many uses by others the first coupon gets, for one that is very popular.
	 * @param int|null    $accounts  How many customers may have an account; null for a number that is enough to try things out.
	 */
	public function __construct(
		public readonly int $orders,
		public readonly int $seed = 1,
		public readonly ?int $products = null,
		public readonly ?int $customers = null,
		public readonly ?string $until = null,
		public readonly int $years = 3,
		public readonly bool $force = false,
		public readonly int $coupons = 0,
		public readonly int $uses = 0,
		public readonly ?int $accounts = null
	) {}

	/**
	 * How many products: as given, or more for a larger shop.
	 */
	public function products(): int {
		return $this->products ?? max( 24, min( 1500, intdiv( $this->orders, 100 ) ) );
	}

	/**
	 * How many customers: as given, or one for about three orders.
	 */
	public function customers(): int {
		return $this->customers ?? max( 1, intdiv( $this->orders * 36, 100 ) );
	}
}
