<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Orders;

use Storewright\Store\Orders\Model\FeeItem;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Query\OrderCriteria;
use Storewright\Store\Orders\Storage\ColumnValues;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Orders, their statuses and amounts, without a database.
 */
final class OrderModelTest extends UnitTestCase {

	public function test_statuses_have_a_prefix_in_tables_only(): void {
		self::assertSame(
			[ 'wc-on-hold', 'trash', 'auto-draft', 'wc-checkout-draft' ],
			array_map( OrderStatus::stored( ... ), [ 'on-hold', 'trash', 'auto-draft', 'checkout-draft' ] )
		);
		self::assertSame( [ 'on-hold', 'trash' ], array_map( OrderStatus::plain( ... ), [ 'wc-on-hold', 'trash' ] ) );
		self::assertTrue( OrderStatus::exists( 'trash' ) );
		self::assertFalse( OrderStatus::exists( 'wc-pending' ) );
	}

	public function test_whoever_asks_for_any_status_does_not_ask_for_the_trash_and_drafts(): void {
		self::assertNotContains( 'trash', ( new OrderCriteria() )->statuses() );
		self::assertNotContains( 'checkout-draft', ( new OrderCriteria( statuses: [ 'any' ] ) )->statuses() );
		self::assertContains( 'checkout-draft', ( new OrderCriteria( statuses: [ 'any', 'checkout-draft' ] ) )->statuses() );
		self::assertContains( 'trash', ( new OrderCriteria( statuses: [ 'any', 'trash' ] ) )->statuses() );
		self::assertSame( [ 'failed' ], ( new OrderCriteria( statuses: [ 'failed', 'failed' ] ) )->statuses() );
	}

	public function test_criteria_narrowed_to_a_status_keep_everything_else(): void {
		$criteria = new OrderCriteria(
			Order::REFUND,
			[ 'any' ],
			3,
			'a@example.test',
			4,
			[ 'admin' ],
			[ 5 ],
			[ 6 ],
			[ 7 ],
			[ 8 ],
			search: 'x',
			orderby: 'id',
			ascending: true,
			limit: 9,
			offset: 10
		);
		$expected = get_object_vars( $criteria );
		self::assertSame( array_merge( $expected, [ 'statuses' => [ 'failed' ] ] ), get_object_vars( $criteria->in_status( 'failed' ) ) );
	}

	public function test_a_copy_of_an_order_has_rows_of_its_own(): void {
		$order        = new Order();
		$order->items = [ new LineItem(), new FeeItem() ];
		$copy         = clone $order;

		$copy->line_items()[0]->quantity = 7;
		self::assertSame( 1, $order->line_items()[0]->quantity );
		$copy->replace_items( LineItem::class, [] );
		self::assertCount( 1, $copy->items );
		self::assertCount( 2, $order->items );
	}

	public function test_part_of_an_address_can_be_changed(): void {
		$address = new OrderAddress( first_name: 'Iris', city: 'Bern' );
		$changed = $address->with( [ 'city' => 'Basel', 'nothing' => 'x' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::assertSame( [ 'Iris', 'Basel', 'Bern' ], [ $changed->first_name, $changed->city, $address->city ] );
	}

	/**
	 * @testWith ["12.50000000", "12.5"]
	 *           ["-0.00000000", "0"]
	 *           ["100", "100"]
	 *           ["1.0E+3", "1000"]
	 *           ["", "0"]
	 *           ["nonsense", "0"]
	 */
	public function test_amounts_lose_needless_zeros( string $stored, string $expected ): void {
		self::assertSame( $expected, ColumnValues::plain( $stored ) );
	}
}
