<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Kernel\Money;
use Storewright\Store\Orders\Model\FeeItem;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\ShippingItem;

/**
 * Fingerprint of the data that an order's amounts depend on. An order that is sent back unchanged has the same one, so that its
 * taxes of then are not replaced by those of today.
 */
final class PricingFingerprint {

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
				$item instanceof LineItem     => [
					$item->product_id,
					$item->variation_id,
					$item->quantity,
					$item->tax_class,
					self::amount( $item->subtotal ),
					self::amount( $item->total ),
				],
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
