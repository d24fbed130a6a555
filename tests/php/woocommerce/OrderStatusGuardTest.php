<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\FailingQueries;
use WC_Order;
use WC_Product;
use WP_Error;
use WP_REST_Response;

/**
 * A guarded change of an order's status is told to plugins whole, or not at all.
 */
final class OrderStatusGuardTest extends CompanionTestCase {

	use FailingQueries;

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
	}

	public function test_a_status_that_was_saved_unchecked_is_no_success(): void {
		$id = self::order()->get_id();
		// As by a class of orders that tells of nothing.
		add_filter(
			'woocommerce_rest_pre_insert_shop_order_object',
			static function ( mixed $order ): mixed {
				remove_all_actions( 'woocommerce_before_order_object_save' );
				return $order;
			}
		);

		$response = $this->rest(
			'PUT',
			"/storewright/v3/orders/$id",
			[
				'status'   => 'completed',
				'expected' => [ 'status' => 'pending' ],
			]
		);

		$this->assertRestError( $response, 'storewright_status_not_checked', 500 );
	}

	#[DataProvider( 'order_storages' )]
	public function test_what_woocommerce_refuses_before_it_saves_is_answered_as_it_is( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		$order = self::order();
		$id    = $order->get_id();

		$unknown = $this->ask( $id, 'eaten', 'pending' );
		$this->assertRestError( $unknown, 'rest_invalid_param', 400 );
		self::assertSame( [ 'status' ], array_keys( (array) $unknown->as_error()?->get_error_data()['params'] ) );

		$refuse = static fn(): WP_Error => new WP_Error( 'locked_by_a_plugin', 'The books are closed.', [ 'status' => 423 ] );
		add_filter( 'woocommerce_rest_pre_insert_shop_order_object', $refuse );
		$this->assertRestError( $this->ask( $id, 'completed', 'pending' ), 'locked_by_a_plugin', 423 );
		remove_filter( 'woocommerce_rest_pre_insert_shop_order_object', $refuse );

		add_filter( 'woocommerce_rest_check_permissions', '__return_false' );
		$this->assertRestError( $this->ask( $id, 'completed', 'pending' ), 'woocommerce_rest_cannot_edit', 403 );
		remove_filter( 'woocommerce_rest_check_permissions', '__return_false' );
		self::assertSame( 'pending', self::found( $id )->get_status() );

		$order->delete( true );
		$this->assertRestError( $this->ask( $id, 'completed', 'pending' ), 'woocommerce_rest_shop_order_invalid_id', 400 );
	}

	#[DataProvider( 'order_storages' )]
	public function test_plugins_may_change_the_status_again_and_save_the_order( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		$product = self::product( 'publish', 5 );
		$id      = self::order( $product )->get_id();
		$fired   = [];
		// What many shops that sell downloads do.
		add_action(
			'woocommerce_order_status_processing',
			static function ( int $of ): void {
				self::found( $of )->update_status( 'completed' );
			}
		);
		add_action(
			'woocommerce_order_status_processing',
			static function ( int $of ): void {
				$order = self::found( $of );
				$order->update_meta_data( '_packed', 'yes' );
				$order->save();
			},
			20
		);
		add_action(
			'woocommerce_order_status_changed',
			static function ( int $of, string $from, string $to ) use ( &$fired ): void {
				$fired[] = "$from to $to";
			},
			20,
			3
		);

		$response = $this->ask( $id, 'processing', 'pending' );

		$this->assertRestStatus( $response, 200 );
		$order = self::found( $id );
		self::assertSame( [ 'completed', 'yes' ], [ $order->get_status(), $order->get_meta( '_packed' ) ] );
		self::assertSame( [ 'processing to completed', 'pending to processing' ], $fired );
		self::assertEquals( 3, self::stock( $product->get_id() ) );
	}

	/**
	 * @return array<string, array{bool, list<string>}>
	 */
	public static function failing_statements(): array {
		return [
			'to begin'                 => [ true, [ 'SAVEPOINT' ] ],
			'to lock, HPOS'            => [ true, [ 'FOR UPDATE' ] ],
			'to lock, posts'           => [ false, [ 'FOR UPDATE' ] ],
			'WooCommerce’s own, HPOS'  => [ true, [ 'INSERT INTO', 'wc_orders', 'wc-completed' ] ],
			'WooCommerce’s own, posts' => [ false, [ 'UPDATE', 'posts', 'wc-completed' ] ],
			'to commit'                => [ true, [ 'RELEASE SAVEPOINT' ] ],
		];
	}

	/**
	 * @param bool         $in_tables
	 * @param list<string> $statement Parts of it.
	 */
	#[DataProvider( 'failing_statements' )]
	public function test_nobody_is_told_of_a_status_that_could_not_be_saved( bool $in_tables, array $statement ): void {
		self::keep_orders( $in_tables );
		$product = self::product( 'publish', 5 );
		$id      = self::order( $product )->get_id();
		$before  = did_action( 'woocommerce_order_status_changed' );
		if ( ! in_array( 'wc-completed', $statement, true ) ) {
			$this->expect_logged( 'The disk is full.' );
		}

		$response = $this->with_failing_query( $statement, fn() => $this->ask( $id, 'completed', 'pending' ) );

		self::assertSame( [ 500, $before ], [ $response->get_status(), did_action( 'woocommerce_order_status_changed' ) ] );
		self::assertEquals( 5, self::stock( $product->get_id() ) );
		if ( [ 'RELEASE SAVEPOINT' ] !== $statement ) {
			self::assertSame( 'pending', self::found( $id )->get_status() );
		}
	}

	#[DataProvider( 'order_storages' )]
	public function test_a_status_that_somebody_else_gave_meanwhile_is_not_told_again( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		$id     = self::order()->get_id();
		$before = did_action( 'woocommerce_order_status_completed' );
		// Another request's, between WooCommerce's reading and its writing.
		$other = fn() => $in_tables
			? $this->context()->database->update( 'wc_orders', [ 'status' => 'wc-completed' ], [ 'id' => $id ] )
			: $this->context()->database->update( 'posts', [ 'post_status' => 'wc-completed' ], [ 'ID' => $id ] );
		add_action( 'woocommerce_before_order_object_save', $other, 0 );

		$response = $this->ask( $id, 'completed', 'pending' );

		$this->assertRestStatus( $response, 200 );
		self::assertSame( [ $id, 'completed' ], [ $this->item( $response )['id'], $this->item( $response )['status'] ] );
		self::assertSame( $before, did_action( 'woocommerce_order_status_completed' ) );
		$found = self::found( $id );
		self::assertSame( [ 'completed', null ], [ $found->get_status(), $found->get_date_completed() ] );

		// Nothing of what was sent with it is dropped without a word.
		remove_action( 'woocommerce_before_order_object_save', $other, 0 );
		$found->update_status( 'pending' );
		add_action( 'woocommerce_before_order_object_save', $other, 0 );
		$more = $this->ask( $id, 'completed', 'pending', [ 'customer_note' => 'Ring twice' ] );
		$this->assertRestError( $more, 'storewright_rest_order_conflict', 409 );
		self::assertSame( [ 'completed', '' ], [ self::found( $id )->get_status(), self::found( $id )->get_customer_note() ] );
	}

	public function test_a_status_is_looked_at_again_where_woocommerce_first_saves_a_new_total(): void {
		$id    = self::order()->get_id();
		$saves = 0;
		$fired = did_action( 'woocommerce_order_status_completed' );
		$other = function () use ( $id, &$saves ): void {
			if ( 2 === ++$saves ) {
				$this->context()->database->update( 'wc_orders', [ 'status' => 'wc-cancelled' ], [ 'id' => $id ] );
			}
		};
		add_action( 'woocommerce_before_order_object_save', $other, 0 );

		$response = $this->ask( $id, 'completed', 'pending', [ 'billing' => [ 'city' => 'Bern' ] ] );

		$this->assertRestError( $response, 'storewright_rest_order_conflict', 409 );
		self::assertSame( [ 2, 'cancelled' ], [ $saves, self::found( $id )->get_status() ] );
		self::assertSame( $fired, did_action( 'woocommerce_order_status_completed' ) );
		remove_action( 'woocommerce_before_order_object_save', $other, 0 );
		$this->assertRestStatus( $this->ask( $id, 'completed', 'cancelled', [ 'billing' => [ 'city' => 'Bern' ] ] ), 200 );
		self::assertSame( 'completed', self::found( $id )->get_status() );
	}

	/**
	 * @param int                  $id
	 * @param string               $wished
	 * @param string               $expected
	 * @param array<string, mixed> $more     What is sent with it.
	 */
	private function ask( int $id, string $wished, string $expected, array $more = [] ): WP_REST_Response {
		return $this->rest(
			'PUT',
			"/storewright/v3/orders/$id",
			[
				'status'   => $wished,
				'expected' => [ 'status' => $expected ],
			] + $more
		);
	}

	private static function found( int $id ): WC_Order {
		$order = wc_get_order( $id );
		self::assertInstanceOf( WC_Order::class, $order );
		return $order;
	}

	private static function stock( int $id ): int {
		$product = wc_get_product( $id );
		self::assertInstanceOf( WC_Product::class, $product );
		return (int) $product->get_stock_quantity();
	}
}
