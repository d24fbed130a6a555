<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

/**
 * What reports need of a line item. Amounts are decimal text; those of a refund's are negative, and so is its quantity.
 */
final class ItemFacts {

	/**
	 * @param int       $id
	 * @param int       $product_id       0 if unknown.
	 * @param int       $variation_id     0 where there is none.
	 * @param int|float $quantity
	 * @param string    $subtotal         Before discounts, without tax.
	 * @param string    $total            After discounts, without tax.
	 * @param string    $total_tax
	 * @param int       $refunded_item_id In a refund: the item of the order, else 0.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $product_id,
		public readonly int $variation_id,
		public readonly int|float $quantity,
		public readonly string $subtotal,
		public readonly string $total,
		public readonly string $total_tax,
		public readonly int $refunded_item_id = 0
	) {}

	/**
	 * How many pieces reports count: their columns hold whole numbers.
	 */
	public function pieces(): int {
		return (int) round( $this->quantity );
	}
}
