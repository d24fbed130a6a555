<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * A line of an order: so many of an article. Amounts are in cents.
 */
final class SaleLine {

	/**
	 * @param Article         $article        What was bought.
	 * @param int             $quantity       How many.
	 * @param int             $subtotal       Before discounts.
	 * @param int             $total          After discounts.
	 * @param array<int, int> $subtotal_taxes Rate => tax before discounts.
	 * @param array<int, int> $taxes          Rate => tax.
	 */
	public function __construct(
		public readonly Article $article,
		public readonly int $quantity,
		public readonly int $subtotal,
		public readonly int $total,
		public readonly array $subtotal_taxes,
		public readonly array $taxes
	) {}
}
