<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use WC_Order;
use WC_Order_Refund;

/**
 * Events of orders, wherever they are kept: are_orders_in_tables() says where.
 */
trait CompanionOrderEventChecks {

	public function test_an_order_is_made_changed_trashed_and_deleted(): void {
		$this->listen(
			'order_created',
			'order_updated',
			'order_status_changed',
			'order_paid',
			'order_trashed',
			'order_untrashed',
			'order_deleted'
		);

		$order = self::order();
		$id    = $order->get_id();
		$order->payment_complete( 'abc' );
		$order->delete( false );
		$trashed = wc_get_order( $id );
		self::assertInstanceOf( WC_Order::class, $trashed );
		$this->are_orders_in_tables() ? $trashed->untrash() : wp_untrash_post( $id );
		$found = wc_get_order( $id );
		self::assertInstanceOf( WC_Order::class, $found );
		$found->delete( true );

		self::assertSame( $id, $this->dispatched['order_created'][0][0] );
		self::assertSame( $id, $this->dispatched['order_updated'][0][0] );
		self::assertSame( [ $id, 'pending', 'processing' ], array_slice( $this->dispatched['order_status_changed'][0], 0, 3 ) );
		self::assertSame( [ [ $id ] ], $this->dispatched['order_paid'] );
		self::assertSame( [ [ $id ] ], $this->dispatched['order_trashed'] );
		self::assertSame( [ [ $id ] ], $this->dispatched['order_untrashed'] );
		self::assertSame( [ [ $id ] ], $this->dispatched['order_deleted'] );
	}

	public function test_an_order_is_refunded_and_a_refund_deleted(): void {
		$order = self::order();
		$this->listen( 'order_refunded', 'refund_deleted' );

		$over_rest = self::refund( $order );
		$by_code   = self::refund( $order );
		self::assertSame( [ [ $order->get_id(), $over_rest ], [ $order->get_id(), $by_code ] ], $this->dispatched['order_refunded'] );
		$this->as_administrator();
		$this->assertRestStatus( $this->rest( 'DELETE', "/wc/v3/orders/{$order->get_id()}/refunds/$over_rest", [ 'force' => true ] ), 200 );
		self::assertSame( [ [ $order->get_id(), $over_rest ] ], $this->dispatched['refund_deleted'] );

		self::found( $by_code )->delete( true );
		self::end_request();
		self::assertSame( [ [ $order->get_id(), $over_rest ], [ $order->get_id(), $by_code ] ], $this->dispatched['refund_deleted'] );
	}

	public function test_a_refund_that_somebody_keeps_is_not_told_as_deleted(): void {
		$refund = self::refund( self::order() );
		$this->listen( 'refund_deleted' );
		add_filter( 'woocommerce_pre_delete_order_refund', '__return_false' );

		self::found( $refund )->delete( true );
		self::end_request();

		self::assertSame( [], $this->dispatched['refund_deleted'] );
	}

	public function test_an_order_reduces_the_stock(): void {
		$mug   = self::product( 'publish', 3 );
		$plate = self::product( 'publish', 2 );
		$plate->set_backorders( 'yes' );
		$plate->save();
		$this->listen( 'product_stock_changed', 'product_low_stock', 'product_no_stock', 'product_on_backorder' );

		self::order( $mug )->update_status( 'processing' );
		self::assertSame( [ [ $mug->get_id(), '1' ] ], $this->dispatched['product_stock_changed'] );
		self::assertSame( [ [ $mug->get_id(), '1' ] ], $this->dispatched['product_low_stock'] );
		self::order( $plate )->update_status( 'processing' );
		self::assertSame( [ [ $plate->get_id(), '0' ] ], $this->dispatched['product_no_stock'] );
		self::assertSame( [], $this->dispatched['product_on_backorder'] );
		self::order( $plate )->update_status( 'processing' );
		self::assertSame( [ [ $plate->get_id(), '-2' ] ], $this->dispatched['product_on_backorder'] );
	}

	private static function refund( WC_Order $order ): int {
		$refund = wc_create_refund(
			[
				'order_id' => $order->get_id(),
				'amount'   => '3',
			]
		);
		self::assertInstanceOf( WC_Order_Refund::class, $refund );
		return $refund->get_id();
	}

	private static function found( int $refund ): WC_Order_Refund {
		$found = wc_get_order( $refund );
		self::assertInstanceOf( WC_Order_Refund::class, $found );
		return $found;
	}
}
