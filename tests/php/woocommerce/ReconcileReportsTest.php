<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Companion\CatchUp\Reconcile;
use Storewright\Kernel\Background\Queue;
use Storewright\Shop\Reports\DayDrift;
use Storewright\Shop\Reports\RebuildReports;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\Dispatched;
use WC_Order;

/**
 * What raw SQL and imports write of orders, past WooCommerce's hooks, comes into reports in the background.
 *
 * @spec B3-001
 */
final class ReconcileReportsTest extends CompanionTestCase {

	use Dispatched;

	#[DataProvider( 'order_storages' )]
	public function test_orders_that_raw_sql_changed_wrote_or_removed_are_corrected_within_the_hour( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		$orders = array_map( fn() => self::order(), range( 1, 4 ) );
		$ids    = array_map( static fn( WC_Order $order ): int => $order->get_id(), $orders );
		wc_create_refund(
			[
				'order_id' => $ids[2],
				'amount'   => '3',
			]
		);
		self::end_request();
		$this->complete_reports();
		$database = $this->context()->database;
		$stats    = $this->context()->shop()->report_tables()->order_stats;
		array_map( wc_get_order( ... ), $ids );
		// Two that change places: the sums of all orders stay the same.
		$this->write_past_hooks( $in_tables, $ids[0], 'wc-completed', '99.5' );
		$this->write_past_hooks( $in_tables, $ids[1], 'wc-cancelled', '0' );
		$this->write_past_hooks( $in_tables, $ids[2], 'wc-processing', null );
		$database->delete( $in_tables ? 'wc_orders' : 'posts', [ $in_tables ? 'id' : 'ID' => $ids[3] ] );
		$imported = $this->insert_order( $in_tables );

		( new Reconcile() )->run( $this->context(), null, PHP_INT_MAX );

		$rows = static fn( int $id ) => $database->rows(
			"SELECT status, total_sales + 0 AS total FROM $stats WHERE order_id = %d OR parent_id = %d ORDER BY order_id",
			$id,
			$id
		);
		self::assertEquals(
			[
				[
					'status' => 'wc-completed',
					'total'  => '99.5',
				],
			],
			$rows( $ids[0] )
		);
		self::assertEquals(
			[
				[
					'status' => 'wc-cancelled',
					'total'  => '0',
				],
			],
			$rows( $ids[1] )
		);
		self::assertSame( [ 'wc-processing', 'wc-processing' ], array_column( $rows( $ids[2] ), 'status' ) );
		self::assertSame( [], $rows( $ids[3] ) );
		self::assertEquals(
			[
				[
					'status' => 'wc-processing',
					'total'  => '5',
				],
			],
			$rows( $imported )
		);
		self::assertSame( [], ( new DayDrift( $database, $this->context()->shop()->report_tables() ) )->of( '2000-01-01', '2100-01-01' ) );
		self::assertSame( [], $this->rewritten_by( fn() => ( new Reconcile() )->run( $this->context(), null, PHP_INT_MAX ) ), 'no more than once' );
	}

	public function test_comparing_orders_goes_on_where_it_stopped(): void {
		$ids = array_map( fn() => self::order()->get_id(), range( 1, 3 ) );
		self::end_request();
		$this->complete_reports();
		foreach ( $ids as $id ) {
			$this->write_past_hooks( true, $id, 'wc-completed', '7' );
		}
		// A row that no order has, far from the others: what lies between is skipped.
		$database = $this->context()->database;
		$stats    = $this->context()->shop()->report_tables()->order_stats;
		$database->insert(
			'storewright_order_stats',
			[
				'order_id'    => 4_000_000_000,
				'status'      => 'wc-completed',
				'customer_id' => 0,
			]
		);

		$cursor = null;
		$parts  = 0;
		do {
			$cursor = ( new Reconcile() )->run( $this->context(), $cursor, 0 === $parts % 2 ? 0.0 : PHP_INT_MAX );
			self::assertLessThan( 10, ++$parts );
		} while ( null !== $cursor );

		self::assertSame( 2, $parts );
		self::assertEquals(
			array_fill(
				0,
				3,
				[
					'status' => 'wc-completed',
					'total'  => '7',
				]
			),
			$database->rows( "SELECT status, total_sales + 0 AS total FROM $stats ORDER BY order_id" )
		);
	}

	public function test_reports_that_the_owner_has_emptied_stay_empty_and_a_stopped_import_stays_stopped(): void {
		$this->as_shop_manager();
		self::order();
		self::order();
		self::end_request();
		$this->complete_reports();
		$run    = new ReportRun( $this->context() );
		$stats  = $this->context()->shop()->report_tables()->order_stats;
		$in     = fn(): int => (int) $this->context()->database->value( "SELECT COUNT(*) FROM $stats" );
		$hourly = fn() => ( new Reconcile() )->run( $this->context(), null, PHP_INT_MAX );
		$this->assertRestStatus( $this->rest( 'POST', '/storewright/analytics/reports/import/delete' ), 200 );
		$this->finish_report_run();
		$hourly();
		self::assertSame( [ false, 0 ], [ $run->progress()['running'], $in() ] );

		$this->assertRestStatus( $this->rest( 'POST', '/storewright/analytics/reports/import' ), 200 );
		self::assertTrue( $run->step( 1 ) );
		$this->assertRestStatus( $this->rest( 'POST', '/storewright/analytics/reports/import/cancel' ), 200 );
		$hourly();
		self::assertSame( [ false, 1 ], [ $run->progress()['running'], $in() ] );

		// Stopped while Storewright ran the shop alone, whose reports were others.
		$this->context()->options->change( ReportRun::OPTION, static fn( array $stored ): array => [ 'form' => '6 wc_order_stats' ] + $stored );
		$hourly();
		self::assertTrue( $run->progress()['running'] );
		$this->finish_report_run();
		self::assertSame( [ true, 2 ], [ $run->is_complete(), $in() ] );
	}

