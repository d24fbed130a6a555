<?php
declare(strict_types=1);

// phpcs:disable Squiz.PHP.DisallowMultipleAssignments -- Arrow functions that change one thing.

namespace Storewright\Tests\Integration\Store\Orders;

use DateTimeImmutable;
use RuntimeException;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Orders\Items\CouponItem;
use Storewright\Store\Orders\Items\LineItem;
use Storewright\Store\Orders\Order;
use Storewright\Store\Orders\OrderAddress;
use Storewright\Store\Orders\OrderQuery;
use Storewright\Store\Orders\OrderRepository;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * What follows from the status of an order, and who is told.
 */
final class OrderEffectsTest extends IntegrationTestCase {

	private OrderRepository $repository;

	/**
	 * @var list<string>
	 */
	private array $told = [];

	protected function setUp(): void {
		parent::setUp();
		$this->repository = OrderRepository::of( $this->context( new Clock( new DateTimeImmutable( '2026-05-01 10:00:00 UTC' ) ) ) );
	}

	public function test_stock_is_taken_once_and_put_back_once(): void {
		$mug = $this->product( 10 );
		$id  = $this->repository->create( $this->order( [ $mug => 3 ] ) )->id;
		self::assertSame( [ 10, 0 ], $this->stock_and_sales( $mug ) );

		$this->to( $id, 'processing' );
		self::assertSame( [ 7, 3 ], $this->stock_and_sales( $mug ) );
		$this->to( $id, 'on-hold' );
		$this->to( $id, 'completed' );
		$this->repository->update( $id, static fn( Order $order ) => $order->customer_note = 'Ring twice' );
		self::assertSame( [ 7, 3 ], $this->stock_and_sales( $mug ) );
		self::assertSame( 3, $this->existing( $id )->line_items()[0]->reduced_stock );

		$this->to( $id, 'cancelled' );
		$this->to( $id, 'failed' );
		self::assertSame( [ 10, 0 ], $this->stock_and_sales( $mug ) );
		self::assertNull( $this->existing( $id )->line_items()[0]->reduced_stock );
		self::assertFalse( $this->existing( $id )->stock_reduced );

		$this->to( $id, 'completed' );
		self::assertSame( [ 7, 3 ], $this->stock_and_sales( $mug ) );
	}

	public function test_rows_that_change_take_or_put_back_the_difference(): void {
		$mug = $this->product( 10 );
		$hat = $this->product( 5 );
		$id  = $this->repository->create( $this->order( [ $mug => 3 ], 'processing' ) )->id;

		$this->repository->update( $id, static fn( Order $order ) => $order->line_items()[0]->quantity = 5 );
		self::assertSame( [ 5, 5 ], $this->stock_and_sales( $mug ) );
		$this->repository->update( $id, static fn( Order $order ) => $order->line_items()[0]->quantity = 1 );
		self::assertSame( [ 9, 1 ], $this->stock_and_sales( $mug ) );

		$this->repository->update( $id, fn( Order $order ) => $order->items[] = $this->line( $hat, 2 ) );
		self::assertSame( [ 3, 2 ], $this->stock_and_sales( $hat ) );
		$this->repository->update( $id, fn( Order $order ) => $order->items = [ $order->items[1] ] );
		self::assertSame( [ 10, 0 ], $this->stock_and_sales( $mug ) );
		$this->repository->update( $id, static fn( Order $order ) => $order->line_items()[0]->product_id = $mug );
		self::assertSame( [ 5, 0 ], $this->stock_and_sales( $hat ) );
		self::assertSame( [ 8, 2 ], $this->stock_and_sales( $mug ) );

		$this->repository->update(
			$id,
			static function ( Order $order ): void {
				$order->status = 'cancelled';
				$order->items  = [];
			}
		);
		self::assertSame( [ 10, 0 ], $this->stock_and_sales( $mug ) );
	}

