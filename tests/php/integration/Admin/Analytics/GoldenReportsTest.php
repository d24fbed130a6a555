<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Kernel\PrivateFolder;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Store\Import\Importer;
use Storewright\Tests\Support\ExplanationChecks;
use Storewright\Tests\Support\ExportChecks;
use Storewright\Tests\Support\GoldenReports;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_REST_Response;

/**
 * The golden shop's reports are those of WooCommerce 11.0.1, to the cent, but where the orders themselves say otherwise:
 * docs/analytics-differences.md names these places.
 *
 * @spec B9-002
 */
#[Group( 'mariadb' )]
final class GoldenReportsTest extends IntegrationTestCase {

	use ExplanationChecks;
	use ExportChecks;

	private const FOLDER = __DIR__ . '/../../../../fixtures/golden';

	public function test_reports_are_equal_to_woocommerces(): void {
		update_option( 'timezone_string', 'America/New_York' );
		update_option( 'start_of_week', 1 );
		( new Importer( $this->context() ) )->import( self::FOLDER );
		$this->as_shop_manager();
		$orders = GoldenReports::figures( 'date_paid' );
		GoldenReports::begin();
		$found = [];
		foreach ( GoldenReports::all() as $golden ) {
			$request  = $golden['request'];
			$response = $this->ask( $request );
			$body     = $this->data( $response );
			self::assertIsArray( $body );
			foreach ( GoldenReports::differences( $golden['body'], $body ) as $difference ) {
				$found[] = [ $request, GoldenReports::problem( $orders, $request, $difference, $body ) ];
			}
			if ( null !== $golden['total'] ) {
				self::assertSame( (string) $golden['total'], (string) ( $response->get_headers()['X-WP-Total'] ?? '' ), $request );
			}
			if ( [] !== $golden['body'] ) {
				self::assertSame( GoldenReports::order( $request, $golden['body'] ), GoldenReports::order( $request, $body ), $request );
			}
		}
		$found = array_filter( $found, static fn( array $one ) => null !== $one[1] );
		$found = array_map( static fn( array $one ) => implode( ' ', $one ), array_values( $found ) );
		self::assertSame( [], array_slice( $found, 0, 200 ), count( $found ) . ' differences' );
		self::assertSame( GoldenReports::ONLY_BESIDE, GoldenReports::unused() );
		self::assertLessThanOrEqual( 10, count( GoldenReports::kinds() ) );
		$this->assert_pieces_of_segments_add_up();
		$this->assert_exports_have_these_figures();
		$explained = $this->assert_orders_explain_all_figures( 'after=2025-01-01T00:00:00&before=2025-12-31T23:59:59' );
		self::assertGreaterThan( 100, $explained );
		$this->assert_what_was_sold_last_is_found();
		$this->assert_orders_say_what_sums_by_day_do();
		$this->assert_reports_of_orders_by_something_are_those_of_the_orders();
	}

	/**
	 * A short page by when something was sold last is looked for among the latest items, a long one is sorted: both are the same.
	 */
	private function assert_what_was_sold_last_is_found(): void {
		foreach ( [ 'products', 'variations' ] as $report ) {
			$request = "GET /wc-analytics/reports/$report?after=2024-01-01T00:00:00&before=2026-12-31T23:59:59&orderby=date";
			$all     = $this->items( $this->ask( "$request&per_page=100" ) );
			self::assertGreaterThan( 3, count( $all ) );
			foreach ( [ 0, 1, 2 ] as $index ) {
				self::assertSame( [ $all[ $index ] ], $this->items( $this->ask( "$request&per_page=1&page=" . ( $index + 1 ) ) ), $report );
			}
		}
	}

	/**
	 * Without the sums by day and of customers, orders are added up: the figures are the same.
	 */
	private function assert_orders_say_what_sums_by_day_do(): void {
		$answers   = fn( string $pattern ): array => array_map(
			fn( string $request ) => $this->data( $this->ask( $request ) ),
			array_filter(
				array_map( static fn( array $one ) => $one['request'], GoldenReports::all() ),
				static fn( string $request ) => 1 === preg_match( $pattern, $request )
			)
		);
		$by_days   = $answers( '~/(revenue|orders)/stats|performance-indicators\?~' );
		$customers = $answers( '~/reports/customers~' );
		$others    = $this->answers_of_sums_that_golden_requests_lack();
		( new ReportRun( $this->context() ) )->forget();
		self::assertNotSame( [], $by_days );
		self::assertSame( $answers( '~/(revenue|orders)/stats|performance-indicators\?~' ), $by_days );
		self::assertNotSame( [], $customers );
		self::assertSame( $this->answers_of_sums_that_golden_requests_lack(), $others );
		// Means of sums have more digits.
		self::assertEqualsWithDelta( $answers( '~/reports/customers~' ), $customers, 0.0001 );
	}

