<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders;

use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\ExternalWrites;
use Storewright\Store\Orders\Index\IndexOrders;
use Storewright\Store\Orders\Index\IndexStatus;
use Storewright\Store\Orders\Query\OrderCriteria;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * Orders that another plugin, such as WooCommerce, has written into the same tables are listed, counted and found at once, and
 * brought into our own tables in the background.
 */
final class ForeignOrdersTest extends OrdersTestCase {

	protected function setUp(): void {
		parent::setUp();
		( new IndexStatus( $this->context() ) )->ready();
	}

	public function test_orders_that_others_wrote_are_listed_counted_and_found(): void {
		$own   = [ $this->id( $this->order() ), $this->id( $this->order() ) ];
		$first = $this->id( $this->order( [ 'billing' => [ 'first_name' => 'Zora' ] ] ) );
		self::assertSame( 3, $this->listed() );
		$others = [ $this->inserted( '2026-01-05 10:00:00' ), $this->inserted( '2026-02-06 11:00:00' ) ];
		// One of our own after them.
		$own[] = $this->id( $this->order() );

		$this->next_request();
		self::assertSame( 6, $this->listed() );
		self::assertSame( $others, $this->ids( [ 'search' => 'Foreigner' ] ) );
		self::assertSame( $others, $this->ids( [ 'before' => '2026-03-01T00:00:00' ] ) );
		self::assertNotFalse( wp_next_scheduled( Queue::HOOK, [ IndexOrders::name() ] ) );
		self::assertCount(
			6,
			( new OrderQuery( $this->context(), 2 ) )->page( new OrderCriteria( limit: 10 ) )->ids,
			'Where statuses are merged, too.'
		);

		$this->caught_up();
		self::assertSame( 6, $this->listed() );
		self::assertSame( $others, $this->ids( [ 'search' => 'Foreigner' ] ) );
		self::assertSame( $others, $this->ids( [ 'before' => '2026-03-01T00:00:00' ] ) );
		self::assertCount( 6, ( new OrderQuery( $this->context(), 2 ) )->page( new OrderCriteria( limit: 10 ) )->ids );
		self::assertSame( [ $first ], $this->ids( [ 'search' => 'Zora' ] ) );
		$this->assert_counts();
		self::assertCount( 3, $own );
	}

	public function test_an_order_that_others_changed_is_found_by_what_it_says_now(): void {
		// phpcs:ignore WordPress.Arrays
		$id = $this->id( $this->order( [ 'status'  => 'pending', 'billing' => [ 'first_name' => 'Before' ] ] ) );
		self::assertSame( [ $id ], $this->ids( [ 'status' => 'pending' ] ) );
		$database = $this->context()->database;
		// phpcs:disable WordPress.Arrays
		$database->update(
			'wc_orders',
			[
				'status'           => 'wc-completed',
				'date_updated_gmt' => '2030-01-02 03:04:05',
			],
			[ 'id' => $id ]
		);
		// phpcs:enable
		$database->update( 'wc_order_addresses', [ 'first_name' => 'After' ], [ 'order_id' => $id ] );

		$this->next_request();
		$look = fn() => [
			$this->ids( [ 'status' => 'pending' ] ),
			$this->ids( [ 'status' => 'completed' ] ),
			$this->ids( [ 'search' => 'before' ] ),
			$this->ids( [ 'search' => 'after' ] ),
		];
		self::assertSame( [ [], [ $id ], [], [ $id ] ], $look() );
		$this->caught_up();
		self::assertSame( [ [], [ $id ], [], [ $id ] ], $look() );
		self::assertSame(
			'wc-completed',
			$database->value( "SELECT status FROM {$database->table( 'wc_order_stats' )} WHERE order_id = %d", $id )
		);
		$this->assert_counts();
	}

	public function test_one_of_our_own_changes_on_what_others_changed_is_counted_right(): void {
		$id       = $this->id( $this->order( [ 'status' => 'pending' ] ) );
		$inserted = $this->inserted( '2026-02-06 11:00:00' );
		// phpcs:disable WordPress.Arrays
		$this->context()->database->update(
			'wc_orders',
			[
				'status'           => 'wc-failed',
				'date_updated_gmt' => '2030-01-02 03:04:05',
			],
			[ 'id' => $id ]
		);
		// phpcs:enable
		// Nobody has asked for a list in between.
		$this->change( $id, [ 'status' => 'completed' ] );
		$this->change( $inserted, [ 'status' => 'completed' ] );
		$this->next_request();
		self::assertSame( [ $id, $inserted ], $this->ids( [ 'status' => 'completed' ] ) );
		$this->caught_up();
		self::assertSame( [ $id, $inserted ], $this->ids( [ 'status' => 'completed' ] ) );
		$this->assert_counts();
	}