	public function test_coupons_count_as_used_until_an_order_comes_to_nothing(): void {
		$ten    = $this->coupon( 'ten', 2 );
		$five   = $this->coupon( 'five', 0 );
		$orders = array_map( fn() => $this->repository->create( $this->with_coupons( $ten ) )->id, [ 1, 2 ] );
		self::assertSame( 2, $this->uses( $ten ) );
		try {
			$this->repository->create( $this->with_coupons( $ten ) );
			self::fail( 'It can be used twice.' );
		} catch ( Conflict $error ) {
			self::assertSame( 'woocommerce_coupon_usage_limit_reached', $error->error_code );
		}
		$this->to( $orders[0], 'completed' );
		$this->to( $orders[0], 'cancelled' );
		$this->to( $orders[0], 'failed' );
		self::assertSame( 1, $this->uses( $ten ) );
		$this->to( $orders[0], 'on-hold' );
		self::assertSame( 2, $this->uses( $ten ) );
		$this->repository->update( $orders[0], fn( Order $order ) => $order->items = $this->with_coupons( $five )->items );
		self::assertSame( [ 1, 1 ], [ $this->uses( $ten ), $this->uses( $five ) ] );
		$this->repository->trash( $orders[0] );
		self::assertSame( [ 1, 0 ], [ $this->uses( $ten ), $this->uses( $five ) ] );
		$this->repository->untrash( $orders[0] );
		self::assertSame( 1, $this->uses( $five ) );
	}

	public function test_an_imported_order_counts_nothing_and_can_give_back_what_it_says_it_took(): void {
		$ten   = $this->coupon( 'ten', 1 );
		$mug   = $this->product( 7 );
		$order = $this->with_coupons( $ten );
		update_post_meta( $ten, 'usage_count', '1' );
		$order->status          = 'processing';
		$order->items[]         = $this->line( $mug, 2 );
		$order->coupons_counted = true;
		$order->stock_reduced   = true;

		$order->line_items()[0]->reduced_stock = 2;

		$this->listen();
		$id = $this->repository->import( $order )->id;
		self::assertSame( [ [], 1, [ 7, 0 ] ], [ $this->heard(), $this->uses( $ten ), $this->stock_and_sales( $mug ) ] );
		$this->to( $id, 'cancelled' );
		self::assertSame( [ 0, [ 9, 0 ] ], [ $this->uses( $ten ), $this->stock_and_sales( $mug ) ] );
	}

	public function test_nothing_is_kept_of_an_order_that_asks_for_too_much(): void {
		$mug    = $this->product( 2 );
		$orders = $this->rows_of( 'wc_orders' );
		$posts  = $this->rows_of( 'posts' );
		$this->listen();
		try {
			$this->repository->create( $this->order( [ $mug => 3 ], 'processing' ) );
			self::fail( 'There are two mugs.' );
		} catch ( InvalidInput $error ) {
			self::assertSame( 'woocommerce_rest_product_out_of_stock', $error->error_code );
		}
		self::assertSame( [ 2, 0 ], $this->stock_and_sales( $mug ) );
		self::assertSame( [ $orders, $posts, [] ], [ $this->rows_of( 'wc_orders' ), $this->rows_of( 'posts' ), $this->told ] );
	}

	public function test_an_order_remembers_when_it_was_paid_and_completed(): void {
		$id = $this->repository->create( $this->order( [] ) )->id;
		self::assertNull( $this->existing( $id )->paid );
		$this->to( $id, 'processing' );
		self::assertSame( '2026-05-01 10:00:00', $this->existing( $id )->paid?->format( 'Y-m-d H:i:s' ) );
		self::assertNull( $this->existing( $id )->completed );

		$later = OrderRepository::of( $this->context( new Clock( new DateTimeImmutable( '2026-05-02 10:00:00 UTC' ) ) ) );
		$later->update( $id, static fn( Order $order ) => $order->status = 'completed' );
		self::assertSame( '2026-05-01 10:00:00', $this->existing( $id )->paid?->format( 'Y-m-d H:i:s' ) );
		self::assertSame( '2026-05-02 10:00:00', $this->existing( $id )->completed?->format( 'Y-m-d H:i:s' ) );
	}

