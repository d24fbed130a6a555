<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use PHPUnit\Framework\Attributes\TestWith;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * A refund is no order of what was sold, whatever it takes back of it: pieces alone, or an item that cost nothing.
 *
 * @spec B2-044
 */
final class RefundsAreNoOrdersTest extends IntegrationTestCase {

	/** The months are whole ones, so that figures come from their sums; the day is a part of one, whose rows are read. */
	private const PERIODS = [
		'month' => '\a\f\t\e\r=Y-m-01\T00:00:00&\b\e\f\o\r\e=Y-m-t\T23:59:59',
		'day'   => '\a\f\t\e\r=Y-m-d\T00:00:00&\b\e\f\o\r\e=Y-m-d\T23:59:59',
	];

	/**
	 * @param string $period  Name of one of PERIODS.
	 * @param bool   $is_gift Whether an order with a free item is refunded as a whole; else all money of a single item, without pieces.
	 */
	#[TestWith( [ 'month', false ] )]
	#[TestWith( [ 'day', false ] )]
	#[TestWith( [ 'month', true ] )]
	#[TestWith( [ 'day', true ] )]
	public function test_an_order_that_was_refunded_is_one_order_of_each_of_its_items( string $period, bool $is_gift ): void {
		$this->as_shop_manager();
		$items  = [ $this->mug( '10.00' ), ...( $is_gift ? [ $this->mug( '0' ) ] : [] ) ];
		$order  = $this->created( 'orders', [ 'status' => 'completed', 'line_items' => $items ] ); // phpcs:ignore WordPress.Arrays
		$line   = [
			'id'           => $order['line_items'][0]['id'] ?? 0,
			'quantity'     => 0,
			'refund_total' => 10,
		];
		$refund = [
			'amount'     => '10.00',
			'api_refund' => false,
		];
		$this->created( "orders/{$order['id']}/refunds", $is_gift ? $refund : $refund + [ 'line_items' => [ $line ] ] );
		( new ReportRun( $this->context() ) )->start();
		$this->finish_report_run();
		$during = gmdate( self::PERIODS[ $period ] );
		$each   = array_fill( 0, count( $items ), 1 );

		self::assertSame( $each, array_column( $this->answer( "products?$during" ), 'orders_count' ) );
		self::assertSame( $each, array_column( $this->answer( "variations?$during" ), 'orders_count' ) );
		self::assertSame( [ 1 ], array_column( $this->answer( "categories?$during" ), 'orders_count' ) );
		foreach ( [ 'products' => 'product', 'variations' => 'variation' ] as $report => $by ) { // phpcs:ignore WordPress.Arrays
			$stats = $this->answer( "$report/stats?segmentby=$by&$during" );
			/** @var array{orders_count: int, segments: list<array{subtotals: array{orders_count: int}}>} $totals */
			$totals = $stats['totals'];
			self::assertSame( 1, $totals['orders_count'] );
			self::assertSame( $each, array_column( array_column( $totals['segments'], 'subtotals' ), 'orders_count' ) );
			$explained = $this->answer( "$report/explain?measure=orders_count&$during" );
			self::assertSame( [ '1', [ $order['id'] ] ], [ $explained['value'], array_column( (array) $explained['orders'], 'order_id' ) ] );
		}
	}

	/**
	 * Makes a product in one color.
	 *
	 * @return array{product_id: int, variation_id: int, quantity: int} Such an item of an order.
	 */
	private function mug( string $price ): array {
		$color     = [
			'name'      => 'Color',
			'options'   => [ 'Red' ],
			'variation' => true,
		];
		$product   = $this->created( 'products', [ 'name' => "Mug $price", 'type' => 'variable', 'attributes' => [ $color ] ] ); // phpcs:ignore WordPress.Arrays
		$variation = $this->created(
			"products/{$product['id']}/variations",
			[
				'regular_price' => $price,
				'attributes'    => [
					[
						'name'   => 'Color',
						'option' => 'Red',
					],
				],
			]
		);
		return [
			'product_id'   => $product['id'],
			'variation_id' => $variation['id'],
			'quantity'     => 1,
		];
	}

	/**
	 * @param string               $path
	 * @param array<string, mixed> $body
	 * @return array{id: int, line_items?: list<array{id: int}>}
	 */
	private function created( string $path, array $body ): array {
		$response = $this->rest( 'POST', "/wc/v3/$path", $body );
		$this->assertRestStatus( $response, 201 );
		/** @var array{id: int, line_items?: list<array{id: int}>} */
		return $this->item( $response );
	}

	/**
	 * @return array<mixed>
	 */
	private function answer( string $request ): array {
		$response = $this->rest( 'GET', "/wc-analytics/reports/$request" );
		$this->assertRestStatus( $response, 200 );
		return (array) $this->data( $response );
	}
}
