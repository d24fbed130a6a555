<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Companion\Reports\OrderReports;
use Storewright\Shop\Reports\CustomerCheck;
use Storewright\Shop\Reports\DayDrift;
use Storewright\Shop\Reports\RebuildReports;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\Dispatched;
use WC_Order;

/**
 * What reports read beside WooCommerce: tables of our own, which follow its orders.
 *
 * @spec B3-001
 */
final class ReportsTest extends CompanionTestCase {

	use Dispatched;

	/**
	 * @spec B9-002
	 */
	public function test_figures_are_those_of_the_sums_by_day_and_of_the_orders(): void {
		$order = self::order();
		$order->update_status( 'completed' );
		self::end_request();
		$this->as_shop_manager();
		$today = wp_date( 'Y-m-d' );
		$path  = "/storewright/analytics/reports/revenue/stats?interval=day&after={$today}T00:00:00&before={$today}T23:59:59";
		$month = 'after=' . wp_date( 'Y-m-01' ) . 'T00:00:00&before=' . wp_date( 'Y-m-t' ) . 'T23:59:59';
		$sold  = [
			"/storewright/analytics/reports/products?orderby=items_sold&$month",
			"/storewright/analytics/reports/products/stats?interval=month&$month",
		];
		$read  = [];
		$note  = static function ( string $sql ) use ( &$read ): string {
			$read[] = str_contains( $sql, 'storewright_report_days' );
			$read[] = str_contains( $sql, 'storewright_report_items' ) ? 'items' : false;
			return $sql;
		};
		add_filter( 'query', $note );
		$run = new ReportRun( $this->context() );
		$run->forget();
		$by_orders = $this->item( $this->rest( 'GET', $path ) );
		$by_items  = array_map( fn( string $one ) => $this->data( $this->rest( 'GET', $one ) ), $sold );
		self::assertNotContains( true, $read );
		self::assertNotContains( 'items', $read );
		$run->start();
		do {
			$more = $run->step( 10 );
		} while ( $more );
		self::assertTrue( $run->is_complete() );
		$read = [];
		self::assertSame( $by_orders, $this->item( $this->rest( 'GET', $path ) ) );
		self::assertSame( $by_items, array_map( fn( string $one ) => $this->data( $this->rest( 'GET', $one ) ), $sold ) );
		self::assertContains( true, $read );
		self::assertCount( 4, array_keys( $read, 'items', true ), 'Which are on the page, their rows, totals and intervals.' );
		self::assertNotSame( [], $by_items[0] );
		remove_filter( 'query', $note );
		self::assertSame( 1, ( (array) $by_orders['totals'] )['orders_count'] );
	}

	public function test_a_plugin_s_status_narrows_reports_down_as_the_screens_offer_it(): void {
		add_filter( 'wc_order_statuses', static fn( array $all ) => $all + [ 'wc-shipped' => 'Shipped' ] );
		$order = self::order();
		$order->update_status( 'completed' );
		$order->update_status( 'shipped' );
		self::end_request();
		$this->as_shop_manager();
		$rows = $this->data( $this->rest( 'GET', '/storewright/analytics/reports/orders?status_is=shipped' ) );
		self::assertSame( [ $order->get_id() ], array_column( $rows, 'order_id' ) );
		$answer = $this->item( $this->rest( 'GET', '/storewright/analytics/reports/orders/stats?status_is=shipped' ) );
		self::assertSame( 1, ( (array) $answer['totals'] )['orders_count'] );
		self::assertSame( 400, $this->rest( 'GET', '/storewright/analytics/reports/orders?status_is=shopped' )->get_status() );
	}

