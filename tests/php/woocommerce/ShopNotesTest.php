<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Tests\Support\CompanionTestCase;
use WC_Order;

/**
 * The inbox follows WooCommerce's orders and products, and leaves WooCommerce's own notes alone.
 */
final class ShopNotesTest extends CompanionTestCase {

	#[DataProvider( 'order_storages' )]
	public function test_the_first_order_is_told_once( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		delete_option( 'storewright_first_order_noted' );
		$theirs = $this->rows( 'wc_admin_notes' );
		self::order();
		self::assertSame( [ 'storewright-first-order' ], $this->notes() );

		self::order();
		self::assertSame( [ 'storewright-first-order' ], $this->notes() );
		self::assertSame( $theirs, $this->rows( 'wc_admin_notes' ) );
	}

	#[DataProvider( 'order_storages' )]
	public function test_a_payment_method_that_keeps_failing_is_told_until_a_payment_comes_through( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		update_option( 'storewright_first_order_noted', 'yes' );
		foreach ( [ 1, 2, 3 ] as $number ) {
			self::assertSame( [], $this->notes(), "Before failure $number." );
			self::pay( 'failed' );
		}
		self::assertSame( [ 'storewright-payments-failing-bacs' ], $this->notes() );

		self::pay( 'processing' );
		self::assertSame( [], $this->notes() );
	}

	public function test_a_product_that_an_order_sold_out_is_told_until_there_is_stock(): void {
		update_option( 'storewright_first_order_noted', 'yes' );
		$product = self::product( 'publish', 2 );
		$order   = self::order( $product );
		$order->update_status( 'processing' );
		self::assertSame( [ "storewright-sold-out-{$product->get_id()}" ], $this->notes() );

		wc_update_product_stock( $product->get_id(), 4 );
		self::assertSame( [], $this->notes() );
	}

	private static function pay( string $status ): void {
		$order = wc_create_order();
		self::assertInstanceOf( WC_Order::class, $order );
		$order->set_payment_method( 'bacs' );
		$order->save();
		$order->update_status( $status );
	}

	/**
	 * @return list<string> Names.
	 */
	private function notes(): array {
		return array_map( strval( ... ), array_column( $this->rows( 'storewright_notes' ), 'name' ) );
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private function rows( string $table ): array {
		return $this->context()->database->rows( "SELECT * FROM {$this->context()->database->table( $table )} ORDER BY note_id" );
	}
}
