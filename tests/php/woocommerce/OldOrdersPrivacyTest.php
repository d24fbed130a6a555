<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Tests\Support\Dispatched;
use Storewright\Tests\Support\ParallelTestCase;
use Storewright\Tests\Support\PhpProcess;
use Storewright\Tests\Support\WooCommerceEmails;
use WC_Order;

/**
 * WooCommerce removes personal data from old orders in a request of its own, which no dashboard is loaded for.
 */
#[Group( 'mariadb' )]
final class OldOrdersPrivacyTest extends ParallelTestCase {

	use Dispatched;

	public function test_reports_forget_at_once_what_only_an_order_has_said_that_was_kept_long_enough(): void {
		WooCommerceEmails::leave_out();
		$user = wc_create_new_customer( 'dana@example.test', 'dana', 'a long enough password' );
		self::assertIsInt( $user );
		$order = wc_create_order( [ 'customer_id' => $user ] );
		self::assertInstanceOf( WC_Order::class, $order );
		$order->set_billing_email( 'gift@example.test' );
		$order->set_billing_last_name( 'Okafor' );
		$order->set_billing_city( 'Enugu' );
		$order->set_date_created( time() - WEEK_IN_SECONDS );
		$order->set_status( 'completed' );
		$order->save();
		self::end_request();
		$said = [ 'Okafor', 'Enugu' ];
		self::assertSame( $said, $this->named( $order->get_id() ), 'Reports know the order.' );
		update_option(
			'woocommerce_anonymize_completed_orders',
			[
				'number' => 1,
				'unit'   => 'days',
			]
		);
		// Puts the clean-up into WooCommerce's queue.
		do_action( 'woocommerce_cleanup_personal_data' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.

		PhpProcess::output_of( 'privacy-cleanup.php', 'wp_' . get_current_blog_id() . '_wc_privacy_cleanup' );

		wp_cache_flush();
		$is_anonymized = 'yes' === ( new WC_Order( $order->get_id() ) )->get_meta( '_anonymized' );
		$mentions      = $this->context()->database->column(
			"SELECT customer_id FROM {$this->context()->shop()->report_tables()->customer_lookup} WHERE last_name = %s OR city = %s",
			...$said
		);
		( new WC_Order( $order->get_id() ) )->delete( true );
		wp_delete_user( $user );
		self::end_request();
		self::assertTrue( $is_anonymized );
		self::assertSame( [], $mentions );
	}

	/**
	 * @return list<string|null> Last name and city of whoever reports say has placed an order.
	 */
	private function named( int $order ): array {
		$tables = $this->context()->shop()->report_tables();
		return array_values(
			$this->context()->database->row(
				"SELECT c.last_name, c.city FROM {$tables->order_stats} s JOIN {$tables->customer_lookup} c ON c.customer_id = s.customer_id
				WHERE s.order_id = %d",
				$order
			) ?? []
		);
	}
}
