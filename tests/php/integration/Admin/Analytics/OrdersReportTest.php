<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The list of orders and refunds, on both databases.
 *
 * @spec B9-002
 *
 * @phpstan-type Row array{order_id: int, parent_id: int, order_number: int, status: string, net_total: int|float, total_formatted: string,
 *     customer_type: string, extended_info?: array{products: list<array<string, string>>, customer: array<string, mixed>,
 *     attribution: array{origin: string}}}
 */
final class OrdersReportTest extends IntegrationTestCase {

	private int $first;

	private int $second;

	private int $refund;

	private int $product;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'storewright_order_statuses', static fn( array $all ) => $all + [ 'packed' => 'Packed' ] );
		$this->as_shop_manager();
		$this->product = $this->created(
			'/wc/v3/products',
			[
				'name'          => 'Oak Table',
				'regular_price' => '40',
			]
		);
		$this->first   = $this->order( 2, 'organic' );
		$this->second  = $this->order( 1, '' );
		$this->refund  = $this->created(
			"/wc/v3/orders/{$this->first}/refunds",
			[
				'amount'     => '12.50',
				'api_refund' => false,
			]
		);
	}

	public function test_refunds_stand_beside_their_orders(): void {
		$rows = $this->rows( 'extended_info=true' );
		self::assertSame( [ $this->first, $this->first, $this->second ], $this->column( $rows, 'order_number' ) );
		$refund = $this->row( $rows, $this->refund );
		self::assertSame( [ $this->first, 'completed', -12.5 ], [ $refund['parent_id'], $refund['status'], $refund['net_total'] ] );
		self::assertSame( '$80.00 $67.50', $refund['total_formatted'] );
		self::assertSame( '$40.00', $this->row( $rows, $this->second )['total_formatted'] );
		$product = [
			'id'       => (string) $this->product,
			'name'     => 'Oak Table',
			'quantity' => '2',
		];
		self::assertSame( [ $product ], $refund['extended_info']['products'] ?? null );
		$order = $this->row( $rows, $this->first )['extended_info'] ?? null;
		self::assertSame( [ $product ], $order['products'] ?? null );
		self::assertSame( 'ada@example.test', $order['customer']['email'] ?? null );
		self::assertSame( 'Organic: google', $order['attribution']['origin'] ?? null );
	}

	public function test_a_plugin_s_status_narrows_the_report_down(): void {
		$packed = $this->order( 1, '' );
		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/orders/$packed", [ 'status' => 'packed' ] ), 200 );
		self::assertSame( [ $packed ], $this->column( $this->rows( 'status_is=packed' ), 'order_id' ) );
		self::assertNotContains( $packed, $this->column( $this->rows( 'status_is_not=packed' ), 'order_id' ) );
		$refused = $this->rest( 'GET', '/wc-analytics/reports/orders?status_is=packet' );
		self::assertSame( 400, $refused->get_status() );
	}

	public function test_another_filter_that_matches_brings_nothing_in_from_the_trash(): void {
		$gone = $this->order( 3, '' );
		$this->assertRestStatus( $this->rest( 'DELETE', "/wc/v3/orders/$gone" ), 200 );
		$ids   = fn( string $query ): array => array_keys( array_column( $this->rows( $query ), null, 'order_number' ) );
		$count = fn( string $query ): mixed => ( (array) $this->item(
			$this->rest( 'GET', "/wc-analytics/reports/orders/stats?$query" )
		)['totals'] )['orders_count'];
		$rest  = [ $this->first, $this->second ];
		foreach ( [ 'status_is=on-hold', 'status_is_not=completed', 'status_is_not=on-hold' ] as $status ) {
			$query = "match=any&$status&product_includes={$this->product}";
			self::assertEqualsCanonicalizing( $rest, $ids( $query ), $status );
			self::assertSame( 2, $count( $query ), $status );
		}
		foreach ( [ 'match=any&status_is=trash&coupon_includes=987654', 'status_is=trash' ] as $query ) {
			self::assertSame( [ $gone ], $ids( $query ), 'Somebody asks for it.' );
			self::assertSame( 1, $count( $query ) );
		}
	}

	public function test_filters_and_order(): void {
		$ids = fn( string $query ): array => $this->column( $this->rows( $query ), 'order_id' );
		self::assertSame( [ $this->refund ], $ids( 'refunds=all' ) );
		self::assertSame( [ $this->first, $this->second ], $ids( 'refunds=none' ) );
		self::assertSame( [ $this->first ], $ids( 'customer_type=new' ) );
		self::assertSame( [ $this->second ], $ids( 'customer_type=returning' ) );
		self::assertSame( [ $this->second ], $ids( "order_includes={$this->second}" ) );
		self::assertSame( [ $this->first, $this->refund ], $ids( "order_excludes={$this->second}" ) );
		self::assertSame( [ $this->first, $this->second ], $ids( "product_includes={$this->product}" ) );
		self::assertSame( [], $ids( 'status_is[]=processing' ) );
		$others = $this->created( '/wc/v3/products', [ 'name' => 'Ash Chair' ] );
		$total  = fn( string $query ): string => $this->rest(
			'GET',
			"/wc-analytics/reports/orders?per_page=1&after=2020-01-01T00:00:00&before=2099-12-31T23:59:59&$query"
		)->get_headers()['X-WP-Total'];
		self::assertSame( [ '1', '3' ], [ $total( "product_excludes={$this->product}" ), $total( "product_excludes=$others" ) ] );
		self::assertSame( '2', $total( "product_excludes=$others&refunds=none" ) );
		$page = $this->rest( 'GET', '/wc-analytics/reports/orders?orderby=net_total&order=desc&per_page=1&page=2' );
		self::assertSame( [ '3', '3' ], [ $page->get_headers()['X-WP-Total'], $page->get_headers()['X-WP-TotalPages'] ] );
		/** @var list<Row> $rows */
		$rows = $this->data( $page );
		self::assertSame( [ $this->second ], $this->column( $rows, 'order_id' ) );
	}

	/**
	 * @param int    $quantity
	 * @param string $source   How the customer came.
	 */
	private function order( int $quantity, string $source ): int {
		$meta = [
			[
				'key'   => '_wc_order_attribution_source_type',
				'value' => $source,
			],
			[
				'key'   => '_wc_order_attribution_utm_source',
				'value' => 'google',
			],
		];
		return $this->created(
			'/wc/v3/orders',
			[
				'status'     => 'completed',
				'billing'    => [ 'email' => 'ada@example.test' ],
				'line_items' => [
					[
						'product_id' => $this->product,
						'quantity'   => $quantity,
					],
				],
				'meta_data'  => '' === $source ? [] : $meta,
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

	/**
	 * @return list<Row> The oldest first.
	 */
	private function rows( string $query ): array {
		$response = $this->rest( 'GET', "/wc-analytics/reports/orders?order=asc&$query" );
		$this->assertRestStatus( $response, 200 );
		/** @var list<Row> $rows */
		$rows = $this->data( $response );
		return $rows;
	}

	/**
	 * @param list<Row> $rows
	 * @return list<mixed> Sorted.
	 */
	private function column( array $rows, string $name ): array {
		$values = array_column( $rows, $name );
		sort( $values );
		return $values;
	}

	/**
	 * @param list<Row> $rows
	 * @return Row
	 */
	private function row( array $rows, int $id ): array {
		$found = array_values( array_filter( $rows, static fn( array $row ) => $row['order_id'] === $id ) );
		self::assertCount( 1, $found );
		return $found[0];
	}
}
