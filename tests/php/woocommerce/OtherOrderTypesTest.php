<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Companion\CatchUp\Reconcile;
use Storewright\Companion\Reports\OrderReports;
use Storewright\Kernel\Background\Queue;
use Storewright\Shop\Reports\DayDrift;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\Dispatched;
use Storewright\Tests\Support\Doubles\Agreement;

/**
 * Subscriptions and whatever else plugins keep among WooCommerce's orders are no sales.
 *
 * @spec B3-001
 */
final class OtherOrderTypesTest extends CompanionTestCase {

	use Dispatched;

	private const EVENTS = [
		'order_created',
		'order_updated',
		'order_status_changed',
		'order_paid',
		'order_trashed',
		'order_untrashed',
		'order_deleted',
	];

	protected function setUp(): void {
		parent::setUp();
		Agreement::register();
	}

	protected function tearDown(): void {
		self::end_request();
		Agreement::unregister();
		parent::tearDown();
	}

	#[DataProvider( 'order_storages' )]
	public function test_they_are_in_no_report_and_no_event_tells_of_them( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		$order = self::order();
		self::end_request();
		$this->listen( ...self::EVENTS );

		$agreement = self::agreement();
		$id        = $agreement->get_id();
		$agreement->payment_complete( 'abc' );
		$agreement->set_customer_note( 'Each month' );
		$agreement->save();
		self::end_request();
		self::assertSame( [ $order->get_id() ], $this->reported() );

		$agreement->delete( false );
		$trashed = wc_get_order( $id );
		self::assertInstanceOf( Agreement::class, $trashed );
		$in_tables ? $trashed->untrash() : wp_untrash_post( $id );
		$found = wc_get_order( $id );
		self::assertInstanceOf( Agreement::class, $found );
		$found->delete( true );
		self::end_request();

		self::assertSame( [ $order->get_id() ], $this->reported() );
		self::assertSame( array_fill_keys( self::EVENTS, [] ), $this->dispatched );
	}

	#[DataProvider( 'order_storages' )]
	public function test_rows_that_are_there_of_one_are_removed_within_the_hour( bool $in_tables ): void {
		[ $order, $agreement ] = $this->counted( $in_tables );

		do_action( Queue::HOOK, Reconcile::name() );

		self::assertSame( [ $order ], $this->reported() );
		$this->assert_sums_are_right();
		self::assertNotSame( false, wc_get_order( $agreement ), 'It stays as it is.' );
	}

	#[DataProvider( 'order_storages' )]
	public function test_a_check_and_a_new_import_remove_them_as_well( bool $in_tables ): void {
		[ $order, $agreement ] = $this->counted( $in_tables );
		$reports               = new OrderReports( $this->context() );

		self::assertSame( [ $agreement => [] ], $reports->expected( [ $agreement ] ) );
		self::assertSame( 1, $reports->remove_gone( 10 ) );

		self::assertSame( [ $order ], $this->reported() );
		$this->assert_sums_are_right();
	}

	/**
	 * Makes an order and one of another type of which reports have a row, as they had of all before.
	 *
	 * @return array{int, int} Their ids.
	 */
	private function counted( bool $in_tables ): array {
		self::keep_orders( $in_tables );
		$orders = [ self::order(), self::order() ];
		self::end_request();
		$this->finish_report_run();
		[ $order, $other ] = [ $orders[0]->get_id(), $orders[1]->get_id() ];
		$this->context()->database->update(
			$in_tables ? 'wc_orders' : 'posts',
			[ $in_tables ? 'type' : 'post_type' => Agreement::TYPE ],
			[ $in_tables ? 'id' : 'ID' => $other ]
		);
		wp_cache_flush();
		self::assertInstanceOf( Agreement::class, wc_get_order( $other ) );
		self::assertSame( [ $order, $other ], $this->reported() );
		return [ $order, $other ];
	}

	private static function agreement(): Agreement {
		$agreement = new Agreement();
		$agreement->set_billing_email( 'ann@example.test' );
		$agreement->add_product( self::product(), 2 );
		$agreement->calculate_totals();
		$agreement->save();
		return $agreement;
	}

	/**
	 * @return list<int> Ids of the orders that reports know.
	 */
	private function reported(): array {
		$stats = $this->context()->shop()->report_tables()->order_stats;
		return array_map( intval( ... ), $this->context()->database->column( "SELECT order_id FROM $stats ORDER BY order_id" ) );
	}

	private function assert_sums_are_right(): void {
		$drift = new DayDrift( $this->context()->database, $this->context()->shop()->report_tables() );
		self::assertSame( [], $drift->of( '2000-01-01', '2100-01-01' ) );
	}
}
