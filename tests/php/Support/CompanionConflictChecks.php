<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use WP_REST_Response;

/**
 * What somebody else changed in a product, an order or a review of WooCommerce's shop is not overwritten by the dashboard's own routes.
 */
trait CompanionConflictChecks {

	public function test_stock_that_was_sold_meanwhile_does_not_come_back(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$product = self::product( 'publish', 5 );
		$path    = "/storewright/v3/products/{$product->get_id()}";
		$ask     = fn( int $wished, int|string $expected ): WP_REST_Response => $this->rest(
			'PUT',
			$path,
			[
				'stock_quantity' => $wished,
				'expected'       => [ 'stock_quantity' => $expected ],
			]
		);
		$sell    = fn( int $left ) => $this->context()->database->execute(
			"UPDATE {$wpdb->postmeta} SET meta_value = %d WHERE post_id = %d AND meta_key = '_stock'",
			$left,
			$product->get_id()
		);
		$this->assertRestStatus( $ask( 8, 5 ), 200 );
		self::assertEquals( 8, get_post_meta( $product->get_id(), '_stock', true ) );

		// Another request's sale, which this one has not cached.
		$sell( 6 );
		$response = $ask( 20, 8 );
		$this->assertRestError( $response, 'storewright_rest_product_conflict', 409 );
		self::assertEquals( [ 'stock_quantity' => 6 ], $response->as_error()?->get_error_data()['conflicts'] );
		self::assertSame( '6', get_post_meta( $product->get_id(), '_stock', true ) );

		// The cache has 6 where somebody else has sold 1 more: what is wished is written.
		$sell( 5 );
		$this->assertRestStatus( $ask( 6, 5 ), 200 );
		self::assertSame( '6', $wpdb->get_var( $wpdb->prepare( "SELECT meta_value FROM $wpdb->postmeta WHERE post_id = %d AND meta_key = '_stock'", $product->get_id() ) ) );
		$this->assertRestStatus( $ask( 6, 4 ), 200 );
	}

	public function test_an_order_that_somebody_else_changed_keeps_its_status_and_nobody_is_told(): void {
		$order = self::order();
		$path  = "/storewright/v3/orders/{$order->get_id()}";
		$ask   = fn( string $wished, string $expected ): WP_REST_Response => $this->rest(
			'PUT',
			$path,
			[
				'status'   => $wished,
				'expected' => [ 'status' => $expected ],
			]
		);
		$this->assertRestStatus( $ask( 'processing', 'pending' ), 200 );
		self::assertSame( 'processing', $this->status_of( $order->get_id() ) );
		$changes = did_action( 'woocommerce_order_status_changed' );

		// Another request's, which this one has not cached.
		$this->write_status( $order->get_id(), 'wc-cancelled' );
		$response = $ask( 'completed', 'processing' );
		$this->assertRestError( $response, 'storewright_rest_order_conflict', 409 );
		self::assertSame( [ 'status' => 'cancelled' ], $response->as_error()?->get_error_data()['conflicts'] );
		self::assertStringContainsString( '“Cancelled”', (string) $response->as_error()?->get_error_message() );
		self::assertSame( 'cancelled', $this->status_of( $order->get_id() ) );

		// Between WooCommerce's reading and its writing.
		$other = fn() => $this->write_status( $order->get_id(), 'wc-on-hold' );
		add_action( 'woocommerce_before_order_object_save', $other, 0 );
		$this->assertRestError( $ask( 'completed', 'cancelled' ), 'storewright_rest_order_conflict', 409 );
		remove_action( 'woocommerce_before_order_object_save', $other, 0 );
		self::assertSame( 'on-hold', $this->status_of( $order->get_id() ) );
		self::assertSame( $changes, did_action( 'woocommerce_order_status_changed' ) );

		$this->assertRestStatus( $ask( 'on-hold', 'processing' ), 200 );
		$this->assertRestStatus( $ask( 'completed', 'on-hold' ), 200 );
		self::assertSame( $changes + 1, did_action( 'woocommerce_order_status_changed' ) );
		$this->assertRestError(
			$this->rest(
				'PUT',
				$path,
				[
					'status'   => 'completed',
					'expected' => [ 'total' => '1' ],
				]
			),
			'storewright_guard_not_supported',
			400
		);
	}

	public function test_a_review_that_somebody_else_moderated_is_left_as_it_is(): void {
		$review = (int) wp_insert_comment(
			[
				'comment_post_ID'  => self::product()->get_id(),
				'comment_type'     => 'review',
				'comment_author'   => 'Ada',
				'comment_content'  => 'Fine.',
				'comment_approved' => '0',
			]
		);
		$ask    = fn( string $wished, string $expected ): WP_REST_Response => $this->rest(
			'PUT',
			"/storewright/v3/products/reviews/$review",
			[
				'status'   => $wished,
				'expected' => [ 'status' => $expected ],
			]
		);
		$this->assertRestStatus( $ask( 'approved', 'hold' ), 200 );
		$this->assertRestStatus( $ask( 'hold', 'approved' ), 200 );
		get_comment( $review );
		$this->context()->database->update( 'comments', [ 'comment_approved' => 'spam' ], [ 'comment_ID' => $review ] );
		$response = $ask( 'approved', 'hold' );
		$this->assertRestError( $response, 'storewright_rest_review_conflict', 409 );
		self::assertSame( [ 'status' => 'spam' ], $response->as_error()?->get_error_data()['conflicts'] );
		self::assertSame( 'spam', get_comment( $review )?->comment_approved );
	}

	public function test_of_a_product_nothing_else_can_be_expected(): void {
		$id       = self::product()->get_id();
		$body     = [
			'name'     => 'Lamp',
			'expected' => [ 'name' => 'Mug' ],
		];
		$response = $this->rest( 'PUT', "/storewright/v3/products/$id", $body );
		$this->assertRestError( $response, 'storewright_guard_not_supported', 400 );
		self::assertStringContainsString( 'Leave out “name”', (string) $response->as_error()?->get_error_message() );
		self::assertSame( 'Mug', get_post( $id )?->post_title );

		$this->as_subscriber();
		$body = [
			'stock_quantity' => 9,
			'expected'       => [ 'stock_quantity' => 5 ],
		];
		$this->assertRestStatus( $this->rest( 'PUT', "/storewright/v3/products/$id", $body ), 403 );
	}

	private function status_of( int $order ): string {
		$found = wc_get_order( $order );
		return $found instanceof \WC_Order ? $found->get_status() : '';
	}

	private function write_status( int $order, string $status ): void {
		$this->are_orders_in_tables()
			? $this->context()->database->update( 'wc_orders', [ 'status' => $status ], [ 'id' => $order ] )
			: $this->context()->database->update( 'posts', [ 'post_status' => $status ], [ 'ID' => $order ] );
	}
}
