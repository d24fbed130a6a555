<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Refunds;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Orders\Order;

/**
 * Money that goes back through the payment provider.
 */
final class GatewayRefunds {

	/**
	 * Refuses where the order's way of paying can't give money back by itself.
	 *
	 * @throws InvalidInput `woocommerce_rest_cannot_create_order_refund`.
	 */
	public function check( Order $order ): void {
		throw self::refusal( '' === $order->payment_method ? __( 'The order names no way of paying, so its money has to be given back by hand: send api_refund=false.', 'storewright' ) : $order->payment_method );
	}

	/**
	 * Has the payment provider give money back.
	 *
	 * @param Order  $order
	 * @param string $amount
	 * @param string $reason
	 * @throws InvalidInput If it refuses.
	 */
	public function refund( Order $order, string $amount, string $reason ): void {
		$this->check( $order );
	}

	private static function refusal( string $reason ): InvalidInput {
		return new InvalidInput( 'woocommerce_rest_cannot_create_order_refund', $reason, [ 'api_refund' => $reason ] );
	}
}
