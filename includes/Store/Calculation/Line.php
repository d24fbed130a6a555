<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;

/**
 * A line of a basket: so many pieces of one product.
 */
final class Line {

	/**
	 * @param string          $key          The caller's name for the line; distinct within a basket.
	 * @param int             $product_id   The product, or the parent of the variation.
	 * @param int             $variation_id The variation, 0 where there is none.
	 * @param int|float       $quantity     Pieces, or a measure with decimals.
	 * @param BigDecimal      $amount       All pieces together, before discounts.
	 * @param bool            $at_price     Whether the amount comes from unit prices, which contain tax if the shop's prices do.
	 *                                      Else it is without tax.
	 * @param BigDecimal|null $total        After discounts, without tax, where it is settled: coupons leave such a line alone.
	 * @param string          $tax_class    Class, '' for standard.
	 * @param bool            $taxable      Whether the line bears tax.
	 * @param list<int>       $category_ids Categories of the product, those above them included.
	 * @param bool            $on_sale      Whether it is sold at a sale price.
	 */
	private function __construct(
		public readonly string $key,
		public readonly int $product_id,
		public readonly int $variation_id,
		public readonly int|float $quantity,
		public readonly BigDecimal $amount,
		public readonly bool $at_price,
		public readonly ?BigDecimal $total,
		public readonly string $tax_class,
		public readonly bool $taxable,
		public readonly array $category_ids,
		public readonly bool $on_sale
	) {}

	/**
	 * For how many pieces coupons count it: a piece that is begun is one.
	 */
	public function pieces(): int {
		// As a float, the largest whole number is one too many, which would come back as a negative one.
		return is_int( $this->quantity ) ? $this->quantity : (int) min( ceil( $this->quantity ), 2 ** 53 );
	}

	/**
	 * A line at the product's price: `Rules::$prices_include_tax` says whether tax is in it.
	 *
	 * @param list<int> $category_ids
	 */
	public static function at_price(
		string $key,
		int $product_id,
		int|float $quantity,
		BigDecimal $unit_price,
		int $variation_id = 0,
		string $tax_class = '',
		bool $taxable = true,
		array $category_ids = [],
		bool $on_sale = false
	): self {
		return new self(
			$key,
			$product_id,
			$variation_id,
			$quantity,
			$unit_price->multipliedBy( (string) $quantity ),
			true,
			null,
			$tax_class,
			$taxable,
			$category_ids,
			$on_sale
		);
	}

	/**
	 * A line with amounts that somebody set, or that an order keeps; they are without tax.
	 *
	 * @param BigDecimal      $subtotal All pieces before discounts. Where the total is greater, that is the subtotal, too.
	 * @param BigDecimal|null $total    After discounts; null lets the basket's coupons work it out.
	 * @param list<int>       $category_ids
	 */
	public static function at_amount(
		string $key,
		int $product_id,
		int|float $quantity,
		BigDecimal $subtotal,
		?BigDecimal $total = null,
		int $variation_id = 0,
		string $tax_class = '',
		bool $taxable = true,
		array $category_ids = [],
		bool $on_sale = false
	): self {
		$subtotal = null !== $total && $total->isGreaterThan( $subtotal ) ? $total : $subtotal;
		return new self(
			$key,
			$product_id,
			$variation_id,
			$quantity,
			$subtotal,
			false,
			$total,
			$tax_class,
			$taxable,
			$category_ids,
			$on_sale
		);
	}
}
