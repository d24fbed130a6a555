<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel;

use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Events;
use Storewright\Kernel\ListenerFailures;
use Storewright\Store\Products\Write\SyncParentProducts;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * A stored change is answered as done, whatever those do who are told of it.
 */
final class ListenersTest extends OrdersTestCase {

	private int $calls = 0;

	/**
	 * @return array<string, array{string, string, string, array<mixed>}>
	 */
	public static function writes(): array {
		$product  = [ 'name' => 'Told' ];
		$stock    = [
			'manage_stock'   => true,
			'stock_quantity' => 9,
		];
		$customer = [
			'email'    => 'told@example.test',
			'username' => 'told',
			'password' => 'secret-of-8',
		];
		return [
			'an order'           => [ 'storewright_order_created', 'POST', self::ORDERS, [ 'status' => 'processing' ] ],
			'its status'         => [ 'storewright_order_status_completed', 'PUT', self::ORDERS . '/{order}', [ 'status' => 'completed' ] ],
			'its trash'          => [ 'storewright_order_trashed', 'DELETE', self::ORDERS . '/{order}', [] ],
			'its end'            => [ 'storewright_order_deleted', 'DELETE', self::ORDERS . '/{order}', [ 'force' => true ] ],
			'a note'             => [ 'storewright_order_note_added', 'POST', self::ORDERS . '/{order}/notes', [ 'note' => 'Told' ] ],
			'a product'          => [ 'storewright_product_created', 'POST', '/wc/v3/products', $product ],
			'a changed product'  => [ 'storewright_product_updated', 'PUT', '/wc/v3/products/{product}', $product ],
			'stock'              => [ 'storewright_product_stock_changed', 'PUT', '/wc/v3/products/{product}', $stock ],
			'a deleted product'  => [ 'storewright_product_deleted', 'DELETE', '/wc/v3/products/{product}', [ 'force' => true ] ],
			'a category'         => [ 'storewright_product_term_created', 'POST', '/wc/v3/products/categories', $product ],
			'an attribute'       => [ 'storewright_attribute_created', 'POST', '/wc/v3/products/attributes', $product ],
			'a review'           => [
				'storewright_review_created',
				'POST',
				'/wc/v3/products/reviews',
				[
					'product_id'     => '{product}',
					'review'         => 'Told',
					'reviewer'       => 'Ann',
					'reviewer_email' => 'ann@example.test',
				],
			],
			'a coupon'           => [ 'storewright_coupon_created', 'POST', '/wc/v3/coupons', [ 'code' => 'told' ] ],
			'a customer'         => [ 'storewright_customer_created', 'POST', '/wc/v3/customers', $customer ],
			'a setting'          => [
				'storewright_setting_changed',
				'PUT',
				'/wc/v3/settings/general/woocommerce_store_city',
				[ 'value' => 'Told' ],
			],
			'settings'           => [
				'storewright_settings_changed',
				'PUT',
				'/wc/v3/settings/general/woocommerce_store_city',
				[ 'value' => 'Told' ],
			],
			'a zone'             => [ 'storewright_shipping_zone_saved', 'POST', '/wc/v3/shipping/zones', $product ],
			'a tax rate'         => [ 'storewright_tax_rate_saved', 'POST', '/wc/v3/taxes', [ 'country' => 'DE' ] ],
			'a tax class'        => [ 'storewright_tax_class_created', 'POST', '/wc/v3/taxes/classes', $product ],
			'a payment provider' => [ 'storewright_payment_gateway_saved', 'PUT', '/wc/v3/payment_gateways/bacs', [ 'title' => 'Told' ] ],
		];
	}

