<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Model;

/**
 * Products that were bought, or in a refund come back (quantity and amounts are negative there).
 */
final class LineItem extends Item {

	public const TYPE = 'line_item';

	public int $product_id = 0;

	/**
	 * 0 where the product has no variations.
	 */
	public int $variation_id = 0;

	/**
	 * Has decimals where the shop sells by measure.
	 */
	public int|float $quantity = 1;

	/**
	 * Slug of the tax class, '' for the standard rate.
	 */
	public string $tax_class = '';

	/**
	 * Before discounts, without tax.
	 */
	public string $subtotal = '0';

	public string $subtotal_tax = '0';

	/**
	 * After discounts, without tax.
	 */
	public string $total = '0';

	public string $total_tax = '0';

	/**
	 * Id of the tax rate => tax of the total.
	 *
	 * @var array<int, string>
	 */
	public array $taxes = [];

	/**
	 * Id of the tax rate => tax of the subtotal.
	 *
	 * @var array<int, string>
	 */
	public array $subtotal_taxes = [];

	/**
	 * How much of the product's stock this row has taken, null where none. Kept by the status of the order.
	 */
	public int|float|null $reduced_stock = null;

	/**
	 * In a refund: the row of the order that this one refunds, else 0.
	 */
	public int $refunded_item_id = 0;

	public function type(): string {
		return self::TYPE;
	}

	/**
	 * Returns the id of the product that was bought: the variation where there is one.
	 */
	public function stock_product_id(): int {
		return $this->variation_id > 0 ? $this->variation_id : $this->product_id;
	}
}
