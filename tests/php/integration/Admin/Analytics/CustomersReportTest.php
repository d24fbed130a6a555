<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Storewright\Shop\Reports\CountedStatuses;
use Storewright\Shop\Reports\CustomerCheck;
use Storewright\Shop\Reports\SumCustomers;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The report of customers: its rows, filters and figures, and the leaderboard of customers, on both databases.
 *
 * @spec B2-044
 */
final class CustomersReportTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		$product = $this->created(
			'/wc/v3/products',
			[
				'name'          => 'Oak Table',
				'regular_price' => '40',
			]
		);
		$first   = $this->order( $product, 3, 'Ada', 'Ash', 'ada@example.test', 'DE' );
		$this->order( $product, 1, 'Ada', 'Ash', 'ada@example.test', 'DE' );
		$this->order( $product, 1, 'Ben', 'Brook', 'ben@example.test', 'FR' );
		$this->order( $product, 5, 'Cleo', 'Clay', 'cleo@example.test', '', 'cancelled' );
		$this->created(
			"/wc/v3/orders/$first/refunds",
			[
				'amount'     => '40',
				'api_refund' => false,
			]
		);
	}

	public function test_rows_say_who_ordered_how_much(): void {
		$rows = $this->items( $this->rest( 'GET', '/wc-analytics/reports/customers?orderby=total_spend&order=desc' ) );
		self::assertSame( [ 'Ada Ash', 'Ben Brook', 'Cleo Clay' ], array_column( $rows, 'name' ) );
		self::assertSame( [ 2, 1, 0 ], array_column( $rows, 'orders_count' ) );
		self::assertSame( [ 120, 40, 0 ], array_column( $rows, 'total_spend' ) );
		self::assertSame( [ 60, 40, 0 ], array_column( $rows, 'avg_order_value' ) );
		self::assertSame( [ null, null, null ], array_column( $rows, 'date_registered' ) );
		self::assertNull( $rows[2]['date_last_order'] );
		$by_name = $this->items( $this->rest( 'GET', '/wc-analytics/reports/customers?orderby=name&order=desc' ) );
		self::assertSame( array_reverse( $rows ), $by_name );
	}

	public function test_filters_by_who_they_are(): void {
		self::assertSame( 'Ben Brook', $this->names( 'search=brook' ) );
		self::assertSame( '', $this->names( 'search=cleo%25&searchby=email' ) );
		self::assertSame( 'Cleo Clay', $this->names( 'search=cleo@&searchby=email' ) );
		self::assertSame( 'Cleo Clay', $this->names( 'search=cleo@&searchby=all' ) );
		self::assertSame( 'Ada Ash, Ben Brook', $this->names( 'country_includes=DE,FR' ) );
		self::assertSame( 'Ben Brook, Cleo Clay', $this->names( 'country_excludes=DE' ) );
		self::assertSame( 'Ada Ash, Ben Brook', $this->names( 'filter_empty[]=country' ) );
		$id = $this->items( $this->rest( 'GET', '/wc-analytics/reports/customers?search=Ben' ) )[0]['id'];
		self::assertIsInt( $id );
		self::assertSame( 'Ben Brook', $this->names( "name_includes=$id" ) );
		self::assertSame( 'Ada Ash, Cleo Clay', $this->names( "email_excludes=$id" ) );
		self::assertSame( 'Ben Brook', $this->names( "customers[]=$id" ) );
		self::assertSame( '', $this->names( 'users[]=' . get_current_user_id() . '&country_includes=DE' ) );
	}

	public function test_filters_by_what_they_ordered(): void {
		self::assertSame( 'Ada Ash', $this->names( 'orders_count_min=2' ) );
		self::assertSame( 'Ben Brook, Cleo Clay', $this->names( 'orders_count_max=1' ) );
		self::assertSame( 'Ada Ash, Ben Brook', $this->names( 'total_spend_between[]=40&total_spend_between[]=120' ) );
		self::assertSame( 'Ben Brook', $this->names( 'avg_order_value_min=1&avg_order_value_max=59.99' ) );
		self::assertSame( 'Ada Ash, Ben Brook', $this->names( 'match=any&orders_count_min=2&country_includes=FR' ) );
		self::assertSame( '', $this->names( 'last_order_before=2020-01-01T00:00:00' ) );
		self::assertSame( 'Ada Ash, Ben Brook', $this->names( 'last_order_after=2020-01-01T00:00:00' ) );
		self::assertSame( 'Ada Ash, Ben Brook', $this->names( 'after=2020-01-01T00:00:00' ) );
		self::assertSame( '', $this->names( 'after=2020-01-01T00:00:00&before=2020-12-31T23:59:59' ) );
		self::assertSame( '', $this->names( 'last_active_between[]=2020-01-01T00:00:00&last_active_between[]=2020-12-31T00:00:00' ) );
		self::assertSame( '', $this->names( 'registered_after=2020-01-01T00:00:00' ) );
	}

	public function test_what_is_no_time_or_no_pair_is_refused(): void {
		$bad = [ 'total_spend_between[]=1', 'registered_before=soon', 'filter_empty[]=shoe', 'last_active_between[]=x&last_active_between[]=y' ];
		foreach ( $bad as $query ) {
			$this->assertRestError( $this->rest( 'GET', "/wc-analytics/reports/customers?$query" ), 'rest_invalid_param', 400 );
		}
	}

	public function test_figures_are_means_of_customers(): void {
		$figures = $this->item( $this->rest( 'GET', '/wc-analytics/reports/customers/stats' ) );
		$totals  = [
			'customers_count'     => 3,
			'avg_orders_count'    => 1,
			'avg_total_spend'     => 160 / 3,
			'avg_avg_order_value' => 50,
		];
		self::assertEqualsWithDelta( [ 'totals' => $totals ], $figures, 0.0001 );
		$of_one = $this->item( $this->rest( 'GET', '/wc-analytics/reports/customers/stats?country_includes=FR&fields[]=customers_count' ) );
		self::assertSame( [ 'totals' => [ 'customers_count' => 1 ] ], $of_one );
	}

	public function test_the_figures_are_those_of_the_statuses_that_count_now(): void {
		$check = new CustomerCheck( $this->context() );
		self::assertTrue( $check->is_complete() );
		self::assertSame( [ 120, 40, 0 ], $this->spent() );
		update_option( CountedStatuses::OPTION, [ 'pending' ] );
		self::assertFalse( $check->is_complete() );
		self::assertSame( [ 200, 120, 40 ], $this->spent() );
		$stats = $this->item( $this->rest( 'GET', '/wc-analytics/reports/customers/stats' ) );

		self::assertNull( ( new SumCustomers() )->run( $this->context(), null, microtime( true ) + 10 ) );
		self::assertTrue( $check->is_complete() );
		self::assertSame( 0, $check->drift() );
		self::assertSame( [ 200, 120, 40 ], $this->spent() );
		self::assertEqualsWithDelta( $stats, $this->item( $this->rest( 'GET', '/wc-analytics/reports/customers/stats' ) ), 0.0001 );
		self::assertSame( 'Ada Ash', $this->names( 'total_spend_between[]=110&total_spend_between[]=130' ) );
	}

	public function test_a_check_corrects_what_others_have_changed(): void {
		$tables = $this->context()->shop()->report_tables();
		$check  = new CustomerCheck( $this->context() );
		$this->context()->database->execute( "UPDATE {$tables->customer_lookup} SET storewright_spent = 7, storewright_orders = 9" );
		self::assertSame( 4, $check->drift() );
		$last = $check->step( 0 );
		self::assertNull( $check->step( (int) $last ) );
		$check->complete();
		self::assertSame( 0, $check->drift() );
		self::assertSame( [ 120, 40, 0 ], $this->spent() );
	}

	/**
	 * @return list<mixed> What customers spent, those who spent most first.
	 */
	private function spent(): array {
		return array_column( $this->items( $this->rest( 'GET', '/wc-analytics/reports/customers?orderby=total_spend&order=desc' ) ), 'total_spend' );
	}

	public function test_the_best_are_in_the_leaderboard(): void {
		$boards = $this->items( $this->rest( 'GET', '/wc-analytics/leaderboards?persisted_query={"period":"year"}' ) );
		self::assertSame( [ 'customers', 'coupons', 'categories', 'products' ], array_column( $boards, 'id' ) );
		/** @var list<list<array{display: string, value: string|int|float, format?: string}>> $rows */
		$rows   = $boards[0]['rows'];
		$values = array_map( static fn( array $row ) => array_column( $row, 'value' ), $rows );
		self::assertSame( [ [ 'Ada Ash', 2, 120 ], [ 'Ben Brook', 1, 40 ] ], $values );
		self::assertStringContainsString( 'period=year', $rows[0][0]['display'] );
		self::assertSame( [ 'number', 'currency' ], [ $rows[0][1]['format'] ?? '', $rows[0][2]['format'] ?? '' ] );
		$one = $this->items( $this->rest( 'GET', '/wc-analytics/leaderboards/products?per_page=1' ) );
		self::assertSame( [ 'products' ], array_column( $one, 'id' ) );
		self::assertSame( 'Oak Table', $one[0]['rows'][0][0]['value'] ?? null );
		$this->assertRestError( $this->rest( 'GET', '/wc-analytics/leaderboards?persisted_query=period' ), 'rest_invalid_param', 400 );
		$this->assertRestError( $this->rest( 'GET', '/wc-analytics/leaderboards/shoes' ), 'rest_invalid_param', 400 );
	}

	public function test_a_page_by_what_was_spent_in_a_time_reads_the_orders_of_its_customers_alone(): void {
		$product = $this->created( '/wc/v3/products', [ 'regular_price' => '20' ] );
		$this->order( $product, 2, 'Dan', 'Dale', 'dan@example.test', 'US' );
		$this->order( $product, 1, 'Eve', 'Elm', 'eve@example.test', 'US' );
		$now   = current_datetime();
		$time  = '&after=' . $now->modify( 'first day of last month' )->format( 'Y-m-d\T00:00:00' )
			. '&before=' . $now->modify( 'last day of next month' )->format( 'Y-m-d\T23:59:59' );
		$names = fn( string $more ): array => array_column(
			$this->items( $this->rest( 'GET', "/wc-analytics/reports/customers?orderby=total_spend$time$more" ) ),
			'first_name'
		);
		// Of those who spent the same, who came later is first.
		$all = [ 'Ada', 'Dan', 'Ben', 'Eve' ];
		self::assertSame( $all, $names( '' ) );
		self::assertSame( $all, [ ...$names( '&per_page=1' ), ...$names( '&per_page=1&page=2' ), ...$names( '&per_page=2&page=2' ) ] );
		self::assertSame( array_reverse( $all ), $names( '&order=asc' ) );
		self::assertSame( [ 'Dan' ], $names( '&search=dan&searchby=email' ) );
		$queries = '';
		$note    = static function ( string $sql ) use ( &$queries ): string {
			$queries .= $sql;
			return $sql;
		};
		add_filter( 'query', $note );
		$names( '&per_page=2' );
		remove_filter( 'query', $note );
		self::assertStringContainsString( 'INNER JOIN ( SELECT s.customer_id', $queries );
		self::assertMatchesRegularExpression( '/WHERE \( s\.customer_id IN \( \d+, \d+ \) \)/', $queries );
		$customers = $this->context()->shop()->report_tables()->customer_lookup;
		$this->context()->database->execute( "DELETE FROM $customers WHERE email = %s", 'dan@example.test' );
		self::assertSame( [ 'Ada', 'Ben' ], $names( '&per_page=2' ), 'Who is no customer any more leaves the place to the next one.' );
	}

	private function order(
		int $product,
		int $quantity,
		string $first,
		string $last,
		string $email,
		string $country,
		string $status = 'completed'
	): int {
		return $this->created(
			'/wc/v3/orders',
			[
				'status'     => $status,
				'billing'    => [
					'first_name' => $first,
					'last_name'  => $last,
					'email'      => $email,
					'country'    => $country,
				],
				'line_items' => [
					[
						'product_id' => $product,
						'quantity'   => $quantity,
					],
				],
			]
		);
	}

	/**
	 * @param string               $path
	 * @param array<string, mixed> $body
	 */
	private function created( string $path, array $body ): int {
		$response = $this->rest( 'POST', $path, $body );
		$this->assertRestStatus( $response, 201 );
		$id = $this->item( $response )['id'];
		self::assertIsInt( $id );
		return $id;
	}

	private function names( string $query ): string {
		$response = $this->rest( 'GET', "/wc-analytics/reports/customers?orderby=name&order=asc&$query" );
		$this->assertRestStatus( $response, 200 );
		$names = array_column( $this->items( $response ), 'name' );
		self::assertSame( (string) count( $names ), $response->get_headers()['X-WP-Total'] );
		return implode( ', ', array_filter( $names, 'is_string' ) );
	}
}