	/**
	 * WooCommerce has no such reports: their figures are those of the orders themselves.
	 */
	private function assert_reports_of_orders_by_something_are_those_of_the_orders(): void {
		$country = "COALESCE( a.country, '' )";
		foreach ( [
			'payment-methods'  => [ 'payment_method', "COALESCE( o.payment_method, '' )" ],
			'locations'        => [ 'country', $country ],
			'locations/states' => [ 'state', "CASE WHEN $country = '' THEN '' ELSE CONCAT( $country, ':', COALESCE( a.state, '' ) ) END" ],
		] as $report => [ $column, $sql ] ) {
			$found = [];
			$range = 'after=2025-01-01T00:00:00&before=2026-12-31T23:59:59&date_type=date_created';
			foreach ( $this->items( $this->ask( "GET /wc-analytics/reports/$report?per_page=100&$range" ) ) as $row ) {
				self::assertIsString( $row[ $column ] );
				self::assertIsNumeric( $row['total_sales'] );
				self::assertIsNumeric( $row['refunds'] );
				$found[ $row[ $column ] ] = [ $row['orders_count'], round( (float) $row['total_sales'], 2 ), round( (float) $row['refunds'], 2 ) ];
			}
			ksort( $found );
			self::assertGreaterThan( 2, count( $found ) );
			self::assertSame( $this->orders_by( $sql ), $found, $report );
		}
	}

	/**
	 * Orders, totals and refunds of 2025 and 2026 in New York's winter time, out of the orders.
	 *
	 * @param string $value An expression of the order, `o`, and its billing address, `a`.
	 * @return array<string, array{int, float, float}>
	 */
	private function orders_by( string $value ): array {
		$database = $this->context()->database;
		$orders   = $database->table( 'wc_orders' );
		$expected = [];
		foreach ( $database->rows(
			"SELECT $value AS value, SUM( r.type = 'shop_order' ) AS orders, ROUND( SUM( r.total_amount ), 2 ) AS total,
			ROUND( - SUM( CASE WHEN r.type = 'shop_order_refund' THEN r.total_amount ELSE 0 END ), 2 ) AS refunds
			FROM $orders r JOIN $orders o ON o.id = CASE WHEN r.type = 'shop_order' THEN r.id ELSE r.parent_order_id END
			LEFT JOIN {$database->table( 'wc_order_addresses' )} a ON a.order_id = o.id AND a.address_type = 'billing'
			WHERE o.status IN ( 'wc-processing', 'wc-completed', 'wc-on-hold', 'wc-refunded' )
			AND CONVERT_TZ( r.date_created_gmt, '+00:00', '-05:00' ) >= '2025-01-01' AND r.date_created_gmt < '2027-01-01' GROUP BY 1"
		) as $row ) {
			$expected[ (string) $row['value'] ] = [ (int) $row['orders'], (float) $row['total'], (float) $row['refunds'] ];
		}
		ksort( $expected );
		return $expected;
	}

	/**
	 * Products by how many variations were sold, in whole months and with parts of months, and the customers of a year, page by page.
	 *
	 * @return array<string, mixed> By request.
	 */
	private function answers_of_sums_that_golden_requests_lack(): array {
		$year    = 'after=2025-01-01T00:00:00&before=2025-12-31T23:59:59';
		$parts   = 'after=2025-01-15T12:00:00&before=2025-12-20T12:00:00';
		$answers = [];
		foreach ( [
			"products?orderby=variations&per_page=100&$year",
			"products?orderby=variations&per_page=100&$parts",
			"products?orderby=variations&order=asc&per_page=3&page=2&$parts",
			"products?orderby=variations&per_page=100&status_is=completed&$year",
			"customers?orderby=total_spend&per_page=100&$year",
			"customers?orderby=total_spend&per_page=2&$year",
			"customers?orderby=total_spend&per_page=2&page=2&$year",
			"customers?orderby=total_spend&per_page=3&page=100&$year",
			"customers?orderby=total_spend&order=asc&per_page=3&$year",
		] as $request ) {
			$response            = $this->ask( "GET /wc-analytics/reports/$request" );
			$answers[ $request ] = [ $this->items( $response ), $response->get_headers()['X-WP-Total'] ];
		}
		self::assertNotSame( [], $answers[ "products?orderby=variations&order=asc&per_page=3&page=2&$parts" ][0] );
		return $answers;
	}

	/**
	 * Where WooCommerce's figures by segment are explained away, ours have to be those of the totals.
	 */
	private function assert_pieces_of_segments_add_up(): void {
		foreach ( [ 'product', 'customer_type' ] as $segment ) {
			$range = 'interval=quarter&after=2025-01-01T00:00:00&before=2025-12-31T23:59:59';
			/** @var array{totals: array{num_items_sold: int, segments: list<array{subtotals: array{num_items_sold: int}}>}} $answer */
			$answer = $this->item( $this->ask( "GET /wc-analytics/reports/orders/stats?$range&segmentby=$segment" ) );
			$pieces = array_map( static fn( array $one ) => $one['subtotals']['num_items_sold'], $answer['totals']['segments'] );
			self::assertSame( $answer['totals']['num_items_sold'], array_sum( $pieces ), $segment );
		}
	}

	/**
	 * Every report's file has the figures of its route.
	 */
	private function assert_exports_have_these_figures(): void {
		$year = [
			'after'  => '2025-01-01T00:00:00',
			'before' => '2025-12-31T23:59:59',
		];
		foreach ( array_keys( self::figures() ) as $type ) {
			$rows = $this->assert_export_is_of_route( $type, in_array( $type, [ 'stock', 'customers' ], true ) ? [] : $year );
			self::assertGreaterThan( 'downloads' === $type ? -1 : 0, $rows, $type );
		}
		PrivateFolder::delete();
	}

	private function ask( string $request ): WP_REST_Response {
		$response = $this->rest( 'GET', urldecode( substr( $request, strlen( 'GET ' ) ) ) );
		$this->assertRestStatus( $response, 200 );
		return $response;
	}
}
