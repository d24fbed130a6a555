<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders;

use Brick\Math\BigDecimal;
use Storewright\Store\Orders\Items\Item;
use Storewright\Store\Orders\Order;
use Storewright\Store\Orders\OrderCriteria;
use Storewright\Store\Orders\OrderQuery;
use Storewright\Store\Orders\OrderRepository;
use Storewright\Store\Orders\OrderStatus;
use Storewright\Tests\Support\GoldenOrders;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * What is stored comes back as it was.
 */
final class OrderRoundTripTest extends IntegrationTestCase {

	public function test_every_golden_order_comes_back_field_by_field(): void {
		$repository = OrderRepository::of( $this->context() );
		$expected   = [];
		foreach ( GoldenOrders::all() as $order ) {
			$wish = $order->id;
			$rows = array_map( static fn( Item $item ) => $item->id, $order->items );
			self::assertSame( $wish, $repository->import( clone $order )->id );
			$expected[ $wish ] = self::facts( $order );
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
		foreach ( [ $order->discount_total, $order->discount_tax, $order->shipping_total, $order->shipping_tax, $order->cart_tax, $order->total ] as $place => $amount ) {
			$facts[ [ 'discount_total', 'discount_tax', 'shipping_total', 'shipping_tax', 'cart_tax', 'total' ][ $place ] ] = (string) BigDecimal::of( $amount )->stripTrailingZeros();
		}
		$facts['items'] = array_map( static fn( Item $item ) => [ $item::class => get_object_vars( $item ) ], $order->items );
		return $facts;
	}
}
