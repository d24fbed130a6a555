<?php
declare(strict_types=1);

// phpcs:disable Squiz.PHP.DisallowMultipleAssignments -- Arrow functions that change one thing.

namespace Storewright\Tests\Integration\Store\Orders;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Store\Orders\Model\CouponItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\TaxItem;
use Storewright\Tests\Support\Store\OrderIndexersTestCase;

/**
 * Rows of orders in the tables that reports read.
 */
final class OrderReportLookupsTest extends OrderIndexersTestCase {

	public function test_reports_are_told_what_orders_and_refunds_come_to(): void {
		$database = $this->context()->database;
		$order    = $this->order( 0, 'completed', 0 );

		$order->total          = '36.30';
		$order->cart_tax       = '2.40';
		$order->shipping_total = '6';
		$order->shipping_tax   = '0.90';
		$order->created        = new DateTimeImmutable( '2026-01-01 03:00:00 UTC' );

		$coupon            = new CouponItem();
		$coupon->name      = 'ten';
		$coupon->coupon_id = 77;
		$coupon->discount  = '3';
		$tax               = new TaxItem();
		$tax->rate_id      = 5;
		$tax->tax_total    = '2.40';

		$tax->shipping_tax_total = '0.90';

		$order->items = [ $this->line( 11, 2, '20', '18', '1.60' ), $this->line( 12, 1, '10', '9', '0.80' ), $coupon, $tax ];
		update_option( 'timezone_string', 'America/New_York' );
		$id = $this->repository->create( $order )->id;

		$stats = $database->row( "SELECT * FROM {$database->table( 'wc_order_stats' )} WHERE order_id = %d", $id ) ?? [];
		self::assertSame(
			[ '2025-12-31 22:00:00', '2026-01-01 03:00:00', 'wc-completed', '0', '3' ],
			[ $stats['date_created'], $stats['date_created_gmt'], $stats['status'], $stats['parent_id'], $stats['num_items_sold'] ]
		);
		self::assertEquals(
			[ 36.3, 3.3, 6, 27, 0 ],
			[ $stats['total_sales'], $stats['tax_total'], $stats['shipping_total'], $stats['net_total'], $stats['returning_customer'] ]
		);
		$products = $database->rows(
			"SELECT product_id, product_qty, product_net_revenue, product_gross_revenue, coupon_amount, tax_amount, shipping_amount, shipping_tax_amount FROM {$database->table( 'wc_order_product_lookup' )} WHERE order_id = %d ORDER BY product_id",
			$id
		);
		self::assertEquals(
			[ [ 11, 2, 18, 24.2, 2, 1.6, 4, 0.6 ], [ 12, 1, 9, 12.1, 1, 0.8, 2, 0.3 ] ],
			array_map( 'array_values', $products )
		);
		self::assertEquals(
			[ [ 5, 0.9, 2.4, 3.3 ] ],
			array_map(
				'array_values',
				$database->rows(
					"SELECT tax_rate_id, shipping_tax, order_tax, total_tax FROM {$database->table( 'wc_order_tax_lookup' )}
					WHERE order_id = %d",
					$id
				)
			)
		);
		self::assertEquals(
			[ [ 77, 3 ] ],
			array_map(
				'array_values',
				$database->rows(
					"SELECT coupon_id, discount_amount FROM {$database->table( 'wc_order_coupon_lookup' )} WHERE order_id = %d",
					$id
				)
			)
		);

		$refund = new Order();

		$refund->type      = Order::REFUND;
		$refund->status    = 'completed';
		$refund->parent_id = $id;
		$refund->total     = '-12.10';
		$refund->cart_tax  = '-0.80';
		$refund->items     = [ $this->line( 12, -1, '-9', '-9', '-0.80' ) ];
		$refund_id         = $this->repository->create( $refund )->id;

		$row = $database->row( "SELECT * FROM {$database->table( 'wc_order_stats' )} WHERE order_id = %d", $refund_id ) ?? [];
		self::assertEquals(
			[ $id, -1, -12.1, -11.3, 'wc-completed', $stats['customer_id'], $row['date_created'] ],
			[
				$row['parent_id'],
				$row['num_items_sold'],
				$row['total_sales'],
				$row['net_total'],
				$row['status'],
				$row['customer_id'],
				$row['date_paid'],
			]
		);
		$this->repository->update( $id, static fn( Order $order ) => $order->status = 'refunded' );
		self::assertSame(
			[ 'wc-refunded', 'wc-refunded' ],
			$database->column( "SELECT status FROM {$database->table( 'wc_order_stats' )} WHERE order_id IN ( %d, %d )", $id, $refund_id )
		);
	}

	public function test_reports_know_whose_first_order_it_is(): void {
		$second = $this->repository->create( $this->order( 20, 'completed', 0 ) )->id;
		$third  = $this->repository->create( $this->order( 30, 'completed', 0 ) )->id;
		$failed = $this->repository->create( $this->order( 5, 'failed', 0 ) )->id;
		self::assertSame( [ 0, 1 ], $this->returning( $second, $third ) );
		$first = $this->repository->create( $this->order( 10, 'processing', 0 ) )->id;
		self::assertSame( [ 0, 1, 1 ], $this->returning( $first, $second, $third ) );
		$this->repository->update( $first, static fn( Order $order ) => $order->status = 'cancelled' );
		self::assertSame( [ 0, 1 ], $this->returning( $second, $third ) );
		$this->repository->update( $failed, static fn( Order $order ) => $order->status = 'completed' );
		self::assertSame( [ 0, 1, 1 ], $this->returning( $failed, $second, $third ) );
		$this->repository->delete( $failed );
		self::assertSame( [ 0, 1 ], $this->returning( $second, $third ) );
	}

	#[Group( 'mariadb' )]
	public function test_a_run_over_all_orders_knows_whose_first_order_it_is_where_one_was_missing(): void {
		$first  = $this->repository->create( $this->order( 10, 'completed', 0 ) )->id;
		$second = $this->repository->create( $this->order( 20, 'completed', 0 ) )->id;
		$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( 'wc_order_stats' )} WHERE order_id = %d", $second );
		$run = new ReportRun( $this->context() );
		$run->start();
		do {
			$goes_on = $run->step( 100 );
		} while ( $goes_on );
		self::assertSame( [ 0, 1 ], $this->returning( $first, $second ) );
	}

	/**
	 * @return list<int>
	 */
	private function returning( int ...$ids ): array {
		$database = $this->context()->database;
		return array_map(
			static fn( int $id ) => (int) $database->value(
				"SELECT returning_customer FROM {$database->table( 'wc_order_stats' )} WHERE order_id = %d",
				$id
			),
			array_values( $ids )
		);
	}
}
