<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use DateTimeImmutable;
use Exception;
use Storewright\Admin\Analytics\Declaration\HasOrderNumbers;
use Storewright\Admin\Analytics\PrepareReports;
use Storewright\Admin\Analytics\Query\OrderNumbers;
use Storewright\Kernel\Background\Queue;
use Storewright\Shop\Reports\KeptFigures;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\OrderServices;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * How many different customers, products and coupons there were: counted once of each day and month, and again where orders changed.
 *
 * @spec B9-002
 */
final class DistinctCountsTest extends IntegrationTestCase {

	private const PERIOD = 'after=2026-03-01T00:00:00&before=2026-04-30T23:59:59&per_page=100';

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		foreach ( range( 1, 3 ) as $number ) {
			$this->assertRestStatus(
				$this->rest(
					'POST',
					'/wc/v3/products',
					[
						'name'          => "Thing $number",
						'regular_price' => '10',
					]
				),
				201
			);
		}
	}

	public function test_each_customer_product_and_coupon_counts_once(): void {
		$products = $this->products();
		$this->order( '2026-03-02 10:00:00', 'ada@example.org', [ $products[0] ] );
		$this->order( '2026-03-02 11:00:00', 'ada@example.org', [ $products[0], $products[1] ] );
		$this->order( '2026-03-30 10:00:00', 'bob@example.org', [ $products[1] ] );
		$this->order( '2026-04-05 10:00:00', 'ada@example.org', [ $products[2] ] );

		self::assertSame( [ [ 2, 3 ], [ [ '2026-03', 2 ], [ '2026-04', 1 ] ] ], $this->counts( 'month' ) );
		self::assertSame(
			[ [ '2026-03-02', 1 ], [ '2026-03-30', 1 ], [ '2026-04-05', 1 ] ],
			array_values( array_filter( $this->counts( 'day' )[1], static fn( array $one ) => $one[1] > 0 ) )
		);
		self::assertSame(
			[ [ '2026-10', 1 ], [ '2026-14', 2 ] ],
			array_values( array_filter( $this->counts( 'week' )[1], static fn( array $one ) => $one[1] > 0 ) )
		);
		// Known by now.
		$this->assert_reads_no_order( 'month' );
		$this->assert_reads_no_order( 'day' );
		$this->assert_reads_no_order( 'week' );
	}

	public function test_what_changes_is_counted_again(): void {
		$products = $this->products();
		$first    = $this->order( '2026-03-02 10:00:00', 'ada@example.org', [ $products[0] ] );
		$second   = $this->order( '2026-04-05 10:00:00', 'bob@example.org', [ $products[1] ] );
		self::assertSame( [ [ 2, 2 ], [ [ '2026-03', 1 ], [ '2026-04', 1 ] ] ], $this->counts( 'month' ) );

		$this->change( $second, [ 'billing' => [ 'email' => 'ada@example.org' ] ] );
		self::assertSame( [ 1, 2 ], $this->counts( 'month' )[0] );
		$item = $this->item( $this->rest( 'GET', "/wc/v3/orders/$second" ) )['line_items'];
		self::assertIsArray( $item );
		self::assertIsArray( $item[0] );
		$line = [
			'id'         => $item[0]['id'],
			'product_id' => $products[0],
			'quantity'   => 1,
			'subtotal'   => '10.00',
			'total'      => '10.00',
		];
		$this->change( $second, [ 'line_items' => [ $line ] ] );
		self::assertSame( [ 1, 1 ], $this->counts( 'month' )[0] );
		$this->change( $first, [ 'status' => 'cancelled' ] );
		self::assertSame( [ [ 1, 1 ], [ [ '2026-03', 0 ], [ '2026-04', 1 ] ] ], $this->counts( 'month' ) );
		$this->assertRestStatus( $this->rest( 'DELETE', "/wc/v3/orders/$second?force=true" ), 200 );
		self::assertSame( [ [ 0, 0 ], [ [ '2026-03', 0 ], [ '2026-04', 0 ] ] ], $this->counts( 'month' ) );
	}

	public function test_orders_of_a_deleted_account_are_those_of_whoever_has_them_then(): void {
		$ids = [];
		foreach ( [ 'cleo', 'dora' ] as $name ) {
			$user = wp_insert_user(
				[
					'user_login' => $name,
					'user_email' => "$name@example.org",
					'user_pass'  => 'password',
					'role'       => 'customer',
				]
			);
			self::assertIsInt( $user );
			$ids[ $name ] = $user;
			$this->order( '2026-03-02 10:00:00', "$name@example.org", [ $this->products()[0] ], $ids[ $name ] );
		}
		self::assertSame( 2, $this->counts( 'month' )[0][0] );
		$this->as_administrator();
		$this->assertRestStatus( $this->rest( 'DELETE', "/wc/v3/customers/{$ids['cleo']}?force=true&reassign={$ids['dora']}" ), 200 );
		self::assertSame( 1, $this->counts( 'month' )[0][0] );
	}

	public function test_orders_of_categories_follow_orders_and_products(): void {
		[ $one, $other, $third ] = $this->products();
		$ids                     = [];
		foreach ( [ 'Books', 'Toys' ] as $name ) {
			$term  = wp_insert_term( $name, 'product_cat' );
			$ids[] = is_array( $term ) ? (int) $term['term_id'] : 0;
		}
		$sort = function ( int $product, int ...$categories ): void {
			$named = array_map( static fn( int $id ) => [ 'id' => $id ], array_values( $categories ) );
			$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/products/$product", [ 'categories' => $named ] ), 200 );
		};
		$sort( $one, $ids[0] );
		$sort( $other, $ids[0] );
		$sort( $third, $ids[1] );
		$this->order( '2026-03-02 10:00:00', 'ada@example.org', [ $one, $other ] );
		$this->order( '2026-04-02 10:00:00', 'ada@example.org', [ $other, $third ] );
		self::assertSame( [ 2, 1 ], $this->orders_of( $ids ) );
		self::assertStringNotContainsString( 'COUNT( DISTINCT CASE', $this->asked( fn() => $this->orders_of( $ids ) ) );

		$last = $this->order( '2026-04-03 10:00:00', 'bob@example.org', [ $third ] );
		self::assertSame( [ 2, 2 ], $this->orders_of( $ids ) );
		$sort( $other, ...$ids );
		self::assertSame( [ 2, 3 ], $this->orders_of( $ids ) );
		$sort( $third, $ids[0] );
		self::assertSame( [ 3, 2 ], $this->orders_of( $ids ) );
		$this->change( $last, [ 'status' => 'failed' ] );
		self::assertSame( [ 2, 2 ], $this->orders_of( $ids ) );
		wp_remove_object_terms( $other, [ $ids[1] ], 'product_cat' );
		self::assertSame( [ 2, 0 ], $this->orders_of( $ids ) );
	}

	/**
	 * @param list<int> $categories
	 * @return list<int> Their numbers of orders.
	 */
	private function orders_of( array $categories ): array {
		$rows = array_column(
			$this->items( $this->rest( 'GET', '/wc-analytics/reports/categories?orderby=orders_count&order=desc&' . self::PERIOD ) ),
			'orders_count',
			'category_id'
		);
		return array_map( static fn( int $id ): int => is_int( $rows[ $id ] ?? null ) ? $rows[ $id ] : 0, $categories );
	}

	public function test_all_months_are_counted_in_the_background(): void {
		$this->order( gmdate( 'Y-m-02 10:00:00', (int) strtotime( '-30 months' ) ), 'ada@example.org', [ $this->products()[0] ] );
		$this->order( gmdate( 'Y-m-02 10:00:00', (int) strtotime( '-3 months' ) ), 'bob@example.org', [ $this->products()[1] ] );
		update_option( 'woocommerce_date_type', 'date_created' );
		$path  = '/wc-analytics/reports/revenue/stats?interval=year&after=2023-01-01T00:00:00&before=' . gmdate( 'Y' ) . '-12-31T23:59:59';
		$asked = fn(): string => $this->asked( fn() => $this->rest( 'GET', $path ) );
		// Nobody waits until more than a thousand days are counted one by one.
		self::assertStringContainsString( 'wc_order_stats', $asked() );
		self::assertLessThanOrEqual( time(), wp_next_scheduled( Queue::HOOK, [ PrepareReports::name() ] ), 'It is prepared for the next one.' );
		self::assertNull( ( new PrepareReports() )->run( $this->context(), null, microtime( true ) + 60 ) );
		self::assertStringNotContainsString( 'wc_order_stats', $asked() );
		self::assertSame( [ 2, 2 ], $this->totals( $path ) );
	}

	public function test_months_are_prepared_back_to_the_first_order(): void {
		$products = $this->products();
		$this->order( '2024-02-10 10:00:00', 'ada@example.org', [ $products[0] ] );
		self::assertNull( ( new PrepareReports() )->run( $this->context(), null, microtime( true ) + 60 ) );
		self::assertSame(
			'2024-02-10',
			$this->context()->database->value(
				"SELECT MIN( day ) FROM {$this->context()->database->table( KeptFigures::TABLE )} WHERE unit = %s AND counted > 0",
				KeptFigures::DAY
			)
		);
	}

	public function test_numbers_of_any_number_of_categories_are_joined(): void {
		$report = $this->createMock( HasOrderNumbers::class );
		$report->method( 'numbered_by' )->willReturn( 'x.id' );
		$join = OrderNumbers::join( $report, array_combine( range( 1, 1500 ), range( 1501, 3000 ) ) );
		$ids  = 'SELECT 1 AS id UNION ALL SELECT 700 UNION ALL SELECT 1500 UNION ALL SELECT 1501';
		$read = $this->context()->database->column( "SELECT COALESCE( o.orders, 0 ) FROM ( $ids ) x $join ORDER BY x.id" );
		self::assertSame( [ '1501', '2200', '3000', '0' ], $read );
	}

	public function test_the_best_customers_are_known_and_their_figures_come_from_the_orders(): void {
		$products = $this->products();
		$this->order( '2026-03-02 10:00:00', 'ada@example.org', [ $products[0], $products[1] ] );
		$this->order( '2026-03-30 10:00:00', 'bob@example.org', $products );
		$second = $this->order( '2026-04-05 10:00:00', 'ada@example.org', $products );
		$this->order( '2026-04-06 10:00:00', 'cy@example.org', [ $products[2] ] );
		$this->order( '2026-05-01 00:00:00', 'cy@example.org', [ $products[0], $products[1], $products[2] ] );

		$path  = '/wc-analytics/reports/customers?after=2026-03-01T00:00:00&before=2026-04-30T23:59:59&orderby=total_spend';
		$total = fn(): mixed => $this->rest( 'GET', $path )->get_headers()['X-WP-Total'];
		self::assertSame( '3', $total(), 'Who ordered in May alone is none of them.' );
		self::assertStringNotContainsString( 'SELECT COUNT(*)', $this->asked( $total ) );
		self::assertSame( [ [ 2, 50 ], [ 1, 30 ] ], $this->best( 2 ) );
		self::assertSame( [ [ 2, 50 ], [ 1, 30 ], [ 1, 10 ] ], $this->best( 5 ) );
		self::assertStringContainsString( 's.customer_id IN', $this->asked( fn() => $this->best( 2 ) ) );
		self::assertStringNotContainsString( 'GROUP BY SUBSTR', $this->asked( fn() => $this->best( 2 ) ) );

		$refund = [
			'amount'     => '25.50',
			'api_refund' => false,
		];
		$this->assertRestStatus( $this->rest( 'POST', "/wc/v3/orders/$second/refunds", $refund ), 201 );
		// The refund is of today.
		self::assertSame( [ [ 2, 50 ], [ 1, 30 ] ], $this->best( 2 ) );
		$this->change( $second, [ 'billing' => [ 'email' => 'cy@example.org' ] ] );
		self::assertSame( [ [ 2, 40 ], [ 1, 30 ], [ 1, 20 ] ], $this->best( 3 ) );
		$this->change( $second, [ 'status' => 'cancelled' ] );
		self::assertSame( [ [ 1, 30 ], [ 1, 20 ], [ 1, 10 ] ], $this->best( 3 ) );
		// Who is no customer any more leaves the place to the next one.
		$customers = $this->context()->shop()->report_tables()->customer_lookup;
		$this->context()->database->execute( "DELETE FROM $customers WHERE email = %s", 'bob@example.org' );
		self::assertSame( [ [ 1, 20 ], [ 1, 10 ] ], $this->best( 2 ) );
	}

	/**
	 * @return list<array{mixed, mixed}> Orders and spend of the best customers of March and April.
	 */
	private function best( int $number ): array {
		$path   = "/wc-analytics/leaderboards/customers?after=2026-03-01T00:00:00&before=2026-04-30T23:59:59&per_page=$number";
		$boards = $this->items( $this->rest( 'GET', $path ) );
		/** @var list<list<array{value: mixed}>> $rows */
		$rows = $boards[0]['rows'];
		return array_map( static fn( array $row ): array => [ $row[1]['value'], $row[2]['value'] ], $rows );
	}

	public function test_the_background_job_comes_back_after_it_failed(): void {
		wp_clear_scheduled_hook( Queue::HOOK, [ PrepareReports::name() ] );
		try {
			( new PrepareReports() )->run( $this->context(), 'no date', microtime( true ) + 60 );
			self::fail( 'It should have failed.' );
		} catch ( Exception ) {
			self::assertGreaterThan( time(), wp_next_scheduled( Queue::HOOK, [ PrepareReports::name() ] ) );
		}
	}

	public function test_what_nobody_asks_for_is_forgotten(): void {
		$this->order( '2026-03-02 10:00:00', 'ada@example.org', [ $this->products()[0] ] );
		$this->counts( 'month' );
		$database = $this->context()->database;
		$ids      = new KeptFigures( $database );
		$rows     = fn(): int => (int) $database->value( "SELECT COUNT(*) FROM {$database->table( KeptFigures::TABLE )}" );
		$known    = $rows();
		self::assertGreaterThan( 0, $known );
		$ids->tidy();
		self::assertSame( $known, $rows() );
		$database->execute( "UPDATE {$database->table( KeptFigures::TABLE )} SET made_on = '2026-01-01'" );
		$ids->tidy();
		self::assertSame( 0, $rows() );
	}

	/**
	 * @return list<int>
	 */
	private function products(): array {
		$ids = array_map(
			static fn( mixed $one ): int => is_array( $one ) && is_int( $one['id'] ?? null ) ? $one['id'] : 0,
			$this->items( $this->rest( 'GET', '/wc/v3/products?orderby=id&order=asc' ) )
		);
		return array_values( $ids );
	}

	/**
	 * @param string    $time     In site time.
	 * @param string    $email
	 * @param list<int> $products
	 * @param int       $customer
	 */
	private function order( string $time, string $email, array $products, int $customer = 0 ): int {
		$order = $this->item(
			$this->rest(
				'POST',
				'/wc/v3/orders',
				[
					'status'      => 'completed',
					'billing'     => [ 'email' => $email ],
					'customer_id' => $customer,
					'line_items'  => array_map(
						static fn( int $id ) => [
							'product_id' => $id,
							'quantity'   => 1,
						],
						$products
					),
				]
			)
		);
		self::assertIsInt( $order['id'] ?? null );
		// As an import does.
		( new OrderServices( $this->context() ) )->repository()->update(
			$order['id'],
			static function ( Order $one ) use ( $time ): void {
				$one->created = new DateTimeImmutable( $time, wp_timezone() );
			}
		);
		return $order['id'];
	}

	/**
	 * @param int                  $order
	 * @param array<string, mixed> $changes
	 */
	private function change( int $order, array $changes ): void {
		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/orders/$order", $changes ), 200 );
	}

	/**
	 * @return array{list<int>, list<array{string, int}>} Customers and products in total, and customers of each interval with its name.
	 */
	private function counts( string $interval ): array {
		$path = "/wc-analytics/reports/revenue/stats?interval=$interval&date_type=date_created&" . self::PERIOD;
		$data = $this->item( $this->rest( 'GET', $path ) );
		self::assertIsArray( $data['totals'] );
		self::assertIsArray( $data['intervals'] );
		$all = [];
		foreach ( $data['intervals'] as $one ) {
			self::assertIsArray( $one );
			self::assertIsArray( $one['subtotals'] );
			$all[] = [ $one['interval'], $one['subtotals']['total_customers'] ];
		}
		usort( $all, static fn( array $one, array $other ) => $one[0] <=> $other[0] );
		/** @var list<array{string, int}> $all */
		return [ $this->totals( $path ), $all ];
	}

	/**
	 * @return list<int> Customers and products in total.
	 */
	private function totals( string $path ): array {
		$data = $this->item( $this->rest( 'GET', $path ) );
		self::assertIsArray( $data['totals'] );
		self::assertIsInt( $data['totals']['total_customers'] );
		self::assertIsInt( $data['totals']['products'] );
		return [ $data['totals']['total_customers'], $data['totals']['products'] ];
	}

	private function assert_reads_no_order( string $interval ): void {
		$asked = $this->asked( fn() => $this->counts( $interval ) );
		self::assertStringContainsString( KeptFigures::TABLE, $asked );
		self::assertStringNotContainsString( 'wc_order_stats', $asked );
	}

	/**
	 * @param callable(): mixed $work
	 * @return string The queries that it makes.
	 */
	private function asked( callable $work ): string {
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
