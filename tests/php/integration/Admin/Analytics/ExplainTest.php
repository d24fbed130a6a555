<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Closure;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\PrepareReports;
use Storewright\Tests\Support\ExplanationChecks;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The orders that a figure is made of, on both databases. The golden shop's figures are explained in GoldenReportsTest.
 *
 * @phpstan-type Order array{order_id: int, parent_id: int, order_number: int|string, date: string, value: string}
 * @phpstan-type Answer array{how: string, value: string, sum: string, divided_by: int|null, orders: list<Order>}
 */
final class ExplainTest extends IntegrationTestCase {

	use ExplanationChecks;

	private const RANGE = 'after=2020-01-01T00:00:00&before=2040-12-31T23:59:59';

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	public function test_a_figure_is_the_sum_of_its_orders_and_refunds(): void {
		[ $lamp, $chair, $order, $refund ] = $this->shop();
		$net                               = $this->explain( 'revenue', 'measure=net_revenue' );
		self::assertSame( [ 'sum', '31', '31', null ], [ $net['how'], $net['value'], $net['sum'], $net['divided_by'] ] );
		self::assertEqualsCanonicalizing( [ '21', '20', '-10' ], array_column( $net['orders'], 'value' ) );
		$gross = $this->explain( 'orders', 'measure=gross_sales' );
		self::assertEqualsCanonicalizing( [ '21', '20' ], array_column( $gross['orders'], 'value' ) );

		$refunds = $this->explain( 'orders', 'measure=refunds' );
		self::assertCount( 1, $refunds['orders'] );
		$taken = $refunds['orders'][0];
		self::assertSame( [ $refund, $order, $order, '10' ], [ $taken['order_id'], $taken['parent_id'], $taken['order_number'], $taken['value'] ] );

		$mean = $this->explain( 'orders', 'measure=avg_order_value' );
		self::assertSame( [ 'mean', '20.5', '41', 2 ], [ $mean['how'], $mean['value'], $mean['sum'], $mean['divided_by'] ] );
		$different = $this->explain( 'revenue', 'measure=products' );
		self::assertSame( [ 'different', '2', '4' ], [ $different['how'], $different['value'], $different['sum'] ] );

		$row = $this->explain( 'products', "measure=net_revenue&row[product_id]=$chair" );
		self::assertSame( [ '1' ], array_column( $row['orders'], 'value' ) );
		$paid = $this->context()->database->table( 'wc_order_stats' );
		$this->context()->database->execute( "UPDATE $paid SET date_paid = '2021-01-01 00:00:00'" );
		$dates = array_column( $this->explain( 'products', "measure=net_revenue&row[product_id]=$chair", 'date_paid' )['orders'], 'date' );
		self::assertNotSame( '2021-01-01T00:00:00', $dates[0], 'Items count on the day on which their order was made.' );
		$dates = array_column( $this->explain( 'revenue', 'measure=net_revenue', 'date_paid' )['orders'], 'date' );
		self::assertSame( '2021-01-01T00:00:00', $dates[0] );
		self::assertSame( '30', $this->explain( 'products', "measure=net_revenue&row[product_id]=$lamp" )['value'] );
		self::assertSame( [], $this->explain( 'products', 'measure=net_revenue&row[product_id]=987654' )['orders'] );
		self::assertGreaterThan( 30, $this->assert_orders_explain_all_figures( self::RANGE . '&date_type=date_created' ) );
	}

