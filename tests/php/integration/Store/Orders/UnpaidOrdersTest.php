<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders;

use DateTimeImmutable;
use RuntimeException;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Clock;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Notes\NoteRepository;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Store\Orders\Tables;
use Storewright\Store\Orders\Unpaid\CancelUnpaidOrders;
use Storewright\Tests\Support\FailingQueries;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * Orders that customers do not pay in time.
 */
final class UnpaidOrdersTest extends OrdersTestCase {

	use FailingQueries;

	private const NOW = '2026-05-01 12:00:00 UTC';

	private const MINUTES = 'woocommerce_hold_stock_minutes';

	protected function setUp(): void {
		parent::setUp();
		wp_unschedule_hook( Queue::HOOK );
		delete_option( CancelUnpaidOrders::CHECKED );
		$this->context()->database->execute(
			"UPDATE {$this->context()->database->table( Tables::ORDERS )} SET status = 'wc-cancelled' WHERE status = 'wc-pending'"
		);
	}

	public function test_orders_of_customers_are_cancelled_after_the_time_and_others_wait(): void {
		$due    = $this->made( '10:59:59' );
		$block  = $this->made( '10:00:00', 'store-api' );
		$young  = $this->made( '11:00:01' );
		$manual = $this->made( '08:00:00', 'admin' );
		$rest   = $this->made( '08:00:00', 'rest-api' );
		$paid   = $this->made( '08:00:00', 'checkout', OrderStatus::PROCESSING );
		self::assertNull( $this->run_job() );
		self::assertSame(
			[ 'cancelled', 'cancelled', 'pending', 'pending', 'pending', 'processing' ],
			array_map( $this->state_of( ... ), [ $due, $block, $young, $manual, $rest, $paid ] )
		);
		$notes = array_map( static fn( $note ) => $note->text, ( new NoteRepository( $this->context() ) )->of_order( $due ) );
		self::assertContains( 'Canceled because it was not paid within 60 minutes.', $notes );
		$next = wp_next_scheduled( Queue::HOOK, [ CancelUnpaidOrders::name() ] );
		self::assertEqualsWithDelta( time() + 2, $next, 5, 'The young one is due in two seconds.' );
	}

	public function test_an_order_is_not_cancelled_without_the_note_that_says_why(): void {
		$due = $this->made( '10:00:00' );
		try {
			$this->with_failing_query( [ 'INSERT', 'comments', 'not paid within' ], $this->run_job( ... ) );
			self::fail( 'It was not written.' );
		} catch ( RuntimeException $failure ) {
			self::assertSame( 'The disk is full.', $failure->getMessage() );
		}
		self::assertSame( 'pending', $this->state_of( $due ) );
		$this->run_job();
		self::assertSame( 'cancelled', $this->state_of( $due ) );
	}

	public function test_what_was_taken_or_reserved_is_given_back(): void {
		$mug   = $this->product( '5.00', [ 'manage_stock' => true, 'stock_quantity' => 10 ] ); // phpcs:ignore WordPress.Arrays
		$order = $this->made( '10:00:00', 'checkout', OrderStatus::ON_HOLD, $mug );
		self::assertSame( 8, $this->stock( $mug ) );
		// As a checkout leaves an order whose payment is tried again: pending, with its stock still taken.
		$this->context()->database->update( Tables::ORDERS, [ 'status' => 'wc-pending' ], [ 'id' => $order ] );
		$this->context()->database->execute(
			"INSERT INTO {$this->context()->database->table( Tables::RESERVED_STOCK )} (order_id, product_id, stock_quantity, timestamp, expires) VALUES (%d, %d, 2, '2026-05-01 10:00:00', '2026-05-01 11:00:00')",
			$order,
			$mug
		);
		$this->run_job();
		self::assertSame( [ 'cancelled', 10 ], [ $this->state_of( $order ), $this->stock( $mug ) ] );
		self::assertNull(
			$this->context()->database->value(
				"SELECT 1 FROM {$this->context()->database->table( Tables::RESERVED_STOCK )} WHERE order_id = %d",
				$order
			)
		);
		$this->run_job();
		self::assertSame( 10, $this->stock( $mug ) );
	}

	/**
	 * @testWith ["woocommerce_hold_stock_minutes", ""]
	 *           ["woocommerce_hold_stock_minutes", "0"]
	 *           ["woocommerce_manage_stock", "no"]
	 */
	public function test_nothing_is_cancelled_where_the_settings_say_so( string $option, string $value ): void {
		update_option( $option, $value );
		$order = $this->made( '01:00:00' );
		self::assertNull( $this->run_job() );
		self::assertSame( 'pending', $this->state_of( $order ) );
		self::assertFalse( wp_next_scheduled( Queue::HOOK, [ CancelUnpaidOrders::name() ] ) );
	}

