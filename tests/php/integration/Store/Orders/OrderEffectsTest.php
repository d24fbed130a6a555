<?php
declare(strict_types=1);

// phpcs:disable Squiz.PHP.DisallowMultipleAssignments -- Arrow functions that change one thing.

namespace Storewright\Tests\Integration\Store\Orders;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\OrderServices;
use Storewright\Tests\Support\Store\OrderEffectsTestCase;

/**
 * Effects of an order's status, and the events they fire.
 */
#[Group( 'object-cache' )]
final class OrderEffectsTest extends OrderEffectsTestCase {

	/**
	 * @var list<string>
	 */
	private array $received = [];

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

	public function test_a_use_that_woocommerce_counted_is_given_back_to_who_used_the_coupon(): void {
		$ten            = $this->coupon( 'ten', 1 );
		$order          = $this->with_coupons( $ten );
		$order->status  = 'processing';
		$order->billing = $order->billing->with( [ 'email' => 'Ann@example.test' ] );
		$id             = $this->repository->create( $order )->id;
		$used_by        = get_post_meta( $ten, '_used_by' );
		self::assertSame( [ 1, [ 'ann@example.test' ] ], [ $this->uses( $ten ), $used_by ] );
		// WooCommerce knows no table of uses.
		$this->context()->database->delete( 'storewright_coupon_uses', [ 'order_id' => $id ] );
		$this->to( $id, 'cancelled' );
		self::assertSame( [ 0, [] ], [ $this->uses( $ten ), get_post_meta( $ten, '_used_by' ) ] );
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
		self::assertSame( [ $orders, $posts, [] ], [ $this->rows_of( 'wc_orders' ), $this->rows_of( 'posts' ), $this->received ] );
	}

	public function test_an_order_remembers_when_it_was_paid_and_completed(): void {
		$id = $this->repository->create( $this->order( [] ) )->id;
		self::assertNull( $this->existing( $id )->paid );
		$this->to( $id, 'processing' );
		self::assertSame( '2026-05-01 10:00:00', $this->existing( $id )->paid?->format( 'Y-m-d H:i:s' ) );
		self::assertNull( $this->existing( $id )->completed );

		$later = ( new OrderServices( $this->context( new Clock( new DateTimeImmutable( '2026-05-02 10:00:00 UTC' ) ) ) ) )->repository();
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
		self::assertSame( [ 'updated', 'untrashed', 'status_completed', 'status_changed trash completed' ], $this->heard() );
		$this->repository->delete( $id );
		self::assertSame( [ 'deleted' ], $this->heard() );
	}

	public function test_what_is_done_together_is_told_together_or_undone_together(): void {
		$id = $this->repository->create( $this->order( [] ) )->id;
		$this->listen();
		try {
			$this->repository->with_order_lock(
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
		$this->repository->with_order_lock( $id, fn() => $this->to( $id, 'failed' ) );
		self::assertSame( [ 'updated', 'status_failed', 'status_changed pending failed' ], $this->heard() );
	}

	public function test_who_breaks_when_told_keeps_nobody_else_from_being_told(): void {
		$this->listen();
		add_action( 'storewright_order_created', static fn() => throw new RuntimeException( 'I break.' ), 1 );
		$this->expect_logged( 'A listener of storewright_order_created failed: I break.' );
		$this->repository->create( $this->order( [], 'processing' ) );
		self::assertSame( [ 'created', 'status_processing', 'paid' ], $this->heard() );
		self::assertSame( 1, $this->rows_of( 'wc_orders', "status = 'wc-processing'" ) );
	}

	public function test_only_what_differs_is_written(): void {
		$id     = $this->repository->create( $this->order( [ $this->product( 4 ) => 1 ] ) )->id;
		$wrote  = [];
		$listen = static function ( string $sql ) use ( &$wrote ): string {
			if ( 1 === preg_match(
				'/^\s*(INSERT|UPDATE|DELETE)\s+(?:INTO |FROM |IGNORE INTO )?`?\w*?_?((?:wc|woocommerce|storewright)_\w+)/',
				$sql,
				$match
			) ) {
				$wrote[] = "$match[1] $match[2]";
			}
			return $sql;
		};
		add_filter( 'query', $listen );
		$this->repository->update( $id, static fn( Order $order ) => $order->customer_note = 'Ring twice' );
		remove_filter( 'query', $listen );
		// The index notes the time of change, where that is another second.
		self::assertSame( [ 'INSERT storewright_order_history', 'UPDATE wc_orders' ], array_values( array_diff( $wrote, [ 'INSERT storewright_order_index' ] ) ) );
	}

	private function to( int $id, string $status ): void {
		$this->repository->update( $id, static fn( Order $order ) => $order->status = $status );
	}

	private function listen(): void {
		foreach ( [
			'created',
			'updated',
			'paid',
			'trashed',
			'untrashed',
			'deleted',
			'status_pending',
			'status_processing',
			'status_completed',
			'status_failed',
		] as $what ) {
			add_action( "storewright_order_$what", fn() => $this->received[] = $what );
		}
		add_action(
			'storewright_order_status_changed',
			fn( int $id, string $from, string $to ) => $this->received[] = "status_changed $from $to",
			10,
			3
		);
	}

	/**
	 * @return list<string>
	 */
	private function heard(): array {
		$received       = $this->received;
		$this->received = [];
		return $received;
	}
}
