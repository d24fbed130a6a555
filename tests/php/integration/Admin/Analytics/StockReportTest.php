<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Storewright\Tests\Support\IntegrationTestCase;

/**
 * What is in stock, on both databases.
 *
 * @spec B9-002
 */
final class StockReportTest extends IntegrationTestCase {

	/**
	 * Ids by name.
	 *
	 * @var array<string, int>
	 */
	private array $ids = [];

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		$this->add( 'Oak Table', [ 'stock_quantity' => 3 ] );
		$this->add(
			'Wool Hat',
			[
				'stock_quantity'   => 3,
				'low_stock_amount' => 5,
			]
		);
		$this->add( 'Desk Lamp', [ 'stock_quantity' => 0 ] );
		$this->add( 'Night Novel', [ 'manage_stock' => false ] );
		$this->add( 'Draft', [ 'status' => 'draft' ] );
	}

	public function test_rows_say_how_many_are_left(): void {
		$rows = $this->items( $this->rest( 'GET', '/wc-analytics/reports/stock?orderby=id' ) );
		self::assertSame( [ 'Oak Table', 'Wool Hat', 'Desk Lamp', 'Night Novel' ], array_column( $rows, 'name' ) );
		$hat = [
			'id'               => $this->ids['Wool Hat'],
			'parent_id'        => 0,
			'name'             => 'Wool Hat',
			'sku'              => 'wool-hat',
			'stock_status'     => 'instock',
			'stock_quantity'   => 3,
			'manage_stock'     => true,
			'low_stock_amount' => 5,
		];
		self::assertSame( $hat, $rows[1] );
		self::assertSame( [ 0, false, 2 ], [ $rows[3]['stock_quantity'], $rows[3]['manage_stock'], $rows[3]['low_stock_amount'] ] );
	}

	public function test_filters_order_and_pages(): void {
		self::assertSame( [ 'Wool Hat' ], $this->names( 'type=lowstock' ) );
		self::assertSame( [ 'Desk Lamp' ], $this->names( 'type=outofstock' ) );
		self::assertSame( [ 'Night Novel', 'Oak Table', 'Wool Hat' ], $this->names( 'type=instock&orderby=title' ) );
		self::assertSame( [ 'Oak Table' ], $this->names( "include={$this->ids['Oak Table']}" ) );
		self::assertSame( [ 'Desk Lamp', 'Night Novel', 'Wool Hat' ], $this->names( "exclude={$this->ids['Oak Table']}&orderby=title" ) );
		self::assertSame( [], $this->names( "parent={$this->ids['Oak Table']}" ) );
		self::assertSame( [ 'Night Novel', 'Desk Lamp' ], $this->names( 'orderby=title&order=desc&offset=2' ) );
		$page = $this->rest( 'GET', '/wc-analytics/reports/stock?per_page=3&page=2' );
		self::assertSame( [ '4', '2' ], [ $page->get_headers()['X-WP-Total'], $page->get_headers()['X-WP-TotalPages'] ] );
		self::assertCount( 1, $this->items( $page ) );
	}

	public function test_totals_count_them(): void {
		$totals = [
			'lowstock'    => 1,
			'instock'     => 3,
			'outofstock'  => 1,
			'onbackorder' => 0,
			'products'    => 4,
		];
		self::assertSame( [ 'totals' => $totals ], $this->item( $this->rest( 'GET', '/wc-analytics/reports/stock/stats' ) ) );
	}

	/**
	 * @param string               $name
	 * @param array<string, mixed> $more
	 */
	private function add( string $name, array $more ): void {
		$response = $this->rest(
			'POST',
			'/wc/v3/products',
			$more + [
				'name'          => $name,
				'sku'           => sanitize_title( $name ),
				'manage_stock'  => true,
				'regular_price' => '10',
			]
		);
		$this->assertRestStatus( $response, 201 );
		$id = $this->item( $response )['id'];
		self::assertIsInt( $id );
		$this->ids[ $name ] = $id;
	}

	/**
	 * @return list<mixed>
	 */
	private function names( string $query ): array {
		return array_column( $this->items( $this->rest( 'GET', "/wc-analytics/reports/stock?$query" ) ), 'name' );
	}
}
