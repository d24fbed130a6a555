<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Store\Orders\Model\CouponItem;
use Storewright\Store\Orders\Model\FeeItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\ShippingItem;

/**
 * The fields of a new order's form that is filled as another order: who bought what, at the prices of today, with the same
 * fees and shipping, and the same coupons as they are today.
 */
final class OrderCopy {

	/**
	 * The fields, as the form sends them.
	 *
	 * @return array<string, mixed>
	 */
	public static function of( Order $order ): array {
		$new = [];
		foreach ( $order->line_items() as $line ) {
			$new[] = [
				'product'  => "#{$line->stock_product_id()} $line->name",
				'quantity' => (string) $line->quantity,
			];
		}
		return [
			'customer'       => 0 === $order->customer_id ? '' : (string) $order->customer_id,
			'billing'        => $order->billing->fields(),
			'shipping'       => $order->shipping->fields(),
			'payment_method' => $order->payment_method,
			'new'            => $new,
			'new_fees'       => array_map( self::fee( ... ), $order->fee_items() ),
			'new_ships'      => array_map( self::shipping( ... ), $order->shipping_items() ),
			'new_coupons'    => array_map( static fn( CouponItem $coupon ) => $coupon->name, $order->coupon_items() ),
		];
	}

	/**
	 * @return array<string, string>
	 */
	private static function fee( FeeItem $fee ): array {
		return [
			'name'  => $fee->name,
			'total' => $fee->total,
			'tax'   => LineChoices::tax_of( $fee ),
		];
	}

	/**
	 * @return array<string, string>
	 */
	private static function shipping( ShippingItem $line ): array {
		return [
			'name'        => $line->name,
			'total'       => $line->total,
			'method_id'   => $line->method_id,
			'instance_id' => $line->instance_id,
			'instance_of' => $line->method_id,
		];
	}
}
