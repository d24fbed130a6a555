<?php
declare(strict_types=1);

namespace Storewright\Companion\Orders;

use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Events;
use Storewright\Shop\OrderHistory;
use WC_Order;

/**
 * Has what Storewright recorded of orders, when it ran the shop alone, go with the orders and with their personal data.
 */
final class ForgetHistoryModule extends BackOfficeModule {

	public function register(): void {
		$history = new OrderHistory( $this->context->database );
		add_action(
			'woocommerce_privacy_remove_order_personal_data',
			static function ( mixed $order ) use ( $history ): void {
				if ( $order instanceof WC_Order ) {
					Events::attempt( static fn() => $history->forget( [ $order->get_id() ] ) );
				}
			}
		);
		add_action(
			'storewright_order_deleted',
			static function ( mixed $id ) use ( $history ): void {
				if ( is_numeric( $id ) ) {
					$history->forget( [ (int) $id ] );
				}
			}
		);
	}
}
