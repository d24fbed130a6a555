<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Shop\Reports\DayDrift;
use Storewright\Shop\Reports\DayTotals;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_REST_Response;

/**
 * Figures of orders are the same, whether the sums by day or the orders are added up, on both databases; which of them are is told by
 * the queries.
 *
 * @spec B9-002
 */
final class DayFiguresTest extends IntegrationTestCase {

	private const YEAR = 'after=2025-01-01T00:00:00&before=2025-12-31T23:59:59';

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'America/New_York' );
		update_option( 'start_of_week', 1 );
		$this->as_shop_manager();
		$coupon = [
			'code'          => 'ten',
			'discount_type' => 'percent',
			'amount'        => '10',
		];
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/coupons', $coupon ), 201 );
		$paid = $this->order( 'completed', '2025-01-01 00:00:00', 'ten' );
		$this->order( 'processing', '2025-03-09 02:30:00', 'ten' );
		$this->order( 'on-hold', '2025-12-31 23:59:59', null );
		$this->order( 'cancelled', '2025-06-15 12:00:00', null );
		$this->order( 'processing', '2026-01-01 00:00:00', null );
		$refund = $this->rest(
			'POST',
			"/wc/v3/orders/$paid/refunds",
			[
				'amount'     => '0.10',
				'api_refund' => false,
			]
		);
		$this->assertRestStatus( $refund, 201 );
		$this->move( $this->number( $refund ), '2025-06-15 12:00:00' );
		( new DayDrift( $this->context()->database, $this->context()->shop()->report_tables() ) )->repair( '2025-01-01', '2026-12-31' );
	}

	public function test_both_ways_give_equal_figures(): void {
		$queries = [];
		foreach ( [ 'day', 'week', 'month', 'quarter', 'year' ] as $interval ) {
			foreach ( [ 'date_created', 'date_paid', 'date_completed' ] as $type ) {
				$queries[] = "/wc-analytics/reports/revenue/stats?interval=$interval&date_type=$type&per_page=100&" . self::YEAR;
			}
		}
		$filters = [
			...[ 'refunds=all', 'refunds=full', 'refunds=none', 'status_is=completed', 'status_is_not=refunded', 'status_is=any' ],
			...[ 'customer_type=new', 'match=any&customer_type=returning&status_is=on-hold' ],
		];
		foreach ( $filters as $filter ) {
			$queries[] = "/wc-analytics/reports/orders/stats?interval=month&orderby=net_revenue&$filter&" . self::YEAR;
		}
		$queries[] = '/wc-analytics/reports/orders/stats?interval=month&segmentby=coupon&' . self::YEAR;
		$queries[] = '/wc-analytics/reports/performance-indicators?' . self::YEAR;
		$by_days   = $this->answers( $queries, true );
		( new ReportRun( $this->context() ) )->forget();
		self::assertSame( $this->answers( $queries, false ), $by_days );
	}

	public function test_sums_are_exact(): void {
		/** @var array{totals: array<string, int|float>} $answer */
		$answer = $this->answer( '/wc-analytics/reports/revenue/stats?date_type=date_created&interval=year&' . self::YEAR );
		// 3 × (0.10 + 0.20), less 10 % of two of them, less the refund of 0.10.
		self::assertSame(
			[ 3, 0.06, 0.1, 0.74 ],
			[ $answer['totals']['orders_count'], $answer['totals']['coupons'], $answer['totals']['refunds'], $answer['totals']['total_sales'] ]
		);
	}

	public function test_sums_alone_ask_no_order(): void {
		$asked = $this->asked(
			fn() => $this->answer( '/wc-analytics/reports/performance-indicators?stats=revenue/total_sales,orders/avg_order_value&' . self::YEAR )
		);
		self::assertStringContainsString( 'storewright_report_days', $asked );
		self::assertStringNotContainsString( 'wc_order_stats', $asked );
	}

	/**
	 * What the screens of revenue and orders show.
	 */
	#[DataProvider( 'shown_figures' )]
	public function test_figures_that_screens_show_ask_no_order( string $report, string $fields ): void {
		$path  = "/wc-analytics/reports/$report/stats?interval=month&per_page=100&" . self::YEAR;
		$all   = $this->answer( $path );
		$named = [];
		$asked = $this->asked(
			function () use ( $path, $fields, &$named ): void {
				$named = $this->answer( "$path&fields=$fields" );
			}
		);
		self::assertStringNotContainsString( 'wc_order_stats', $asked );
		$expected = array_flip( explode( ',', $fields ) );
		self::assertEquals( array_intersect_key( (array) $all['totals'], $expected ), array_diff_key( (array) $named['totals'], [ 'segments' => 0 ] ) );
		self::assertCount( count( $expected ), array_diff_key( (array) $named['totals'], [ 'segments' => 0 ] ) );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function shown_figures(): iterable {
		yield 'revenue' => [ 'revenue', 'gross_sales,refunds,coupons,net_revenue,taxes,shipping,total_sales,orders_count' ];
		yield 'orders' => [ 'orders', 'orders_count,net_revenue,avg_order_value,avg_items_per_order,num_items_sold' ];
	}

	public function test_filters_that_the_sums_know_ask_no_order(): void {
		$asked = $this->asked(
			fn() => $this->answer( '/wc-analytics/reports/orders/stats?interval=month&customer_type=returning&status_is=completed&' . self::YEAR )
		);
		self::assertMatchesRegularExpression( '/storewright_report_days[^;]*returning_customer = 1/', $asked );
		self::assertStringNotContainsString( 'SUM( s.num_items_sold )', $asked );
	}

	#[DataProvider( 'requests_of_orders' )]
	public function test_what_days_do_not_know_is_asked_of_orders( string $query ): void {
		$asked = $this->asked( fn() => $this->answer( "/wc-analytics/reports/orders/stats?per_page=100&$query" ) );
		self::assertStringContainsString( 'wc_order_stats', $asked );
		self::assertStringNotContainsString( 'storewright_report_days', $asked );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function requests_of_orders(): iterable {
		yield 'a part of a day at the start' => [ 'interval=month&after=2025-01-01T08:00:00&before=2025-12-31T23:59:59' ];
		yield 'a part of a day at the end' => [ 'interval=month&after=2025-01-01T00:00:00&before=2025-12-31T08:00:00' ];
		yield 'a customer type or a product' => [ 'interval=month&match=any&customer_type=new&product_includes=1&' . self::YEAR ];
		yield 'a product' => [ 'interval=month&product_includes=1&' . self::YEAR ];
	}

	public function test_hours_are_asked_of_orders(): void {
		$asked = $this->asked(
			fn() => $this->answer( '/wc-analytics/reports/orders/stats?interval=hour&after=2025-03-01T00:00:00&before=2025-03-01T23:59:59' )
		);
		self::assertMatchesRegularExpression( '/SUM\( s\.num_items_sold \).* GROUP BY SUBSTR\( s\.date_paid, 1, 13 \)/', $asked );
		self::assertStringNotContainsString( 'SUBSTR( s.day', $asked );
	}

	private function order( string $status, string $site_time, ?string $coupon ): int {
		$product = $this->rest(
			'POST',
			'/wc/v3/products',
			[
				'name'          => 'Thing',
				'regular_price' => '0.10',
			]
		);
		$dearer  = $this->rest(
			'POST',
			'/wc/v3/products',
			[
				'name'          => 'Other thing',
				'regular_price' => '0.20',
			]
		);
		$order   = $this->rest(
			'POST',
			'/wc/v3/orders',
			[
				'status'       => $status,
				'line_items'   => [ [ 'product_id' => $this->number( $product ) ], [ 'product_id' => $this->number( $dearer ) ] ],
				'coupon_lines' => null === $coupon ? [] : [ [ 'code' => $coupon ] ],
			]
		);
		$this->assertRestStatus( $order, 201 );
		$this->move( $this->number( $order ), $site_time );
		return $this->number( $order );
	}

	private function number( WP_REST_Response $response ): int {
		$id = $this->item( $response )['id'];
		self::assertIsInt( $id );
		return $id;
	}

	private function move( int $order, string $site_time ): void {
		$this->context()->database->update( 'wc_order_stats', array_fill_keys( DayTotals::DATES, $site_time ), [ 'order_id' => $order ] );
	}

	/**
	 * @param list<string> $paths
	 * @param bool         $by_days Whether each of them has to read the sums by day; else none may.
	 * @return list<mixed>
	 */
	private function answers( array $paths, bool $by_days ): array {
		$answers = [];
		foreach ( $paths as $path ) {
			$asked = $this->asked(
				function () use ( $path, &$answers ): void {
					$answers[] = $this->answer( $path );
				}
			);
			self::assertSame( $by_days, str_contains( $asked, 'storewright_report_days' ), $path );
		}
		return $answers;
	}

	private function answer( string $path ): mixed {
		$response = $this->rest( 'GET', $path );
		$this->assertRestStatus( $response, 200 );
		return $this->data( $response );
	}

	/**
	 * @param Closure(): mixed $work
	 * @return string The queries it makes.
	 */
	private function asked( Closure $work ): string {
		$queries = '';
		$note    = static function ( string $sql ) use ( &$queries ): string {
			$queries .= "$sql\n";
			return $sql;
		};
		add_filter( 'query', $note );
		$work();
		remove_filter( 'query', $note );
		return $queries;
	}
}