	#[DataProvider( 'order_storages' )]
	public function test_an_order_is_in_reports_at_the_end_of_the_request_that_saved_it( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		$order = self::order();
		$order->set_billing_email( 'Ann@example.test' );
		$order->set_billing_country( 'US' );
		$order->set_billing_state( 'CA' );
		$order->set_payment_method( 'cod' );
		$order->update_status( 'completed' );
		self::assertSame( [], $this->stats( $order ), 'Nobody waits for reports.' );
		self::end_request();

		[ $row ] = $this->stats( $order );
		self::assertEquals( [ 2, (float) $order->get_total(), 'wc-completed' ], [ $row['num_items_sold'], $row['total_sales'], $row['status'] ] );
		self::assertSame( [ '2' ], $this->pieces( $order ) );
		self::assertSame(
			'wc-completed USD 1',
			$this->context()->database->value(
				"SELECT CONCAT( status, ' ', currency, ' ', SUM( orders ) ) FROM {$this->context()->shop()->report_tables()->days}
				WHERE date_type = 'created' AND is_refund = 0 GROUP BY status, currency HAVING SUM( orders ) > 0"
			)
		);
		$tables = $this->context()->shop()->report_tables();
		self::assertSame( [ 'country US 1', 'payment_method cod 1', 'state US:CA 1' ], $this->parts( 0 ) );
		self::assertSame(
			'ann@example.test',
			$this->context()->database->value(
				"SELECT email FROM {$tables->customer_lookup} WHERE customer_id = %d",
				(int) $row['customer_id']
			)
		);

		wc_create_refund(
			[
				'order_id' => $order->get_id(),
				'amount'   => $order->get_total(),
			]
		);
		self::end_request();
		self::assertCount( 2, $this->stats( $order ) );
		self::assertSame( [ 'country US 1', 'payment_method cod 1', 'state US:CA 1' ], $this->parts( 1 ) );
		self::assertSame(
			[ 0.0, 0.0 ],
			array_map(
				'floatval',
				array_values(
					(array) $this->context()->database->row(
						"SELECT SUM( num_items_sold ), SUM( net_total ) FROM {$tables->order_stats} WHERE order_id = %d OR parent_id = %d",
						$order->get_id(),
						$order->get_id()
					)
				)
			)
		);

		$found = wc_get_order( $order->get_id() );
		self::assertInstanceOf( WC_Order::class, $found );
		$found->delete( true );
		self::end_request();
		self::assertSame( [], $this->stats( $order ) );
		self::assertSame( [], $this->pieces( $order ) );
		self::assertSame( [], [ ...$this->parts( 0 ), ...$this->parts( 1 ) ] );
	}

	public function test_whose_order_is_the_first_follows_dates_and_statuses(): void {
		$second = self::order_of_a_customer( '2026-03-02 12:00:00' );
		$third  = self::order_of_a_customer( '2026-03-03 12:00:00' );
		self::assertSame( [ 0, 1 ], $this->returning( $second, $third ) );

		$first = self::order_of_a_customer( '2026-03-01 12:00:00' );
		self::assertSame( [ 0, 1, 1 ], $this->returning( $first, $second, $third ) );

		$first->update_status( 'cancelled' );
		self::end_request();
		self::assertSame( [ 0, 1 ], $this->returning( $second, $third ) );

		$unpaid = self::order_of_a_customer( '2026-03-04 12:00:00', 'pending' );
		self::assertSame( [ 0, 1, 1 ], $this->returning( $second, $third, $unpaid ) );

		$first->update_status( 'completed' );
		self::end_request();
		self::assertSame( [ 0, 1, 1, 1 ], $this->returning( $first, $second, $third, $unpaid ) );

		$first->set_billing_email( 'somebody.else@example.test' );
		$first->save();
		self::end_request();
		self::assertSame( [ 0, 0, 1 ], $this->returning( $first, $second, $third ) );
		$this->assert_no_drift();
	}

	public function test_a_further_order_of_a_customer_is_written_with_few_statements(): void {
		self::order_of_a_customer( '2026-03-02 12:00:00' );
		$order = self::order();
		$order->set_billing_email( 'ann@example.test' );
		$order->update_status( 'processing' );
		$count = 0;
		$note  = static function ( string $sql ) use ( &$count ): string {
			$count += str_contains( $sql, 'storewright_order_' ) || str_contains( $sql, 'storewright_report_' )
				|| str_contains( $sql, 'storewright_customer_' ) ? 1 : 0;
			return $sql;
		};
		add_filter( 'query', $note );
		self::end_request();
		remove_filter( 'query', $note );

		self::assertSame( [ 1 ], $this->returning( $order ) );
		// The customer: read, held, written. Five tables. The sums of all customers.
		self::assertLessThanOrEqual( 9, $count );
	}

	public function test_sums_that_are_not_complete_do_not_say_whether_a_customer_had_ordered_before(): void {
		$unpaid = self::order_of_a_customer( '2026-03-02 12:00:00', 'pending' );
		/** @var \wpdb $wpdb */
		global $wpdb;
		$customers = $this->context()->shop()->report_tables()->customer_lookup;
		$wpdb->query( "UPDATE $customers SET storewright_orders = 1, storewright_last_order = '2026-03-01 12:00:00'" ); // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- A table's name.
		( new CustomerCheck( $this->context() ) )->forget();

		$first = self::order_of_a_customer( '2026-03-03 12:00:00' );

		self::assertSame( [ 0, 0 ], $this->returning( $unpaid, $first ) );
	}

	public function test_of_two_orders_of_the_same_second_the_one_that_was_made_first_is_the_first(): void {
		$first  = self::order_of_a_customer( '2026-03-02 12:00:00' );
		$second = self::order_of_a_customer( '2026-03-02 12:00:00' );

		self::assertSame( [ 0, 1 ], $this->returning( $first, $second ) );
		$this->assert_no_drift();
	}

