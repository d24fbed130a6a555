<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Admin\Analytics\Declaration\OrdersBy;
use Storewright\Admin\Analytics\Reports\Catalog;
use Storewright\Admin\Analytics\Reports\PaymentMethodsReport;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_REST_Response;

/**
 * Reports of orders by something that each has, ours and a plugin's, on both databases.
 *
 * @spec B9-002
 */
final class OrdersByTest extends IntegrationTestCase {

	/**
	 * All figures of a row, in their order.
	 */
	private const FIGURES = [ 'orders_count', 'gross_sales', 'refunds', 'net_revenue', 'avg_order_value' ];

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	public function test_payment_methods_have_the_figures_of_their_orders(): void {
		$this->shop();
		$expected = [
			'bacs' => [ 'Direct bank transfer', 2, 30, 20, 10, 15 ],
			''     => [ 'No payment method', 1, 5, 0, 5, 5 ],
			'gone' => [ 'gone', 1, 0.3, 0, 0.3, 0.3 ],
		];
		self::assertSame( $expected, $this->rows( '/wc-analytics/reports/payment-methods' ) );
		self::assertSame( [ '', 'gone', 'bacs' ], array_map( strval( ... ), array_keys( $this->rows( '/wc-analytics/reports/payment-methods?orderby=refunds&order=asc' ) ) ) );
		self::assertSame( [ 'bacs', '', 'gone' ], array_map( strval( ... ), array_keys( $this->rows( '/wc-analytics/reports/payment-methods?orderby=avg_order_value' ) ) ) );
		self::assertSame( [ 'gone' ], array_keys( $this->rows( '/wc-analytics/reports/payment-methods?per_page=1&page=3' ) ) );

		$path = '/wc-analytics/reports/payment-methods/stats?interval=year&';
		self::assertSame( [ 4, 35.3, 20, 15.3, 8.825 ], $this->totals( $path ) );
	}

	public function test_locations_are_countries_and_each_leads_to_its_states(): void {
		$this->shop();
		self::assertSame(
			[
				'DE' => [ 'Germany', 1, 10, 0, 10, 10 ],
				''   => [ 'Unknown country', 1, 5, 0, 5, 5 ],
				'US' => [ 'United States (US)', 2, 20.3, 20, 0.3, 10.15 ],
			],
			$this->rows( '/wc-analytics/reports/locations' )
		);
		self::assertSame(
			[
				'US:NY' => [ 'New York', 1, 0.3, 0, 0.3, 0.3 ],
				'US:CA' => [ 'California', 1, 20, 20, 0, 20 ],
			],
			$this->rows( '/wc-analytics/reports/locations/states?country=us' )
		);
		self::assertSame( [ 'DE:' => [ 'Without state', 1, 10, 0, 10, 10 ] ], $this->rows( '/wc-analytics/reports/locations/states?country=DE' ) );
		self::assertSame( [ 2, 20.3, 20, 0.3, 10.15 ], $this->totals( '/wc-analytics/reports/locations/states/stats?country=US&' ) );
		$this->assertRestError( $this->rest( 'GET', '/wc-analytics/reports/locations/states?country=%25' ), 'rest_invalid_param', 400 );
	}

	#[DataProvider( 'requests' )]
	public function test_sums_by_day_and_orders_say_the_same( string $request, bool $reads_sums ): void {
		$this->shop();
		$queries = '';
		$note    = static function ( string $sql ) use ( &$queries ): string {
			// What orders come to in each currency is always read from sums.
			$queries .= str_contains( $sql, 'SELECT s.currency' ) ? '' : "$sql\n";
			return $sql;
		};
		add_filter( 'query', $note );
		$by_days = $this->data( $this->ask( $request ) );
		remove_filter( 'query', $note );
		self::assertSame( $reads_sums, str_contains( $queries, 'storewright_report_parts' ), $queries );
		self::assertNotSame( $reads_sums, str_contains( $queries, 'wc_order_stats' ), $queries );
		( new ReportRun( $this->context() ) )->forget();
		self::assertSame( $this->data( $this->ask( $request ) ), $by_days );
	}

	/**
	 * @return iterable<string, array{string, bool}>
	 */
	public static function requests(): iterable {
		$path = '/wc-analytics/reports/payment-methods';
		yield 'all' => [ $path, true ];
		yield 'paid' => [ "$path?date_type=date_paid", true ];
		yield 'a status' => [ "$path?status_is[]=refunded&status_is[]=on-hold&orderby=orders_count&order=asc", true ];
		yield 'some of them' => [ "$path?payment_method[]=bacs", true ];
		yield 'figures of some of them' => [ "$path/stats?payment_method[]=bacs&payment_method[]=&interval=month", true ];
		yield 'orders of one of them' => [ "$path?payment_method[]=bacs&match=any&status_is[]=on-hold", true ];
		yield 'countries' => [ '/wc-analytics/reports/locations?orderby=gross_sales', true ];
		yield 'states of a country' => [ '/wc-analytics/reports/locations/states?country=US', true ];
		yield 'figures of a country' => [ '/wc-analytics/reports/locations/stats?country[]=US&interval=quarter', true ];
		yield 'parts of months' => [ '/wc-analytics/reports/locations?after=2020-01-15T00:00:00&before=' . gmdate( 'Y-m-d', time() + DAY_IN_SECONDS ) . 'T23:59:59', true ];
		yield 'days of a country' => [ '/wc-analytics/reports/locations/stats?country[]=US&interval=week&after=' . gmdate( 'Y-m-d', time() - WEEK_IN_SECONDS ) . 'T00:00:00', true ];
		yield 'a part of a day' => [ "$path?before=2030-01-01T12:00:00", false ];
	}

