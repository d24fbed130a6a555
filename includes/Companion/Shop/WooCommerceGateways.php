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
}
