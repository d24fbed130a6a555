<?php
declare(strict_types=1);

// phpcs:disable Squiz.PHP.DisallowMultipleAssignments -- Arrow functions that change one thing.

namespace Storewright\Tests\Integration\Store\Orders;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Orders\Model\Order;
use Storewright\Tests\Support\Store\OrderEffectsTestCase;

/**
 * Orders in the trash, and deleted ones.
 */
#[Group( 'object-cache' )]
final class OrderDeletionTest extends OrderEffectsTestCase {

	public function test_a_trashed_order_comes_back_as_it_was(): void {
		$mug = $this->product( 4 );
		$id  = $this->repository->create( $this->order( [ $mug => 1 ], 'on-hold' ) )->id;
		$this->repository->trash( $id );
		$this->repository->trash( $id );
		self::assertSame( [ 'trash', 'on-hold' ], [ $this->existing( $id )->status, $this->existing( $id )->status_before_trash ] );
		self::assertSame( [ 3, 0 ], $this->stock_and_sales( $mug ) );
		self::assertSame(
			'wc-on-hold',
			$this->context()->database->value(
				"SELECT meta_value FROM {$this->context()->database->table( 'wc_orders_meta' )}
				WHERE order_id = %d AND meta_key = '_wp_trash_meta_status'",
				$id
			)
		);
		$this->repository->untrash( $id );
		self::assertSame( 'on-hold', $this->existing( $id )->status );
		self::assertSame( [ 3, 1 ], $this->stock_and_sales( $mug ) );
		self::assertSame( 0, $this->rows_of( 'wc_orders_meta', "meta_key LIKE '\_wp\_trash%%'" ) );
	}

	public function test_nothing_is_left_of_a_deleted_order(): void {
		$tables = [
			'posts',
			'wc_orders',
			'wc_orders_meta',
			'wc_order_addresses',
			'wc_order_operational_data',
			'woocommerce_order_items',
			'woocommerce_order_itemmeta',
			'wc_order_stats',
			'wc_order_product_lookup',
			'wc_order_tax_lookup',
			'wc_order_coupon_lookup',
			'storewright_order_search',
			'comments',
			'wc_customer_lookup',
		];
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
		self::assertSame(
			0,
			(int) $this->context()->database->value(
				"SELECT SUM( ABS( orders ) ) FROM {$this->context()->database->table( 'storewright_order_counts' )}"
			)
		);
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
}