	public function test_the_setting_and_others_decide(): void {
		update_option( self::MINUTES, '10' );
		add_filter(
			'storewright_cancel_unpaid_order',
			static fn( bool $cancel, int $id, string $via ) => $cancel || 'kiosk' === $via,
			10,
			3
		);
		$kiosk = $this->made( '11:49:00', 'kiosk' );
		$late  = $this->made( '11:49:59' );
		$young = $this->made( '11:51:00' );
		$this->run_job();
		self::assertSame( [ 'cancelled', 'cancelled', 'pending' ], array_map( $this->state_of( ... ), [ $kiosk, $late, $young ] ) );
	}

	public function test_orders_that_may_wait_are_looked_at_again_only_where_the_setting_changes(): void {
		$manual = $this->made( '08:00:00', 'admin' );
		$this->run_job();
		add_filter( 'storewright_cancel_unpaid_order', '__return_true' );
		$this->run_job();
		self::assertSame( 'pending', $this->state_of( $manual ) );
		$this->rest( 'PUT', '/wc/v3/settings/products/' . self::MINUTES, [ 'value' => '90' ] );
		$this->run_job();
		self::assertSame( 'cancelled', $this->state_of( $manual ) );
	}

	public function test_a_part_goes_on_where_the_last_one_stopped(): void {
		$orders = [
			$this->made( '08:00:00', 'rest-api' ),
			$this->made( '09:00:00' ),
			$this->made( '09:00:00' ),
			$this->made( '10:00:00' ),
		];
		$cursor = null;
		$job    = new CancelUnpaidOrders();
		self::assertSame( '0000-00-00 00:00:00|0', $job->run( $this->now(), null, microtime( true ) - 1 ) );
		self::assertNull( $job->run( $this->now(), "2026-05-01 09:00:00|{$orders[1]}", microtime( true ) + 20 ) );
		self::assertSame( [ 'pending', 'pending', 'cancelled', 'cancelled' ], array_map( $this->state_of( ... ), $orders ) );
	}

	public function test_a_pending_order_and_a_changed_setting_plan_the_job(): void {
		$this->made( '12:00:00', 'checkout', OrderStatus::PROCESSING );
		self::assertFalse( wp_next_scheduled( Queue::HOOK, [ CancelUnpaidOrders::name() ] ) );
		$this->made( '12:00:00' );
		self::assertEqualsWithDelta( time() + HOUR_IN_SECONDS, wp_next_scheduled( Queue::HOOK, [ CancelUnpaidOrders::name() ] ), 5 );
		$this->rest( 'PUT', '/wc/v3/settings/products/' . self::MINUTES, [ 'value' => '30' ] );
		self::assertEqualsWithDelta( time(), wp_next_scheduled( Queue::HOOK, [ CancelUnpaidOrders::name() ] ), 5 );
	}

	public function test_another_setting_plans_nothing(): void {
		update_option( 'woocommerce_notify_low_stock_amount', '2' );
		self::assertRestStatus( $this->rest( 'PUT', '/wc/v3/settings/products/woocommerce_notify_low_stock_amount', [ 'value' => '7' ] ) );
		self::assertFalse( wp_next_scheduled( Queue::HOOK, [ CancelUnpaidOrders::name() ] ) );
	}

	private function made( string $time, string $via = 'checkout', string $status = OrderStatus::PENDING, int $product = 0 ): int {
		$order              = new Order();
		$order->currency    = 'USD';
		$order->created_via = $via;
		$order->status      = $status;
		if ( $product > 0 ) {
			$line             = new LineItem();
			$line->product_id = $product;
			$line->quantity   = 2;
			$order->items     = [ $line ];
		}
		return ( new OrderServices(
			$this->context( new Clock( new DateTimeImmutable( "2026-05-01 {$time} UTC" ) ) )
		) )->repository()->create( $order )->id;
	}

	private function run_job(): ?string {
		return ( new CancelUnpaidOrders() )->run( $this->now(), null, microtime( true ) + 20 );
	}

	private function now(): \Storewright\Kernel\Context {
		return $this->context( new Clock( new DateTimeImmutable( self::NOW ) ) );
	}

	private function state_of( int $id ): string {
		return (string) ( new OrderQuery( $this->context() ) )->find( $id )?->status;
	}

	private function stock( int $product ): int {
		return (int) $this->context()->database->value(
			"SELECT stock_quantity FROM {$this->context()->database->table( 'wc_product_meta_lookup' )} WHERE product_id = %d",
			$product
		);
	}
}