	public function test_tells_what_happened_once_it_is_kept(): void {
		$this->listen();
		$id = $this->repository->create( $this->order( [] ) )->id;
		self::assertSame( [ 'created', 'status_pending' ], $this->heard() );
		$this->repository->update( $id, static function (): void {} );
		self::assertSame( [], $this->heard() );
		$this->to( $id, 'processing' );
		self::assertSame( [ 'updated', 'status_processing', 'status_changed pending processing', 'paid' ], $this->heard() );
		$this->to( $id, 'completed' );
		self::assertSame( [ 'updated', 'status_completed', 'status_changed processing completed' ], $this->heard() );
		$this->repository->trash( $id );
		self::assertSame( [ 'updated', 'trashed' ], $this->heard() );
		$this->repository->untrash( $id );
		self::assertSame( [ 'updated', 'status_completed', 'status_changed trash completed', 'untrashed' ], $this->heard() );
		$this->repository->delete( $id );
		self::assertSame( [ 'deleted' ], $this->heard() );
	}

	public function test_what_is_done_together_is_told_together_or_undone_together(): void {
		$id = $this->repository->create( $this->order( [] ) )->id;
		$this->listen();
		try {
			$this->repository->together(
				$id,
				function () use ( $id ): void {
					$this->to( $id, 'processing' );
					self::assertSame( [], $this->heard() );
					throw new InvalidInput( 'no', 'No.' );
				}
			);
		} catch ( InvalidInput ) {
			self::assertSame( 'pending', $this->existing( $id )->status );
		}
		self::assertSame( [], $this->heard() );
		$this->repository->together( $id, fn() => $this->to( $id, 'failed' ) );
		self::assertSame( [ 'updated', 'status_failed', 'status_changed pending failed' ], $this->heard() );
	}

	public function test_who_breaks_when_told_keeps_nobody_else_from_being_told(): void {
		$this->listen();
		add_action( 'storewright_order_created', static fn() => throw new RuntimeException( 'I break.' ), 1 );
		try {
			$this->repository->create( $this->order( [], 'processing' ) );
			self::fail( 'Nobody knows that somebody broke.' );
		} catch ( RuntimeException $failure ) {
			self::assertSame( 'I break.', $failure->getMessage() );
		}
		self::assertSame( [ 'status_processing', 'paid' ], $this->heard() );
		self::assertSame( 1, $this->rows_of( 'wc_orders', "status = 'wc-processing'" ) );
	}

	public function test_a_trashed_order_comes_back_as_it_was(): void {
		$mug = $this->product( 4 );
		$id  = $this->repository->create( $this->order( [ $mug => 1 ], 'on-hold' ) )->id;
		$this->repository->trash( $id );
		$this->repository->trash( $id );
		self::assertSame( [ 'trash', 'on-hold' ], [ $this->existing( $id )->status, $this->existing( $id )->status_before_trash ] );
		self::assertSame( [ 3, 0 ], $this->stock_and_sales( $mug ) );
		self::assertSame( 'wc-on-hold', $this->context()->database->value( "SELECT meta_value FROM {$this->context()->database->table( 'wc_orders_meta' )} WHERE order_id = %d AND meta_key = '_wp_trash_meta_status'", $id ) );
		$this->repository->untrash( $id );
		self::assertSame( 'on-hold', $this->existing( $id )->status );
		self::assertSame( [ 3, 1 ], $this->stock_and_sales( $mug ) );
		self::assertSame( 0, $this->rows_of( 'wc_orders_meta', "meta_key LIKE '\_wp\_trash%%'" ) );
	}

