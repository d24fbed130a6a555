<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Kernel\Clock;
use Storewright\Shop\Reports\CustomerCheck;
use Storewright\Shop\Reports\DayDrift;
use Storewright\Shop\Reports\DayTotals;
use Storewright\Shop\Reports\ReportCheck;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Store\Orders\Model\Order;
use Storewright\Tests\Support\Store\OrderIndexersTestCase;

/**
 * Days are recomputed from their orders: what others have done to the rows that reports read is found and mended.
 */
final class ReportCheckTest extends OrderIndexersTestCase {

	private const DAY = '2024-01-01';

	/**
	 * What others do to rows, and not to their sums; %s is the table's prefix, %d the order, %r its refund.
	 *
	 * @return array<string, array{string}>
	 */
	public static function damages(): array {
		return [
			'an amount'                    => [ 'UPDATE %sorder_stats SET total_sales = total_sales + 5 WHERE order_id = %d' ],
			'a status'                     => [ "UPDATE %sorder_stats SET status = 'wc-failed' WHERE order_id = %d" ],
			'a day'                        => [ "UPDATE %sorder_stats SET date_created = '2024-02-03 10:00:00' WHERE order_id = %d" ],
			'a day that it says'           => [ "UPDATE %sorder_stats SET date_paid = '2024-02-03 10:00:00' WHERE order_id = %d" ],
			'a refund’s amount'            => [ 'UPDATE %sorder_stats SET net_total = 0 WHERE order_id = %r' ],
			'a refund'                     => [ 'DELETE FROM %sorder_stats WHERE order_id = %r' ],
			'an order'                     => [ 'DELETE FROM %sorder_stats WHERE order_id = %d' ],
			'an item’s pieces'             => [ 'UPDATE %sorder_product_lookup SET product_qty = 7 WHERE order_id = %d' ],
			'an item'                      => [ 'DELETE FROM %sorder_product_lookup WHERE order_id = %d' ],
			'whether a customer came back' => [ 'UPDATE %sorder_stats SET returning_customer = 1 - returning_customer WHERE order_id = %d' ],
			'a refund that nobody made'    => [
				"INSERT INTO %sorder_stats ( order_id, parent_id, date_created, date_created_gmt, status, customer_id, total_sales )
				VALUES ( 990001, %d, '2024-01-01 12:00:00', '2024-01-01 12:00:00', 'wc-completed', 0, -1 )",
			],
		];
	}

	/**
	 * @spec B2-047
	 */
	#[DataProvider( 'damages' )]
	public function test_what_others_have_done_to_a_row_is_found_and_mended( string $damage ): void {
		[ $order, $refund ] = $this->refunded();
		$right              = $this->rows();
		$check              = new ReportCheck( $this->context() );
		( new ReportRun( $this->context() ) )->ensure();
		( new CustomerCheck( $this->context() ) )->complete();
		self::assertSame( 0, $check->run( [ self::DAY ] ) );
		self::assertSame( [ [ self::DAY ], 2 ], [ $check->last()['days'] ?? [], $check->last()['orders'] ?? 0 ] );

		$prefix = $this->context()->database->table( 'wc_' );
		$this->context()->database->execute(
			strtr(
				$damage,
				[
					'%s' => $prefix,
					'%d' => (string) $order,
					'%r' => (string) $refund,
				]
			)
		);
		self::assertNotEquals( $right, $this->rows() );
		$this->expect_logged( 'Rows of reports differed' );
		$this->expect_logged( 'Sums of reports differed' );
		self::assertGreaterThan( 0, $check->run( [ self::DAY ] ) );

		self::assertEquals( $right, $this->rows() );
		self::assertSame( [], ( new DayDrift( $this->context()->database, $this->context()->shop()->report_tables() ) )->of( '0001-01-01', '9999-12-31' ) );
		self::assertSame( 0, ( new CustomerCheck( $this->context() ) )->drift() );
		self::assertSame( 0, $check->run( [ self::DAY ] ) );
	}

	public function test_a_check_that_runs_out_of_time_says_which_days_it_did(): void {
		$this->refunded();
		$check = new ReportCheck( $this->context() );
		self::assertSame( 0, $check->run( [ '2024-01-02', self::DAY ], 0.0 ) );
		self::assertSame( [ [ '2024-01-02' ], 0, 0 ], array_values( array_diff_key( (array) $check->last(), [ 'checked' => '' ] ) ) );
	}

	public function test_a_wrong_date_far_away_leaves_the_check_enough_to_look_at(): void {
		$made = [ '1970-01-01', '2023-05-06', '2024-01-01', '2024-01-03', '2099-11-29' ];
		foreach ( $made as $day ) {
			$order          = $this->order( 0, 'completed', 11 );
			$order->created = new DateTimeImmutable( "$day 12:00:00 UTC" );
			$this->repository->create( $order );
		}
		$check = new ReportCheck( $this->context( new Clock( new DateTimeImmutable( '2024-01-05 12:00:00 UTC' ) ) ) );
		self::assertSame( [ '2024-01-05', '2024-01-04', '2024-01-03' ], $check->choose( 3, 0 ) );
		self::assertEqualsCanonicalizing( $made, array_diff( $check->choose( 0, 20 ), $this->paid() ) );
		self::assertCount( 2, $check->choose( 0, 2 ) );
		self::assertSame( 0, $check->run( $check->choose( 7, 20 ) ) );
		self::assertGreaterThanOrEqual( 5, $check->last()['orders'] ?? 0 );
		$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( DayTotals::TABLE )}" );
		self::assertEqualsCanonicalizing( $made, $check->choose( 0, 20 ), 'Those whose sums are lost, too.' );
	}

	/**
	 * @return list<string> The days on which orders were paid or completed.
	 */
	private function paid(): array {
		$days = $this->context()->database->column(
			"SELECT DISTINCT day FROM {$this->context()->database->table( DayTotals::TABLE )} WHERE date_type <> 'created'"
		);
		return array_values( array_filter( $days, is_string( ... ) ) );
	}

	/**
	 * A customer's two orders, of which the second has a refund.
	 *
	 * @return array{int, int} The second one's id, and its refund's.
	 */
	private function refunded(): array {
		$this->repository->create( $this->bought() );
		$order  = $this->repository->create( $this->bought() );
		$refund = new Order();

		$refund->type      = Order::REFUND;
		$refund->parent_id = $order->id;
		$refund->total     = '-3';
		$refund->created   = $order->created;
		return [ $order->id, $this->repository->create( $refund )->id ];
	}

	private function bought(): Order {
		$order            = $this->order( 0, 'completed', 11 );
		$order->total     = '10';
		$order->paid      = $order->created;
		$order->completed = $order->created;
		return $order;
	}

	/**
	 * @return list<list<array<string, string|null>>>
	 */
	private function rows(): array {
		$database = $this->context()->database;
		return [
			$database->rows( "SELECT * FROM {$database->table( 'wc_order_stats' )} ORDER BY order_id" ),
			$database->rows( "SELECT * FROM {$database->table( 'wc_order_product_lookup' )} ORDER BY order_id, order_item_id" ),
		];
	}
}
