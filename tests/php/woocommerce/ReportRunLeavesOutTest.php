<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use DateTimeImmutable;
use Error;
use Storewright\Companion\CatchUp\Reconcile;
use Storewright\Kernel\Clock;
use Storewright\Shop\Reports\RebuildReports;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\Dispatched;
use Throwable;

/**
 * Orders that can't be read, since a plugin throws for example, keep no others from the reports.
 */
final class ReportRunLeavesOutTest extends CompanionTestCase {

	use Dispatched;

	/**
	 * @var list<int> Orders for which a plugin throws.
	 */
	private array $broken = [];

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'woocommerce_order_class',
			function ( mixed $name, mixed $type, mixed $id ): mixed {
				if ( in_array( $id, $this->broken, true ) ) {
					throw new Error( 'No class for it' );
				}
				return $name;
			},
			10,
			3
		);
	}

	public function test_a_run_leaves_out_an_order_for_which_a_plugin_throws_says_so_and_ends(): void {
		$ids = array_map( static fn() => self::order()->get_id(), range( 1, 3 ) );
		self::end_request();
		$this->empty_reports();
		$this->broken = [ $ids[1] ];
		wp_cache_flush();
		$this->expect_logged( "Order {$ids[1]} was left out of the reports: No class for it" );

		$run = new ReportRun( $this->context() );
		$run->start();
		self::assertNull( ( new RebuildReports() )->run( $this->context(), null, PHP_INT_MAX ) );

		$progress = $run->progress();
		self::assertSame( [ false, 3, 1, 3 ], [ $progress['running'], $progress['done'], $progress['left_out'], $progress['total'] ] );
		self::assertNotNull( $progress['ended'] );
		$this->as_shop_manager();
		self::assertSame( 1, $this->item( $this->rest( 'GET', '/storewright/admin/report-data' ) )['left_out'] );
		self::assertTrue( $run->is_complete() );
		self::assertSame( [ $ids[0], $ids[2] ], $this->reported() );

		$this->broken = [];
		( new Reconcile() )->run( $this->context(), null, PHP_INT_MAX );
		self::assertSame( $ids, $this->reported() );
		$run->start();
		self::assertSame( 0, $run->progress()['left_out'] );
	}

	public function test_an_order_that_woocommerce_can_not_read_is_not_taken_for_a_deleted_one(): void {
		$ids = [ self::order()->get_id(), self::order()->get_id() ];
		self::end_request();
		wp_cache_flush();
		// As where the database refuses to read it: WooCommerce throws an exception, which it keeps to itself.
		add_filter(
			'query',
			static fn( string $sql ): string => 1 === preg_match( "/o\.id as o_id.+\b{$ids[1]}\b/s", $sql )
				? 'SELECT ID AS o_id FROM wp_posts WHERE 1 = 0'
				: $sql
		);
		$this->expect_logged( "Order {$ids[1]} was left out of the reports: WooCommerce can't read order {$ids[1]}." );

		$run = new ReportRun( $this->context() );
		$run->start();
		( new RebuildReports() )->run( $this->context(), null, PHP_INT_MAX );

		self::assertSame( 1, $run->progress()['left_out'] );
		self::assertSame( $ids, $this->reported() );
	}

	public function test_a_run_in_which_no_order_of_many_can_be_written_is_tried_again(): void {
		$this->broken = range( 70_001, 70_050 );
		foreach ( $this->broken as $id ) {
			$this->context()->database->insert(
				'wc_orders',
				[
					'id'               => $id,
					'type'             => 'shop_order',
					'status'           => 'wc-processing',
					'total_amount'     => '5',
					'date_created_gmt' => '2026-11-03 10:00:00',
				]
			);
		}
		$run = new ReportRun( $this->context() );
		$run->start();
		$thrown = null;
		try {
			$run->step( 200 );
		} catch ( Throwable $error ) {
			$thrown = $error->getMessage();
		}
		self::assertSame( [ 'No class for it', true, 0 ], [ $thrown, $run->progress()['running'], $run->progress()['done'] ] );
		$this->broken = [];
		( new RebuildReports() )->run( $this->context(), null, PHP_INT_MAX );
		self::assertCount( 50, $this->reported() );
	}

	public function test_orders_are_compared_where_a_run_has_not_moved_for_an_hour(): void {
		$id = self::order()->get_id();
		self::end_request();
		$run = new ReportRun( $this->context() );
		$run->forget();
		$run->start();
		$this->empty_reports();

		( new Reconcile() )->run( $this->context( new Clock( new DateTimeImmutable( '+59 minutes' ) ) ), null, PHP_INT_MAX );
		self::assertSame( [], $this->reported() );
		$later = $this->context( new Clock( new DateTimeImmutable( '+61 minutes' ) ) );
		( new Reconcile() )->run( $later, null, PHP_INT_MAX );
		self::assertSame( [ $id ], $this->reported() );

		// What an owner has taken out stays out, however long that takes.
		$run->start_clearing();
		$this->empty_reports();
		( new Reconcile() )->run( $later, null, PHP_INT_MAX );
		self::assertSame( [], $this->reported() );
	}

	/**
	 * @return list<int> Orders that reports know.
	 */
	private function reported(): array {
		return array_map(
			intval( ... ),
			$this->context()->database->column( "SELECT order_id FROM {$this->context()->shop()->report_tables()->order_stats} ORDER BY order_id" )
		);
	}

	private function empty_reports(): void {
		$this->context()->database->execute( "DELETE FROM {$this->context()->shop()->report_tables()->order_stats}" );
	}
}
