<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders;

use DateTimeImmutable;
use Storewright\Database\Connection;
use Storewright\Store\Orders\Index\IndexStatus;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Query\OrderCriteria;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Tests\Support\GoldenOrders;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Every filter and order of lists answers what looking at each order answers.
 */
final class OrderListingTest extends IntegrationTestCase {

	private const WAYS = [ 'checkout', 'admin', 'rest-api' ];

	/**
	 * @var array<int, Order>
	 */
	private static array $orders = [];

	private static ?Connection $database = null;

	/**
	 * The orders are stored once for all tests of this class.
	 */
	protected function open_database(): void {
		if ( null !== self::$database ) {
			return;
		}
		self::$database = $this->context()->database;
		self::$database->begin();
		( new IndexStatus( $this->context() ) )->ready();
		$repository = ( new OrderServices( $this->context() ) )->repository();
		foreach ( array_slice( GoldenOrders::all(), 0, 420, true ) as $place => $order ) {
			if ( 0 !== $place % 3 && 'trash' !== $order->status ) {
				continue;
			}
			$order->created_via = self::WAYS[ $place % 7 % 3 ];
			$order->parent_id   = 0 === $place % 30 ? 5000 + $place % 4 : 0;
			$order->modified    = $order->created?->modify( '+' . ( $place * 37 % 90 ) . ' days' );

			self::$orders[ $repository->import( $order )->id ] = $order;
		}
	}

	protected function close_database(): void {
	}

	public static function tearDownAfterClass(): void {
		self::$database?->roll_back();
		self::$database = null;
		self::$orders   = [];
	}

