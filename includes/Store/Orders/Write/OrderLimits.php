<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Brick\Math\BigDecimal;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Orders\Model\Order;

/**
 * Limits of the columns of orders.
 */
final class OrderLimits {

	/**
	 * Largest text of a piece of an order's meta data, in bytes.
	 */
	public const META = 65_535;

	/**
	 * The largest amount of an item: sums of many of them still fit into decimal( 26, 8 ).
	 */
	public static function largest_amount(): BigDecimal {
		return BigDecimal::of( '99999999999999' );
	}

	/**
	 * Refuses an order whose sums nobody could store.
	 *
	 * @throws InvalidInput If they are too large.
	 */
	public static function check( Order $order ): void {
		$most = BigDecimal::of( '99999999999999999' );
		foreach ( [
			$order->total,
			$order->cart_tax,
			$order->shipping_total,
			$order->shipping_tax,
			$order->discount_total,
			$order->discount_tax,
		] as $amount ) {
			if ( BigDecimal::of( $amount )->abs()->isGreaterThan( $most ) ) {
				throw new InvalidInput( 'rest_invalid_param', __( 'The order’s total is too large to be stored.', 'storewright' ) );
			}
		}
	}
}
