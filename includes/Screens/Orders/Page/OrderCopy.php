<?php
declare(strict_types=1);

namespace Storewright\Screens\Orders\Page;

use Storewright\Store\Orders\Model\Order;

/**
 * The fields of a new order's form that is filled as another order: who bought what, at the prices of today.
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
		$ship = $order->shipping_items()[0] ?? null;
		return [
			'customer'       => (string) $order->customer_id,
			'billing'        => $order->billing->fields(),
			'shipping'       => $order->shipping->fields(),
			'payment_method' => $order->payment_method,
			'new'            => $new,
		] + ( null === $ship ? [] : [
			'new_ship' => [
				'name'  => $ship->name,
				'total' => $ship->total,
			],
		] );
	}
}
