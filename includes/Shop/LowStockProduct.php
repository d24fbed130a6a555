<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * What a list of products that run low says of one.
 */
final class LowStockProduct {

	/**
	 * @param int    $id         Of the product or variation.
	 * @param int    $parent_id  Of a variation's product; 0 for products.
	 * @param string $name
	 * @param string $sku
	 * @param string $quantity   What is left, a decimal string.
	 * @param string $low_amount From which quantity on few are left, a decimal string.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $parent_id,
		public readonly string $name,
		public readonly string $sku,
		public readonly string $quantity,
		public readonly string $low_amount
	) {}
}
