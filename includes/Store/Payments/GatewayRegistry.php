<?php
declare(strict_types=1);

namespace Storewright\Store\Payments;

use Storewright\Kernel\Context;
use Storewright\Store\Payments\Gateways\BankTransfer;
use Storewright\Store\Payments\Gateways\CashOnDelivery;
use Storewright\Store\Payments\Gateways\Cheque;
use Storewright\Store\Payments\Gateways\ShippingChoices;
use Throwable;

/**
 * The ways to pay that there are: three that need no provider, and those of extensions.
 */
final class GatewayRegistry {

	/**
	 * @param array<string, PaymentGateway> $gateways By id.
	 */
	private function __construct( private readonly array $gateways ) {}

	/**
	 * The gateways of this shop. What an extension breaks is logged, and the others remain.
	 */
	public static function load( Context $context ): self {
		$own   = [ new BankTransfer(), new Cheque(), new CashOnDelivery( new ShippingChoices( $context ) ) ];
		$input = $own;
		try {
			/**
			 * Filters the ways to pay.
			 *
			 * @param list<PaymentGateway> $gateways Each extends that class; one with the id of another takes its place.
			 */
			$input = apply_filters( 'storewright_payment_gateways', $own );
		} catch ( Throwable $error ) {
			$context->log->error(
				'A plugin broke while it added ways to pay: ' . $error->getMessage(),
				[ 'at' => $error->getFile() . ':' . $error->getLine() ]
			);
		}
		$gateways = [];
		foreach ( is_array( $input ) ? $input : $own as $gateway ) {
			if ( $gateway instanceof PaymentGateway && 1 === preg_match( '/^[a-z0-9_-]{1,60}$/D', $gateway->id() ) ) {
				$gateways[ $gateway->id() ] = $gateway;
			}
		}
		return new self( $gateways );
	}

	/**
	 * A gateway, null where there is none.
	 *
	 * @param string $id Such as `bacs`.
	 */
	public function get( string $id ): ?PaymentGateway {
		return $this->gateways[ $id ] ?? null;
	}

	/**
	 * A gateway that gives money back by itself; null where there is none with this id, or it can't.
	 *
	 * @param string $id Such as an order's `payment_method`.
	 */
	public function refunding( string $id ): ?RefundsPayments {
		$gateway = $this->get( $id );
		return $gateway instanceof RefundsPayments ? $gateway : null;
	}

	/**
	 * Every gateway, as they were added.
	 *
	 * @return list<PaymentGateway>
	 */
	public function all(): array {
		return array_values( $this->gateways );
	}
}
