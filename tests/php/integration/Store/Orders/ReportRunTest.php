<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Clock;
use Storewright\Kernel\ExternalWrites;
use Storewright\Shop\Reports\CheckReports;
use Storewright\Shop\Reports\DayDrift;
use Storewright\Shop\Reports\OrderFacts;
use Storewright\Shop\Reports\RebuildReports;
use Storewright\Shop\Reports\ReportRows;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Store\Orders\Index\ReportFacts;
use Storewright\Store\Orders\Index\ReportReader;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Storage\OrderReader;
use Storewright\Tests\Support\Store\OrderIndexersTestCase;

/**
 * Rows that reports read are written anew in the background.
 *
 * @spec B3-001
 */
final class ReportRunTest extends OrderIndexersTestCase {

	private const TABLES = [ 'wc_order_stats', 'wc_order_product_lookup', 'wc_order_tax_lookup', 'wc_order_coupon_lookup' ];

	public function test_a_run_makes_all_rows_what_the_orders_say(): void {
		$this->shop();
		$right    = $this->everything();
		$database = $this->context()->database;
		$database->execute( "UPDATE {$database->table( 'wc_order_stats' )} SET num_items_sold = 7, net_total = 1 WHERE parent_id > 0" );
		$database->execute( "DELETE FROM {$database->table( 'wc_order_product_lookup' )} WHERE product_qty < 0" );
		$database->execute(
			"INSERT INTO {$database->table( 'wc_order_stats' )} (order_id, status, customer_id) VALUES (999999, 'wc-completed', 1)"
		);
		$run = new ReportRun( $this->context() );
		$run->start();
		self::assertSame( [ true, 0, 4 ], [ $run->progress()['running'], $run->progress()['done'], $run->progress()['total'] ] );

		self::assertTrue( $run->step( 3 ) );
		self::assertSame( 3, $run->progress()['done'] );
		$this->finish_report_run();

		self::assertSame( $right, $this->everything() );
		self::assertSame( [ false, 4 ], [ $run->progress()['running'], $run->progress()['done'] ] );
		self::assertNotNull( $run->progress()['ended'] );
	}

	public function test_orders_that_others_wrote_while_nobody_saw_it_are_brought_into_the_reports(): void {
		[ $first, $second ] = $this->shop();
		$right              = $this->everything();
		$this->finish_report_run();
		( new ReportRun( $this->context() ) )->ensure();
		$this->finish_report_run();
		$database = $this->context()->database;
		foreach ( self::TABLES as $table ) {
			$database->delete( $table, [ 'order_id' => $second ] );
		}
		$database->execute( "UPDATE {$database->table( 'wc_order_stats' )} SET status = 'wc-pending' WHERE order_id = %d", $first );

		ExternalWrites::note();
		ExternalWrites::check( $this->context() );
		self::assertTrue( ( new ReportRun( $this->context() ) )->progress()['running'] );
		$this->finish_report_run();

		self::assertSame( $right, $this->everything() );
		self::assertTrue( ( new ReportRun( $this->context() ) )->is_complete() );
	}

	#[Group( 'mariadb' )]
	public function test_a_run_writes_only_the_rows_that_are_wrong(): void {
		[ , $second ] = $this->shop();
		$right        = $this->everything();
		$database     = $this->context()->database;
		self::assertSame( [], $this->written_by_a_run() );

		$database->execute( "UPDATE {$database->table( 'wc_order_product_lookup' )} SET product_qty = 7 WHERE order_id = %d", $second );
		$written = $this->written_by_a_run();
		self::assertNotSame( [], $written );
		self::assertSame( [], array_filter( $written, static fn( string $sql ) => 1 !== preg_match( "/\b$second\b/", $sql ) ) );
		self::assertSame( $right, $this->everything() );
	}

	public function test_a_refund_has_the_note_of_its_order_where_only_the_order_was_wrong(): void {
		$last     = $this->shop()[3];
		$right    = $this->returning();
		$database = $this->context()->database;
		$stats    = $database->table( 'wc_order_stats' );
		self::assertSame( 1, $right[ $last ] );
		$database->execute( "UPDATE $stats SET returning_customer = 0 WHERE order_id = %d OR parent_id = %d", $last, $last );
		$database->execute( "UPDATE $stats SET net_total = 1 WHERE order_id = %d", $last );

		$this->written_by_a_run();
		self::assertSame( $right, $this->returning() );
	}