	/**
	 * @param string       $hook
	 * @param string       $method
	 * @param string       $path
	 * @param array<mixed> $body
	 */
	#[DataProvider( 'writes' )]
	public function test_a_listener_that_fails_does_not_change_the_answer( string $hook, string $method, string $path, array $body ): void {
		$this->as_administrator();
		$ids  = [
			'{product}' => $this->product(
				'5',
				[
					'manage_stock'   => true,
					'stock_quantity' => 4,
				]
			),
			'{order}'   => $this->order()['id'],
		];
		$path = strtr( $path, array_map( static fn( mixed $id ): string => is_scalar( $id ) ? (string) $id : '', $ids ) );
		$body = array_map( static fn( mixed $value ) => is_string( $value ) ? $ids[ $value ] ?? $value : $value, $body );
		add_action( $hook, static fn() => throw new Conflict( 'told', 'The listener is broken.' ), 5, 0 );
		add_action( $hook, fn() => ++$this->calls, 20, 0 );
		$this->expect_logged( "A listener of $hook failed: The listener is broken." );

		$response = $this->rest( $method, $path, $body );
		$this->assertRestStatus( $response, 'POST' === $method ? 201 : 200 );
		self::assertGreaterThan( 0, $this->calls, 'The next listener is called.' );
		$kept = array_values( get_option( ListenerFailures::OPTION ) );
		self::assertCount( 1, $kept );
		self::assertSame( [ $hook, 'storewright' ], [ $kept[0]['hook'], $kept[0]['plugin'] ] );
		self::assertStringStartsWith( 'storewright/tests/php/integration/Kernel/ListenersTest.php:', $kept[0]['listener'] );
	}

	public function test_a_refund_is_made_once_though_its_listener_fails(): void {
		$product = $this->product( '5' );
		$order   = $this->order(
			[
				'status'     => 'processing',
				'line_items' => [
					[
						'product_id' => $product,
						'quantity'   => 2,
					],
				],
			]
		);
		add_action( 'storewright_order_refunded', static fn() => throw new RuntimeException( 'broken' ) );
		$this->expect_logged( 'A listener of storewright_order_refunded failed' );
		$path = self::ORDERS . "/{$this->id( $order )}/refunds";
		// phpcs:ignore WordPress.Arrays
		$this->assertRestStatus( $this->rest( 'POST', $path, [ 'amount'     => '3', 'api_refund' => false ] ), 201 );
		self::assertCount( 1, $this->items( $this->rest( 'GET', $path ) ) );
	}

	public function test_a_parent_that_somebody_else_writes_follows_in_the_background(): void {
		$parent    = $this->product( '', [ 'type' => 'variable' ] );
		$variation = $this->product(
			'5',
			[
				'manage_stock'   => true,
				'stock_quantity' => 1,
			],
			$parent
		);
		SyncParentProducts::later( $this->context(), $parent );
		update_post_meta( $parent, '_stock_status', 'outofstock' );
		self::assertSame( [ $parent ], get_option( SyncParentProducts::OPTION ) );
		self::assertNull( ( new SyncParentProducts() )->run( $this->context(), null, microtime( true ) + 10 ) );
		self::assertSame( [], get_option( SyncParentProducts::OPTION ) );
		self::assertSame( 'instock', get_post_meta( $parent, '_stock_status', true ) );
		self::assertGreaterThan( $parent, $variation );
	}

	public function test_a_parent_that_could_not_follow_waits_for_the_next_attempt_behind_the_others(): void {
		$broken = $this->product( '', [ 'type' => 'variable' ] );
		$other  = $this->product( '', [ 'type' => 'variable' ] );
		SyncParentProducts::later( $this->context(), $broken );
		SyncParentProducts::later( $this->context(), $other );
		$fail = static fn( mixed $value, mixed $id ) => $broken === $id ? throw new RuntimeException( 'broken' ) : $value;
		add_filter( 'get_post_metadata', $fail, 10, 2 );
		try {
			( new SyncParentProducts() )->run( $this->context(), null, microtime( true ) + 10 );
			self::fail( 'The queue has to hear of it.' );
		} catch ( RuntimeException $error ) {
			self::assertSame( 'broken', $error->getMessage() );
		} finally {
			remove_filter( 'get_post_metadata', $fail );
		}
		self::assertSame( [ $other, $broken ], get_option( SyncParentProducts::OPTION ) );
	}