	public function test_orders_that_others_removed_are_gone(): void {
		$kept = $this->id( $this->order() );
		$gone = $this->id( $this->order( [ 'billing' => [ 'first_name' => 'Gone' ] ] ) );
		foreach ( [
			'wc_orders'                 => 'id',
			'wc_order_addresses'        => 'order_id',
			'wc_order_operational_data' => 'order_id',
		] as $table => $column ) { // phpcs:ignore WordPress.Arrays
			$this->context()->database->delete( $table, [ $column => $gone ] );
		}
		$this->next_request();
		self::assertSame( 1, $this->listed() );
		$this->caught_up();
		self::assertSame( [ 1, [ $kept ], [] ], [ $this->listed(), $this->ids( [] ), $this->ids( [ 'search' => 'Gone' ] ) ] );
		self::assertNull(
			$this->context()->database->value(
				"SELECT order_id FROM {$this->context()->database->table( 'storewright_order_search' )} WHERE order_id = %d",
				$gone
			)
		);
		$this->assert_counts();
	}

	public function test_lists_ask_once_a_request_whether_others_wrote(): void {
		$this->order();
		$this->next_request();
		$asked = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$asked ): string {
				$asked += (int) str_contains( $sql, 'UNION ALL SELECT 1 FROM ( SELECT order_id' );
				return $sql;
			}
		);
		$this->listed();
		$this->ids( [ 'status' => 'pending' ] );
		self::assertSame( 1, $asked );
	}

	public function test_where_woocommerce_was_active_all_is_compared(): void {
		$this->order();
		ExternalWrites::note();
		ExternalWrites::check( $this->context() );
		self::assertFalse( ( new IndexStatus( $this->context() ) )->is_ready() );
		self::assertNotFalse( wp_next_scheduled( Queue::HOOK, [ IndexOrders::name() ] ) );
		$this->caught_up();
		self::assertTrue( ( new IndexStatus( $this->context() ) )->is_ready() );
		$queries = get_num_queries();
		ExternalWrites::check( $this->context() );
		self::assertSame( $queries, get_num_queries(), 'Once.' );
	}

	/**
	 * Writes an order as another plugin does: past everything of ours.
	 *
	 * @return int Its id.
	 */
	private function inserted( string $moment ): int {
		$database = $this->context()->database;
		// phpcs:disable WordPress.Arrays
		$id = $database->insert(
			'posts',
			[
				'post_type'             => 'shop_order_placehold',
				'post_status'           => 'draft',
				'post_content'          => '',
				'post_title'            => '',
				'post_excerpt'          => '',
				'to_ping'               => '',
				'pinged'                => '',
				'post_content_filtered' => '',
			]
		);
		// phpcs:enable
		// phpcs:disable WordPress.Arrays
		$database->insert(
			'wc_orders',
			[
				'id'               => $id,
				'status'           => 'wc-pending',
				'type'             => 'shop_order',
				'currency'         => 'USD',
				'total_amount'     => '5',
				'tax_amount'       => '0',
				'customer_id'      => 0,
				'billing_email'    => 'f@example.test',
				'date_created_gmt' => $moment,
				'date_updated_gmt' => $moment,
				'parent_order_id'  => 0,
			]
		);
		// phpcs:enable
		// phpcs:ignore WordPress.Arrays
		$database->insert( 'wc_order_operational_data', [ 'order_id'    => $id, 'created_via' => 'checkout', 'order_key'   => "key_$id" ] );
		// phpcs:ignore WordPress.Arrays
		$database->insert( 'wc_order_addresses', [ 'order_id'     => $id, 'address_type' => 'billing', 'first_name'   => 'Foreigner' ] );
		return $id;
	}

	/**
	 * Begins a new request, without the caches of the last one.
	 */
	private function next_request(): void {
		wp_cache_delete( IndexStatus::OPTION, 'storewright_request' );
	}

	private function caught_up(): void {
		$job    = new IndexOrders();
		$cursor = null;
		for ( $part = 0; $part < 99 && ( 0 === $part || null !== $cursor ); $part++ ) {
			$cursor = $job->run( $this->context(), $cursor, microtime( true ) + 0.000001 );
		}
		self::assertNull( $cursor );
		$this->next_request();
		self::assertTrue( ( new IndexStatus( $this->context() ) )->is_ready() );
	}

	private function listed(): int {
		return (int) $this->rest( 'GET', self::ORDERS )->get_headers()['X-WP-Total'];
	}

	/**
	 * @param array<string, mixed> $filters
	 * @return list<int> In ascending order.
	 */
	private function ids( array $filters ): array {
		$ids = array_map( $this->id( ... ), $this->items( $this->rest( 'GET', self::ORDERS, $filters ) ) );
		sort( $ids );
		return $ids;
	}

	/**
	 * Counts are what counting says.
	 */
	private function assert_counts(): void {
		$database = $this->context()->database;
		$counts   = $database->table( 'storewright_order_counts' );
		$orders   = $database->table( 'wc_orders' );
		foreach ( [ 'date_created_gmt', 'date_updated_gmt' ] as $kind => $column ) {
			self::assertSame(
				$database->rows(
					"SELECT SUBSTR( $column, 1, 7 ) AS period, status, COUNT(*) AS orders FROM $orders GROUP BY 1, 2 ORDER BY 1, 2"
				),
				$database->rows(
					"SELECT period, status, SUM( orders ) AS orders FROM $counts WHERE kind = %d
					GROUP BY 1, 2 HAVING SUM( orders ) <> 0 ORDER BY 1, 2",
					2 * $kind
				)
			);
		}
	}
}
