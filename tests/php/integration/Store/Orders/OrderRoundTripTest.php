<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders;

use Brick\Math\BigDecimal;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Store\Orders\Model\Item;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Query\OrderCriteria;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Tests\Support\GoldenOrders;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Stored orders are read back unchanged.
 */
#[Group( 'mariadb' )]
final class OrderRoundTripTest extends IntegrationTestCase {

	public function test_every_golden_order_comes_back_field_by_field(): void {
		$repository = ( new OrderServices( $this->context() ) )->repository();
		$expected   = [];
		foreach ( GoldenOrders::all() as $order ) {
			$requested = $order->id;
			$rows      = array_map( static fn( Item $item ) => $item->id, $order->items );
			self::assertSame( $requested, $repository->import( clone $order )->id );
			$expected[ $requested ] = self::facts( $order );
			self::assertSame( $rows, array_map( static fn( Item $item ) => $item->id, $order->items ) );
		}
		$query = new OrderQuery( $this->context() );
		self::assertCount( 420, $expected );
		self::assertEquals( $expected, array_map( self::facts( ... ), $query->several( array_keys( $expected ) ) ) );
		self::assertSame( 416, $query->page( new OrderCriteria() )->total );
		self::assertSame( 4, $query->page( new OrderCriteria( statuses: [ OrderStatus::TRASH ] ) )->total );
	}

	/**
	 * Everything that is in an order; amounts without needless zeros.
	 *
	 * @return array<mixed>
	 */
	private static function facts( Order $order ): array {
		$facts = get_object_vars( $order );
		foreach ( [
			$order->discount_total,
			$order->discount_tax,
			$order->shipping_total,
			$order->shipping_tax,
			$order->cart_tax,
			$order->total,
		] as $place => $amount ) {
			$facts[ [
				'discount_total',
				'discount_tax',
				'shipping_total',
				'shipping_tax',
				'cart_tax',
				'total',
			][ $place ] ] = (string) BigDecimal::of( $amount )->stripTrailingZeros();
		}
		$facts['items'] = array_map( static fn( Item $item ) => [ $item::class => get_object_vars( $item ) ], $order->items );
		return $facts;
	}
}