	public function test_a_run_that_adds_what_is_missing_leaves_the_rest_alone(): void {
		[ $first, $second ] = $this->shop();
		$right              = $this->everything();
		$database           = $this->context()->database;
		foreach ( self::TABLES as $table ) {
			$database->delete( $table, [ 'order_id' => $second ] );
		}
		$database->execute( "UPDATE {$database->table( 'wc_order_stats' )} SET net_total = 1 WHERE order_id = %d", $first );

		( new ReportRun( $this->context() ) )->start( true );
		$this->finish_report_run();

		self::assertSame( '1', $database->value( "SELECT net_total FROM {$database->table( 'wc_order_stats' )} WHERE order_id = %d", $first ) );
		( new ReportRun( $this->context() ) )->start();
		$this->finish_report_run();
		self::assertSame( $right, $this->everything() );
	}

	public function test_where_nothing_was_there_rows_and_sums_are_the_same_afterwards(): void {
		[ $first ] = $this->shop();
		$database  = $this->context()->database;
		$tables    = $this->context()->shop()->report_tables();
		// Somebody has written a field of an item once more: the later one holds.
		$database->execute(
			"INSERT INTO {$database->table( 'woocommerce_order_itemmeta' )} (order_item_id, meta_key, meta_value)
			SELECT order_item_id, '_line_total', '7.25' FROM {$database->table( 'woocommerce_order_items' )} WHERE order_id = %d LIMIT 1",
			$first
		);
		( new ReportRun( $this->context() ) )->start();
		$this->finish_report_run();
		$right = $this->everything();
		$drift = new DayDrift( $database, $tables );
		$ids   = array_map( intval( ... ), $database->column( "SELECT id FROM {$database->table( 'wc_orders' )} ORDER BY id" ) );
		self::assertEquals(
			array_map( $this->rows_of( ... ), array_map( ReportFacts::of( ... ), ( new OrderReader( $database ) )->several( $ids ) ) ),
			array_map( $this->rows_of( ... ), ( new ReportReader( $database ) )->facts( $ids ) )
		);
		self::assertFalse( $drift->is_empty() );
		/** @var array<string, string> $names */
		$names = array_diff_key( get_object_vars( $tables ), [ 'customer_lookup' => '' ] );
		foreach ( $names as $table ) {
			$database->execute( "DELETE FROM $table" );
		}
		self::assertTrue( $drift->is_empty() );

		( new ReportRun( $this->context() ) )->start();
		$this->finish_report_run();
		self::assertSame( $right, $this->everything() );
		self::assertSame( [], $drift->of( '2024-01-01', '2024-02-29' ) );
		self::assertStringContainsString( '7.25', (string) wp_json_encode( $right['wc_order_product_lookup'] ) );
	}

	/**
	 * @return array<string, list<array<string, string|int|null>>>
	 */
	private function rows_of( OrderFacts $facts ): array {
		return ReportRows::of( $facts, 1, $facts->status );
	}

	public function test_a_run_that_is_stopped_ends_and_one_that_begins_takes_over(): void {
		$this->shop();
		$run = new ReportRun( $this->context() );
		$run->start();
		$run->step( 1 );
		$run->stop();
		self::assertFalse( $run->step( 1 ) );
		self::assertSame( 1, $run->progress()['done'] );

		$run->start();
		self::assertSame( 0, $run->progress()['done'] );
		self::assertTrue( $run->step( 1 ) );
	}

	public function test_a_new_time_zone_has_all_dates_written_anew(): void {
		[ $first ] = $this->shop();
		$database  = $this->context()->database;
		update_option( 'timezone_string', 'Pacific/Auckland' );
		self::assertTrue( ( new ReportRun( $this->context() ) )->progress()['running'] );
		$this->finish_report_run();

		self::assertSame(
			'2024-01-02 01:00:00',
			$database->value( "SELECT date_created FROM {$database->table( 'wc_order_stats' )} WHERE order_id = %d", $first )
		);
	}