	public function test_pages_of_many_orders_have_all_of_them_once_the_latest_first(): void {
		[ $lamp ] = $this->shop();
		$orders   = $this->context()->database->table( 'wc_order_stats' );
		$items    = $this->context()->database->table( 'wc_order_product_lookup' );
		foreach ( range( 1, 9 ) as $day ) {
			$order = $this->create( 'orders', [ 'status' => 'completed', 'line_items' => [ [ 'product_id' => $lamp, 'quantity' => $day ] ] ] ); // phpcs:ignore WordPress.Arrays
			foreach ( [ $orders, $items ] as $table ) {
				$this->context()->database->execute( "UPDATE $table SET date_created = %s WHERE order_id = %d", "2025-01-0$day 12:00:00", $order );
			}
		}
		foreach ( [ 'revenue' => 'net_revenue', 'products' => 'items_sold', 'orders' => 'gross_sales' ] as $report => $measure ) { // phpcs:ignore WordPress.Arrays
			$all   = $this->explain( $report, "measure=$measure&per_page=100" );
			$pages = array_map(
				fn( int $page ): array => $this->explain( $report, "measure=$measure&per_page=1&page=$page" )['orders'],
				range( 1, count( $all['orders'] ) )
			);
			self::assertSame( $all['orders'], array_merge( ...$pages ), $report );
			$dates = array_column( $all['orders'], 'date' );
			self::assertSame( '2025-01-01T12:00:00', end( $dates ) );
			rsort( $dates );
			self::assertSame( $dates, array_column( $all['orders'], 'date' ) );
		}
	}

	public function test_how_many_orders_there_are_is_kept_until_one_of_them_changes(): void {
		[ $lamp, , $order ] = $this->shop();
		$asked              = [
			'revenue'  => [ 'net_revenue', 'gross_sales', 'avg_order_value', 'products' ],
			'products' => [ 'items_sold', 'products_count' ],
		];
		foreach ( $asked as $report => $measures ) {
			foreach ( $measures as $measure ) {
				$first   = $this->explain( $report, "measure=$measure" );
				$queries = $this->queries( fn() => self::assertSame( $first, $this->explain( $report, "measure=$measure" ) ) );
				self::assertStringContainsString( 'storewright_report_kept', $queries, $measure );
				self::assertStringNotContainsString( 'COUNT(*) AS orders', $queries, $measure );
			}
		}
		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/orders/$order", [ 'status' => 'cancelled' ] ), 200 );
		$new = $this->create( 'orders', [ 'status' => 'processing', 'line_items' => [ [ 'product_id' => $lamp, 'quantity' => 7 ] ] ] ); // phpcs:ignore WordPress.Arrays
		$net = $this->explain( 'revenue', 'measure=net_revenue' );
		self::assertContains( $new, array_column( $net['orders'], 'order_id' ) );
		self::assertNotContains( $order, array_column( $net['orders'], 'order_id' ) );
		self::assertGreaterThan( 30, $this->assert_orders_explain_all_figures( self::RANGE . '&date_type=date_created' ) );
	}

	public function test_nobody_waits_for_what_the_job_has_added_up(): void {
		$this->shop();
		self::assertNull( ( new PrepareReports() )->run( $this->context(), null, INF ) );
		$asked = [
			'revenue'  => [ 'net_revenue', 'gross_sales', 'refunds', 'avg_order_value', 'products', 'total_customers' ],
			'orders'   => [ 'orders_count', 'avg_items_per_order' ],
			'products' => [ 'items_sold', 'net_revenue', 'products_count' ],
			'taxes'    => [ 'total_tax' ],
			'coupons'  => [ 'amount' ],
		];
		foreach ( $asked as $report => $measures ) {
			foreach ( $measures as $measure ) {
				$queries = $this->queries( fn() => $this->explain( $report, "measure=$measure", DateType::of_shop()->value ) );
				self::assertStringContainsString( 'storewright_report_kept', $queries, "$report $measure" );
				self::assertStringNotContainsString( 'COUNT(*) AS orders', $queries, "$report $measure" );
			}
		}
		self::assertSame( '31', $this->explain( 'revenue', 'measure=net_revenue', DateType::of_shop()->value )['value'] );
	}

