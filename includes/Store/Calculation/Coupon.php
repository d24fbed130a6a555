<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;

/**
 * A coupon as far as it changes amounts. Whether it may be used at all is not decided here.
 */
final class Coupon {

	/**
	 * @param int          $id                   Id of the coupon, 0 where it is not stored.
	 * @param string       $code                 Its code; distinct within a basket.
	 * @param DiscountType $type                 What the amount is taken of.
	 * @param BigDecimal   $amount               Percent, or money: with tax where the shop's prices include it.
	 * @param int|null     $most_pieces          For how many pieces it counts at most, the dearest first; null for all.
	 * @param list<int>    $product_ids          Products or variations that it is for; with no category either, all.
	 * @param list<int>    $excluded_product_ids Products or variations that it is not for.
	 * @param list<int>    $category_ids         Categories that it is for.
	 * @param list<int>    $excluded_category_ids Categories that it is not for.
	 * @param bool         $exclude_sale_items   Whether it leaves out what is on sale.
	 * @param bool         $free_shipping        Whether it also allows free shipping.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $code,
		public readonly DiscountType $type,
		public readonly BigDecimal $amount,
		public readonly ?int $most_pieces = null,
		public readonly array $product_ids = [],
		public readonly array $excluded_product_ids = [],
		public readonly array $category_ids = [],
		public readonly array $excluded_category_ids = [],
		public readonly bool $exclude_sale_items = false,
		public readonly bool $free_shipping = false
	) {}

	/**
	 * Whether the coupon's lists of products and categories allow a line.
	 *
	 * @param Line $line
	 */
	public function is_for( Line $line ): bool {
		$ids     = [ $line->product_id, $line->variation_id ];
		$limited = [] !== $this->product_ids || [] !== $this->category_ids;
		$allowed = ! $limited || [] !== array_intersect( $this->product_ids, $ids ) || [] !== array_intersect(
			$this->category_ids,
			$line->category_ids
		);
		return $allowed
			&& [] === array_intersect( $this->excluded_product_ids, $ids )
			&& [] === array_intersect( $this->excluded_category_ids, $line->category_ids )
			&& ! ( $this->exclude_sale_items && $line->on_sale );
	}
}
