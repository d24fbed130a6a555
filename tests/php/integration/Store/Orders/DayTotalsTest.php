<?php
declare(strict_types=1);

// phpcs:disable Squiz.PHP.DisallowMultipleAssignments -- Arrow functions that change one thing.

namespace Storewright\Tests\Integration\Store\Orders;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Kernel\Money;
use Storewright\Shop\Reports\CustomerCheck;
use Storewright\Shop\Reports\DayDrift;
use Storewright\Shop\Reports\DayTotals;
use Storewright\Shop\Reports\ReportCheck;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Store\Orders\Model\CouponItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\Storage\OrderReader;
use Storewright\Tests\Support\Store\OrderIndexersTestCase;

/**
 * Sums by day are those of the orders, whatever happens to these.
 */
final class DayTotalsTest extends OrderIndexersTestCase {

	private const STATUSES = [ 'pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed' ];

	private const METHODS = [ '', 'bacs', 'cod' ];

	private const PLACES = [ ':', 'US:CA', 'US:NY', 'DE:' ];

	/**
	 * Orders and refunds that are there.
	 *
	 * @var list<int>
	 */
	private array $ids = [];

	/**
	 * Histories of 25 steps; of as many as STOREWRIGHT_HISTORY_STEPS says.
	 *
	 * @return array<string, array{int}>
	 */
	public static function seeds(): array {
		return [
			'seed 1' => [ 1 ],
			'seed 2' => [ 2 ],
		];
	}

	#[DataProvider( 'seeds' )]
	public function test_after_any_history_the_sums_equal_recomputation( int $seed ): void {
		mt_srand( $seed );
		$steps = (int) getenv( 'STOREWRIGHT_HISTORY_STEPS' );
		for ( $step = 0, $all = 0 < $steps ? $steps : 25; $step < $all; ++$step ) {
			$this->step();
			if ( 0 === $step % 5 ) {
				self::assertSame( [], $this->drift()->of( '0001-01-01', '9999-12-31' ), "Seed $seed, step $step" );
				self::assertSame( 0, ( new CustomerCheck( $this->context() ) )->drift(), "Seed $seed, step $step" );
			}
		}
		self::assertSame( [], $this->drift()->of( '0001-01-01', '9999-12-31' ) );
		self::assertGreaterThan( 5, count( $this->ids ) );
		self::assertSame( $this->recomputed(), $this->by_day() );
		self::assertSame( $this->recomputed_by_part(), $this->by_part() );

		$rows = $this->rows();
		$this->rebuild();
		self::assertSame( $rows, $this->rows(), 'The rows are what the orders say.' );
		self::assertSame( $this->recomputed(), $this->by_day() );
		self::assertSame( $this->recomputed_by_part(), $this->by_part() );
	}

	public function test_a_check_finds_what_others_have_changed_and_corrects_it(): void {
		$order            = $this->order( 0, 'completed', 11 );
		$order->paid      = $order->created;
		$order->completed = $order->created;
		$this->repository->create( $order );
		$database = $this->context()->database;
		$check    = new ReportCheck( $this->context() );
		self::assertNull( $check->last() );
		self::assertSame( 0, $check->run( [ '2024-01-01' ] ) );

		$database->execute( "UPDATE {$database->table( DayTotals::TABLE )} SET items = items + 1 WHERE date_type = 'created'" );
		self::assertSame( 0, $check->run( [ '2024-01-02' ] ) );
		self::assertSame( [ '2024-01-01' ], $check->choose( 3, 3 ) );
		$this->expect_logged( 'Sums of reports differed' );
		self::assertSame( 1, $check->run( $check->choose( 3, 3 ) ) );
		self::assertSame( [ [ '2024-01-01' ], 1 ], [ $check->last()['days'] ?? [], $check->last()['differences'] ?? 0 ] );
		self::assertSame( 0, $check->run( [ '2024-01-01' ] ) );
	}

	public function test_past_days_are_folded_into_one_row(): void {
		foreach ( [ 1, 2, 3, 4 ] as $ignored ) {
			$order        = $this->order( 0, 'completed', 11 );
			$order->total = '0.1';
			$this->repository->create( $order );
		}
		$right = $this->by_day();
		$count = fn(): int => (int) $this->context()->database->value(
			"SELECT COUNT(*) FROM {$this->context()->database->table( DayTotals::TABLE )} WHERE date_type = 'created' AND returning_customer = 1"
		);
		self::assertSame( 3, $count() );
		self::assertSame( 0, $this->drift()->fold( '2024-01-01', 100 ) );
		self::assertGreaterThan( 2, $this->drift()->fold( '2024-01-02', 100 ) );

		self::assertSame( 1, $count() );
		self::assertSame( $right, $this->by_day() );
		self::assertSame( [], $this->drift()->of( '2024-01-01', '2024-01-01' ) );
	}

