<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

use Brick\Math\BigDecimal;
use Storewright\Kernel\Money;

/**
 * A parcel: its items and destination.
 */
final class Parcel {

	/**
	 * @param Address          $destination              Where it goes.
	 * @param list<ParcelItem> $items                    Everything that is ordered, also what is not sent.
	 * @param string           $discount                 What coupons have taken off the items, without tax; decimal text.
	 * @param bool             $has_free_shipping_coupon Whether a coupon allows free shipping.
	 */
	public function __construct(
		public readonly Address $destination,
		public readonly array $items,
		public readonly string $discount = '0',
		public readonly bool $has_free_shipping_coupon = false
	) {}

	/**
	 * The items that are sent.
	 *
	 * @return list<ParcelItem>
	 */
	public function sent(): array {
		return array_values(
			array_filter(
				$this->items,
				static fn( ParcelItem $item ) => $item->needs_shipping && Money::of( $item->quantity )->isPositive()
			)
		);
	}

	/**
	 * The price of all items after discounts, without tax.
	 */
	public function amount(): BigDecimal {
		return self::total( $this->items );
	}

	/**
	 * The number of some items.
	 *
	 * @param list<ParcelItem> $items
	 */
	public static function quantity( array $items ): BigDecimal {
		return array_reduce(
			$items,
			static fn( BigDecimal $sum, ParcelItem $item ) => $sum->plus( Money::of( $item->quantity ) ),
			BigDecimal::zero()
		);
	}

	/**
	 * The price of some items after discounts, without tax.
	 *
	 * @param list<ParcelItem> $items
	 */
	public static function total( array $items ): BigDecimal {
		return array_reduce(
			$items,
			static fn( BigDecimal $sum, ParcelItem $item ) => $sum->plus( Money::of( $item->total ) ),
			BigDecimal::zero()
		);
	}
}
