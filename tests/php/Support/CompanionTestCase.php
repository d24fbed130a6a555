<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use Automattic\WooCommerce\Utilities\OrderUtil;
use WC_Order;
use WC_Product_Simple;

/**
 * Base of tests beside WooCommerce: makes things by its API.
 */
abstract class CompanionTestCase extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		WooCommerceEmails::leave_out();
		self::keep_orders( $this->are_orders_in_tables(), $this->are_orders_in_both() );
	}

	/**
	 * Whether WooCommerce keeps orders in tables of their own while these tests run.
	 */
	protected function are_orders_in_tables(): bool {
		return true;
	}

	/**
	 * Whether WooCommerce writes orders to the other place as well (compatibility mode).
	 */
	protected function are_orders_in_both(): bool {
		return false;
	}

	/**
	 * Where WooCommerce keeps orders: in tables of its own (HPOS), or in posts.
	 *
	 * @return array<string, array{bool}>
	 */
	public static function order_storages(): array {
		return [
			'HPOS'  => [ true ],
			'posts' => [ false ],
		];
	}

	/**
	 * Has WooCommerce keep orders in tables of their own, or in posts.
	 */
	protected static function keep_orders( bool $in_tables, bool $in_both = false ): void {
		update_option( 'woocommerce_custom_orders_table_enabled', $in_tables ? 'yes' : 'no' );
		update_option( 'woocommerce_custom_orders_table_data_sync_enabled', $in_both ? 'yes' : 'no' );
		self::assertSame( $in_tables, OrderUtil::custom_orders_table_usage_is_enabled() );
	}

	/**
	 * Makes a product with a stock.
	 */
	protected static function product( string $status = 'publish', int $stock = 5 ): WC_Product_Simple {
		$product = new WC_Product_Simple();
		$product->set_name( 'Mug' );
		$product->set_regular_price( '14' );
		$product->set_status( $status );
		$product->set_manage_stock( true );
		$product->set_stock_quantity( $stock );
		$product->save();
		return $product;
	}

	/**
	 * Makes an order of a product.
	 */
	protected static function order( ?WC_Product_Simple $product = null ): WC_Order {
		$order = wc_create_order();
		self::assertInstanceOf( WC_Order::class, $order );
		$order->add_product( $product ?? self::product(), 2 );
		$order->calculate_totals();
		$order->save();
		return $order;
	}
}
