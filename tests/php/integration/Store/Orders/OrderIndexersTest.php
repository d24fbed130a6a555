<?php
declare(strict_types=1);

// phpcs:disable Squiz.PHP.DisallowMultipleAssignments -- Arrow functions that change one thing.

namespace Storewright\Tests\Integration\Store\Orders;

use DateTimeImmutable;
use Storewright\Kernel\Background\Queue;
use Storewright\Store\Orders\Index\IndexOrders;
use Storewright\Store\Orders\Index\IndexStatus;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderAddress;
use Storewright\Store\Orders\Query\OrderCriteria;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Tests\Support\Store\OrderIndexersTestCase;

/**
 * The tables beside orders stay in step with them.
 */
final class OrderIndexersTest extends OrderIndexersTestCase {

	public function test_counts_are_what_counting_says_after_any_sequence(): void {
		mt_srand( 7 );
		$statuses = [ 'pending', 'processing', 'completed', 'cancelled', 'checkout-draft' ];
		$ids      = [];
		for ( $step = 0; $step < 80; $step++ ) {
			$id = [] === $ids ? 0 : $ids[ array_rand( $ids ) ];
			switch ( $step < 15 ? 0 : mt_rand( 0, 6 ) ) {
				case 0:
					$ids[] = $this->repository->create(
						$this->order( mt_rand( 0, 900 ), $statuses[ mt_rand( 0, 4 ) ], mt_rand( 0, 2 ) )
					)->id;
					break;
				case 1:
				case 2:
					$this->repository->update( $id, static fn( Order $order ) => $order->status = $statuses[ mt_rand( 0, 4 ) ] );
					break;
				case 3:
					$this->repository->update(
						$id,
						function ( Order $order ): void {
							$order->customer_id = mt_rand( 0, 1 );
							$order->created_via = [ 'admin', '', 'checkout' ][ mt_rand( 0, 2 ) ];
							$order->created     = new DateTimeImmutable( '2024-03-31 23:59:59 UTC' );
							$order->items       = array_map( fn() => $this->line( mt_rand( 1, 3 ) ), range( 0, mt_rand( 0, 2 ) ) );
						}
					);
					break;
				case 4:
					$this->repository->trash( $id );
					break;
				case 5:
					$this->repository->untrash( $id );
					break;
				case 6:
					$this->repository->delete( $id );
					$ids = array_values( array_diff( $ids, [ $id ] ) );
			}
		}
		self::assertGreaterThan( 8, count( $ids ) );
		$table = fn( string $name ) => $this->context()->database->table( $name );
		foreach ( [ [ 0, 7, 'date_created_gmt' ], [ 1, 10, 'date_created_gmt' ] ] as [ $kind, $length, $column ] ) {
			self::assertSame(
				$this->sorted(
					"SELECT SUBSTR( o.$column, 1, $length ) AS period, o.status, COALESCE( p.created_via, '' ) AS via, CASE WHEN o.customer_id = 0 THEN 1 ELSE 0 END AS guest, COUNT(*) AS orders FROM {$table( 'wc_orders' )} o JOIN {$table( 'wc_order_operational_data' )} p ON p.order_id = o.id GROUP BY 1, 2, 3, 4"
				),
				$this->sorted(
					"SELECT period, status, created_via AS via, guest, SUM( orders ) AS orders
					FROM {$table( 'storewright_order_counts' )} WHERE kind = $kind GROUP BY 1, 2, 3, 4 HAVING SUM( orders ) <> 0"
				)
			);
		}
		foreach ( [ [ 2, 7 ], [ 3, 10 ] ] as [ $kind, $length ] ) {
			self::assertSame(
				$this->sorted(
					"SELECT SUBSTR( date_updated_gmt, 1, $length ) AS period, status, COUNT(*) AS orders
					FROM {$table( 'wc_orders' )} GROUP BY 1, 2"
				),
				$this->sorted(
					"SELECT period, status, SUM( orders ) AS orders FROM {$table( 'storewright_order_counts' )} WHERE kind = $kind
					GROUP BY 1, 2 HAVING SUM( orders ) <> 0"
				)
			);
		}
		self::assertSame(
			$this->sorted(
				"SELECT m.meta_value AS product_id, o.status, COUNT( DISTINCT o.id ) AS orders FROM {$table( 'wc_orders' )} o
				JOIN {$table( 'woocommerce_order_items' )} i ON i.order_id = o.id
					JOIN {$table( 'woocommerce_order_itemmeta' )} m ON m.order_item_id = i.order_item_id
						AND m.meta_key = '_product_id' WHERE o.status <> 'wc-checkout-draft' GROUP BY 1, 2"
			),
			$this->sorted(
				"SELECT product_id, status, SUM( orders ) AS orders FROM {$table( 'storewright_order_counts' )} WHERE kind = 4
				GROUP BY 1, 2 HAVING SUM( orders ) <> 0"
			)
		);
	}

	public function test_orders_of_a_deleted_account_count_as_those_of_guests(): void {
		$user = wp_insert_user(
			[
				'user_login' => 'iris',
				'user_pass'  => 'not used',
				'user_email' => 'iris@example.test',
			]
		);
		self::assertIsInt( $user );
		$ids = [];
		foreach ( [ 'pending', 'completed', 'completed' ] as $days => $status ) {
			$order              = $this->order( $days, $status, 1 );
			$order->customer_id = $user;
			$ids[]              = $this->repository->create( $order )->id;
		}
		$guests = fn() => ( new OrderQuery( $this->context() ) )->page( new OrderCriteria( customer: 0 ) );
		self::assertSame( 0, $guests()->total );

		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $user );
		self::assertSame( 3, $guests()->total );
		self::assertEqualsCanonicalizing( $ids, $guests()->ids );