	public function test_an_order_that_another_request_has_written_meanwhile_is_written_as_it_is_now(): void {
		$order = self::order();
		$order->update_status( 'processing' );
		// The request of a payment provider, say, while the one that made the order goes on.
		( new OrderReports( $this->context() ) )->rewrite( [ $order->get_id() ] );
		$order->update_status( 'completed' );
		self::end_request();

		self::assertSame( [ 'wc-completed' ], array_column( $this->stats( $order ), 'status' ) );
		self::assertSame( [ '2' ], $this->pieces( $order ) );
		$this->assert_no_drift();
	}

	public function test_an_order_that_its_own_request_writes_while_another_one_looks_is_written_once(): void {
		$order = self::order();
		$id    = $order->get_id();
		$other = new OrderReports( $this->context() );
		$is_in = false;
		$write = static function ( string $sql ) use ( $other, $id, &$is_in ): string {
			if ( ! $is_in && 1 === preg_match( '/^(START TRANSACTION|SAVEPOINT)/', $sql ) ) {
				$is_in = true;
				$other->add( $id );
			}
			return $sql;
		};
		add_filter( 'query', $write );
		( new OrderReports( $this->context() ) )->rewrite( [ $id ] );
		remove_filter( 'query', $write );

		self::assertTrue( $is_in );
		self::assertCount( 1, $this->stats( $order ) );
		self::assertSame( [ '2' ], $this->pieces( $order ) );
		$this->assert_no_drift();
	}

	#[DataProvider( 'order_storages' )]
	public function test_orders_that_were_there_before_are_brought_in_by_a_run( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		$orders = [ self::order(), self::order(), self::order() ];
		self::end_request();
		$database = $this->context()->database;
		$tables   = $this->context()->shop()->report_tables();
		$right    = $database->rows( "SELECT * FROM {$tables->order_stats} ORDER BY order_id" );
		$database->execute( "DELETE FROM {$tables->order_stats} WHERE order_id > %d", $orders[0]->get_id() );

		( new ReportRun( $this->context() ) )->start( true );
		( new RebuildReports() )->run( $this->context(), null, PHP_INT_MAX );

		self::assertSame( $right, $database->rows( "SELECT * FROM {$tables->order_stats} ORDER BY order_id" ) );
		self::assertSame( 2, ( new ReportRun( $this->context() ) )->progress()['done'] );
	}

	/**
	 * @return list<array<string, string|null>> The rows of an order and its refunds.
	 */
	private function stats( WC_Order $order ): array {
		return $this->context()->database->rows(
			"SELECT * FROM {$this->context()->shop()->report_tables()->order_stats} WHERE order_id = %d OR parent_id = %d ORDER BY order_id",
			$order->get_id(),
			$order->get_id()
		);
	}

	private function assert_no_drift(): void {
		self::assertSame( [], ( new DayDrift( $this->context()->database, $this->context()->shop()->report_tables() ) )->of( '2000-01-01', '2100-01-01' ) );
		self::assertSame( 0, ( new CustomerCheck( $this->context() ) )->drift() );
	}

	/**
	 * An order of a guest that is in reports.
	 */
	private static function order_of_a_customer( string $created, string $status = 'processing' ): WC_Order {
		$order = self::order();
		$order->set_billing_email( 'ann@example.test' );
		$order->set_date_created( $created );
		$order->set_status( $status );
		$order->save();
		self::end_request();
		return $order;
	}

	/**
	 * @return list<int> Whether reports take each for a returning customer's: 0 or 1.
	 */
	private function returning( WC_Order ...$orders ): array {
		return array_map( fn( WC_Order $order ) => (int) $this->stats( $order )[0]['returning_customer'], array_values( $orders ) );
	}

	/**
	 * @return list<string> How many pieces the rows of an order's items have.
	 */
	private function pieces( WC_Order $order ): array {
		return $this->context()->database->column(
			"SELECT product_qty FROM {$this->context()->shop()->report_tables()->product_lookup} WHERE order_id = %d",
			$order->get_id()
		);
	}

	/**
	 * @param int $is_refund 1 for refunds.
	 * @return list<string> Kind, value and number of what is in the sums by kind.
	 */
	private function parts( int $is_refund ): array {
		return $this->context()->database->column(
			"SELECT CONCAT( kind, ' ', value, ' ', SUM( orders ) ) FROM {$this->context()->shop()->report_tables()->parts}
			WHERE date_type = 'created' AND is_refund = %d AND kind IN ( 'country', 'payment_method', 'state' )
			GROUP BY kind, value HAVING SUM( orders ) <> 0 ORDER BY kind",
			$is_refund
		);
	}
}
