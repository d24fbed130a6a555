<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Service;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Money;
use Storewright\Store\Calculation\Coupon;
use Storewright\Store\Calculation\DiscountType;
use Storewright\Store\Orders\Items\CouponItem;
use Storewright\Store\Orders\Order;

/**
 * The coupons of an order: which it has, and what they say.
 */
final class OrderCoupons {

	/**
	 * The order's coupons for its calculation.
	 *
	 * @return list<Coupon>
	 */
	public function of( Order $order ): array {
		return array_map( static fn( CouponItem $item ) => new Coupon( $item->coupon_id, $item->name, DiscountType::tryFrom( $item->discount_type ) ?? DiscountType::FixedCart, Money::of( $item->nominal_amount ), free_shipping: $item->free_shipping ), $order->coupon_items() );
	}

	/**
	 * Gives the order the coupons that the request names, and no others.
	 *
	 * @param Order $order
	 * @param Given $given
	 * @return bool Whether it has other coupons than before.
	 * @throws InvalidInput If one can't be used: `woocommerce_rest_invalid_coupon`.
	 */
	public function apply( Order $order, Given $given ): bool {
		if ( ! $given->has( 'coupon_lines' ) ) {
			return false;
		}
		$before = $order->coupon_items();
		$after  = [];
		foreach ( $given->objects( 'coupon_lines' ) as $line ) {
			$item = ItemIdentity::existing( $order, $line, CouponItem::class );
			if ( ! ItemIdentity::is_to_go( $line ) ) {
				$code           = mb_strtolower( trim( $line->text( 'code' ) ?? $item->name ?? '' ) );
				$after[ $code ] = self::named( $before, $code ) ?? $this->fresh( $line, $code );
			}
		}
		$order->replace_items( CouponItem::class, array_values( $after ) );
		return array_values( $after ) !== $before;
	}

	/**
	 * @param list<CouponItem> $items
	 */
	private static function named( array $items, string $code ): ?CouponItem {
		foreach ( $items as $item ) {
			if ( mb_strtolower( $item->name ) === $code ) {
				return $item;
			}
		}
		return null;
	}

	private function fresh( Given $line, string $code ): CouponItem {
		/* translators: %s: code of a coupon. */
		throw $line->refusal( 'code', sprintf( __( 'There is no coupon “%s”.', 'storewright' ), $code ), 'woocommerce_rest_invalid_coupon' );
	}
}