	public function test_bad_questions_are_refused_and_say_why(): void {
		$ask = fn( string $of ) => $this->rest( 'GET', "/wc-analytics/reports/$of" );
		$this->assertRestError( $ask( 'revenue/explain' ), 'rest_missing_callback_param', 400 );
		$this->assertRestError( $ask( 'revenue/explain?measure=luck' ), 'rest_invalid_param', 400 );
		$this->assertRestError( $ask( 'products/explain?measure=net_revenue&row[color]=red' ), 'rest_invalid_param', 400 );
		$this->assertRestError( $ask( 'products/explain?measure=net_revenue&row[product_id]=red' ), 'rest_invalid_param', 400 );
		$this->assertRestError( $ask( 'products/explain?measure=variations_count&row[product_id]=1' ), 'rest_invalid_param', 400 );
		$this->assertRestError( $ask( 'categories/explain?measure=net_revenue' ), 'rest_missing_callback_param', 400 );
		$this->as_subscriber();
		$this->assertRestError( $ask( 'revenue/explain?measure=net_revenue' ), 'woocommerce_rest_cannot_view', 403 );
	}

	/**
	 * What the database was asked.
	 *
	 * @param Closure(): mixed $request
	 */
	private function queries( Closure $request ): string {
		$asked = [];
		$note  = static function ( string $query ) use ( &$asked ): string {
			$asked[] = $query;
			return $query;
		};
		add_filter( 'query', $note );
		$request();
		remove_filter( 'query', $note );
		return implode( "\n", $asked );
	}

	/**
	 * @return Answer
	 */
	private function explain( string $report, string $arguments, string $type = 'date_created' ): array {
		$response = $this->rest( 'GET', "/wc-analytics/reports/$report/explain?$arguments&date_type=$type&" . self::RANGE );
		$this->assertRestStatus( $response, 200 );
		/** @var Answer $answer */
		$answer = $this->item( $response );
		return $answer;
	}

	/**
	 * Two orders of lamps for 10, one with a chair for 1, one lamp given back; a third one was cancelled.
	 *
	 * @return array{int, int, int, int} The lamp, the chair, the order that was refunded, and its refund.
	 */
	private function shop(): array {
		$lamp  = $this->create( 'products', [ 'name' => 'Lamp', 'regular_price' => '10' ] ); // phpcs:ignore WordPress.Arrays
		$chair = $this->create( 'products', [ 'name' => 'Chair', 'regular_price' => '1' ] ); // phpcs:ignore WordPress.Arrays
		$items = static fn( int ...$ids ): array => array_map( static fn( int $id ) => [ 'product_id' => $id, 'quantity' => $id === $lamp ? 2 : 1 ], $ids ); // phpcs:ignore WordPress.Arrays
		$order = $this->create( 'orders', [ 'status' => 'completed', 'line_items' => $items( $lamp ) ] ); // phpcs:ignore WordPress.Arrays
		$this->create( 'orders', [ 'status' => 'processing', 'line_items' => $items( $lamp, $chair ) ] ); // phpcs:ignore WordPress.Arrays
		$this->create( 'orders', [ 'status' => 'cancelled', 'line_items' => $items( $chair ) ] ); // phpcs:ignore WordPress.Arrays
		/** @var array{line_items: list<array{id: int}>} $stored */
		$stored = $this->item( $this->rest( 'GET', "/wc/v3/orders/$order" ) );
		$refund = $this->create(
			"orders/$order/refunds",
			[
				'api_refund' => false,
				'amount'     => '10',
				'line_items' => [
					[
						'id'           => $stored['line_items'][0]['id'],
						'quantity'     => 1,
						'refund_total' => 10,
					],
				],
			]
		);
		return [ $lamp, $chair, $order, $refund ];
	}

	/**
	 * @param string               $path
	 * @param array<string, mixed> $data
	 */
	private function create( string $path, array $data ): int {
		$response = $this->rest( 'POST', "/wc/v3/$path", $data );
		$this->assertRestStatus( $response, 201 );
		$id = $this->item( $response )['id'];
		self::assertIsInt( $id );
		return $id;
	}
}