	public function test_a_job_under_way_writes_dates_in_the_zone_that_another_request_has_set(): void {
		[ $first ] = $this->shop();
		$database  = $this->context()->database;
		update_option( 'timezone_string', 'Europe/Vienna' );
		$this->finish_report_run();
		// As another request does it: this one still has the former zone in its cache.
		self::assertSame( 'Europe/Vienna', wp_timezone_string() );
		( new ReportRun( $this->context() ) )->start();
		$database->execute( "UPDATE {$database->table( 'options' )} SET option_value = 'Pacific/Auckland' WHERE option_name = 'timezone_string'" );
		$this->finish_report_run();

		self::assertSame(
			'2024-01-02 01:00:00',
			$database->value( "SELECT date_created FROM {$database->table( 'wc_order_stats' )} WHERE order_id = %d", $first )
		);
	}

	public function test_a_job_under_way_leaves_the_run_of_a_new_zone_to_wait_for_requests_that_know_the_former_one(): void {
		[ $first ] = $this->shop();
		$database  = $this->context()->database;
		$date      = static fn(): string => (string) $database->value( "SELECT date_created FROM {$database->table( 'wc_order_stats' )} WHERE order_id = %d", $first );
		$old       = $date();
		$run       = new ReportRun( $this->context() );
		$run->start();
		$earliest = time() + ReportRun::SECONDS_OF_A_REQUEST;
		$zone_set = false;
		$note     = static function ( string $sql ) use ( &$zone_set, $database ): string {
			if ( ! $zone_set && str_contains( $sql, $database->table( 'wc_order_product_lookup' ) ) ) {
				$zone_set = true;
				update_option( 'timezone_string', 'Pacific/Auckland' );
			}
			return $sql;
		};
		add_filter( 'query', $note );
		$this->run_queued();
		remove_filter( 'query', $note );
		self::assertTrue( $zone_set );
		self::assertSame( [ true, 0 ], [ $run->progress()['running'], $run->progress()['done'] ] );

		// Brought forward, as the queue does where a job is to begin anew, and where the owner asks for missing orders: it waits, and
		// takes all.
		$run->start( true );
		$this->run_queued();
		self::assertSame( [ true, false, 0 ], [ $run->progress()['running'], $run->progress()['missing_only'], $run->progress()['done'] ] );
		$next = (int) wp_next_scheduled( Queue::HOOK, [ RebuildReports::name() ] );
		self::assertGreaterThanOrEqual( $earliest, $next );
		self::assertLessThanOrEqual( time() + ReportRun::SECONDS_OF_A_REQUEST, $next );

		// A request that has read the former zone ends.
		$database->execute( "UPDATE {$database->table( 'wc_order_stats' )} SET date_created = %s WHERE order_id = %d", $old, $first );
		$this->finish_report_run();
		self::assertSame( '2024-01-02 01:00:00', $date() );
		self::assertFalse( $run->progress()['running'] );
	}

	public function test_a_run_of_a_new_zone_that_the_owner_stops_is_begun_anew_by_the_daily_check(): void {
		$this->shop();
		$run = new ReportRun( $this->context() );
		$run->start();
		$this->finish_report_run();
		update_option( 'timezone_string', 'Pacific/Auckland' );
		$run->stop();

		$run->renew_outdated();
		self::assertFalse( $run->progress()['running'] );
		( new CheckReports() )->run( $this->context(), null, microtime( true ) + 10 );
		self::assertTrue( $run->progress()['running'] );
		$this->finish_report_run();
		( new CheckReports() )->run( $this->context(), null, microtime( true ) + 10 );
		self::assertFalse( $run->progress()['running'] );
	}

	public function test_a_clock_that_was_ahead_keeps_no_run_waiting(): void {
		$this->shop();
		$ahead = $this->context( new Clock( new DateTimeImmutable( '+5 hours' ) ) );
		( new ReportRun( $ahead ) )->start( delay: ReportRun::SECONDS_OF_A_REQUEST );
		$run = new ReportRun( $this->context() );
		self::assertTrue( $run->step( 1 ) );
		$run->start();
		self::assertTrue( $run->step( 1 ) );
		self::assertSame( 1, $run->progress()['done'] );
	}

