<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Service;

use Storewright\Kernel\Money;
use Storewright\Store\Orders\Items\FeeItem;
use Storewright\Store\Orders\Items\LineItem;
use Storewright\Store\Orders\Items\ShippingItem;
use Storewright\Store\Orders\Order;

/**
 * What an order's amounts follow from. An order that is sent back as it was answered is worth the same, so that its taxes of
 * then are not replaced by those of today.
 */
final class Worth {

	/**
	 * Whether the items of two states of an order come to the same.
	 */
	public static function is_same( Order $before, Order $after ): bool {
		return self::of( $before ) === self::of( $after );
	}

	/**
	 * @return list<string>
	 */
	private static function of( Order $order ): array {
		$worth = [];
		foreach ( $order->items as $item ) {
			$parts = match ( true ) {
				$item instanceof LineItem     => [ $item->product_id, $item->variation_id, $item->quantity, $item->tax_class, self::amount( $item->subtotal ), self::amount( $item->total ) ],
				$item instanceof ShippingItem => [ $item->method_id, $item->instance_id, $item->tax_status, self::amount( $item->total ) ],
				$item instanceof FeeItem      => [ $item->tax_class, $item->tax_status, self::amount( $item->total ) ],
				default                       => [],
			};
			if ( [] !== $parts ) {
				$worth[] = implode( '|', [ $item->type(), $item->id, ...$parts ] );
			}
		}
		return $worth;
	}

	private static function amount( string $amount ): string {
		return (string) Money::of( $amount )->stripTrailingZeros();
	}
}
