<?php
declare(strict_types=1);

namespace Storewright\Companion\Shop;

use Storewright\Kernel\Context;
use Storewright\Shop\Gateway;
use Storewright\Shop\Gateways;
use Throwable;
use WC_Payment_Gateway;

/**
 * WooCommerce's payment gateways, those of extensions included.
 */
final class WooCommerceGateways implements Gateways {

	public function __construct( private readonly Context $context ) {}

	public function all(): array {
		$gateways = [];
		foreach ( WC()->payment_gateways()->payment_gateways() as $gateway ) {
			try {
				if ( $gateway instanceof WC_Payment_Gateway ) {
					$gateways[] = new Gateway(
						(string) $gateway->id,
						'yes' === $gateway->enabled,
						$gateway->needs_setup(),
						(string) $gateway->get_title()
					);
				}
			} catch ( Throwable $error ) {
				// An extension's: the others remain.
				$this->context->log->error(
					"The payment gateway {$gateway->id} broke: {$error->getMessage()}",
					[ 'at' => $error->getFile() . ':' . $error->getLine() ]
				);
			}
		}
		return $gateways;
	}

	/**
	 * Has those that this request has made be in the order that is stored by now. To make them anew would add their hooks a second time.
	 */
	public static function arrange(): void {
		$order = get_option( 'woocommerce_gateway_order' );
		$order = is_array( $order ) ? $order : [];
		$place = static fn( WC_Payment_Gateway $gateway ): int => is_numeric( $order[ $gateway->id ] ?? null )
			? (int) $order[ $gateway->id ]
			: PHP_INT_MAX;
		usort(
			WC()->payment_gateways()->payment_gateways,
			static fn( WC_Payment_Gateway $one, WC_Payment_Gateway $other ): int => $place( $one ) <=> $place( $other )
		);
	}
}
