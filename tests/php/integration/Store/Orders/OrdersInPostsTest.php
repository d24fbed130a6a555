<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders;

use PHPUnit\Framework\Attributes\TestWith;
use Storewright\Store\Orders\OrdersInPosts;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * A shop whose orders WooCommerce keeps in posts: no order is added that WooCommerce would not see, and the owner is told.
 */
final class OrdersInPostsTest extends OrdersTestCase {

	public function test_no_order_is_added_and_the_owner_is_told_until_they_are_moved(): void {
		update_option( OrdersInPosts::IN_TABLES, 'no' );
		$this->context()->database->insert( 'posts', [ 'post_type' => 'shop_order', 'post_status' => 'wc-processing' ] ); // phpcs:ignore WordPress.Arrays
		$this->as_shop_manager();

		$answer = $this->rest( 'POST', '/wc/v3/orders', [ 'status' => 'pending' ] );
		$this->assertRestError( $answer, 'storewright_orders_in_posts', 409 );
		self::assertSame( '0', $this->context()->database->value( "SELECT COUNT(*) FROM {$this->context()->database->table( 'wc_orders' )}" ) );
		self::assertStringContainsString( 'High-performance order storage', $this->notices() );
		$this->as_subscriber();
		self::assertStringNotContainsString( 'High-performance', $this->notices() );

		update_option( OrdersInPosts::IN_TABLES, 'yes' );
		$this->as_shop_manager();
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/orders', [ 'status' => 'pending' ] ), 201 );
		self::assertStringNotContainsString( 'High-performance', $this->notices() );
	}

	#[TestWith( [ null ] )]
	#[TestWith( [ 'no' ] )]
	public function test_the_first_order_of_a_shop_says_that_orders_are_in_tables( ?string $before ): void {
		null === $before ? delete_option( OrdersInPosts::IN_TABLES ) : update_option( OrdersInPosts::IN_TABLES, $before );
		$this->context()->database->insert( 'posts', [ 'post_type' => 'shop_order', 'post_status' => 'auto-draft' ] ); // phpcs:ignore WordPress.Arrays
		$this->as_shop_manager();
		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/orders', [ 'status' => 'pending' ] ), 201 );

		self::assertSame( 'yes', get_option( OrdersInPosts::IN_TABLES ) );
		self::assertArrayHasKey( OrdersInPosts::IN_TABLES, wp_load_alloptions( true ) );
		self::assertStringNotContainsString( 'High-performance', $this->notices() );
	}

	public function test_an_order_of_the_tables_is_refunded_all_the_same(): void {
		$id = $this->id( $this->order( [ 'line_items' => [ [ 'product_id' => $this->product( '50' ) ] ], 'status' => 'processing' ] ) ); // phpcs:ignore WordPress.Arrays
		update_option( OrdersInPosts::IN_TABLES, 'no' );
		$this->context()->database->insert( 'posts', [ 'post_type' => 'shop_order', 'post_status' => 'wc-processing' ] ); // phpcs:ignore WordPress.Arrays
		$this->assertRestStatus( $this->rest( 'POST', "/wc/v3/orders/$id/refunds", [ 'amount' => '5', 'api_refund' => false ] ), 201 ); // phpcs:ignore WordPress.Arrays
		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/orders/$id", [ 'status' => 'refunded' ] ) );
		self::assertCount( 2, $this->list( $this->stored( $id ), 'refunds' ) );
	}

	private function notices(): string {
		ob_start();
		do_action( 'admin_notices' );
		return (string) ob_get_clean();
	}
}
