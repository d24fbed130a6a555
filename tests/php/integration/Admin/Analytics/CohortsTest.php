<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\TestWith;
use Storewright\Admin\Analytics\PrepareReports;
use Storewright\Admin\Analytics\Query\Cohorts;
use Storewright\Kernel\Clock;
use Storewright\Shop\Reports\KeptFigures;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Tests\Support\Store\OrderIndexersTestCase;

/**
 * Customers by the month of their first order, on both databases.
 *
 * @spec B9-002
 */
final class CohortsTest extends OrderIndexersTestCase {

	public function test_months_say_who_came_back_and_follow_each_change(): void {
		update_option( 'timezone_string', 'America/New_York' );
		$first = $this->buy( 'ann', '2024-01-10 12:00', '10' );
		// In New York, this is the last evening of January.
		$this->buy( 'ann', '2024-02-01 03:00', '1' );
		$second = $this->buy( 'ann', '2024-03-05 12:00', '5' );
		$this->buy( 'bob', '2024-01-20 12:00', '20' );
		$third = $this->buy( 'bob', '2024-02-20 12:00', '7' );
		$this->buy( 'cat', '2024-02-21 12:00', '40' );
		$this->buy( 'dan', '2024-02-21 12:00', '99', 'cancelled' );
		$january = [ '2024-01: 2', '0: 2 / 31', '1: 1 / 7', '2: 1 / 5' ];
		self::assertSame( [ [ '2024-02: 1', '0: 1 / 40', '1: 0 / 0' ], $january ], $this->cohorts() );
		self::assertSame( [ [ '2024-02: 1', '0: 1 / 40', '1: 0 / 0' ], $january ], $this->cohorts(), 'What is kept says the same.' );

		$refund            = new Order();
		$refund->type      = Order::REFUND;
		$refund->parent_id = $second;
		$refund->created   = new DateTimeImmutable( '2024-03-20 12:00 UTC' );
		$refund->total     = '-5';
		$this->repository->create( $refund );
		$january[3] = '2: 1 / 0';
		self::assertSame( [ [ '2024-02: 1', '0: 1 / 40', '1: 0 / 0' ], $january ], $this->cohorts() );

		$this->repository->update(
			$third,
			static function ( Order $order ): void {
				$order->status = 'failed';
			}
		);
		$january[2] = '1: 0 / 0';
		self::assertSame( $january, $this->cohorts()[1] );

		$this->repository->delete( $first );
		self::assertSame( [ '2024-01: 2', '0: 2 / 21', '1: 0 / 0', '2: 1 / 0' ], $this->cohorts()[1] );

		$kept = $this->cohorts();
		( new ReportRun( $this->context() ) )->forget();
		self::assertSame( $kept, $this->cohorts() );
	}

	public function test_an_order_that_moves_from_one_returning_customer_to_another_is_followed(): void {
		$this->buy( 'ann', '2024-01-10 12:00', '10' );
		$this->buy( 'bob', '2024-02-10 12:00', '10' );
		$moved = $this->buy( 'ann', '2024-03-10 12:00', '3' );
		self::assertSame( [ [ '2024-02: 1', '0: 1 / 10', '1: 0 / 0' ], [ '2024-01: 1', '0: 1 / 10', '1: 0 / 0', '2: 1 / 3' ] ], $this->cohorts() );
		$this->repository->update(
			$moved,
			static function ( Order $order ): void {
				$order->billing = new OrderAddress( email: 'bob@example.test' );
			}
		);
		self::assertSame( [ [ '2024-02: 1', '0: 1 / 10', '1: 1 / 3' ], [ '2024-01: 1', '0: 1 / 10', '1: 0 / 0', '2: 0 / 0' ] ], $this->cohorts() );
	}

	public function test_first_orders_that_are_exchanged_move_later_months_to_their_cohorts(): void {
		$ann = $this->buy( 'ann', '2024-01-10 12:00', '10' );
		$this->buy( 'bob', '2024-02-10 12:00', '10' );
		$this->buy( 'ann', '2024-03-10 12:00', '3' );
		$this->cohorts();
		$this->repository->update(
			$ann,
			static function ( Order $order ): void {
				$order->billing = new OrderAddress( email: 'cat@example.test' );
			}
		);
		self::assertSame(
			[ [ '2024-03: 1', '0: 1 / 3' ], [ '2024-02: 1', '0: 1 / 10', '1: 0 / 0' ], [ '2024-01: 1', '0: 1 / 10', '1: 0 / 0', '2: 0 / 0' ] ],
			$this->cohorts()
		);
	}

