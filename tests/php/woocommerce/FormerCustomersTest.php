<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Storewright\Companion\CatchUp\Reconcile;
use Storewright\Companion\Reports\FormerCustomers;
use Storewright\Kernel\Background\Queue;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\Dispatched;
use Storewright\Tests\Support\FailingQueries;
use WC_Order;

/**
 * Of whoever an order was of nothing stays known that only that order had said, also where forgetting it failed at first.
 */
final class FormerCustomersTest extends CompanionTestCase {

	use Dispatched;
	use FailingQueries;

	private const EMAIL = 'cem@example.test';

	public function test_a_guest_whose_order_is_given_to_another_is_forgotten_within_the_hour_where_that_failed(): void {
		$order = self::order_of_guest();
		self::order_of_guest( 'ada@example.test' );
		self::end_request();
		self::assertSame( '1', $this->mentions() );
		$user = wc_create_new_customer( 'bea@example.test', '', 'a long enough password' );
		self::assertIsInt( $user );
		$order->set_customer_id( $user );
		$order->save();

		$this->expect_logged( 'The disk is full.' );
		$this->with_failing_query( $this->forgetting(), self::end_request( ... ) );
		self::assertSame( [ (string) $user ], $this->accounts( $order ), 'The order is its new customer’s all the same.' );
		self::assertSame( '1', $this->mentions() );
		$this->expect_logged( 'The disk is full.' );
		$this->with_failing_query( $this->forgetting(), self::run_hourly( ... ) );
		self::assertSame( '1', $this->mentions() );
		self::run_hourly();

		self::assertSame( '0', $this->mentions() );
		self::assertSame( '1', $this->mentions( 'ada@example.test' ) );
		self::assertSame( [], $this->context()->options->array( FormerCustomers::OPTION ) );
	}

	public function test_a_deleted_account_without_orders_is_forgotten_within_the_hour_where_that_failed(): void {
		$user = wc_create_new_customer( self::EMAIL, '', 'a long enough password' );
		self::assertIsInt( $user );
		self::end_request();
		self::assertSame( '1', $this->mentions() );

		$this->expect_logged( 'The disk is full.' );
		$this->with_failing_query( $this->forgetting(), static fn() => wp_delete_user( $user ) );
		self::assertSame( '1', $this->mentions() );
		self::run_hourly();

		self::assertSame( '0', $this->mentions() );
	}

	/**
	 * @return list<string> Parts of the statement that forgets who has no order.
	 */
	private function forgetting(): array {
		return [ 'DELETE FROM', $this->context()->shop()->report_tables()->customer_lookup ];
	}

	/**
	 * By the job that the queue runs.
	 */
	private static function run_hourly(): void {
		do_action( Queue::HOOK, Reconcile::name() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The plugin's own.
	}

	private function mentions( string $email = self::EMAIL ): ?string {
		return $this->context()->database->value(
			"SELECT COUNT(*) FROM {$this->context()->shop()->report_tables()->customer_lookup} WHERE email = %s",
			$email
		);
	}

	/**
	 * @return list<string> The account that reports say has placed an order.
	 */
	private function accounts( WC_Order $order ): array {
		$tables = $this->context()->shop()->report_tables();
		return $this->context()->database->column(
			"SELECT c.user_id FROM {$tables->order_stats} s JOIN {$tables->customer_lookup} c ON c.customer_id = s.customer_id WHERE s.order_id = %d",
			$order->get_id()
		);
	}

	private static function order_of_guest( string $email = self::EMAIL ): WC_Order {
		$order = self::order();
		$order->set_billing_email( $email );
		$order->set_billing_last_name( 'Lund' );
		$order->set_status( 'processing' );
		$order->save();
		return $order;
	}
}
