<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Kernel\Errors\Conflict;
use Storewright\Store\Coupons\CouponUsage;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;

/**
 * Counts an order's coupons as used, until it comes to nothing.
 *
 * @internal
 */
final class CouponUsageEffect implements StatusEffect {

	private const COUNTED_IN = [ OrderStatus::PENDING, ...StockReductionEffect::HELD_IN ];

	private const RELEASED_IN = [ OrderStatus::CANCELLED, OrderStatus::FAILED, OrderStatus::TRASH ];

	public function __construct( private readonly CouponUsage $usage ) {}

	/**
	 * @throws Conflict If a coupon was used as often as it may be.
	 */
	public function apply( ?Order $before, Order $after, DeferredEvents $events ): void {
		if ( $after->is_refund() ) {
			return;
		}
		$were = null !== $before && $before->coupons_counted ? self::coupons( $before ) : [];
		if ( ! $after->coupons_counted && in_array( $after->status, self::COUNTED_IN, true ) ) {
			$after->coupons_counted = true;
		} elseif ( in_array( $after->status, self::RELEASED_IN, true ) ) {
			$after->coupons_counted = false;
		}
		$are = $after->coupons_counted ? self::coupons( $after ) : [];
		foreach ( array_diff( $were, $are ) as $coupon ) {
			$this->usage->release( $coupon, $after->id, null === $before ? null : self::customer( $before )[0] );
		}
		[ $customer, $known_as ] = self::customer( $after );
		foreach ( array_diff( $are, $were ) as $coupon ) {
			$this->usage->count( $coupon, $after->id, $customer, $known_as );
		}
	}

	/**
	 * Notes uses that the coupons' counts have in them already, so that they can be taken back.
	 *
	 * @param Order $order An order of another shop.
	 */
	public function note( Order $order ): void {
		foreach ( $order->coupons_counted ? self::coupons( $order ) : [] as $coupon ) {
			$this->usage->note( $coupon, $order->id, self::customer( $order )[0] );
		}
	}

	/**
	 * Ids of the coupons, in the order in which everybody locks them.
	 *
	 * @return list<int>
	 */
	private static function coupons( Order $order ): array {
		$ids = [];
		foreach ( $order->coupon_items() as $item ) {
			if ( $item->coupon_id > 0 ) {
				$ids[ $item->coupon_id ] = $item->coupon_id;
			}
		}
		ksort( $ids );
		return array_values( $ids );
	}

	/**
	 * @return array{string, list<string>} Who uses the coupons, and what else they are known by.
	 */
	private static function customer( Order $order ): array {
		if ( 0 === $order->customer_id ) {
			return [ $order->billing->email, [] ];
		}
		$user  = get_userdata( $order->customer_id );
		$known = [ $order->billing->email, false === $user ? '' : $user->user_email ];
		return [ (string) $order->customer_id, array_values( array_filter( $known, static fn( string $email ) => '' !== $email ) ) ];
	}
}
