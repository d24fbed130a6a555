<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Refunds;

use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Log;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Payments\GatewayQuery;
use Storewright\Store\Payments\RefundsPayments;
use Throwable;

/**
 * Money that goes back through the order's payment gateway.
 */
final class GatewayRefunds {

	public function __construct( private readonly GatewayQuery $gateways, private readonly Log $log ) {}

	/**
	 * Refuses where the order's way of paying can't give money back by itself.
	 *
	 * @throws InvalidInput `woocommerce_rest_cannot_create_order_refund`.
	 */
	public function check( Order $order ): void {
		$this->of( $order );
	}

	/**
	 * Has the gateway give money back.
	 *
	 * @param Order  $order
	 * @param string $amount Decimal text in the order's currency.
	 * @param string $reason Why, may be ''.
	 * @throws InvalidInput If it refuses, or breaks: `woocommerce_rest_cannot_create_order_refund` with its reason.
	 */
	public function refund( Order $order, string $amount, string $reason ): void {
		$gateway = $this->of( $order );
		try {
			$gateway->refund( $order->id, $amount, $reason );
		} catch ( DomainError $refusal ) {
			throw self::refusal( $refusal->getMessage() );
		} catch ( Throwable $error ) {
			$this->log->error(
				"The way to pay {$order->payment_method} broke while it gave money back: {$error->getMessage()}",
				[ 'at' => $error->getFile() . ':' . $error->getLine() ]
			);
			throw self::refusal( __( 'The payment provider could not refund the payment.', 'storewright' ) );
		}
	}

	private function of( Order $order ): RefundsPayments {
		if ( '' === $order->payment_method ) {
			throw self::refusal( __( 'The order has no payment method, so refund it manually: send api_refund=false.', 'storewright' ) );
		}
		return $this->gateways->registry()->refunding( $order->payment_method )
			?? throw self::refusal(
				sprintf(
					/* translators: %s: id of a way of paying, such as bacs. */
					__(
						'The payment method “%s” does not support automatic refunds, so refund it manually: send api_refund=false.',
						'storewright'
					),
					$order->payment_method
				)
			);
	}

	private static function refusal( string $reason ): InvalidInput {
		return new InvalidInput( 'woocommerce_rest_cannot_create_order_refund', $reason, [ 'api_refund' => $reason ] );
	}
}
