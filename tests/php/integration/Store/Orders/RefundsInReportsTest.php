<?php
declare(strict_types=1);

// phpcs:disable Squiz.PHP.DisallowMultipleAssignments -- Arrow functions that change one thing.

namespace Storewright\Tests\Integration\Store\Orders;

use DateTimeImmutable;
use Storewright\Shop\Reports\DayDrift;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\TaxItem;
use Storewright\Tests\Support\Store\OrderIndexersTestCase;

/**
 * What refunds take back in the tables that reports read.
 *
 * @spec B3-001
 */
final class RefundsInReportsTest extends OrderIndexersTestCase {

	public function test_a_full_refund_that_names_an_amount_only_takes_back_every_item_with_tax_and_shipping(): void {
		$order  = $this->two_products();
		$refund = $this->refund( $order, '36.30' );

		self::assertEquals( [ -3, -36.3, -3.3, -6, -27 ], $this->stats( $refund->id ) );
		self::assertEquals(
			[
				[ $order->line_items()[0]->id, 11, -2, -18, -24.2, 0, -1.6, -4, -0.6 ],
				[ $order->line_items()[1]->id, 12, -1, -9, -12.1, 0, -0.8, -2, -0.3 ],
			],
			$this->products( $refund->id )
		);
		self::assertEquals( [ [ 5, -0.9, -2.4, -3.3 ] ], $this->taxes( $refund->id ) );
	}

	public function test_the_second_of_two_refunds_takes_back_what_the_first_has_left(): void {
		$order  = $this->two_products();
		$first  = $this->refund( $order, '10', [ $this->part( $order->line_items()[0], -1, '-9', '-0.80' ) ] );
		$second = $this->refund( $order, '26.30' );

		self::assertEquals( [ -1, -10, 0, 0, -10 ], $this->stats( $first->id ) );
		self::assertEquals( [ -2, -26.3, -3.3, -6, -17 ], $this->stats( $second->id ) );
		self::assertEquals(
			[
				[ $order->line_items()[0]->id, 11, -1, -9, -14.4, 0, -0.8, -4, -0.6 ],
				[ $order->line_items()[1]->id, 12, -1, -9, -12.1, 0, -0.8, -2, -0.3 ],
			],
			$this->products( $second->id )
		);

		$this->repository->delete( $first->id );
		self::assertEquals( [ 0, -26.3, 0, 0, -26.3 ], $this->stats( $second->id ), 'Something is left again.' );
		self::assertSame( [ [], [] ], [ $this->products( $second->id ), $this->taxes( $second->id ) ] );
	}

	public function test_what_a_full_refund_takes_back_follows_its_order(): void {
		$order  = $this->two_products();
		$refund = $this->refund( $order, '30' );
		self::assertEquals( [ 0, -30, 0, 0, -30 ], $this->stats( $refund->id ) );

		$this->repository->update( $order->id, static fn( Order $stored ) => $stored->total = '30' );
		self::assertEquals( [ -3, -30, -3.3, -6, -20.7 ], $this->stats( $refund->id ) );

		$this->repository->update(
			$order->id,
			static function ( Order $stored ): void {
				$stored->total = '60';
			}
		);
		self::assertEquals( [ 0, -30, 0, 0, -30 ], $this->stats( $refund->id ) );
	}

	public function test_a_partial_refund_of_a_free_order_takes_back_what_it_names_alone(): void {
		$order        = $this->order( 0, 'completed', 0 );
		$order->items = [ $this->line( 11, 2, '5', '0' ), $this->line( 12, 1, '5', '0' ) ];
		$order        = $this->repository->create( $order );
		$refund       = $this->refund( $order, '0', [ $this->part( $order->line_items()[0], -1, '0', '0' ) ] );

		self::assertEquals( [ -1, 0, 0, 0, 0 ], $this->stats( $refund->id ) );
	}