	public function test_bad_input_and_those_who_may_not_are_refused(): void {
		$this->assertRestError( $this->rest( 'GET', '/wc-analytics/reports/payment-methods?orderby=name' ), 'rest_invalid_param', 400 );
		$this->assertRestError( $this->rest( 'GET', '/wc-analytics/reports/payment-methods?after=soon' ), 'rest_invalid_param', 400 );
		self::assertSame( [], $this->rows( "/wc-analytics/reports/payment-methods?payment_method[]=' OR 1=1 --" ) );
		$this->as_subscriber();
		$this->assertRestError( $this->rest( 'GET', '/wc-analytics/reports/payment-methods' ), 'woocommerce_rest_cannot_view', 403 );
	}

	/**
	 * The example of docs/add-a-report.md.
	 */
	public function test_a_plugins_report_has_routes_and_a_screen(): void {
		require dirname( STOREWRIGHT_FILE ) . '/docs/examples/hello-report.php';
		$this->shop();
		self::assertSame(
			[
				'1' => [ 'Returning customers', 2, 10.3, 0, 10.3, 5.15 ],
				'0' => [ 'New customers', 2, 25, 20, 5, 12.5 ],
			],
			$this->rows( '/wc-analytics/reports/customer-types' )
		);
		self::assertSame( 2, $this->totals( '/wc-analytics/reports/customer-types/stats?customer_type[]=1&' )[0] );
		self::assertContains( 'customer-types/stats', array_column( $this->items( $this->rest( 'GET', '/wc-analytics/reports' ) ), 'slug' ) );
		$screen = [
			'slug'   => 'customer-types',
			'title'  => 'New and returning',
			'label'  => 'Customers',
			'column' => 'customer_type',
		];
		$data   = (array) apply_filters( 'storewright_page_data', [] );
		self::assertContains( $screen, (array) ( $data['orderReports'] ?? [] ) );
		$this->as_subscriber();
		self::assertArrayNotHasKey( 'orderReports', (array) apply_filters( 'storewright_page_data', [] ) );
	}

	public function test_what_is_no_report_is_left_out_and_named_in_the_log(): void {
		add_filter( 'storewright_reports', static fn( array $reports ) => [ 'nonsense', new PaymentMethodsReport(), ...$reports ] );
		$this->expect_logged( 'A report was left out' );
		$reports = ( new Catalog( $this->context()->log ) )->orders_by();
		self::assertSame( [ 'payment-methods' ], array_map( static fn( OrdersBy $one ) => $one->name(), array_slice( $reports, 0, 1 ) ) );
		self::assertCount( count( $reports ), array_unique( array_map( static fn( OrdersBy $one ) => $one->name(), $reports ) ) );
	}

	/**
	 * Two orders by bank transfer, one of which was refunded, one of a gateway that is gone, one without any; and one that does not count.
	 */
	private function shop(): void {
		$this->order( '20', 'one@example.test', 'bacs', 'US', 'CA', 'completed' );
		$last = $this->order( '5', 'two@example.test', '', '', '', 'processing' );
		$this->order( '10', 'two@example.test', 'bacs', 'DE', '', 'on-hold' );
		$this->order( '0.3', 'two@example.test', 'gone', 'US', 'NY', 'processing' );
		$this->order( '70', 'one@example.test', 'bacs', 'US', 'CA', 'cancelled' );
		$refund = $this->rest(
			'POST',
			'/wc/v3/orders/' . ( $last - 1 ) . '/refunds',
			[
				'amount'     => '20',
				'api_refund' => false,
			]
		);
		$this->assertRestStatus( $refund, 201 );
	}

	private function order( string $total, string $email, string $method, string $country, string $state, string $status ): int {
		$response = $this->rest(
			'POST',
			'/wc/v3/orders',
			[
				'status'         => $status,
				'payment_method' => $method,
				'billing'        => [
					'email'   => $email,
					'country' => $country,
					'state'   => $state,
				],
				'fee_lines'      => [
					[
						'name'  => 'Thing',
						'total' => $total,
					],
				],
			]
		);
		$this->assertRestStatus( $response, 201 );
		$id = $this->item( $response )['id'];
		self::assertIsInt( $id );
		return $id;
	}

	private function ask( string $request ): WP_REST_Response {
		$with     = static fn( string $name, string $value ): string => str_contains( $request, "$name=" ) ? '' : "&$name=$value";
		$response = $this->rest(
			'GET',
			$request . ( str_contains( $request, '?' ) ? '' : '?' ) . $with( 'after', '2020-01-01T00:00:00' )
				. $with( 'before', '2040-12-31T23:59:59' ) . $with( 'date_type', 'date_created' )
		);
		$this->assertRestStatus( $response, 200 );
		return $response;
	}

	/**
	 * @return array<array<mixed>> Name and figures of each row, by its value.
	 */
	private function rows( string $request ): array {
		$rows = [];
		foreach ( $this->items( $this->ask( $request ) ) as $row ) {
			$value = $row['payment_method'] ?? $row['customer_type'] ?? $row['state'] ?? $row['country'];
			self::assertIsString( $value );
			$rows[ $value ] = [ $row['name'], ...array_map( static fn( string $name ) => $row[ $name ], self::FIGURES ) ];
		}
		return $rows;
	}

	/**
	 * @return list<int|float>
	 */
	private function totals( string $request ): array {
		/** @var array{totals: array<string, int|float>} $answer */
		$answer = $this->item( $this->ask( $request ) );
		return array_map( static fn( string $name ) => $answer['totals'][ $name ], self::FIGURES );
	}
}
