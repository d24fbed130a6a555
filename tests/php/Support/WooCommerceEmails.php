<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

/**
 * WooCommerce's emails of orders.
 */
final class WooCommerceEmails {

	/**
	 * Has WooCommerce make none from now on: they take as long as the orders. In a test that ends with its hooks.
	 */
	public static function leave_out(): void {
		/** @var array<string, mixed> $hooks */
		$hooks = $GLOBALS['wp_filter'];
		foreach ( array_keys( $hooks ) as $hook ) {
			remove_action( $hook, [ 'WC_Emails', 'send_transactional_email' ] );
		}
	}
}
