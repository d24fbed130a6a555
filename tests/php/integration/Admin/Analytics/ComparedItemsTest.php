<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use PHPUnit\Framework\Attributes\TestWith;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Figures of items that are compared: split by those that a request names, each equal to what the orders' items say, on both databases.
 *
 * @spec B2-044
 */
final class ComparedItemsTest extends IntegrationTestCase {

	private const YEAR = 'interval=month&after=2025-01-01T00:00:00&before=2025-12-31T23:59:59';

	/**
	 * @var list<int>
	 */
	private array $products = [];

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		foreach ( [ '10.10', '20.20', '40.40' ] as $number => $price ) {
			$this->products[] = $this->created(
				'products',
				[
					'name'          => "Product $number",
					'regular_price' => $price,
				]
			);
		}
		$this->order( '2025-01-31 23:59:59', [ 0, 0, 1 ] );
		$this->order( '2025-02-01 00:00:00', [ 1, 2 ] );
		$this->order( '2025-03-05 12:00:00', [ 2, 0 ] );
		$this->order( '2026-01-01 00:00:00', [ 0 ] );
	}

	public function test_the_named_ones_alone_are_answered_also_without_figures(): void {
		$unsold        = $this->created( 'products', [ 'name' => 'Unsold' ] );
		[ $one, $two ] = $this->products;
		$answer        = $this->stats( "products/stats?segmentby=product&products[]=$two&products[]=$one&products[]=$unsold" );
		self::assertSame(
			[
				[ $one, 'Product 0', 3, 30.3 ],
				[ $two, 'Product 1', 2, 40.4 ],
				[ $unsold, 'Unsold', 0, 0 ],
			],
			self::segments( $answer['totals'] )
		);
		self::assertSame( [ 5, 70.7 ], [ $answer['totals']['items_sold'], $answer['totals']['net_revenue'] ] );
		$by_month = array_map( static fn( array $month ) => array_column( self::segments( $month['subtotals'] ), 2 ), $answer['intervals'] );
		self::assertSame( [ [ 2, 1, 0 ], [ 0, 1, 0 ], [ 1, 0, 0 ], [ 0, 0, 0 ] ], array_slice( $by_month, 0, 4 ) );
	}

	public function test_segments_count_products_and_variations_and_go_by_the_fields_that_are_asked_for(): void {
		$of  = function ( string $query ): array {
			/** @var list<array{subtotals: array<string, int|float>}> $segments */
			$segments = $this->stats( "products/stats?segmentby=category&$query" )['totals']['segments'];
			return $segments[0]['subtotals'];
		};
		$all = $of( '' );
		self::assertSame( [ 3, 1 ], [ $all['products_count'], $all['variations_count'] ] );
		self::assertSame( [ 'items_sold' ], array_keys( $of( 'fields=items_sold' ) ) );
		self::assertSame( [ 'products_count' => 3 ], $of( 'fields=products_count' ) );
	}

	public function test_each_that_is_named_has_a_row_with_zeros_where_nothing_was_sold(): void {
		$unsold        = $this->created( 'products', [ 'name' => 'Unsold' ] );
		[ $one, $two ] = $this->products;
		// Rows were given other dates, which the sums by month do not know.
		( new ReportRun( $this->context() ) )->forget();
		$named = "products?products=$two,$unsold,$one,999999&" . self::YEAR;
		$list  = fn( string $query ) => $this->items( $this->rest( 'GET', "/wc-analytics/reports/$named&$query" ) );
		$rows  = static fn( string $query ) => array_column( $list( $query ), 'items_sold', 'product_id' );
		$all   = [
			$one    => 3,
			$two    => 2,
			$unsold => 0,
		];
		self::assertSame( $all, $rows( 'orderby=items_sold' ) );
		self::assertSame( array_reverse( $all, true ), $rows( 'orderby=items_sold&order=asc' ) );
		self::assertSame( $all, $rows( 'orderby=product_name&order=asc' ) );
		self::assertSame( [ $two => 2 ], $rows( 'orderby=items_sold&per_page=1&page=2' ) );
		self::assertSame( '3', $this->rest( 'GET', "/wc-analytics/reports/$named&per_page=1" )->get_headers()['X-WP-Total'] );
		$answer = $this->rest( 'GET', "/wc-analytics/reports/$named&per_page=1" )->get_data();
		self::assertStringContainsString( '"extended_info":{}', (string) wp_json_encode( $answer ) );
		// With another filter it is not asked what there is of each.
		$category = (int) get_option( 'default_product_cat' );
		self::assertSame( array_filter( $all ), $rows( "categories=$category&orderby=items_sold" ) );
	}

	public function test_a_product_s_variations_that_are_compared_have_a_row_each_beside_the_sums_by_month(): void {
		$chair = $this->chair();
		$stool = $this->chair( 'Stool' );
		// Orders are of now, and the month is a whole one: what was sold is read from the sums.
		$this->products = [ $chair['product'] ];
		$this->created( 'orders', [ 'status' => 'completed', 'line_items' => [ [ 'product_id' => $chair['product'], 'variation_id' => $chair['Red'], 'quantity' => 2 ] ] ] ); // phpcs:ignore WordPress.Arrays
		( new ReportRun( $this->context() ) )->start();
		$this->finish_report_run();
		$month = gmdate( '\a\f\t\e\r=Y-m-01\T00:00:00&\b\e\f\o\r\e=Y-m-t\T23:59:59' );
		$read  = 0;
		$note  = static function ( string $sql ) use ( &$read ): string {
			$read += str_contains( $sql, 'storewright_report_items' ) ? 1 : 0;
			return $sql;
		};
		add_filter( 'query', $note );
		$rows = $this->items(
			$this->rest(
				'GET',
				"/wc-analytics/reports/variations?products={$chair['product']}&variations={$chair['Blue']},{$chair['Red']},{$stool['Red']}&orderby=items_sold&$month"
			)
		);
		remove_filter( 'query', $note );
		self::assertGreaterThan( 0, $read );
		self::assertSame(
			[ [ $chair['product'], $chair['Red'], 2 ], [ $chair['product'], $chair['Blue'], 0 ] ],
			array_map( static fn( array $row ) => [ $row['product_id'], $row['variation_id'], $row['items_sold'] ], $rows )
		);
	}

	/**
	 * @param string $report
	 * @param string $by     The argument that names rows.
	 * @param string $id     Column of the row's id.
	 */
	#[TestWith( [ 'coupons', 'coupons', 'coupon_id' ] )]
	#[TestWith( [ 'categories', 'categories', 'category_id' ] )]
	#[TestWith( [ 'taxes', 'taxes', 'tax_rate_id' ] )]
	public function test_so_has_each_coupon_category_and_tax_rate( string $report, string $by, string $id ): void {
		$unsold = match ( $report ) {
			'coupons'    => $this->created( 'coupons', [ 'code' => 'unused' ] ),
			'categories' => $this->created( 'products/categories', [ 'name' => 'Empty' ] ),
			default      => $this->created( 'taxes', [ 'name' => 'VAT', 'country' => 'AT', 'rate' => '20' ] ), // phpcs:ignore WordPress.Arrays
		};
		[ $row ] = $this->items( $this->rest( 'GET', "/wc-analytics/reports/$report?$by=$unsold&" . self::YEAR ) );
		self::assertSame( [ $unsold, 0 ], [ $row[ $id ], $row['orders_count'] ] );
		$of_rate = array_intersect_key( $row, array_flip( [ 'name', 'tax_rate', 'country', 'state' ] ) );
		self::assertSame( 'taxes' === $report ? [ 'VAT', 20, 'AT', '' ] : [], array_values( $of_rate ) );
	}

	public function test_each_equals_what_the_items_say(): void {
		$answer = $this->stats( 'products/stats?segmentby=product&products=' . implode( ',', $this->products ) );
		$rows   = $this->context()->database->rows(
			"SELECT product_id, SUM( product_qty ) AS items, SUM( product_net_revenue ) AS net
			FROM {$this->context()->shop()->report_tables()->product_lookup}
			WHERE date_created BETWEEN '2025-01-01 00:00:00' AND '2025-12-31 23:59:59' GROUP BY product_id ORDER BY product_id"
		);
		self::assertSame(
			array_map( static fn( array $row ) => [ (int) $row['product_id'], (int) $row['items'], round( (float) $row['net'], 2 ) ], $rows ),
			array_map( static fn( array $one ) => [ $one[0], $one[2], (float) $one[3] ], self::segments( $answer['totals'] ) )
		);
	}

	public function test_a_product_is_split_by_its_own_variations(): void {
		$chair = $this->chair();
		$this->chair( 'Stool' );
		$this->products = [ $chair['product'] ];
		$this->order( '2025-05-05 12:00:00', [ 0 ], $chair['Red'] );
		$answer = $this->stats( "products/stats?segmentby=variation&products={$chair['product']}" );
		self::assertSame(
			[
				$chair['Red']  => 1,
				$chair['Blue'] => 0,
			],
			array_column( self::segments( $answer['totals'] ), 2, 0 )
		);
	}

	public function test_without_names_all_are_answered(): void {
		self::assertCount( 3, self::segments( $this->stats( 'products/stats?segmentby=product' )['totals'] ) );
	}

	/**
	 * Makes a product in two colors.
	 *
	 * @return array{product: int, Red: int, Blue: int} Its id, and those of its variations.
	 */
	private function chair( string $name = 'Chair' ): array {
		$color   = [
			'name'      => 'Color',
			'options'   => [ 'Red', 'Blue' ],
			'variation' => true,
		];
		$product = $this->created(
			'products',
			[
				'name'       => $name,
				'type'       => 'variable',
				'attributes' => [ $color ],
			]
		);
		$of      = function ( string $option ) use ( $product ): int {
			$chosen = [
				'name'   => 'Color',
				'option' => $option,
			];
			return $this->created(
				"products/$product/variations",
				[
					'regular_price' => '7',
					'attributes'    => [ $chosen ],
				]
			);
		};
		return [
			'product' => $product,
			'Red'     => $of( 'Red' ),
			'Blue'    => $of( 'Blue' ),
		];
	}

	/**
	 * @param string    $created
	 * @param list<int> $items     Which products.
	 * @param int       $variation Of all of them.
	 */
	private function order( string $created, array $items, int $variation = 0 ): void {
		$id = $this->created(
			'orders',
			[
				'status'     => 'completed',
				'line_items' => array_map(
					fn( int $number ) => [
						'product_id'   => $this->products[ $number ],
						'variation_id' => $variation,
						'quantity'     => 1,
					],
					$items
				),
			]
		);
		foreach ( [ 'order_stats', 'product_lookup' ] as $table ) {
			$this->context()->database->execute(
				"UPDATE {$this->context()->shop()->report_tables()->$table} SET date_created = %s WHERE order_id = %d",
				$created,
				$id
			);
		}
	}

	/**
	 * @param string               $path
	 * @param array<string, mixed> $body
	 */
	private function created( string $path, array $body ): int {
		$response = $this->rest( 'POST', "/wc/v3/$path", $body );
		$this->assertRestStatus( $response, 201 );
		$id = $this->item( $response )['id'];
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * @return array{totals: array<string, mixed>, intervals: list<array{subtotals: array<string, mixed>}>}
	 */
	private function stats( string $query ): array {
		$response = $this->rest( 'GET', "/wc-analytics/reports/$query&order=asc&per_page=100&" . self::YEAR );
		$this->assertRestStatus( $response, 200 );
		/** @var array{totals: array<string, mixed>, intervals: list<array{subtotals: array<string, mixed>}>} */
		return $this->item( $response );
	}

	/**
	 * @param array<string, mixed> $figures
	 * @return list<array{int, string, int, int|float}> Id, name, pieces and net sales of each.
	 */
	private static function segments( array $figures ): array {
		/** @var list<array{segment_id: int, segment_label: string, subtotals: array{items_sold: int, net_revenue: int|float}}> $segments */
		$segments = $figures['segments'];
		return array_map(
			static fn( array $one ) => [
				$one['segment_id'],
				$one['segment_label'],
				$one['subtotals']['items_sold'],
				$one['subtotals']['net_revenue'],
			],
			$segments
		);
	}
}
