<?php
declare(strict_types=1);

// phpcs:disable Squiz.PHP.DisallowMultipleAssignments -- Arrow functions that change one thing.

namespace Storewright\Tests\Support\Store;

use DateTimeImmutable;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Orders\Model\CouponItem;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Store\Orders\Write\OrderRepository;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Base of OrderEffectsTest and of the tests beside it.
 */
abstract class OrderEffectsTestCase extends IntegrationTestCase {

	protected OrderRepository $repository;

	protected function setUp(): void {
		parent::setUp();
		$this->repository = ( new OrderServices( $this->context( new Clock( new DateTimeImmutable( '2026-05-01 10:00:00 UTC' ) ) ) ) )->repository();
	}

	/**
	 * @param array<int, int> $products Product => quantity.
	 */
	final protected function order( array $products, string $status = 'pending' ): Order {
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

	final protected function line( int $product, int $quantity ): LineItem {
		$line             = new LineItem();
		$line->name       = 'Thing';
		$line->product_id = $product;
		$line->quantity   = $quantity;
		return $line;
	}

	final protected function product( int $stock ): int {
		$id = wp_insert_post(
			[
				'post_type'   => 'product',
				'post_title'  => 'Thing',
				'post_status' => 'publish',
			]
		);
		foreach ( [
			'_manage_stock' => 'yes',
			'_stock'        => (string) $stock,
			'_stock_status' => 'instock',
			'_backorders'   => 'no',
			'total_sales'   => '0',
		] as $key => $value ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			update_post_meta( $id, $key, $value );
		}
		return $id;
	}

	final protected function coupon( string $code, int $limit ): int {
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

	final protected function with_coupons( int ...$coupons ): Order {
		$order = $this->order( [] );
		foreach ( $coupons as $coupon ) {
			$item            = new CouponItem();
			$item->name      = get_post_field( 'post_title', $coupon );
			$item->coupon_id = $coupon;
			$order->items[]  = $item;
		}
		return $order;
	}

	final protected function uses( int $coupon ): int {
		wp_cache_flush();
		$uses = get_post_meta( $coupon, 'usage_count', true );
		return is_scalar( $uses ) ? (int) $uses : -1;
	}

	/**
	 * @return array{int, int}
	 */
	final protected function stock_and_sales( int $product ): array {
		wp_cache_flush();
		$meta = static function ( string $key ) use ( $product ): int {
			$value = get_post_meta( $product, $key, true );
			return is_scalar( $value ) ? (int) $value : -1;
		};
		return [ $meta( '_stock' ), $meta( 'total_sales' ) ];
	}

	final protected function existing( int $id ): Order {
		return ( new OrderQuery( $this->context() ) )->find( $id ) ?? throw new NotFound( 'gone', 'Gone.' );
	}

	final protected function rows_of( string $table, string $where = '1 = 1' ): int {
		return (int) $this->context()->database->value(
			"SELECT COUNT(*) FROM {$this->context()->database->table( $table )} WHERE $where AND 1 = %d",
			1
		);
	}
}
