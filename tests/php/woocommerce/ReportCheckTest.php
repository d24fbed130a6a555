<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\DayDrift;
use Storewright\Shop\Reports\RebuildReports;
use Storewright\Shop\Reports\ReportCheck;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\Dispatched;
use WC_Coupon;
use WC_Order;
use WC_Order_Item_Coupon;
use WC_Order_Refund;

/**
 * Days are recomputed from WooCommerce's orders: what others have done to the rows that reports read is found and mended.
 */
final class ReportCheckTest extends CompanionTestCase {

	use Dispatched;

	/**
	 * What others do to rows, and not to their sums; %d is the order, %r its refund.
	 *
	 * @return iterable<string, array{bool, string}>
	 */
	public static function damages(): iterable {
		foreach ( self::order_storages() as $name => [ $in_tables ] ) {
			foreach ( [
				'an amount'           => 'UPDATE %sorder_stats SET net_total = net_total + 5 WHERE order_id = %d',
				'a status'            => "UPDATE %sorder_stats SET status = 'wc-failed' WHERE order_id = %d",
				'a day'               => "UPDATE %sorder_stats SET date_created = '2024-02-03 10:00:00' WHERE order_id = %d",
				'a refund'            => 'DELETE FROM %sorder_stats WHERE order_id = %r',
				'an order'            => 'DELETE FROM %sorder_stats WHERE order_id = %d',
				'an item’s pieces'    => 'UPDATE %sorder_product_lookup SET product_qty = 7 WHERE order_id = %d',
				'one of a lost order' => "INSERT INTO %sorder_stats ( order_id, date_created, date_created_gmt, status, customer_id, total_sales )
					SELECT 990001, date_created, date_created_gmt, 'wc-completed', 0, 9 FROM %sorder_stats WHERE order_id = %d",
			] as $what => $damage ) {
				yield "$what, $name" => [ $in_tables, $damage ];
			}
		}
	}

	/**
	 * @spec B2-047
	 */
	#[DataProvider( 'damages' )]
	public function test_what_others_have_done_to_a_row_is_found_and_mended( bool $in_tables, string $damage ): void {
		self::keep_orders( $in_tables );
		$order = self::order();
		$order->set_status( 'completed' );
		$order->save();
		$refund = wc_create_refund(
			[
				'order_id' => $order->get_id(),
				'amount'   => '3',
			]
		);
		self::assertInstanceOf( WC_Order_Refund::class, $refund );
		self::end_request();
		$database = $this->context()->database;
		( new ReportRun( $this->context() ) )->start();
		( new RebuildReports() )->run( $this->context(), null, PHP_INT_MAX );
		$right = $this->rows();
		$check = new ReportCheck( $this->later() );
		$days  = $check->choose( 7, 0 );
		self::assertSame( 0, $check->run( $days ) );
		self::assertSame( [ wp_date( 'Y-m-d' ) ], $days );
		self::assertSame( 1, $check->last()['orders'] ?? 0 );

		$database->execute(
			strtr(
				$damage,
				[
					'%s' => $database->table( 'storewright_' ),
					'%d' => (string) $order->get_id(),
					'%r' => (string) $refund->get_id(),
				]
			)
		);
		self::assertNotEquals( $right, $this->rows() );
		$this->expect_logged( 'Rows of reports differed' );
		$this->expect_logged( 'Sums of reports differed' );
		self::assertGreaterThan( 0, $check->run( $days ) );

		self::assertEquals( $right, $this->rows() );
		self::assertSame( [], ( new DayDrift( $database, $this->context()->shop()->report_tables() ) )->of( '0001-01-01', '9999-12-31' ) );
		self::assertSame( 0, $check->run( $days ) );
	}