	public function test_a_zone_whose_run_never_began_is_found_by_the_check_of_the_reports(): void {
		[ $first ] = $this->shop();
		$database  = $this->context()->database;
		$run       = new ReportRun( $this->context() );
		$run->start();
		$this->finish_report_run();
		self::assertTrue( $run->is_complete() );
		$database->execute( "UPDATE {$database->table( 'options' )} SET option_value = 'Pacific/Auckland' WHERE option_name = 'timezone_string'" );
		wp_cache_delete( 'alloptions', 'options' );

		( new CheckReports() )->run( $this->context(), null, microtime( true ) + 10 );
		self::assertTrue( $run->progress()['running'] );
		$this->finish_report_run();
		self::assertSame(
			'2024-01-02 01:00:00',
			$database->value( "SELECT date_created FROM {$database->table( 'wc_order_stats' )} WHERE order_id = %d", $first )
		);
		self::assertTrue( $run->is_complete() );

		// Reports that the owner has emptied stay empty.
		$run->start_clearing();
		$this->finish_report_run();
		( new CheckReports() )->run( $this->context(), null, microtime( true ) + 10 );
		self::assertFalse( $run->progress()['running'] );
	}

	public function test_where_the_clock_goes_back_between_two_orders_the_first_one_is_found_anew(): void {
		update_option( 'timezone_string', 'UTC' );
		$ids = [];
		foreach ( [ '2025-10-26 00:50:00', '2025-10-26 01:10:00' ] as $time ) {
			$order            = $this->order( 0, 'completed', 11 );
			$order->created   = new DateTimeImmutable( "$time UTC" );
			$order->paid      = $order->created;
			$order->completed = $order->created;
			$order->billing   = $order->billing->with( [ 'email' => 'ada@example.org' ] );
			$ids[]            = $this->repository->create( $order )->id;
		}
		self::assertSame(
			[
				$ids[0] => 0,
				$ids[1] => 1,
			],
			$this->returning()
		);
		// 2:50 in summer time, and 2:10 in winter time.
		update_option( 'timezone_string', 'Europe/Vienna' );
		$this->finish_report_run();
		self::assertSame(
			[
				$ids[0] => 1,
				$ids[1] => 0,
			],
			$this->returning()
		);
	}

	/**
	 * @return array<int, int> Whether whoever ordered had ordered before, by order.
	 */
	private function returning(): array {
		$database = $this->context()->database;
		$rows     = $database->rows( "SELECT order_id, returning_customer FROM {$database->table( 'wc_order_stats' )} ORDER BY order_id" );
		return array_combine(
			array_map( intval( ... ), array_column( $rows, 'order_id' ) ),
			array_map( intval( ... ), array_column( $rows, 'returning_customer' ) )
		);
	}

	/**
	 * Four orders, the last one given back.
	 *
	 * @return list<int> Their ids.
	 */
	private function shop(): array {
		$ids = [];
		foreach ( [ 0, 1, 2, 3 ] as $day ) {
			$order        = $this->order( $day, 'completed', 11 );
			$order->total = '10';
			$ids[]        = $this->repository->create( $order )->id;
		}
		$refund            = new Order();
		$refund->type      = Order::REFUND;
		$refund->parent_id = $ids[3];
		$refund->total     = '-10';
		$refund->created   = new DateTimeImmutable( '2024-02-01 12:00:00 UTC' );
		$this->repository->create( $refund );
		return $ids;
	}

	/**
	 * Runs the job as WordPress's cron does, which takes it out of the queue first.
	 */
	private function run_queued(): void {
		wp_clear_scheduled_hook( Queue::HOOK, [ RebuildReports::name() ] );
		do_action( Queue::HOOK, RebuildReports::name() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The plugin's own.
	}

	/**
	 * @return list<string> Statements of a run over all orders that write rows of orders.
	 */
	private function written_by_a_run(): array {
		$written = [];
		$note    = static function ( string $sql ) use ( &$written ): string {
			if ( 1 === preg_match( '/^\s*(INSERT|DELETE|UPDATE)\b[^(=]*wc_order_(stats|product|tax|coupon)/', $sql ) ) {
				$written[] = $sql;
			}
			return $sql;
		};
		add_filter( 'query', $note );
		( new ReportRun( $this->context() ) )->start();
		$this->finish_report_run();
		remove_filter( 'query', $note );
		return $written;
	}

	/**
	 * @return array<string, list<array<string, string|null>>>
	 */
	private function everything(): array {
		$database = $this->context()->database;
		$all      = [];
		foreach ( self::TABLES as $table ) {
			$all[ $table ] = $database->rows( "SELECT * FROM {$database->table( $table )} ORDER BY 1, 2" );
		}
		return $all;
	}
}
