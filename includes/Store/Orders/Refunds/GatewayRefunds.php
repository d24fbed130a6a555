<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Refunds;

use Storewright\Kernel\Errors\DomainError;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Log;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Notes\NoteRepository;
use Storewright\Store\Orders\Notes\OrderNote;
use Storewright\Store\Payments\GatewayQuery;
use Storewright\Store\Payments\RefundsPayments;
use Throwable;

/**
 * Money that goes back through the order's payment gateway.
 */
final class GatewayRefunds {

	public function __construct(
		private readonly GatewayQuery $gateways,
		private readonly NoteRepository $notes,
		private readonly Log $log
	) {}

	/**
	 * Refuses where the order's way of paying can't give money back by itself.
	 *
	 * @throws InvalidInput `woocommerce_rest_cannot_create_order_refund`.
	 */
	public function check( Order $order ): void {
		$this->of( $order );
	}

	/**
	 * Has the gateway give money back. A note says so meanwhile: it stays where nobody knows what became of it, since the gateway broke or
	 * the request ended there.
	 *
	 * @param Order  $order
	 * @param string $amount Decimal text in the order's currency.
	 * @param string $reason Why, may be ''.
	 * @return OrderNote For recorded().
	 * @throws InvalidInput If it refuses, or breaks: `woocommerce_rest_cannot_create_order_refund` with its reason.
	 */
	public function refund( Order $order, string $amount, string $reason ): OrderNote {
		$gateway = $this->of( $order );
		$note    = $this->notes->store(
			$order->id,
			sprintf(
				/* translators: 1: amount, 2: currency, such as USD. */
				__(
					'The payment provider was asked to refund %1$s %2$s. Should the order have no such refund, look at the provider whether it was made before you refund it again.',
					'storewright'
				),
				$amount,
				$order->currency
			)
		);
		try {
			$gateway->refund( $order->id, $amount, $reason );
			return $note;
		} catch ( DomainError $refusal ) {
			$this->notes->withdraw( $note );
			throw self::refusal( $refusal->getMessage() );
		} catch ( Throwable $error ) {
			$this->log->error(
				"The way to pay {$order->payment_method} broke while it gave money back: {$error->getMessage()}",
				[ 'at' => $error->getFile() . ':' . $error->getLine() ]
			);
			throw self::refusal( __( 'The payment provider could not refund the payment.', 'storewright' ) );
		}
	}

	/**
	 * To be called in the transaction that records the refund.
	 *
	 * @param OrderNote $note What refund() has answered.
	 */
	public function recorded( OrderNote $note ): void {
		$this->notes->withdraw( $note );
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