	public function test_a_refund_of_an_old_first_order_has_no_other_month_added_up_anew(): void {
		$old = $this->buy( 'ann', '2024-01-10 12:00', '10' );
		$this->buy( 'ann', '2024-02-10 12:00', '3' );
		$this->buy( 'ann', '2024-03-10 12:00', '4' );
		$this->cohorts();
		self::assertSame( [], $this->added_up( fn() => $this->cohorts() ) );
		// With it the order's status becomes refunded.
		$refund            = new Order();
		$refund->type      = Order::REFUND;
		$refund->parent_id = $old;
		$refund->created   = new DateTimeImmutable( '2024-03-20 12:00 UTC' );
		$refund->total     = '-10';
		$this->repository->create( $refund );
		$this->repository->update(
			$old,
			static function ( Order $order ): void {
				$order->status = 'refunded';
			}
		);
		$rows = [];
		self::assertSame(
			[ '2024-01', '2024-03' ],
			$this->added_up(
				function () use ( &$rows ): void {
					$rows = $this->cohorts();
				}
			)
		);
		self::assertSame( [ [ '2024-01: 1', '0: 1 / 10', '1: 1 / 3', '2: 1 / -6' ] ], $rows );

		$this->buy( 'bob', '2024-01-20 12:00', '1' );
		self::assertSame( [ '2024-01', '2024-02', '2024-03' ], $this->added_up( fn() => $this->prepare() ), 'Somebody may have come back.' );
		self::assertSame( [], $this->added_up( fn() => $this->cohorts() ) );
	}

	public function test_an_order_that_went_to_another_customer_while_its_status_was_excluded_is_followed(): void {
		$this->as_shop_manager();
		$exclude = fn( string ...$statuses ) => $this->assertRestStatus(
			$this->rest( 'PUT', '/wc/v3/settings/wc_admin/woocommerce_excluded_report_order_statuses', [ 'value' => $statuses ] ),
			200
		);
		$moved   = $this->buy( 'ann', '2024-01-10 12:00', '10', 'on-hold' );
		$this->buy( 'bob', '2024-03-10 12:00', '3' );
		self::assertSame( [ [ '2024-03: 1', '0: 1 / 3' ], [ '2024-01: 1', '0: 1 / 10', '1: 0 / 0', '2: 0 / 0' ] ], $this->cohorts() );
		$exclude( 'pending', 'cancelled', 'failed', 'on-hold' );
		$this->repository->update(
			$moved,
			static function ( Order $order ): void {
				$order->billing = new OrderAddress( email: 'bob@example.test' );
			}
		);
		$exclude( 'pending', 'cancelled', 'failed' );
		self::assertSame( [ [ '2024-01: 1', '0: 1 / 10', '1: 0 / 0', '2: 1 / 3' ] ], $this->cohorts() );
	}

	#[TestWith( [ 1 ] )]
	#[TestWith( [ 2 ] )]
	#[TestWith( [ 3 ] )]
	public function test_after_any_history_what_is_kept_says_what_the_orders_say( int $seed ): void {
		mt_srand( $seed );
		$ids    = [];
		$one    = static fn( string ...$of ): string => $of[ mt_rand( 0, count( $of ) - 1 ) ];
		$who    = static fn(): string => $one( 'ann', 'bob', 'cat' );
		$time   = static fn(): string => sprintf( '2024-%02d-%02d 12:00', mt_rand( 1, 3 ), mt_rand( 1, 28 ) );
		$status = static fn(): string => $one( 'completed', 'completed', 'refunded', 'cancelled', 'on-hold' );
		for ( $step = 0; $step < 40; ++$step ) {
			$change = [] === $ids ? 0 : mt_rand( 0, 5 );
			$id     = [] === $ids ? 0 : $ids[ mt_rand( 0, count( $ids ) - 1 ) ];
			if ( $change < 2 ) {
				$ids[] = $this->buy( $who(), $time(), '1', $status() );
			} elseif ( 2 === $change ) {
				$this->repository->delete( $id );
				$ids = array_values( array_diff( $ids, [ $id ] ) );
			} else {
				$this->repository->update(
					$id,
					static function ( Order $order ) use ( $change, $who, $time, $status ): void {
						if ( 3 === $change ) {
							$order->status = $status();
						} elseif ( 4 === $change ) {
							$order->billing = new OrderAddress( email: "{$who()}@example.test" );
						} else {
							$order->created = new DateTimeImmutable( "{$time()} UTC" );
						}
					}
				);
			}
			$kept = $this->cohorts();
			foreach ( [ '01', '02', '03' ] as $month ) {
				$this->context()->options->delete( "storewright_cohorts_2024_$month" );
			}
			self::assertSame( $this->cohorts(), $kept, "Seed $seed, step $step" );
		}
	}

	/**
	 * @param callable(): mixed $work
	 * @return list<string> Which months were added up meanwhile.
	 */
	private function added_up( callable $work ): array {
		$months = [];
		$note   = static function ( string $sql ) use ( &$months ): string {
			if ( str_contains( $sql, 'AS cohort' ) && 1 === preg_match( "/date_created >= '(\\d{4}-\\d\\d)/", $sql, $found ) ) {
				$months[] = $found[1];
			}
			return $sql;
		};
		add_filter( 'query', $note );
		$work();
		remove_filter( 'query', $note );
		sort( $months );
		return $months;
	}

