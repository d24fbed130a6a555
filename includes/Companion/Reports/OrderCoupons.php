<?php
declare(strict_types=1);

namespace Storewright\Companion\Reports;

use Closure;
use Storewright\Kernel\Money;
use WC_Abstract_Order;
use WC_Order_Item_Coupon;

/**
 * The coupons of an order by the ids that they had when they were used: whatever becomes of a coupon or its code, old orders keep theirs.
 *
 * @internal
 */
final class OrderCoupons {

	/**
	 * The discounts of an order's coupons.
	 *
	 * @param WC_Abstract_Order                $order
	 * @param Closure(int): array<int, string> $stored Says the discounts that reports have by coupon so far, of an order's id. Asked only
	 *                                                 where an item does not say which coupon it was.
	 * @return array<int, string> By the coupon's id.
	 */
	public static function of( WC_Abstract_Order $order, Closure $stored ): array {
		$coupons = [];
		$unnamed = [];
		foreach ( $order->get_items( 'coupon' ) as $item ) {
			if ( $item instanceof WC_Order_Item_Coupon ) {
				$discount = (string) ( Money::parse( $item->get_discount( 'edit' ) ) ?? '0' );
				$id       = self::id( $item );
				if ( null === $id ) {
					$unnamed[] = [ $item->get_code( 'edit' ), $discount ];
				} else {
					$coupons[ $id ] = self::sum( $discount, $coupons[ $id ] ?? '0' );
				}
			}
		}
		$is_only = 1 === count( $unnamed );
		$known   = [] === $unnamed ? [] : array_diff_key( $stored( $order->get_id() ), $coupons );
		foreach ( $unnamed as [ $code, $discount ] ) {
			$id = self::known( wc_get_coupon_id_by_code( $code ), $discount, $known, $is_only );
			unset( $known[ $id ] );
			$coupons[ $id ] = self::sum( $discount, $coupons[ $id ] ?? '0' );
		}
		return $coupons;
	}

	/**
	 * The id that an item says its coupon had, as WooCommerce writes it since 8.7 and as it did before; null where it says none, since a
	 * program has added it.
	 */
	private static function id( WC_Order_Item_Coupon $item ): ?int {
		$text = $item->get_meta( 'coupon_info' );
		$info = is_string( $text ) ? json_decode( $text, true ) : null;
		$data = null === $info ? $item->get_meta( 'coupon_data' ) : null;
		$id   = match ( true ) {
			is_array( $info ) => $info[0] ?? null,
			is_array( $data ) => $data['id'] ?? null,
			default           => null,
		};
		return is_numeric( $id ) ? (int) $id : null;
	}

	/**
	 * Which of the coupons that reports have for an order an item is about that does not say so.
	 *
	 * @param int                $now      The id that its code has now; 0 where there is none.
	 * @param string             $discount
	 * @param array<int, string> $known    Discounts by id, without those that are other items'.
	 * @param bool               $is_only  Whether no other item of the order is like that.
	 * @return int The id that the code has now where reports know of none.
	 */
	private static function known( int $now, string $discount, array $known, bool $is_only ): int {
		if ( isset( $known[ $now ] ) ) {
			return $now;
		}
		$same = array_filter( $known, static fn( string $one ) => Money::of( $one )->isEqualTo( Money::of( $discount ) ) );
		return array_key_first( $is_only && 1 === count( $known ) ? $known : $same ) ?? $now;
	}

	private static function sum( string $one, string $other ): string {
		return (string) Money::of( $one )->plus( $other );
	}
}