	#[DataProvider( 'who_finds_a_run' )]
	public function test_a_run_that_was_begun_while_storewright_ran_the_shop_alone_is_begun_anew( string $job ): void {
		$id = self::order()->get_id();
		self::end_request();
		$database = $this->context()->database;
		$tables   = $this->context()->shop()->report_tables();
		$run      = new ReportRun( $this->context() );
		$run->forget();
		$run->start();
		$alone = [
			'form'  => '7 ' . $database->table( 'wc_order_stats' ),
			'after' => $id,
			'agree' => true,
		];
		$this->context()->options->change( ReportRun::OPTION, static fn( array $stored ): array => $alone + $stored );
		$database->execute( "DELETE FROM {$tables->order_stats}" );

		foreach ( [ $job, RebuildReports::name() ] as $name ) {
			do_action( Queue::HOOK, $name ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The plugin's own.
		}
		self::assertTrue( $run->is_complete() );
		self::assertSame( [ (string) $id ], $database->column( "SELECT order_id FROM {$tables->order_stats}" ) );
		$drift = new DayDrift( $database, $tables );
		self::assertSame( [], $drift->of( ...( $drift->days() ?? [ '', '' ] ) ) );
	}

	/**
	 * @return array<string, array{string}> Names of jobs.
	 */
	public static function who_finds_a_run(): array {
		return [
			'its own job'           => [ RebuildReports::name() ],
			'the hourly comparison' => [ Reconcile::name() ],
		];
	}

	/**
	 * Has the reports know every order.
	 */
	private function complete_reports(): void {
		( new ReportRun( $this->context() ) )->start();
		( new RebuildReports() )->run( $this->context(), null, PHP_INT_MAX );
		self::assertTrue( ( new ReportRun( $this->context() ) )->is_complete() );
	}

	/**
	 * Writes an order as an import does that knows nothing of WooCommerce.
	 */
	private function insert_order( bool $in_tables ): int {
		$database = $this->context()->database;
		if ( $in_tables ) {
			$database->insert(
				'wc_orders',
				[
					'id'               => 70_000,
					'type'             => 'shop_order',
					'status'           => 'wc-processing',
					'currency'         => 'USD',
					'total_amount'     => '5',
					'date_created_gmt' => '2026-11-03 10:00:00',
					'date_updated_gmt' => '2026-11-03 10:00:00',
				]
			);
			return 70_000;
		}
		$id = $database->insert(
			'posts',
			array_fill_keys( [ 'post_content', 'post_title', 'post_excerpt', 'to_ping', 'pinged', 'post_content_filtered' ], '' ) + [
				'post_type'     => 'shop_order',
				'post_status'   => 'wc-processing',
				'post_date'     => '2026-11-03 10:00:00',
				'post_date_gmt' => '2026-11-03 10:00:00',
			]
		);
		$database->insert(
			'postmeta',
			[
				'post_id'    => $id,
				'meta_key'   => '_order_total', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key
				'meta_value' => '5', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value
			]
		);
		return $id;
	}

	/**
	 * Changes an order as raw SQL does.
	 */
	private function write_past_hooks( bool $in_tables, int $id, string $status, ?string $total ): void {
		$database = $this->context()->database;
		$database->update( $in_tables ? 'wc_orders' : 'posts', [ $in_tables ? 'status' : 'post_status' => $status ], [ $in_tables ? 'id' : 'ID' => $id ] );
		if ( null !== $total && $in_tables ) {
			$database->update( 'wc_orders', [ 'total_amount' => $total ], [ 'id' => $id ] );
		} elseif ( null !== $total ) {
			$database->update(
				'postmeta',
				[ 'meta_value' => $total ], // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value
				[
					'post_id'  => $id,
					'meta_key' => '_order_total', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key
				]
			);
		}
	}

	/**
	 * @param callable(): mixed $work
	 * @return list<string> Statements that wrote rows of orders meanwhile.
	 */
	private function rewritten_by( callable $work ): array {
		$stats   = $this->context()->shop()->report_tables()->order_stats;
		$written = [];
		$listen  = static function ( string $sql ) use ( $stats, &$written ): string {
			if ( 1 === preg_match( "/^\s*(INSERT|DELETE|UPDATE)[^(=]*$stats/i", $sql ) ) {
				$written[] = $sql;
			}
			return $sql;
		};
		add_filter( 'query', $listen );
		$work();
		remove_filter( 'query', $listen );
		return $written;
	}
}