		array_map( $this->repository->delete( ... ), $ids );
		self::assertSame(
			0,
			(int) $this->context()->database->value(
				"SELECT SUM( ABS( orders ) ) FROM {$this->context()->database->table( 'storewright_order_counts' )}"
			)
		);
	}

	public function test_orders_that_were_there_before_are_indexed_in_the_background(): void {
		$database = $this->context()->database;
		mt_srand( 3 );
		$ids = [];
		for ( $place = 0; $place < 12; $place++ ) {
			$order              = $this->order( mt_rand( 0, 99 ), [ 'pending', 'completed', 'processing' ][ $place % 3 ], mt_rand( 0, 2 ) );
			$order->created_via = [ '', 'checkout' ][ $place % 2 ];
			$ids[]              = $this->repository->create( $order )->id;
		}
		$this->repository->trash( $ids[0] );
		$counts   = "SELECT kind, period, product_id, type, status, created_via, guest, SUM( orders ) AS orders
			FROM {$database->table( 'storewright_order_counts' )} GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING SUM( orders ) <> 0";
		$tables   = [
			$counts,
			"SELECT * FROM {$database->table( 'storewright_order_search' )}",
			"SELECT order_id, date_created, date_paid, num_items_sold, total_sales, status, customer_id, CASE WHEN status IN ( 'wc-completed', 'wc-processing' ) THEN returning_customer ELSE 0 END FROM {$database->table( 'wc_order_stats' )}",
			"SELECT * FROM {$database->table( 'wc_order_product_lookup' )}",
		];
		$expected = array_map( $this->sorted( ... ), $tables );
		$criteria = [
			new OrderCriteria(),
			new OrderCriteria( statuses: [ 'trash' ] ),
			new OrderCriteria( created_via: [ 'checkout' ] ),
			new OrderCriteria( product: 1 ),
			new OrderCriteria( search: 'iris' ),
			new OrderCriteria( search: (string) $ids[4] ),
			new OrderCriteria( search: 'iris nobody' ),
			new OrderCriteria( exclude: [ $ids[3] ] ),
		];
		$pages    = fn() => array_map( fn( OrderCriteria $one ) => ( new OrderQuery( $this->context() ) )->page( $one ), $criteria );
		$answers  = $pages();

		foreach ( [ 'storewright_order_counts', 'storewright_order_search', 'wc_order_stats' ] as $table ) {
			$database->execute( "DELETE FROM {$database->table( $table )}" );
		}
		$database->insert(
			'storewright_order_counts',
			[
				'kind'   => 1,
				'period' => '2024-01-05',
				'type'   => 'shop_order',
				'status' => 'wc-pending',
				'orders' => -3,
			]
		);
		$readiness = new IndexStatus( $this->context() );
		$readiness->forget();
		$readiness->ensure();
		self::assertFalse( $readiness->is_ready() );
		self::assertNotFalse( wp_next_scheduled( Queue::HOOK, [ IndexOrders::name() ] ) );
		self::assertEquals( $answers, $pages(), 'Before it is done.' );

		$job    = new IndexOrders();
		$cursor = null;
		for ( $part = 0; $part < 50 && ( 0 === $part || null !== $cursor ); $part++ ) {
			// One step a part.
			$cursor = $job->run( $this->context(), $cursor, microtime( true ) + 0.000001 );
		}
		self::assertNull( $cursor );
		self::assertTrue( $readiness->is_ready() );
		self::assertSame( $expected, array_map( $this->sorted( ... ), $tables ) );
		self::assertEquals( $answers, $pages() );
	}

	public function test_an_order_is_found_by_what_it_says_now(): void {
		$order           = $this->order( 0, 'pending', 0 );
		$order->billing  = new OrderAddress(
			first_name: 'Zoë',
			last_name: 'Çelik-Groß',
			company: 'Mélange & Co.',
			email: 'zoe@Example.test',
			phone: '+1 (212) 555-0100'
		);
		$order->shipping = new OrderAddress( first_name: 'Straße', last_name: 'Strasse' );
		$id              = $this->repository->create( $order )->id;
		foreach ( [
			(string) $id,
			"#$id",
			'zoe',
			'ZOË',
			'celik',
			'groß',
			'gross',
			'melange zoe',
			'ZOE@example.test',
			'+12125550100',
			'12125550100',
			'strasse',
		] as $search ) {
			self::assertSame( [ $id ], $this->found( $search ), $search );
		}
		self::assertSame( [], $this->found( 'zoe nobody' ) );
		$this->repository->update( $id, static fn( Order $order ) => $order->billing = $order->billing->with( [ 'first_name' => 'Max' ] ) );
		self::assertSame( [ [ $id ], [] ], [ $this->found( 'max' ), $this->found( 'zoë celik max zoe@nothing' ) ] );
		self::assertSame( [ $id ], $this->found( 'strasse' ) );

		$this->repository->trash( $id );
		self::assertSame( [], $this->found( 'max' ) );
		self::assertSame( [ $id ], $this->found( 'max', [ 'trash' ] ) );
		self::assertSame( [ $id ], $this->found( 'max', [ 'any', 'trash' ] ) );
		$this->repository->delete( $id );
		self::assertSame( [], $this->found( 'max', [ 'any', 'trash' ] ) );
	}

	/**
	 * @param list<string> $statuses
	 * @return list<int>
	 */
	private function found( string $search, array $statuses = [] ): array {
		return ( new OrderQuery( $this->context() ) )->page( new OrderCriteria( statuses: $statuses, search: $search ) )->ids;
	}

	/**
	 * @return list<string>
	 */
	private function sorted( string $sql ): array {
		$rows = array_map( static fn( array $row ) => implode( '|', $row ), $this->context()->database->rows( $sql ) );
		sort( $rows );
		return $rows;
	}
}