	/**
	 * What becomes of used coupons.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function fates_of_coupons(): iterable {
		yield from [
			'put in the trash' => [ 'trash' ],
			'drafted'          => [ 'draft' ],
			'deleted'          => [ 'delete' ],
			'renamed'          => [ 'rename' ],
			'made again'       => [ 'make again' ],
		];
	}

	/**
	 * @spec B2-047
	 */
	#[DataProvider( 'fates_of_coupons' )]
	public function test_orders_keep_the_coupons_they_were_made_with( string $fate ): void {
		$coupons = [ self::coupon( 'summer', '3' ), self::coupon( 'winter', '1' ) ];
		$ids     = array_map( static fn( WC_Coupon $coupon ) => $coupon->get_id(), $coupons );
		// Items say which coupon it was as WooCommerce has them say it, as it did before 8.7, or not at all.
		$orders = [];
		foreach ( [ 'coupon_info', 'coupon_data', '' ] as $noted ) {
			$order = self::order();
			foreach ( $coupons as $coupon ) {
				'coupon_info' === $noted ? $order->apply_coupon( $coupon->get_code() ) : self::add_coupon( $order, $coupon, $noted );
			}
			$order->set_status( 'completed' );
			$order->save();
			$orders[] = $order->get_id();
		}
		self::end_request();
		( new ReportRun( $this->context() ) )->start();
		( new RebuildReports() )->run( $this->context(), null, PHP_INT_MAX );
		$right = $this->coupon_rows();
		self::assertSame( [ ...$ids, ...$ids, ...$ids ], array_map( intval( ... ), array_column( $right, 'coupon_id' ) ) );

		foreach ( $coupons as $coupon ) {
			$code = $coupon->get_code();
			match ( $fate ) {
				'trash', 'make again' => wp_trash_post( $coupon->get_id() ),
				'draft'               => $coupon->set_status( 'draft' ),
				'delete'              => $coupon->delete( true ),
				default               => $coupon->set_code( "$code-2026" ),
			};
			if ( in_array( $fate, [ 'draft', 'rename' ], true ) ) {
				$coupon->save();
			}
			// WooCommerce caches ids by code for as long as the request.
			wp_cache_flush();
			self::assertSame( 0, wc_get_coupon_id_by_code( $code ) );
			if ( 'make again' === $fate ) {
				self::coupon( $code, '2' );
			}
		}
		self::end_request();
		$check = new ReportCheck( $this->later() );
		self::assertSame( 0, $check->run( $check->choose( 7, 0 ) ) );
		self::assertSame( $right, $this->coupon_rows() );

		foreach ( $orders as $id ) {
			$saved = wc_get_order( $id );
			self::assertInstanceOf( WC_Order::class, $saved );
			$saved->set_customer_note( 'By noon.' );
			$saved->save();
			wc_create_refund(
				[
					'order_id' => $id,
					'amount'   => '2',
				]
			);
		}
		self::end_request();
		self::assertSame( $right, $this->coupon_rows() );
	}

	#[DataProvider( 'order_storages' )]
	public function test_an_order_that_a_request_may_be_changing_is_left_to_it( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		$order = self::order();
		self::end_request();
		$days = ( new ReportCheck( $this->context() ) )->choose( 1, 0 );
		$order->set_status( 'completed' );
		$order->save();
		self::assertSame( 0, ( new ReportCheck( $this->context() ) )->run( $days ) );
		self::end_request();
		self::assertSame( 0, ( new ReportCheck( $this->later() ) )->run( $days ) );
	}

	/**
	 * The site in an hour, when the request that has changed an order has ended.
	 */
	private function later(): Context {
		return $this->context( new Clock( new DateTimeImmutable( '+1 hour' ) ) );
	}

	private static function coupon( string $code, string $amount ): WC_Coupon {
		$coupon = new WC_Coupon();
		$coupon->set_code( $code );
		$coupon->set_amount( $amount );
		$coupon->save();
		return $coupon;
	}

	/**
	 * Adds a coupon as programs do that calculate discounts themselves.
	 *
	 * @param WC_Order  $order
	 * @param WC_Coupon $coupon
	 * @param string    $noted  Name of the meta that has its data; '' for none.
	 */
	private static function add_coupon( WC_Order $order, WC_Coupon $coupon, string $noted ): void {
		$item = new WC_Order_Item_Coupon();
		$item->set_code( $coupon->get_code() );
		$item->set_discount( $coupon->get_amount() );
		if ( '' !== $noted ) {
			$item->add_meta_data( $noted, $coupon->get_data() );
		}
		$order->add_item( $item );
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private function coupon_rows(): array {
		return $this->context()->database->rows(
			"SELECT * FROM {$this->context()->shop()->report_tables()->coupon_lookup} ORDER BY order_id, coupon_id"
		);
	}

	/**
	 * @return list<list<array<string, string|null>>>
	 */
	private function rows(): array {
		$tables   = $this->context()->shop()->report_tables();
		$database = $this->context()->database;
		return [
			$database->rows( "SELECT * FROM {$tables->order_stats} ORDER BY order_id" ),
			$database->rows( "SELECT * FROM {$tables->product_lookup} ORDER BY order_id, order_item_id" ),
		];
	}
}
