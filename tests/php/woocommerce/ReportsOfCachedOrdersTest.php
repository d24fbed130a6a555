<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\Dispatched;
use WC_Order;
use WC_Order_Refund;

/**
 * What a request has cached of an order may be older than what another one has written meanwhile.
 */
final class ReportsOfCachedOrdersTest extends CompanionTestCase {

	use Dispatched;

	#[DataProvider( 'order_storages' )]
	public function test_the_end_of_a_request_writes_what_is_stored_by_then( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		$order = self::order();
		$order->update_status( 'processing' );
		$refund = wc_create_refund(
			[
				'order_id' => $order->get_id(),
				'amount'   => '3',
			]
		);
		self::assertInstanceOf( WC_Order_Refund::class, $refund );
		self::end_request();
		$database = $this->context()->database;
		$tables   = $this->context()->shop()->report_tables();
		$rows     = static fn(): array => [
			$database->column( "SELECT status FROM {$tables->order_stats} WHERE order_id = %d", $order->get_id() ),
			array_map( floatval( ... ), $database->column( "SELECT total_sales FROM {$tables->order_stats} WHERE order_id = %d", $refund->get_id() ) ),
			array_map( intval( ... ), $database->column( "SELECT product_qty FROM {$tables->product_lookup} WHERE order_id = %d", $order->get_id() ) ),
		];
		self::assertSame( [ [ 'wc-processing' ], [ -3.0 ], [ 2 ] ], $rows() );

		// This request saves the order and holds all of it; then another one changes it, which this one does not learn.
		$order->set_customer_note( 'Ring twice' );
		$order->save();
		$cached = wc_get_order( $order->get_id() );
		self::assertInstanceOf( WC_Order::class, $cached );
		$item = array_key_first( $cached->get_items() );
		self::assertSame( 'processing', $cached->get_status() );
		self::assertSame( '3', $cached->get_refunds()[0]->get_amount() );
		$bought = $cached->get_item( (int) $item );
		self::assertNotFalse( $bought );
		self::assertSame( 2, $bought->get_quantity() );
		$database->update(
			$in_tables ? 'wc_orders' : 'posts',
			[ $in_tables ? 'status' : 'post_status' => 'wc-completed' ],
			[ $in_tables ? 'id' : 'ID' => $order->get_id() ]
		);
		[ $meta, $of ] = $in_tables ? [ 'wc_orders_meta', 'order_id' ] : [ 'postmeta', 'post_id' ];
		foreach ( [
			'_order_total'   => '-4',
			'_refund_amount' => '4',
		] as $key => $value ) {
			$database->execute(
				"UPDATE {$database->table( $meta )} SET meta_value = %s WHERE meta_key = %s AND $of = %d",
				$value,
				$key,
				$refund->get_id()
			);
		}
		if ( $in_tables ) {
			$database->update( 'wc_orders', [ 'total_amount' => '-4' ], [ 'id' => $refund->get_id() ] );
		}
		$database->execute(
			"UPDATE {$database->table( 'woocommerce_order_itemmeta' )} SET meta_value = '5' WHERE meta_key = '_qty' AND order_item_id = %d",
			(int) $item
		);
		self::end_request();

		self::assertSame( [ [ 'wc-completed' ], [ -4.0 ], [ 5 ] ], $rows() );
	}
}
