<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use DateTimeImmutable;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Tests\Support\Store\OrderIndexersTestCase;

/**
 * The orders that figures of customers and of cohorts are made of, on both databases.
 */
final class ExplainRowsTest extends OrderIndexersTestCase {

	public function test_customers_have_the_orders_of_their_rows(): void {
		$first  = $this->buy( 'ann', '2024-01-31 23:30', '10' );
		$second = $this->buy( 'ann', '2024-02-01 00:10', '5.25' );
		$this->buy( 'bob', '2024-02-15 12:00', '7' );
		$this->buy( 'ann', '2024-02-16 12:00', '99', 'cancelled' );
		$this->as_shop_manager();
		$rows = array_column( $this->items( $this->rest( 'GET', '/wc-analytics/reports/customers' ) ), null, 'email' );
		$ann  = $rows['ann@example.test']['id'] ?? 0;
		self::assertIsInt( $ann );
		self::assertSame( [ '15.25', [ $second, $first ] ], $this->explain( "customers/explain?measure=total_spend&row[id]=$ann" ) );
		self::assertSame( 15.25, $rows['ann@example.test']['total_spend'] ?? null );
		self::assertSame( [ '2', [ $second, $first ] ], $this->explain( "customers/explain?measure=orders_count&row[id]=$ann" ) );
		$february = 'after=2024-02-01T00:00:00&before=2024-02-29T23:59:59';
		self::assertSame( [ '5.25', [ $second ] ], $this->explain( "customers/explain?measure=avg_order_value&row[id]=$ann&$february" ) );
		self::assertSame( [ '0', [] ], $this->explain( 'customers/explain?measure=total_spend&row[id]=987654' ) );
	}

	public function test_cohorts_have_the_orders_of_their_months(): void {
		$first  = $this->buy( 'ann', '2024-01-31 23:30', '10' );
		$second = $this->buy( 'ann', '2024-02-01 00:10', '5.25' );
		$third  = $this->buy( 'ann', '2024-04-15 12:00', '3' );
		$this->buy( 'ann', '2025-02-01 12:00', '50' );
		$other = $this->buy( 'bob', '2024-02-15 12:00', '7' );
		$this->buy( 'cat', '2024-01-15 12:00', '9', 'failed' );
		$this->as_shop_manager();
		$january = static fn( string $measure, string $month = '' ): string =>
			"cohorts/explain?measure=$measure&row[cohort]=2024-01" . ( '' === $month ? '' : "&row[month]=$month" );
		self::assertSame( [ '18.25', [ $third, $second, $first ] ], $this->explain( $january( 'net_revenue' ) ) );
		self::assertSame(
			[ '18.25', [ $third, $second, $first ] ],
			$this->explain( $january( 'net_revenue' ) . '&after=2024-01-01T00:00:00&before=2024-01-31T23:59:59' ),
			'The time that is asked for says which cohorts there are.'
		);
		self::assertSame( [ '1', [ $first ] ], $this->explain( $january( 'customers', '0' ) ) );
		self::assertSame( [ '1', [ $second ] ], $this->explain( $january( 'customers', '1' ) ) );
		self::assertSame( [ '0', [] ], $this->explain( $january( 'customers', '2' ) ), 'A zero says that no order counts.' );
		self::assertSame( [ '7', [ $other ] ], $this->explain( 'cohorts/explain?measure=net_revenue&row[cohort]=2024-02' ) );
		$rows = $this->items( $this->rest( 'GET', '/wc-analytics/reports/cohorts?after=2024-01-01T00:00:00&before=2024-02-29T23:59:59' ) );
		self::assertSame( [ 7, 18.25 ], array_column( $rows, 'net_revenue' ) );
	}

	public function test_rows_that_there_can_not_be_are_refused(): void {
		$this->as_shop_manager();
		foreach ( [ '', '&row[cohort]=2024-13', '&row[month]=1', '&row[cohort]=2024-01&row[month]=13', '&row[id]=1' ] as $row ) {
			$response = $this->rest( 'GET', "/wc-analytics/reports/cohorts/explain?measure=customers$row" );
			self::assertSame( 400, $response->get_status(), $row );
		}
	}

	/**
	 * @return array{string, list<int>} The figure, and ids of its orders.
	 */
	private function explain( string $path ): array {
		$response = $this->rest( 'GET', "/wc-analytics/reports/$path" );
		$this->assertRestStatus( $response, 200 );
		/** @var array{value: string, orders: list<array{order_id: int}>} $answer */
		$answer = $this->item( $response );
		return [ $answer['value'], array_column( $answer['orders'], 'order_id' ) ];
	}

	private function buy( string $name, string $date, string $total, string $status = 'completed' ): int {
		$order          = new Order();
		$order->status  = $status;
		$order->total   = $total;
		$order->created = new DateTimeImmutable( "$date UTC" );
		$order->billing = new OrderAddress( email: "$name@example.test" );
		return $this->repository->create( $order )->id;
	}
}
