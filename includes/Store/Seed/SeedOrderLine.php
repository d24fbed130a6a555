<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * A line of an order: so many of an article. Amounts are in cents.
 */
final class SeedOrderLine {

	/**
	 * @param SeedProduct         $article        What was bought.
	 * @param int             $quantity       How many.
	 * @param int             $subtotal       Before discounts.
	 * @param int             $total          After discounts.
	 * @param array<int, int> $subtotal_taxes SeedTaxRate => tax before discounts.
	 * @param array<int, int> $taxes          SeedTaxRate => tax.
	 */
	public function __construct(
		public readonly SeedProduct $article,
		public readonly int $quantity,
		public readonly int $subtotal,
		public readonly int $total,
		public readonly array $subtotal_taxes,
		public readonly array $taxes
	) {}
}
