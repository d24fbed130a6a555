<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * The result of a seed.
 */
final class SeedResult {

	/**
	 * @param int   $before    Seeded orders that were there.
	 * @param int   $orders    Seeded orders that are there now.
	 * @param int   $customers Seeded customers.
	 * @param int   $products  Seeded products.
	 * @param float $seconds   How long it took.
	 */
	public function __construct(
		public readonly int $before,
		public readonly int $orders,
		public readonly int $customers,
		public readonly int $products,
		public readonly float $seconds
	) {}
}