	/**
	 * @return iterable<string, array{OrderCriteria, callable(Order): bool}>
	 */
	public static function filters(): iterable {
		$time   = static fn( string $time ) => new DateTimeImmutable( "$time UTC" );
		$listed = static fn( Order $order ) => ! in_array( $order->status, OrderStatus::UNLISTED, true );
		yield 'nothing' => [ new OrderCriteria(), $listed ];
		yield 'a status' => [ new OrderCriteria( statuses: [ 'on-hold' ] ), static fn( Order $order ) => 'on-hold' === $order->status ];
		yield 'two statuses' => [
			new OrderCriteria( statuses: [ 'failed', 'pending' ] ),
			static fn( Order $order ) => in_array( $order->status, [ 'failed', 'pending' ], true ),
		];
		yield 'the trash' => [ new OrderCriteria( statuses: [ 'trash' ] ), static fn( Order $order ) => 'trash' === $order->status ];
		yield 'any status and the trash' => [ new OrderCriteria( statuses: [ 'any', 'trash' ] ), static fn() => true ];
		yield 'a status that nothing has' => [ new OrderCriteria( statuses: [ 'checkout-draft' ] ), static fn() => false ];
		yield 'guests' => [ new OrderCriteria( customer: 0 ), static fn( Order $order ) => $listed( $order ) && 0 === $order->customer_id ];
		yield 'guests by a way' => [
			new OrderCriteria( customer: 0, created_via: [ 'admin' ] ),
			static fn( Order $order ) => $listed( $order ) && 0 === $order->customer_id && 'admin' === $order->created_via,
		];
		yield 'a customer' => [
			new OrderCriteria( customer: 5 ),
			static fn( Order $order ) => $listed( $order ) && 5 === $order->customer_id,
		];
		yield 'an e-mail address' => [
			new OrderCriteria( customer_email: 'guest5@example.test' ),
			static fn( Order $order ) => $listed( $order ) && 'guest5@example.test' === $order->billing->email,
		];
		yield 'a product' => [
			new OrderCriteria( product: 20 ),
			static fn( Order $order ) => $listed( $order ) && self::has( $order, 20 ),
		];
		yield 'a variable product' => [
			new OrderCriteria( product: 42 ),
			static fn( Order $order ) => $listed( $order ) && self::has( $order, 42 ),
		];
		yield 'a product and a status' => [
			new OrderCriteria( statuses: [ 'completed' ], product: 20 ),
			static fn( Order $order ) => 'completed' === $order->status && self::has( $order, 20 ),
		];
		yield 'a product and a time' => [
			new OrderCriteria( product: 20, after: $time( '2025-06-01' ) ),
			static fn( Order $order ) => $listed( $order ) && self::has( $order, 20 ) && $order->created > $time( '2025-06-01' ),
		];
		yield 'ways' => [
			new OrderCriteria( created_via: [ 'checkout', 'rest-api' ] ),
			static fn( Order $order ) => $listed( $order ) && 'admin' !== $order->created_via,
		];
		yield 'a way nothing came by' => [ new OrderCriteria( created_via: [ 'nothing' ] ), static fn() => false ];
		yield 'parents' => [
			new OrderCriteria( parents: [ 5000, 5002 ] ),
			static fn( Order $order ) => $listed( $order ) && in_array( $order->parent_id, [ 5000, 5002 ], true ),
		];
		yield 'not parents' => [
			new OrderCriteria( not_parents: [ 5000, 5002 ] ),
			static fn( Order $order ) => $listed( $order ) && ! in_array( $order->parent_id, [ 5000, 5002 ], true ),
		];
		yield 'those with parents' => [
			new OrderCriteria( not_parents: [ 0, 5001 ] ),
			static fn( Order $order ) => $listed( $order ) && $order->parent_id > 0 && 5001 !== $order->parent_id,
		];
		yield 'those without parents' => [
			new OrderCriteria( parents: [ 0 ] ),
			static fn( Order $order ) => $listed( $order ) && 0 === $order->parent_id,
		];
		yield 'included' => [
			new OrderCriteria( include: [ 50, 999999 ] ),
			static fn( Order $order ) => $listed( $order ) && 50 === $order->id,
		];
		yield 'excluded' => [
			new OrderCriteria( exclude: [ 50, 999999 ], not_parents: [ 5000 ] ),
			static fn( Order $order ) => $listed( $order ) && 50 !== $order->id && 5000 !== $order->parent_id,
		];
		yield 'excluded from guests of a month' => [
			new OrderCriteria( customer: 0, exclude: [ 50 ], before: $time( '2024-12-01' ) ),
			static fn( Order $order ) => $listed( $order )
				&& 0 === $order->customer_id
				&& 50 !== $order->id
				&& $order->created < $time( '2024-12-01' ),

		];
		yield 'since a second' => [
			new OrderCriteria( after: $time( '2024-11-01 17:36:00' ) ),
			static fn( Order $order ) => $listed( $order ) && $order->created > $time( '2024-11-01 17:36:00' ),
		];
		yield 'from that second on' => [
			new OrderCriteria( after: $time( '2024-11-01 17:35:59' ) ),
			static fn( Order $order ) => $listed( $order ) && $order->created > $time( '2024-11-01 17:35:59' ),
		];
		yield 'between days' => [
			new OrderCriteria( after: $time( '2025-01-31 12:00:00' ), before: $time( '2025-06-15 03:04:05' ) ),
			static fn( Order $order ) => $listed( $order )
				&& $order->created > $time( '2025-01-31 12:00:00' )
				&& $order->created < $time( '2025-06-15 03:04:05' ),

		];
		yield 'within a month' => [
			new OrderCriteria( after: $time( '2026-03-03 12:00:00' ), before: $time( '2026-03-28' ) ),
			static fn( Order $order ) => $listed( $order )
				&& $order->created > $time( '2026-03-03 12:00:00' )
				&& $order->created < $time( '2026-03-28' ),

		];
		yield 'within a day' => [
			new OrderCriteria( after: $time( '2024-11-01 12:00:00' ), before: $time( '2024-11-01 18:00:00' ) ),
			static fn( Order $order ) => $listed( $order )
				&& $order->created > $time( '2024-11-01 12:00:00' )
				&& $order->created < $time( '2024-11-01 18:00:00' ),

		];
		yield 'nowhere' => [ new OrderCriteria( after: $time( '2026-01-01' ), before: $time( '2025-01-01' ) ), static fn() => false ];
		yield 'for ever' => [
			new OrderCriteria( after: $time( '0001-01-01' ), before: new DateTimeImmutable( '@999999999999' ) ),
			$listed,
		];
		yield 'ways in a time' => [
			new OrderCriteria( created_via: [ 'admin' ], after: $time( '2025-02-02 02:02:02' ), before: $time( '2026-02-02 02:02:02' ) ),
			static fn( Order $order ) => $listed( $order )
				&& 'admin' === $order->created_via
				&& $order->created > $time( '2025-02-02 02:02:02' )
				&& $order->created < $time( '2026-02-02 02:02:02' ),

		];
		yield 'changed since' => [
			new OrderCriteria( modified_after: $time( '2025-06-06 06:06:06' ) ),
			static fn( Order $order ) => $listed( $order ) && $order->modified > $time( '2025-06-06 06:06:06' ),
		];
		yield 'changed between' => [
			new OrderCriteria(
				statuses: [ 'completed' ],
				modified_after: $time( '2025-06-06 06:06:06' ),
				modified_before: $time( '2026-01-06 06:06:06' )
			),
			static fn( Order $order ) => 'completed' === $order->status
				&& $order->modified > $time( '2025-06-06 06:06:06' )
				&& $order->modified < $time( '2026-01-06 06:06:06' ),

		];
		yield 'made before and changed since' => [
			new OrderCriteria( before: $time( '2025-06-01' ), modified_after: $time( '2025-06-06' ) ),
			static fn( Order $order ) => $listed( $order )
				&& $order->created < $time( '2025-06-01' )
				&& $order->modified > $time( '2025-06-06' ),

		];
		yield 'a searched name' => [
			new OrderCriteria( search: 'IVY' ),
			static fn( Order $order ) => $listed( $order ) && str_starts_with( strtolower( $order->billing->last_name ), 'ivy' ),
		];
		yield 'the beginning of a name' => [
			new OrderCriteria( search: 'iri' ),
			static fn( Order $order ) => $listed( $order ) && str_starts_with(
				strtolower( $order->billing->first_name . '|' . $order->billing->email ),
				'iri'
			),
		];
		yield 'two words' => [
			new OrderCriteria( search: 'Ivy Iris' ),
			static fn( Order $order ) => $listed( $order )
				&& 'Ivy' === $order->billing->last_name
				&& 'Iris' === $order->billing->first_name,

		];
		yield 'a searched e-mail address' => [
			new OrderCriteria( search: 'guest5@example.test' ),
			static fn( Order $order ) => $listed( $order ) && 'guest5@example.test' === $order->billing->email,
		];
		yield 'a searched number' => [ new OrderCriteria( search: '#50' ), static fn( Order $order ) => 50 === $order->id ];
		yield 'words in a status' => [
			new OrderCriteria( statuses: [ 'completed' ], search: 'guest' ),
			static fn( Order $order ) => 'completed' === $order->status && str_starts_with( $order->billing->email, 'guest' ),
		];
		yield 'words in the trash' => [
			new OrderCriteria( statuses: [ 'trash' ], search: 'example' ),
			static fn( Order $order ) => 'trash' === $order->status && str_contains( $order->billing->email, 'example' ),
		];
		yield 'a search for signs' => [ new OrderCriteria( search: ' %_ ' ), static fn() => false ];
		yield 'a search with a wildcard' => [ new OrderCriteria( search: 'i%y' ), static fn() => false ];
		yield 'refunds' => [ new OrderCriteria( Order::REFUND ), static fn() => false ];
	}