	public function test_listeners_may_remove_themselves_and_fire_the_same_action(): void {
		$once = function ( int $depth ) use ( &$once ): void {
			++$this->calls;
			remove_action( 'storewright_test_listeners', $once );
			if ( 0 === $depth ) {
				Events::dispatch( 'storewright_test_listeners', 1 );
			}
		};
		$seen = [];
		$look = static function ( int $depth ) use ( &$seen ): void {
			$seen[] = $depth;
		};
		add_action( 'storewright_test_listeners', $once );
		add_action( 'storewright_test_listeners', $look );
		Events::dispatch( 'storewright_test_listeners', 0 );
		Events::dispatch( 'storewright_test_listeners', 2 );
		self::assertSame( [ 1, [ 1, 0, 2 ], 3 ], [ $this->calls, $seen, did_action( 'storewright_test_listeners' ) ] );
		self::assertSame( 10, has_action( 'storewright_test_listeners', $look ) );
		remove_action( 'storewright_test_listeners', $look );
		self::assertFalse( has_action( 'storewright_test_listeners' ) );
	}

	public function test_a_listener_that_does_not_exist_is_named(): void {
		add_action( 'storewright_test_gone', 'a_function_that_is_gone' ); // @phpstan-ignore argument.type
		$this->expect_logged( 'A listener of storewright_test_gone failed' );
		Events::dispatch( 'storewright_test_gone' );
		self::assertSame( [ 'a_function_that_is_gone()' ], array_column( get_option( ListenerFailures::OPTION ), 'listener' ) );
	}

	public function test_a_listener_that_fails_time_and_again_is_kept_once_a_minute(): void {
		$this->expect_logged( 'A listener of storewright_test_often failed' );
		add_action( 'storewright_test_often', [ self::class, 'fail_when_told' ] );
		add_action( 'updated_option', fn( mixed $name ) => $this->calls += ListenerFailures::OPTION === $name ? 1 : 0 );
		Events::dispatch( 'storewright_test_often' );
		Events::dispatch( 'storewright_test_often' );
		$after_two = $this->calls;

		/** @var array<string, array{time: int}> $kept */
		$kept = get_option( ListenerFailures::OPTION );
		update_option(
			ListenerFailures::OPTION,
			array_map( static fn( array $failure ) => [ 'time' => $failure['time'] - 60 ] + $failure, $kept )
		);
		Events::dispatch( 'storewright_test_often' );
		self::assertSame( [ 1, 3 ], [ $after_two, $this->calls ], 'The test has written once itself.' );
	}

	public function test_the_notice_names_what_failed_until_it_is_dismissed(): void {
		$notices = new ListenerFailures( $this->context() );
		$this->as_administrator();
		wp_load_alloptions();
		$queries = get_num_queries();
		$this->expectOutputString( '' );
		$notices->print_notice();
		self::assertSame( $queries, get_num_queries(), 'Without failures it asks the database nothing.' );

		$this->expect_logged( 'A listener of storewright_test_' );
		for ( $place = 0; $place < 12; $place++ ) {
			add_action( "storewright_test_$place", [ self::class, 'fail_when_told' ] );
			Events::dispatch( "storewright_test_$place" );
		}
		self::assertCount( 10, get_option( ListenerFailures::OPTION ), 'The latest are kept.' );
		$notice = static function () use ( $notices ): string {
			ob_start();
			$notices->print_notice();
			return (string) ob_get_clean();
		};
		self::assertStringContainsString( 'ListenersTest::fail_when_told()', $notice() );
		self::assertStringContainsString( 'storewright_test_11', $notice() );
		self::assertStringContainsString( '<p>A plugin failed while handling a change in your store.', $notice(), 'It may be Storewright itself.' );
		$this->as_subscriber();
		self::assertSame( '', $notice() );
	}

	/**
	 * A listener that fails.
	 */
	public static function fail_when_told(): void {
		throw new RuntimeException( 'told' );
	}
}
