<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Tests\Support\CompanionTestCase;
use WC_Order;

/**
 * Home's panels show what waits in WooCommerce's shop, wherever it keeps orders, and what is changed there is gone from them.
 */
final class HomePanelsTest extends CompanionTestCase {

	private const PANELS = '/storewright/admin/home/panels';

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
		update_option( 'woocommerce_task_list_hidden_lists', [ 'setup' ] );
	}

	#[DataProvider( 'order_storages' )]
	public function test_orders_that_wait( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		self::order();
		self::order()->update_status( 'completed' );
		$waiting = [];
		foreach ( range( 1, 7 ) as $number ) {
			$order = self::order();
			$order->set_billing_first_name( 'Ann' );
			$order->set_billing_last_name( "Adams $number" );
			$order->set_date_created( time() - HOUR_IN_SECONDS + $number );
			$order->update_status( 1 === $number % 2 ? 'processing' : 'on-hold' );
			$waiting[] = $order->get_id();
		}

		$orders = $this->panel( 'orders' );

		self::assertSame( [ 7, array_slice( $waiting, 0, 5 ) ], [ $orders['count'], array_column( $orders['items'], 'id' ) ] );
		$first = wc_get_order( $waiting[0] );
		self::assertInstanceOf( WC_Order::class, $first );
		self::assertSame(
			[
				'id'               => $waiting[0],
				'number'           => $first->get_order_number(),
				'customer'         => 'Ann Adams 1',
				'total'            => '28.00',
				'currency'         => $first->get_currency(),
				'status'           => 'processing',
				'date_created_gmt' => gmdate( 'Y-m-d\TH:i:s', (int) $first->get_date_created()?->getTimestamp() ),
			],
			$orders['items'][0]
		);

		foreach ( array_slice( $waiting, 0, 3 ) as $id ) {
			$this->assertRestStatus( $this->rest( 'PUT', "/storewright/v3/orders/$id", [ 'status' => 'completed' ] ), 200 );
		}

		$first = wc_get_order( $waiting[0] );
		self::assertInstanceOf( WC_Order::class, $first );
		self::assertSame( 'completed', $first->get_status() );
		$orders = $this->panel( 'orders' );
		self::assertSame( [ 4, array_slice( $waiting, 3 ) ], [ $orders['count'], array_column( $orders['items'], 'id' ) ] );
		update_option( 'woocommerce_actionable_order_statuses', [ 'wc-pending' ] );
		self::assertSame( 1, $this->panel( 'orders' )['count'] );
	}

	public function test_reviews_that_wait(): void {
		$product = self::product()->get_id();
		$ids     = [];
		foreach ( range( 1, 6 ) as $number ) {
			$ids[] = (int) wp_insert_comment(
				[
					'comment_post_ID'  => $product,
					'comment_author'   => "Ann $number",
					'comment_content'  => 'Fine',
					'comment_type'     => 'review',
					'comment_approved' => 0,
					'comment_date_gmt' => "2026-01-0$number 10:00:00",
					'comment_meta'     => [ 'rating' => 4 ],
				]
			);
		}

		$reviews = $this->panel( 'reviews' );

		self::assertSame( [ 6, array_slice( $ids, 0, 5 ) ], [ $reviews['count'], array_column( $reviews['items'], 'id' ) ] );
		self::assertSame(
			[ 'Ann 1', 'Fine', 4, $product, 'Mug' ],
			array_values( array_intersect_key( $reviews['items'][0], array_flip( [ 'reviewer', 'review', 'rating', 'product_id', 'product_name' ] ) ) )
		);
		$this->assertRestStatus( $this->rest( 'PUT', "/storewright/v3/products/reviews/{$ids[0]}", [ 'status' => 'approved' ] ), 200 );
		$this->assertRestStatus( $this->rest( 'PUT', "/storewright/v3/products/reviews/{$ids[1]}", [ 'status' => 'spam' ] ), 200 );
		self::assertSame( 'approved', wp_get_comment_status( $ids[0] ) );
		$reviews = $this->panel( 'reviews' );
		self::assertSame( [ 4, array_slice( $ids, 2 ) ], [ $reviews['count'], array_column( $reviews['items'], 'id' ) ] );
	}

	#[DataProvider( 'order_storages' )]
	public function test_products_that_run_low( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		update_option( 'woocommerce_manage_stock', 'yes' );
		update_option( 'woocommerce_notify_low_stock_amount', '2' );
		self::product();
		self::product( 'draft', 0 );
		$low  = self::product( 'publish', 2 );
		$sold = self::product( 'publish', 3 );
		self::assertSame( [ $low->get_id() ], array_column( $this->panel( 'stock' )['items'], 'id' ) );

		self::order( $sold )->update_status( 'processing' );

		$stock = $this->panel( 'stock' );
		self::assertSame( 2, $stock['count'] );
		self::assertEquals(
			[
				[ $sold->get_id(), 1.0, 2.0 ],
				[ $low->get_id(), 2.0, 2.0 ],
			],
			array_map( static fn( array $item ) => [ $item['id'], $item['quantity'], $item['low_amount'] ], $stock['items'] )
		);
		$this->assertRestStatus( $this->rest( 'PUT', "/storewright/v3/products/{$sold->get_id()}", [ 'stock_quantity' => 20 ] ), 200 );
		self::assertSame( 20.0, (float) get_post_meta( $sold->get_id(), '_stock', true ) );
		self::assertSame( [ $low->get_id() ], array_column( $this->panel( 'stock' )['items'], 'id' ) );
	}

	/**
	 * @return array{count: int, items: list<array<string, mixed>>}
	 */
	private function panel( string $name ): array {
		$panel = $this->item( $this->rest( 'GET', self::PANELS ) )[ $name ];
		self::assertIsArray( $panel );
		/** @var array{count: int, items: list<array<string, mixed>>} $panel */
		return $panel;
	}
}