	/**
	 * Has the reports prepared at the end of March.
	 */
	private function prepare(): void {
		$context = $this->context( new Clock( new DateTimeImmutable( '2024-03-31 12:00 UTC' ) ) );
		self::assertNull( ( new PrepareReports() )->run( $context, null, microtime( true ) + 60 ) );
	}

	public function test_nothing_is_kept_of_months_without_orders(): void {
		$this->buy( 'ann', '2024-01-10 12:00', '10' );
		// A wrong date, as an import may bring it.
		$this->buy( 'bob', '1970-02-01 12:00', '10' );
		$kept = fn(): array => $this->context()->database->column(
			"SELECT option_name FROM {$this->context()->database->table( 'options' )} WHERE option_name LIKE 'storewright_cohorts_%' ORDER BY option_name"
		);
		$days = fn(): array => $this->context()->database->column(
			"SELECT DISTINCT SUBSTR( day, 1, 7 ) AS month FROM {$this->context()->database->table( KeptFigures::TABLE )} ORDER BY month"
		);
		$this->prepare();
		self::assertSame( [ 'storewright_cohorts_1970_02', 'storewright_cohorts_2024_01' ], $kept() );
		// Orders are paid in February: see the base of this test.
		self::assertSame( [ '1970-02', '2024-01', '2024-02' ], $days() );
		$this->as_shop_manager();
		$this->assertRestStatus( $this->rest( 'GET', '/wc-analytics/reports/cohorts?after=1900-01-01T00:00:00&before=1909-12-31T23:59:59' ) );
		self::assertCount( 2, $kept() );
	}

	public function test_a_month_of_thirty_days_is_the_last_one(): void {
		$this->buy( 'ann', '2024-04-30 12:00', '10' );
		$context = $this->context( new Clock( new DateTimeImmutable( '2024-04-30 13:00 UTC' ) ) );
		$of      = static fn(): array => array_column( ( new Cohorts( $context ) )->of( '2024-04', '2024-04' ), 'customers', 'cohort' );
		self::assertSame( [ '2024-04' => 1 ], $of() );
		$this->buy( 'bob', '2024-04-30 12:30', '10' );
		self::assertSame( [ '2024-04' => 2 ], $of() );
	}

	public function test_the_route_answers_pages_and_totals_to_those_who_may_see_reports(): void {
		$this->buy( 'ann', '2024-01-10 12:00', '10.1' );
		$this->buy( 'ann', '2024-03-10 12:00', '0.2' );
		$this->buy( 'bob', '2024-02-10 12:00', '4' );
		$this->as_shop_manager();
		$time = 'after=2024-01-01T00:00:00&before=2024-12-31T23:59:59';
		$rows = $this->items( $this->rest( 'GET', "/wc-analytics/reports/cohorts?$time" ) );
		self::assertSame( [ '2024-02', '2024-01' ], array_column( $rows, 'cohort' ) );
		$page = $this->rest( 'GET', "/wc-analytics/reports/cohorts?$time&per_page=1&page=2" );
		self::assertSame( [ '2024-01' ], array_column( $this->items( $page ), 'cohort' ) );
		self::assertSame( '2', $page->get_headers()['X-WP-Total'] );
		self::assertSame(
			[
				'customers'    => 2,
				'orders_count' => 3,
				'net_revenue'  => 14.3,
			],
			(array) $this->item( $this->rest( 'GET', "/wc-analytics/reports/cohorts/stats?$time" ) )['totals']
		);
		$this->assertRestError( $this->rest( 'GET', '/wc-analytics/reports/cohorts?after=soon' ), 'rest_invalid_param', 400 );
		$this->as_subscriber();
		$this->assertRestError( $this->rest( 'GET', '/wc-analytics/reports/cohorts' ), 'woocommerce_rest_cannot_view', 403 );
	}

	private function buy( string $who, string $utc, string $total, string $status = 'completed' ): int {
		$order          = new Order();
		$order->status  = $status;
		$order->created = new DateTimeImmutable( "$utc UTC" );
		$order->billing = new OrderAddress( email: "$who@example.test" );
		$order->total   = $total;
		return $this->repository->create( $order )->id;
	}

	/**
	 * @return list<list<string>> Of each month: the month and its customers, then who ordered in which month after, for how much.
	 */
	private function cohorts(): array {
		$context = $this->context( new Clock( new DateTimeImmutable( '2024-03-31 12:00 UTC' ) ) );
		return array_map(
			static fn( array $row ) => [
				"{$row['cohort']}: {$row['customers']}",
				...array_map( static fn( array $one ) => "{$one['month']}: {$one['customers']} / {$one['net_revenue']}", $row['months'] ),
			],
			( new Cohorts( $context ) )->of( '2024-01', '2024-03' )
		);
	}
}