	public function test_nothing_is_left_of_a_deleted_order(): void {
		$tables = [ 'posts', 'wc_orders', 'wc_orders_meta', 'wc_order_addresses', 'wc_order_operational_data', 'woocommerce_order_items', 'woocommerce_order_itemmeta', 'wc_order_stats', 'wc_order_product_lookup', 'wc_order_tax_lookup', 'wc_order_coupon_lookup', 'storewright_order_search', 'comments', 'wc_customer_lookup' ];
		$mug    = $this->product( 4 );
		$before = array_map( $this->rows_of( ... ), $tables );
		$id     = $this->repository->create( $this->order( [ $mug => 1 ] ) )->id;
		$refund = $this->order( [ $mug => -1 ] );

		$refund->type      = Order::REFUND;
		$refund->status    = 'completed';
		$refund->parent_id = $id;
		$this->repository->create( $refund );
		wp_insert_comment(
			[
				'comment_post_ID' => $id,
				'comment_type'    => 'order_note',
				'comment_content' => 'Note',
			]
		);
		self::assertNotSame( $before, array_map( $this->rows_of( ... ), $tables ) );

		$this->repository->delete( $id );
		self::assertSame( $before, array_map( $this->rows_of( ... ), $tables ) );
		self::assertSame( 0, (int) $this->context()->database->value( "SELECT SUM( ABS( orders ) ) FROM {$this->context()->database->table( 'storewright_order_counts' )}" ) );
		$this->expectException( NotFound::class );
		$this->repository->delete( $id );
	}

	public function test_a_guest_is_forgotten_with_the_last_order(): void {
		$ids = array_map( fn() => $this->repository->create( $this->order( [] ) )->id, [ 1, 2 ] );
		foreach ( [ 1, 0 ] as $place => $left ) {
			$this->repository->trash( $ids[ $place ] );
			self::assertSame( 1, $this->rows_of( 'wc_customer_lookup', "email = 'iris@example.test'" ) );
			$this->repository->delete( $ids[ $place ] );
			self::assertSame( $left, $this->rows_of( 'wc_customer_lookup', "email = 'iris@example.test'" ) );
		}
	}

	public function test_a_deleted_order_gives_back_its_coupon_and_its_sales_once(): void {
		$mug    = $this->product( 4 );
		$coupon = $this->coupon( 'once', 1 );
		foreach ( [ false, true ] as $by_the_trash ) {
			$order         = $this->with_coupons( $coupon );
			$order->status = 'processing';
			$order->items  = [ ...$order->items, $this->line( $mug, 1 ) ];
			$id            = $this->repository->create( $order )->id;
			self::assertSame( [ 1, 1 ], [ $this->uses( $coupon ), $this->stock_and_sales( $mug )[1] ] );
			if ( $by_the_trash ) {
				$this->repository->trash( $id );
			}
			$this->repository->delete( $id );
			self::assertSame( [ 0, 0 ], [ $this->uses( $coupon ), $this->stock_and_sales( $mug )[1] ] );
			self::assertSame( 0, $this->rows_of( 'storewright_coupon_uses' ) );
		}
		self::assertSame( 2, $this->stock_and_sales( $mug )[0], 'What was sent stays sent.' );
	}

	public function test_only_what_differs_is_written(): void {
		$id     = $this->repository->create( $this->order( [ $this->product( 4 ) => 1 ] ) )->id;
		$wrote  = [];
		$listen = static function ( string $sql ) use ( &$wrote ): string {
			if ( 1 === preg_match( '/^\s*(INSERT|UPDATE|DELETE)\s+(?:INTO |FROM |IGNORE INTO )?`?\w*?_?((?:wc|woocommerce|storewright)_\w+)/', $sql, $match ) ) {
				$wrote[] = "$match[1] $match[2]";
			}
			return $sql;
		};
		add_filter( 'query', $listen );
		$this->repository->update( $id, static fn( Order $order ) => $order->customer_note = 'Ring twice' );
		remove_filter( 'query', $listen );
		self::assertSame( [ 'UPDATE wc_orders' ], $wrote );
	}