	private function step(): void {
		$of  = [] === $this->ids ? 0 : $this->ids[ mt_rand( 0, count( $this->ids ) - 1 ) ];
		$now = 0 === $of ? null : ( new OrderReader( $this->context()->database ) )->several( [ $of ] )[ $of ] ?? null;
		$do  = null === $now ? 0 : mt_rand( 0, 15 );
		match ( true ) {
			$do < 4 || null === $now => $this->ids[] = $this->repository->create( $this->random_order() )->id,
			$do < 6                  => $this->refund( $now ),
			6 === $do                => $this->repository->update( $of, static fn( Order $order ) => $order->total = self::amount() ),
			7 === $do                => $this->repository->update(
				$of,
				static fn( Order $order ) => $order->is_refund() ? null : $order->status = self::STATUSES[ mt_rand( 0, 6 ) ]
			),
			8 === $do                => $this->repository->update( $of, static fn( Order $order ) => $order->created = self::moment() ),
			9 === $do                => $this->repository->update( $of, static fn( Order $order ) => $order->paid = self::moment() ),
			10 === $do               => $now->is_refund() ? null : $this->repository->trash( $of ),
			11 === $do               => $now->is_refund() ? null : $this->repository->untrash( $of ),
			12 === $do               => $this->repository->delete( $of ),
			13 === $do               => $this->repository->update( $of, static fn( Order $order ) => $order->billing = self::address() ),
			14 === $do               => $this->repository->update(
				$of,
				static fn( Order $order ) => $order->payment_method = self::METHODS[ mt_rand( 0, 2 ) ]
			),
			default                  => $this->move(),
		};
		$this->drift()->fold( '2024-01-02', 5 );
	}

	private function random_order(): Order {
		$order                 = $this->order( 0, self::STATUSES[ mt_rand( 0, 6 ) ], 0 );
		$order->created        = self::moment();
		$order->currency       = [ 'USD', 'EUR' ][ mt_rand( 0, 1 ) ];
		$order->total          = self::amount();
		$order->cart_tax       = self::amount( 90 );
		$order->shipping_total = self::amount( 500 );
		$order->billing        = self::address();
		$order->payment_method = self::METHODS[ mt_rand( 0, 2 ) ];
		$order->items          = [ $this->line( 11, mt_rand( 1, 4 ) ), $this->line( 12 ) ];
		if ( 0 === mt_rand( 0, 2 ) ) {
			$coupon            = new CouponItem();
			$coupon->coupon_id = 7;
			$coupon->discount  = self::amount( 300 );
			$order->items[]    = $coupon;
		}
		return $order;
	}

	private function refund( Order $order ): void {
		if ( $order->is_refund() ) {
			return;
		}
		$refund            = new Order();
		$refund->type      = Order::REFUND;
		$refund->parent_id = $order->id;
		$refund->currency  = $order->currency;
		$refund->created   = self::moment();
		$refund->total     = '-' . ( 0 === mt_rand( 0, 1 ) ? $order->total : self::amount( 800 ) );
		$this->ids[]       = $this->repository->create( $refund )->id;
	}

	private function move(): void {
		update_option( 'timezone_string', [ 'America/New_York', 'Pacific/Auckland', 'UTC' ][ mt_rand( 0, 2 ) ] );
		$this->rebuild();
	}

	private function rebuild(): void {
		( new ReportRun( $this->context() ) )->start();
		$this->finish_report_run();
	}

	private function drift(): DayDrift {
		return new DayDrift( $this->context()->database, $this->context()->shop()->report_tables() );
	}

	/**
	 * Orders and their totals by day, status and currency, out of the sums.
	 *
	 * @return array<string, array{int, string}>
	 */
	private function by_day(): array {
		$days = [];
		foreach ( $this->context()->database->rows(
			"SELECT day, status, currency, is_refund, SUM( orders ) AS orders, SUM( total ) AS total
			FROM {$this->context()->database->table( DayTotals::TABLE )} WHERE date_type = 'created'
			GROUP BY day, status, currency, is_refund HAVING SUM( orders ) <> 0"
		) as $row ) {
			$days[ "{$row['day']} {$row['status']} {$row['currency']} {$row['is_refund']}" ] = [
				(int) $row['orders'],
				Money::text( $row['total'], 2 ),
			];
		}
		ksort( $days );
		return $days;
	}

