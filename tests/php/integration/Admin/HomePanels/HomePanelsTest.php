<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\HomePanels;

use Storewright\Tests\Support\OrdersTestCase;
use WP_User;

/**
 * What waits for the owner, over REST.
 */
final class HomePanelsTest extends OrdersTestCase {

	private const PANELS = '/wc-admin/home/panels';

	/**
	 * @spec B3-006 B7-011 B9-001
	 */
	public function test_orders_of_the_actionable_statuses_are_counted_and_the_oldest_listed(): void {
		$ids = [];
		for ( $day = 9; $day > 2; --$day ) {
			$id    = $this->id(
				$this->order(
					[
						'status'    => 0 === $day % 2 ? 'processing' : 'on-hold',
						'billing'   => self::NEW_YORK,
						'fee_lines' => [
							[
								'name'  => 'Fee',
								'total' => '7.5',
							],
						],
					]
				)
			);
			$ids[] = $id;
			$this->context()->database->update( 'wc_orders', [ 'date_created_gmt' => "2026-05-0$day 08:00:00" ], [ 'id' => $id ] ); // phpcs:ignore WordPress.Arrays
		}
		$this->order( [ 'status' => 'completed' ] );

		$orders = $this->part( 'orders' );
		$rest   = $this->rest( 'GET', self::ORDERS, [ 'page' => 1, 'per_page' => 1, 'status' => 'processing,on-hold' ] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( 7, $orders['count'] );
		self::assertSame( '7', (string) $rest->get_headers()['X-WP-Total'] );
		self::assertSame( array_slice( array_reverse( $ids ), 0, 5 ), array_column( $orders['items'], 'id' ) );
		self::assertSame(
			[
				'id'               => $ids[6],
				'number'           => (string) $ids[6],
				'customer'         => 'Ann Kay',
				'total'            => '7.5',
				'currency'         => 'USD',
				'status'           => 'on-hold',
				'date_created_gmt' => '2026-05-03T08:00:00',
			],
			$orders['items'][0]
		);

		update_option( 'woocommerce_actionable_order_statuses', [ 'wc-completed' ] );
		self::assertSame( 1, $this->part( 'orders' )['count'] );
		update_option( 'woocommerce_actionable_order_statuses', [] );
		self::assertSame( 0, $this->part( 'orders' )['count'] );
	}

	/**
	 * @spec B3-006 B7-011
	 */
	public function test_reviews_that_nobody_approved_are_counted_and_the_oldest_listed(): void {
		$lamp = $this->product( '5', [ 'name' => 'Lamp & Co' ] );
		for ( $number = 1; $number <= 7; ++$number ) {
			$id = wp_insert_comment(
				[
					'comment_post_ID'  => $lamp,
					'comment_type'     => 'review',
					'comment_approved' => 7 === $number ? '1' : '0',
					'comment_author'   => 'Ada',
					'comment_content'  => "<b>Good</b> $number",
					'comment_date_gmt' => "2026-05-01 08:00:0$number",
					'comment_date'     => "2026-05-01 08:00:0$number",
				]
			);
			add_comment_meta( (int) $id, 'rating', '4' );
		}

		$reviews = $this->part( 'reviews' );
		$rest    = $this->rest( 'GET', '/wc/v3/products/reviews', [ 'page' => 1, 'per_page' => 1, 'status' => 'hold' ] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( 6, $reviews['count'] );
		self::assertSame( '6', (string) $rest->get_headers()['X-WP-Total'] );
		self::assertSame( [ 'Good 1', 'Good 2', 'Good 3', 'Good 4', 'Good 5' ], array_column( $reviews['items'], 'review' ) );
		self::assertSame(
			[ 'Ada', 4, 'Lamp & Co', '2026-05-01T08:00:01' ],
			[
				$reviews['items'][0]['reviewer'],
				$reviews['items'][0]['rating'],
				$reviews['items'][0]['product_name'],
				$reviews['items'][0]['date_created_gmt'],
			]
		);
	}

	/**
	 * @spec B3-006 B7-011
	 */
	public function test_published_products_at_or_below_their_threshold_are_counted_and_the_fewest_listed(): void {
		$two  = $this->stocked( 2 );
		$own  = $this->stocked( 9, [ 'low_stock_amount' => 9 ] );
		$none = $this->stocked( 0 );
		$this->stocked( 3 );
		$this->stocked( 1, [ 'low_stock_amount' => 0 ] );
		$this->stocked( 1, [ 'status' => 'draft' ] );
		$this->product( '5' );
		$parent    = $this->product( '5', [ 'type' => 'variable', 'low_stock_amount' => 8, 'manage_stock' => true, 'stock_quantity' => 50 ] ); // phpcs:ignore WordPress.Arrays
		$variation = $this->product( '5', [ 'manage_stock' => true, 'stock_quantity' => 7 ], $parent ); // phpcs:ignore WordPress.Arrays

		$stock = $this->part( 'stock' );
		self::assertSame( [ $none, $two, $variation, $own ], array_column( $stock['items'], 'id' ) );
		self::assertSame( 4, $stock['count'] );
		self::assertSame( [ 0, 0, $parent, 0 ], array_column( $stock['items'], 'parent_id' ) );
		self::assertSame( [ 0, 2, 7, 9 ], array_column( $stock['items'], 'quantity' ) );
		self::assertSame( [ 2, 2, 8, 9 ], array_column( $stock['items'], 'low_amount' ) );

		update_option( 'woocommerce_notify_low_stock_amount', '3' );
		$this->stocked( 3 );
		self::assertSame( 6, $this->part( 'stock' )['count'] );
		update_option( 'woocommerce_manage_stock', 'no' );
		self::assertSame( 0, $this->part( 'stock' )['count'] );
	}

	public function test_panels_are_shown_once_setup_is_hidden_or_there_is_an_order(): void {
		self::assertFalse( $this->panels()['is_shown'] );
		update_option( 'woocommerce_task_list_hidden_lists', [ 'setup' ] );
		do_action( 'storewright_tasks_changed' );
		self::assertTrue( $this->panels()['is_shown'] );
		delete_option( 'woocommerce_task_list_hidden_lists' );
		do_action( 'storewright_tasks_changed' );
		self::assertFalse( $this->panels()['is_shown'] );
		$this->order();
		self::assertTrue( $this->panels()['is_shown'] );
	}

	public function test_who_does_not_run_the_store_has_no_setup_to_wait_for(): void {
		$this->as_somebody_who_may( 'read', 'edit_products', 'edit_published_products', 'edit_others_products', 'read_private_products' );
		self::assertTrue( $this->panels()['is_shown'] );
		$this->as_somebody_who_may( 'read', 'edit_products' );
		$this->assertRestError( $this->rest( 'GET', self::PANELS ), 'woocommerce_rest_cannot_view', 403 );
	}

	public function test_everybody_gets_the_panels_that_they_may_work_on(): void {
		foreach ( [
			'read_private_shop_orders edit_others_shop_orders' => [ 'orders' ],
			'edit_others_shop_orders'                      => [],
			'moderate_comments'                            => [ 'reviews' ],
			'edit_others_products edit_published_products' => [],
			'edit_others_products edit_published_products read_private_products' => [ 'stock' ],
		] as $capabilities => $expected ) {
			$this->as_somebody_who_may( 'read', 'manage_woocommerce', ...explode( ' ', $capabilities ) );
			$parts = array_filter( array_slice( $this->panels(), 1 ), static fn( mixed $part ) => null !== $part );
			self::assertSame( $expected, array_keys( $parts ), $capabilities );
		}
		wp_set_current_user( 0 );
		$this->assertRestError( $this->rest( 'GET', self::PANELS ), 'woocommerce_rest_cannot_view', 401 );
	}

	private function as_somebody_who_may( string ...$capabilities ): void {
		$user = new WP_User( $this->as_subscriber() );
		$user->remove_all_caps();
		array_map( $user->add_cap( ... ), $capabilities );
		wp_set_current_user( 0 );
		wp_set_current_user( $user->ID );
	}

	/**
	 * Adds a product whose stock is counted.
	 *
	 * @param int                  $quantity
	 * @param array<string, mixed> $more     As in REST.
	 */
	private function stocked( int $quantity, array $more = [] ): int {
		return $this->product(
			'5',
			[
				'manage_stock'   => true,
				'stock_quantity' => $quantity,
			] + $more
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private function panels(): array {
		$response = $this->rest( 'GET', self::PANELS );
		$this->assertRestStatus( $response );
		return $this->item( $response );
	}

	/**
	 * @return array{count: int, items: list<array<string, mixed>>}
	 */
	private function part( string $name ): array {
		/** @var array{count: int, items: list<array<string, mixed>>} $part */
		$part = $this->object( $this->panels(), $name );
		return $part;
	}
}
