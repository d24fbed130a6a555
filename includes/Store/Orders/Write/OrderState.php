<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Kernel\Money;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Products\Model\Product;

/**
 * Conditions that follow from an order's status, total and products.
 */
final class OrderState {

	/**
	 * Whether its items may be changed by hand without confusing anybody: nobody has it in work.
	 */
	public static function is_editable( Order $order ): bool {
		return in_array( $order->status, [ OrderStatus::PENDING, OrderStatus::ON_HOLD, OrderStatus::AUTO_DRAFT ], true );
	}

	/**
	 * Whether it waits for money.
	 */
	public static function needs_payment( Order $order ): bool {
		return in_array( $order->status, [ OrderStatus::PENDING, OrderStatus::FAILED ], true ) && Money::of( $order->total )->isPositive();
	}

	/**
	 * Whether there is something to send or to do: a product that is not merely downloaded.
	 *
	 * @param Order               $order
	 * @param array<int, Product> $products The products of its lines by id, as far as they still exist.
	 */
	public static function needs_processing( Order $order, array $products ): bool {
		foreach ( $order->line_items() as $item ) {
			$product = $products[ $item->stock_product_id() ] ?? null;
			if ( null !== $product && ! ( $product->virtual && $product->downloadable ) ) {
				return true;
			}
		}
		return false;
	}
}