	/**
	 * The same out of the orders themselves.
	 *
	 * @return array<string, array{int, string}>
	 */
	private function recomputed(): array {
		$database = $this->context()->database;
		$ids      = array_map( intval( ... ), $database->column( "SELECT id FROM {$database->table( 'wc_orders' )}" ) );
		$orders   = ( new OrderReader( $database ) )->several( $ids );
		$days     = [];
		foreach ( $orders as $order ) {
			$status = $order->is_refund() ? $orders[ $order->parent_id ]->status : $order->status;
			$day    = (string) $order->created?->setTimezone( wp_timezone() )->format( 'Y-m-d' );
			$key    = "$day wc-$status {$order->currency} " . (int) $order->is_refund();
			$sum    = $days[ $key ] ?? [ 0, '0' ];

			$days[ $key ] = [ $sum[0] + 1, (string) Money::of( $sum[1] )->plus( $order->total ) ];
		}
		ksort( $days );
		return array_map( static fn( array $sum ) => [ $sum[0], Money::text( $sum[1], 2 ) ], $days );
	}

	/**
	 * Orders, refunds and their totals by way to pay, country and state, out of the sums.
	 *
	 * @return array<string, array{int, string}>
	 */
	private function by_part(): array {
		$parts = [];
		foreach ( $this->context()->database->rows(
			"SELECT kind, value, SUM( orders ) AS orders, SUM( total ) AS total FROM {$this->context()->shop()->report_tables()->parts}
			WHERE date_type = 'created' AND kind <> 'changes' GROUP BY kind, value HAVING SUM( orders ) <> 0"
		) as $row ) {
			$parts[ "{$row['kind']} {$row['value']}" ] = [ (int) $row['orders'], Money::text( $row['total'], 2 ) ];
		}
		ksort( $parts );
		return $parts;
	}

	/**
	 * The same out of the orders themselves.
	 *
	 * @return array<string, array{int, string}>
	 */
	private function recomputed_by_part(): array {
		$database = $this->context()->database;
		$ids      = array_map( intval( ... ), $database->column( "SELECT id FROM {$database->table( 'wc_orders' )}" ) );
		$orders   = ( new OrderReader( $database ) )->several( $ids );
		$parts    = [];
		foreach ( $orders as $order ) {
			$of   = $order->is_refund() ? $orders[ $order->parent_id ] : $order;
			$from = $of->billing->country;
			$keys = [ "payment_method {$of->payment_method}", "country $from", 'state ' . ( '' === $from ? '' : "$from:{$of->billing->state}" ) ];
			foreach ( $keys as $key ) {
				$sum           = $parts[ $key ] ?? [ 0, '0' ];
				$parts[ $key ] = [ $sum[0] + 1, (string) Money::of( $sum[1] )->plus( $order->total ) ];

				// All of them are of one month or two.
				$parts[ "month_$key" ] = $parts[ $key ];
			}
		}
		ksort( $parts );
		return array_map( static fn( array $sum ) => [ $sum[0], Money::text( $sum[1], 2 ) ], $parts );
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private function rows(): array {
		// Whether the customer of a refund came back is noted when it is made.
		return array_map(
			static fn( array $row ) => '0' === (string) $row['parent_id'] ? $row : array_diff_key( $row, [ 'returning_customer' => 0 ] ),
			$this->context()->database->rows(
				"SELECT * FROM {$this->context()->shop()->report_tables()->order_stats} ORDER BY order_id"
			)
		);
	}

	private static function address(): OrderAddress {
		[ $country, $state ] = explode( ':', self::PLACES[ mt_rand( 0, 3 ) ] );
		return new OrderAddress( email: 'customer' . mt_rand( 1, 3 ) . '@example.test', country: $country, state: $state );
	}

	private static function amount( int $most = 9999 ): string {
		return (string) Money::of( mt_rand( 1, $most ) )->dividedBy( 100, 2 );
	}

	private static function moment(): DateTimeImmutable {
		return ( new DateTimeImmutable( '2024-01-01 UTC' ) )->modify( '+' . mt_rand( 0, 100 ) . ' hours' );
	}
}
