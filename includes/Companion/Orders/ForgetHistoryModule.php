<?php
declare(strict_types=1);

namespace Storewright\Companion\Orders;

use Storewright\Companion\Events\Bridge;
use Storewright\Kernel\Context;
use Storewright\Kernel\Events;
use Storewright\Kernel\Module;
use Storewright\Kernel\SwitchedSite;
use Storewright\Shop\OrderHistory;
use WC_Order;

/**
 * Has what Storewright recorded of orders, when it ran the shop alone, go with the orders and with their personal data.
 */
final class ForgetHistoryModule implements Module {

	public function __construct( private readonly Context $context ) {}

	public function register(): void {
		add_action(
			'woocommerce_privacy_remove_order_personal_data',
			function ( mixed $order ): void {
				if ( $order instanceof WC_Order ) {
					Events::attempt( fn() => $this->forget( $order->get_id() ) );
				}
			}
		);
		add_action(
			'storewright_order_deleted',
			function ( mixed $id ): void {
				if ( is_numeric( $id ) ) {
					$this->forget( (int) $id );
				}
			}
		);
		// Of orders of another site, which a plugin has switched to, no event tells: that one may have a history as well.
		add_action(
			'woocommerce_delete_order',
			function ( mixed $id ): void {
				if ( is_numeric( $id ) && SwitchedSite::is_another() ) {
					Events::attempt( fn() => $this->forget( (int) $id ) );
				}
			}
		);
	}

	private function forget( int $order ): void {
		( new OrderHistory( $this->context->database ) )->forget( [ $order ] );
	}
}
