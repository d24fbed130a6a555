<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * A product of a seeded shop, or a variation of one. Prices are in cents.
 */
final class SeedProduct {

	/**
	 * @param int        $place      Which of the seed's posts it is, from 0: its id is the first one's plus this.
	 * @param int        $parent     Place of the variable product, -1 where it is none's variation.
	 * @param string     $name       With the option, where it is a variation.
	 * @param string     $option     A variation's option, '' otherwise.
	 * @param string     $sku        Stock-keeping unit.
	 * @param int        $regular    Regular price.
	 * @param int        $price      What it costs.
	 * @param string     $tax_class  '' for the standard rate.
	 * @param bool       $is_virtual Whether nothing is sent.
	 * @param int|null   $stock      What is in stock; null where nobody counts.
	 * @param int        $category   Which of SeedCatalog::CATEGORIES.
	 * @param list<self> $variations A variable product's.
	 */
	public function __construct(
		public readonly int $place,
		public readonly int $parent,
		public readonly string $name,
		public readonly string $option,
		public readonly string $sku,
		public readonly int $regular,
		public readonly int $price,
		public readonly string $tax_class,
		public readonly bool $is_virtual,
		public readonly ?int $stock,
		public readonly int $category,
		public readonly array $variations = []
	) {}
}
