<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders;

use PHPUnit\Framework\Attributes\TestWith;
use Storewright\Store\Orders\OrdersModule;
use Storewright\Store\Settings\SettingsModule;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * A WooCommerce that is activated later finds our orders: it goes by an option.
 */
final class OrderTablesOptionTest extends IntegrationTestCase {

	private const OPTION = 'woocommerce_custom_orders_table_enabled';

	public function test_installing_says_that_orders_are_in_tables(): void {
		delete_option( self::OPTION );

		( new OrdersModule( $this->context() ) )->install();

		self::assertSame( 'yes', get_option( self::OPTION ) );
		self::assertArrayHasKey( self::OPTION, wp_load_alloptions( true ) );
	}

	public function test_what_woocommerce_has_chosen_stays(): void {
		update_option( self::OPTION, 'no' );

		( new OrdersModule( $this->context() ) )->install();

		self::assertSame( 'no', get_option( self::OPTION ) );
	}

	public function test_an_order_that_was_begun_and_left_alone_is_none(): void {
		delete_option( self::OPTION );
		wp_insert_post( [ 'post_type' => 'shop_order', 'post_status' => 'auto-draft' ] ); // phpcs:ignore WordPress.Arrays

		( new OrdersModule( $this->context() ) )->install();

		self::assertSame( 'yes', get_option( self::OPTION ) );
	}

	public function test_a_shop_whose_orders_are_posts_keeps_them_there(): void {
		delete_option( self::OPTION );
		wp_insert_post( [ 'post_type' => 'shop_order' ] );

		( new OrdersModule( $this->context() ) )->install();

		self::assertFalse( get_option( self::OPTION ) );
	}

	public function test_where_the_first_order_made_it_yes_removing_our_data_deletes_the_option(): void {
		update_option( self::OPTION, 'no' );
		( new OrdersModule( $this->context() ) )->install();
		$this->as_shop_manager();
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/orders', [] ), 201 );

		( new OrdersModule( $this->context() ) )->uninstall();

		self::assertFalse( get_option( self::OPTION ) );
	}

	#[TestWith( [ null, false ] )]
	#[TestWith( [ 'yes', 'yes' ] )]
	#[TestWith( [ 'no', 'no' ] )]
	public function test_removing_our_data_deletes_the_option_only_where_we_set_it( ?string $before, string|false $after ): void {
		delete_option( self::OPTION );
		delete_option( 'storewright_set_order_tables' );
		if ( null !== $before ) {
			update_option( self::OPTION, $before );
		}
		( new OrdersModule( $this->context() ) )->install();

		( new OrdersModule( $this->context() ) )->uninstall();
		( new SettingsModule( $this->context() ) )->uninstall();

		self::assertSame( $after, get_option( self::OPTION ) );
		self::assertFalse( get_option( 'storewright_set_order_tables' ) );
	}
}
