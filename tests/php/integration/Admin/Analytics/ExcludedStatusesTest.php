<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Storewright\Kernel\Background\Queue;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Shop\Reports\SumCustomers;
use Storewright\Tests\Support\Store\OrderIndexersTestCase;

/**
 * Who was new and who came back follows the statuses that the owner excludes from reports.
 *
 * @spec B5-001
 */
final class ExcludedStatusesTest extends OrderIndexersTestCase {

	private const PERIOD = 'date_type=date_created&after=2024-01-01T00:00:00&before=2024-01-31T23:59:59';

	/** On which orders are made. */
	private const DAYS = [ '2024-01-01', '2024-01-02', '2024-01-05', '2024-01-20', '2024-01-26' ];

	public function test_once_other_statuses_are_excluded_another_order_is_the_first_one(): void {
		$this->as_shop_manager();
		[ $waiting, $done, $unpaid ] = [ $this->buy( 4, 'on-hold' ), $this->buy( 19, 'completed' ), $this->buy( 1, 'pending' ) ];
		self::assertSame( [ [ $waiting ], [ $done ] ], $this->new_and_returning() );

		$this->exclude( [ 'pending', 'cancelled', 'failed', 'on-hold' ] );
		self::assertSame( 0, $this->check(), 'While customers are looked at, nothing is said of them.' );
		$this->run_queued();
		self::assertSame( [ [ $done ], [] ], $this->new_and_returning() );
		self::assertSame( [ 1, 0 ], $this->customers_by_type() );
		self::assertSame( 0, $this->check() );

		$this->exclude( [ 'pending', 'cancelled', 'failed' ] );
		$this->run_queued();
		self::assertSame( [ [ $waiting ], [ $done ] ], $this->new_and_returning() );
		self::assertSame( [ 0, 0 ], [ $this->check(), $this->differences() ] );

		$this->exclude( [] );
		$this->run_queued();
		self::assertSame( [ [ $unpaid ], [ $waiting, $done ] ], $this->new_and_returning() );
		// What comes next counts, too, whatever its status is.
		$last  = $this->buy( 25, 'failed' );
		$first = $this->buy( 0, 'cancelled' );
		self::assertSame( [ [ $first ], [ $waiting, $done, $unpaid, $last ] ], $this->new_and_returning() );
		self::assertSame( 0, $this->check() );
	}

	public function test_an_import_of_all_orders_corrects_who_was_new(): void {
		$this->as_shop_manager();
		[ $first, $second ] = [ $this->buy( 4, 'completed' ), $this->buy( 19, 'completed' ) ];
		$this->context()->database->execute(
			"UPDATE {$this->context()->shop()->report_tables()->order_stats} SET returning_customer = 1 - returning_customer"
		);
		self::assertSame( [ [ $second ], [ $first ] ], $this->new_and_returning() );

		$this->assertRestStatus( $this->rest( 'POST', '/wc-analytics/reports/import' ), 200 );
		$this->finish_report_run();
		self::assertSame( [ [ $first ], [ $second ] ], $this->new_and_returning() );
		self::assertTrue( ( new ReportRun( $this->context() ) )->is_complete() );
		self::assertSame( 0, $this->check() );
	}

	private function buy( int $day, string $status ): int {
		$order          = $this->order( $day, $status, 11 );
		$order->total   = '10';
		$order->billing = $order->billing->with( [ 'email' => 'ada@example.org' ] );
		return $this->repository->create( $order )->id;
	}

	/**
	 * @param list<string> $statuses
	 */
	private function exclude( array $statuses ): void {
		$this->assertRestStatus(
			$this->rest( 'PUT', '/wc/v3/settings/wc_admin/woocommerce_excluded_report_order_statuses', [ 'value' => $statuses ] ),
			200
		);
	}

	/**
	 * Runs the job as WordPress's cron does.
	 */
	private function run_queued(): void {
		self::assertNotFalse( wp_next_scheduled( Queue::HOOK, [ SumCustomers::name() ] ) );
		wp_clear_scheduled_hook( Queue::HOOK, [ SumCustomers::name() ] );
		do_action( Queue::HOOK, SumCustomers::name() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The plugin's own.
	}

	/**
	 * @return array{list<int>, list<int>} Orders of new and of returning customers, by their ids.
	 */
	private function new_and_returning(): array {
		$of = function ( string $type ): array {
			$ids = array_column( $this->items( $this->rest( 'GET', "/wc-analytics/reports/orders?customer_type=$type&" . self::PERIOD ) ), 'order_id' );
			sort( $ids );
			return $ids;
		};
		/** @var array{list<int>, list<int>} */
		return [ $of( 'new' ), $of( 'returning' ) ];
	}

	/**
	 * @return list<int> How many orders new customers made, and returning ones.
	 */
	private function customers_by_type(): array {
		$stats = $this->item( $this->rest( 'GET', '/wc-analytics/reports/orders/stats?segmentby=customer_type&' . self::PERIOD ) );
		/** @var array{segments: list<array{segment_id: string|int, subtotals: array{orders_count: int}}>} $totals */
		$totals = $stats['totals'];
		$counts = array_column( array_column( $totals['segments'], 'subtotals' ), 'orders_count' );
		$of     = array_combine( array_column( $totals['segments'], 'segment_id' ), $counts );
		return [ $of['new'] ?? $of[0] ?? 0, $of['returning'] ?? $of[1] ?? 0 ];
	}

	/**
	 * Has the days of all orders checked.
	 */
	private function check(): mixed {
		$response = $this->rest( 'POST', '/wc-admin/report-data/check', [ 'days' => self::DAYS ] );
		$this->assertRestStatus( $response, 200 );
		return $this->item( $response )['differences'];
	}

	/**
	 * How many differences the settings tell of.
	 */
	private function differences(): mixed {
		return $this->item( $this->rest( 'GET', '/wc-admin/report-data' ) )['differences'];
	}
}