	public function test_what_is_left_of_an_item_that_the_order_has_no_longer_is_nothing(): void {
		$order = $this->two_products();
		$this->refund( $order, '9.80', [ $this->part( $order->line_items()[0], -1, '-9', '-0.80' ) ] );
		$this->repository->update(
			$order->id,
			static function ( Order $stored ): void {
				$stored->items = array_values(
					array_filter( $stored->items, static fn( $item ) => ! $item instanceof LineItem || 11 !== $item->product_id )
				);
				$stored->total = '30';
			}
		);
		$last = $this->refund( $order, '20.20', [ $this->part( $order->line_items()[0], -1, '-9', '-0.80' ) ] );

		$pieces = $this->context()->database->rows(
			"SELECT product_id, SUM( product_qty ) AS pieces, ROUND( SUM( product_net_revenue ), 2 ) AS net
			FROM {$this->context()->database->table( 'wc_order_product_lookup' )} GROUP BY product_id ORDER BY product_id"
		);
		self::assertEquals(
			[
				[
					'product_id' => 11,
					'pieces'     => 0,
					'net'        => 0,
				],
				[
					'product_id' => 12,
					'pieces'     => 0,
					'net'        => 0,
				],
			],
			$pieces
		);
		self::assertEqualsCanonicalizing( [ 11, 12 ], array_column( $this->products( $last->id ), 1 ) );
	}

	public function test_refunds_are_of_a_new_or_a_returning_customer_as_their_order_is(): void {
		$second = $this->repository->create( $this->order( 5, 'completed', 11 ) );
		$refund = $this->refund( $second, '1' );
		self::assertSame( [ '0', '0' ], $this->returning( $second->id, $refund->id ) );

		$first = $this->repository->create( $this->order( 1, 'completed', 11 ) );
		self::assertSame( [ '1', '1' ], $this->returning( $second->id, $refund->id ) );

		$this->repository->delete( $first->id );
		self::assertSame( [ '0', '0' ], $this->returning( $second->id, $refund->id ) );
		$drift = new DayDrift( $this->context()->database, $this->context()->shop()->report_tables() );
		self::assertSame( [], $drift->of( ...( $drift->days() ?? [ '', '' ] ) ) );
	}

	/**
	 * @return list<string|null> What is noted of some orders and refunds.
	 */
	private function returning( int ...$ids ): array {
		$database = $this->context()->database;
		return array_map(
			static fn( int $id ) => $database->value(
				"SELECT returning_customer FROM {$database->table( 'wc_order_stats' )} WHERE order_id = %d",
				$id
			),
			array_values( $ids )
		);
	}

	private function two_products(): Order {
		$order                   = $this->order( 0, 'completed', 0 );
		$order->total            = '36.30';
		$order->cart_tax         = '2.40';
		$order->shipping_total   = '6';
		$order->shipping_tax     = '0.90';
		$tax                     = new TaxItem();
		$tax->rate_id            = 5;
		$tax->tax_total          = '2.40';
		$tax->shipping_tax_total = '0.90';
		$order->items            = [ $this->line( 11, 2, '20', '18', '1.60' ), $this->line( 12, 1, '10', '9', '0.80' ), $tax ];
		return $this->repository->create( $order );
	}

	private function part( LineItem $of, int $quantity, string $total, string $tax ): LineItem {
		$part                   = $this->line( $of->product_id, $quantity, $total, $total, $tax );
		$part->refunded_item_id = $of->id;
		return $part;
	}

	/**
	 * @param list<LineItem> $items
	 */
	private function refund( Order $order, string $amount, array $items = [] ): Order {
		$refund            = new Order();
		$refund->type      = Order::REFUND;
		$refund->status    = 'completed';
		$refund->parent_id = $order->id;
		$refund->created   = new DateTimeImmutable( '2024-02-01 12:00:00 UTC' );
		$refund->total     = "-$amount";
		$refund->items     = $items;
		return $this->repository->create( $refund );
	}

	/**
	 * @return list<string|null>
	 */
	private function stats( int $id ): array {
		return $this->rows( 'num_items_sold, total_sales, tax_total, shipping_total, net_total', 'wc_order_stats', $id )[0];
	}

	/**
	 * @return list<list<string|null>>
	 */
	private function products( int $id ): array {
		return $this->rows(
			'order_item_id, product_id, product_qty, product_net_revenue, product_gross_revenue, coupon_amount, tax_amount,
			shipping_amount, shipping_tax_amount',
			'wc_order_product_lookup',
			$id
		);
	}

	/**
	 * @return list<list<string|null>>
	 */
	private function taxes( int $id ): array {
		return $this->rows( 'tax_rate_id, shipping_tax, order_tax, total_tax', 'wc_order_tax_lookup', $id );
	}

	/**
	 * @return list<list<string|null>>
	 */
	private function rows( string $columns, string $table, int $id ): array {
		$database = $this->context()->database;
		return array_map(
			array_values( ... ),
			$database->rows( "SELECT $columns FROM {$database->table( $table )} WHERE order_id = %d ORDER BY 1, 2", $id )
		);
	}
}
