<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Kernel\Money;
use Storewright\Shop\Reports\ItemFacts;
use Storewright\Shop\Reports\OrderFacts;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;

/**
 * What reports need of the Store's orders.
 *
 * @internal
 */
final class ReportFacts {

	/**
	 * The facts of an order or a refund.
	 */
	public static function of( Order $order ): OrderFacts {
		$taxes = [];
		foreach ( $order->tax_items() as $item ) {
			$sum                     = $taxes[ $item->rate_id ] ?? null;
			$taxes[ $item->rate_id ] = [
				'order_tax'    => (string) Money::of( $item->tax_total )->plus( $sum['order_tax'] ?? 0 ),
				'shipping_tax' => (string) Money::of( $item->shipping_tax_total )->plus( $sum['shipping_tax'] ?? 0 ),
			];
		}
		$coupons = [];
		foreach ( $order->coupon_items() as $item ) {
			$coupons[ $item->coupon_id ] = (string) Money::of( $item->discount )->plus( $coupons[ $item->coupon_id ] ?? 0 );
		}
		return new OrderFacts(
			$order->id,
			$order->parent_id,
			$order->is_refund(),
			$order->status,
			$order->currency,
			$order->created,
			$order->paid,
			$order->completed,
			$order->total,
			(string) $order->total_tax(),
			$order->shipping_total,
			$order->shipping_tax,
			array_map(
				static fn( LineItem $item ) => new ItemFacts(
					$item->id,
					$item->product_id,
					$item->variation_id,
					$item->quantity,
					$item->subtotal,
					$item->total,
					$item->total_tax,
					$item->refunded_item_id
				),
				$order->line_items()
			),
			$taxes,
			$coupons,
			$order->payment_method,
			$order->billing->country,
			$order->billing->state
		);
	}
}
