<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Reports;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Kernel\Capabilities;
use Storewright\Store\Orders\Index\IndexStatus;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * The reports of `wc/v3`. Their figures are compared with WooCommerce's in GoldenImportTest.
 */
final class ReportsTest extends OrdersTestCase {

	private const REPORTS = '/wc/v3/reports';

	public function test_without_arguments_a_report_is_about_today(): void {
		update_option( 'timezone_string', 'Pacific/Kiritimati' );
		$this->order(
			[
				'status'     => 'processing',
				'line_items' => [
					[
						'product_id' => $this->product( '7.50' ),
						'quantity'   => 2,
					],
				],
			]
		);
		$report = $this->items( $this->rest( 'GET', self::REPORTS . '/sales' ) )[0];
		self::assertSame( [ '15.00', 1, 2 ], $this->fields( $report, 'total_sales', 'total_orders', 'total_items' ) );
		self::assertSame(
			[
				wp_date( 'Y-m-d' ) => [
					'sales'     => '15.00',
					'orders'    => 1,
					'items'     => 2,
					'tax'       => '0.00',
					'shipping'  => '0.00',
					'discount'  => '0.00',
					'customers' => 0,
				],
			],
			(array) $report['totals'],
			'The figures of a day are those that WooCommerce has, and no others.'
		);
		self::assertSame( [ 2 ], array_column( $this->items( $this->rest( 'GET', self::REPORTS . '/top_sellers' ) ), 'quantity' ) );
	}

	public function test_a_report_up_to_a_day_begins_with_the_first_order(): void {
		$this->order( [ 'status' => 'completed' ] );
		$this->context()->database->execute(
			"UPDATE {$this->context()->database->table( 'wc_order_stats' )} SET date_created = '2026-02-03 10:00:00'"
		);
		$report = $this->items( $this->rest( 'GET', self::REPORTS . '/sales?date_max=2026-02-05' ) )[0];
		self::assertSame( [ '2026-02-03', '2026-02-04', '2026-02-05' ], array_keys( (array) $report['totals'] ) );
	}

	public function test_sales_are_read_from_an_index_alone(): void {
		$this->order( [ 'status' => 'completed' ] );
		$queries = [];
		$note    = static function ( string $sql ) use ( &$queries ): string {
			$queries[] = $sql;
			return $sql;
		};
		add_filter( 'query', $note );
		$this->assertRestStatus( $this->rest( 'GET', self::REPORTS . '/sales?period=year' ) );
		remove_filter( 'query', $note );
		$sales = array_values( array_filter( $queries, static fn( string $sql ) => str_contains( $sql, 'AS refunded_tax' ) ) );
		self::assertCount( 1, $sales );
		$plan = $this->context()->database->is_sqlite() ? [] : (array) $this->context()->database->row(
			'EXPLAIN ' . str_replace( '%', '%%', $sales[0] )
		);
		self::assertSame( [] === $plan ? null : 'storewright_sales', $plan['key'] ?? null );
		self::assertStringContainsString( [] === $plan ? '' : 'Using index', (string) ( $plan['Extra'] ?? '' ) );
	}

	public function test_orders_are_counted_by_status_before_they_are_indexed_too(): void {
		$this->order( [ 'status' => 'on-hold' ] );
		$counted = $this->items( $this->rest( 'GET', self::REPORTS . '/orders/totals' ) );
		( new IndexStatus( $this->context() ) )->forget();
		$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( 'storewright_order_counts' )}" );
		self::assertSame( $counted, $this->items( $this->rest( 'GET', self::REPORTS . '/orders/totals' ) ) );
		self::assertSame( 1, array_column( $counted, 'total', 'slug' )['on-hold'] );
	}

	public function test_customers_are_told_apart_by_whether_they_paid(): void {
		$ids = array_map(
			fn( string $name ) => $this->id(
				$this->item( $this->rest( 'POST', '/wc/v3/customers', [ 'email' => "{$name}@example.com" ] ) )
			),
			[ 'ann', 'bob' ]
		);
		foreach ( [ 'processing', 'pending' ] as $place => $status ) {
			$this->order(
				[
					'status'      => $status,
					'customer_id' => $ids[ $place ],
				]
			);
		}
		$totals = $this->items( $this->rest( 'GET', self::REPORTS . '/customers/totals' ) );
		self::assertSame(
			[
				'paying'     => 1,
				'non_paying' => 1,
			],
			array_column( $totals, 'total', 'slug' )
		);
	}

	public function test_reviews_are_counted_by_stars(): void {
		$product = $this->product( '1' );
		foreach ( [ 5, 5, 2 ] as $place => $stars ) {
			$review = $this->rest(
				'POST',
				'/wc/v3/products/reviews',
				[
					'product_id'     => $product,
					'review'         => "Review {$place}",
					'reviewer'       => "Ann {$place}",
					'reviewer_email' => "ann{$place}@example.com",
					'rating'         => $stars,
				]
			);
			$this->assertRestStatus( $review, 201 );
		}
		self::assertSame(
			[ 0, 1, 0, 0, 2 ],
			array_column( $this->items( $this->rest( 'GET', self::REPORTS . '/reviews/totals' ) ), 'total' )
		);
	}

	#[DataProvider( 'bad_periods' )]
	public function test_what_is_no_period_is_refused_by_name( string $query, string $name, string $value ): void {
		$response = $this->rest( 'GET', self::REPORTS . "/sales?$query" );
		$this->assertRestError( $response, 'rest_invalid_param', 400 );
		$params = (array) ( (array) $this->item( $response )['data'] )['params'];
		self::assertSame( [ $name ], array_keys( $params ) );
		self::assertStringContainsString( $value, (string) wp_json_encode( $params ) );
	}

	/**
	 * @return iterable<string, array{string, string, string}>
	 */
	public static function bad_periods(): iterable {
		yield 'no such month' => [ 'date_min=2026-13-01', 'date_min', '2026-13-01' ];
		yield 'no such day' => [ 'date_max=2026-02-30', 'date_max', '2026-02-30' ];
		yield 'the wrong way round' => [ 'date_min=2026-10-05&date_max=2026-10-01', 'date_max', '2026-10-05' ];
		yield 'no such period' => [ 'period=decade', 'period', 'last_month' ];
	}

	public function test_reports_take_their_own_capability(): void {
		$this->as_subscriber();
		$this->assertRestError( $this->rest( 'GET', self::REPORTS . '/sales' ), 'woocommerce_rest_cannot_view', 403 );
		wp_get_current_user()->add_cap( Capabilities::VIEW_REPORTS );
		$this->assertRestStatus( $this->rest( 'GET', self::REPORTS . '/sales' ) );
	}
}