	/**
	 * @dataProvider filters
	 * @param OrderCriteria          $criteria
	 * @param callable( Order): bool $meets
	 */
	public function test_filter( OrderCriteria $criteria, callable $meets ): void {
		foreach ( [
			[ 'date', false ],
			[ 'date', true ],
			[ 'id', false ],
			[ 'modified', true ],
			[ 'title', true ],
		] as [ $orderby, $ascending ] ) {
			$expected = $this->expected( $meets, $orderby, $ascending );
			foreach ( [ [ 10, 0 ], [ 7, 7 ], [ 1000, 0 ] ] as [ $limit, $offset ] ) {
				foreach ( [ 0, 1000 ] as $few ) {
					$page = ( new OrderQuery( $this->context(), $few ) )->page(
						self::sorted( $criteria, $orderby, $ascending, $limit, $offset )
					);
					self::assertSame(
						[ count( $expected ), array_slice( $expected, $offset, $limit ) ],
						[ $page->total, $page->ids ],
						"by $orderby, $limit after $offset, sorted if $few"
					);
				}
			}
		}
	}

	public function test_included_ones_come_as_they_were_asked_for(): void {
		$ids   = array_slice( array_keys( array_filter( self::$orders, static fn( Order $order ) => 'trash' !== $order->status ) ), 3, 5 );
		$mixed = [ $ids[3], $ids[0], 999999, $ids[4], $ids[0] ];
		$page  = ( new OrderQuery( $this->context() ) )->page( new OrderCriteria( include: $mixed, orderby: 'include', ascending: true ) );
		self::assertSame( [ $ids[3], $ids[0], $ids[4] ], $page->ids );
		self::assertSame( 3, $page->total );
		self::assertSame( 0, ( new OrderQuery( $this->context() ) )->page( new OrderCriteria( include: [] ) )->total );
	}

	/**
	 * @param callable(Order): bool $meets
	 * @return list<int>
	 */
	private function expected( callable $meets, string $orderby, bool $ascending ): array {
		$found = array_filter( self::$orders, $meets );
		usort(
			$found,
			static fn( Order $one, Order $other ) => match ( $orderby ) {
				'date'     => [ $one->created, $one->id ] <=> [ $other->created, $other->id ],
				'modified' => [ $one->modified, $one->id ] <=> [ $other->modified, $other->id ],
				default    => $one->id <=> $other->id,
			}
		);
		$ids = array_map( static fn( Order $order ) => $order->id, $found );
		return $ascending ? $ids : array_reverse( $ids );
	}

	private static function has( Order $order, int $product ): bool {
		foreach ( $order->line_items() as $line ) {
			if ( $product === $line->product_id ) {
				return true;
			}
		}
		return false;
	}

	private static function sorted( OrderCriteria $criteria, string $orderby, bool $ascending, int $limit, int $offset ): OrderCriteria {
		return new OrderCriteria(
			...array_merge(
				get_object_vars( $criteria ),
				[
					'orderby'   => $orderby,
					'ascending' => $ascending,
					'limit'     => $limit,
					'offset'    => $offset,
				]
			)
		);
	}
}