	/**
	 * @param array<int, int> $products Product => quantity.
	 */
	private function order( array $products, string $status = 'pending' ): Order {
		$order          = new Order();
		$order->status  = $status;
		$order->created = new DateTimeImmutable( '2026-05-01 10:00:00 UTC' );
		$order->billing = new OrderAddress( first_name: 'Iris', email: 'iris@example.test' );
		$order->total   = '10';
		foreach ( $products as $product => $quantity ) {
			$order->items[] = $this->line( $product, $quantity );
		}
		return $order;
	}

	private function line( int $product, int $quantity ): LineItem {
		$line             = new LineItem();
		$line->name       = 'Thing';
		$line->product_id = $product;
		$line->quantity   = $quantity;
		return $line;
	}

	private function product( int $stock ): int {
		$id = wp_insert_post(
			[
				'post_type'   => 'product',
				'post_title'  => 'Thing',
				'post_status' => 'publish',
			]
		);
		foreach ( [ '_manage_stock' => 'yes', '_stock' => (string) $stock, '_stock_status' => 'instock', '_backorders' => 'no', 'total_sales' => '0' ] as $key => $value ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			update_post_meta( $id, $key, $value );
		}
		return $id;
	}

	private function coupon( string $code, int $limit ): int {
		return wp_insert_post(
			[
				'post_type'   => 'shop_coupon',
				'post_title'  => $code,
				'post_status' => 'publish',
				'meta_input'  => [
					'discount_type' => 'percent',
					'coupon_amount' => '10',
					'usage_limit'   => 0 === $limit ? '' : (string) $limit,
					'usage_count'   => '0',
				],
			]
		);
	}

	private function with_coupons( int ...$coupons ): Order {
		$order = $this->order( [] );
		foreach ( $coupons as $coupon ) {
			$item            = new CouponItem();
			$item->name      = get_post_field( 'post_title', $coupon );
			$item->coupon_id = $coupon;
			$order->items[]  = $item;
		}
		return $order;
	}

	private function uses( int $coupon ): int {
		wp_cache_flush();
		$uses = get_post_meta( $coupon, 'usage_count', true );
		return is_scalar( $uses ) ? (int) $uses : -1;
	}

	/**
	 * @return array{int, int}
	 */
	private function stock_and_sales( int $product ): array {
		wp_cache_flush();
		$meta = static function ( string $key ) use ( $product ): int {
			$value = get_post_meta( $product, $key, true );
			return is_scalar( $value ) ? (int) $value : -1;
		};
		return [ $meta( '_stock' ), $meta( 'total_sales' ) ];
	}

	private function to( int $id, string $status ): void {
		$this->repository->update( $id, static fn( Order $order ) => $order->status = $status );
	}

	private function existing( int $id ): Order {
		return ( new OrderQuery( $this->context() ) )->find( $id ) ?? throw new NotFound( 'gone', 'Gone.' );
	}

	private function rows_of( string $table, string $where = '1 = 1' ): int {
		return (int) $this->context()->database->value( "SELECT COUNT(*) FROM {$this->context()->database->table( $table )} WHERE $where AND 1 = %d", 1 );
	}

	private function listen(): void {
		foreach ( [ 'created', 'updated', 'paid', 'trashed', 'untrashed', 'deleted', 'status_pending', 'status_processing', 'status_completed', 'status_failed' ] as $what ) {
			add_action( "storewright_order_$what", fn() => $this->told[] = $what );
		}
		add_action( 'storewright_order_status_changed', fn( int $id, string $from, string $to ) => $this->told[] = "status_changed $from $to", 10, 3 );
	}

	/**
	 * @return list<string>
	 */
	private function heard(): array {
		$told       = $this->told;
		$this->told = [];
		return $told;
	}
}
