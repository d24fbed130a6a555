<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Rest;

use Storewright\Tests\Support\OrdersTestCase;

/**
 * Orders are listed over REST.
 */
final class ListOrdersTest extends OrdersTestCase {

	/**
	 * @var array<string, int> Name => id.
	 */
	private array $made = [];

	/**
	 * @dataProvider filters
	 * @param list<string>         $expected Names of the orders.
	 * @param array<string, mixed> $query
	 */
	public function test_a_filter_finds_what_it_says( array $expected, array $query ): void {
		$this->make();
		array_walk_recursive(
			$query,
			function ( mixed &$value ): void {
				$value = is_string( $value ) && str_starts_with( $value, '#' ) ? $this->made[ substr( $value, 1 ) ] : $value;
			}
		);
		/** @var array<string, mixed> $query */
		$response = $this->rest( 'GET', self::ORDERS, $query );
		$this->assertRestStatus( $response );
		$found = array_map( fn( array $order ) => array_search( $order['id'], $this->made, true ), $this->items( $response ) );
		self::assertSame( $expected, $found );
		self::assertSame( (string) count( $expected ), (string) $response->get_headers()['X-WP-Total'] );
	}

	/**
	 * @return iterable<string, array{list<string>, array<string, mixed>}>
	 */
	public static function filters(): iterable {
		yield 'nothing' => [ [ 'guest', 'paid', 'ann' ], [] ];
		yield 'a status' => [ [ 'paid' ], [ 'status' => [ 'processing' ] ] ];
		yield 'statuses as text' => [ [ 'guest', 'paid' ], [ 'status' => 'processing,on-hold' ] ];
		yield 'the trash' => [ [ 'old' ], [ 'status' => [ 'trash' ] ] ];
		yield 'a customer' => [ [ 'paid', 'ann' ], [ 'customer' => '#customer' ] ];
		yield 'guests' => [ [ 'guest' ], [ 'customer' => 0 ] ];
		yield 'a product' => [ [ 'paid' ], [ 'product' => '#lamp' ] ];
		yield 'where it came from' => [ [ 'guest' ], [ 'created_via' => [ 'till' ] ] ];
		yield 'a parent' => [ [ 'paid' ], [ 'parent' => [ '#ann' ] ] ];
		yield 'not a parent' => [ [ 'guest', 'ann' ], [ 'parent_exclude' => [ '#ann' ] ] ];
		yield 'some ids' => [ [ 'guest', 'ann' ], [ 'include' => [ '#ann', '#guest' ] ] ];
		yield 'some ids as they were named' => [
			[ 'ann', 'guest' ],
			[
				'include' => [ '#ann', '#guest' ],
				'orderby' => 'include',
				'order'   => 'asc',
			],
		]; // phpcs:ignore WordPress.Arrays
		yield 'some ids as they were named, whatever the direction' => [
			[ 'ann', 'guest' ],
			[
				'include' => [ '#ann', '#guest' ],
				'orderby' => 'include',
			],
		]; // phpcs:ignore WordPress.Arrays
		yield 'not some ids' => [ [ 'guest' ], [ 'exclude' => [ '#ann', '#paid' ] ] ];
		yield 'the other way round' => [
			[ 'ann', 'paid', 'guest' ],
			[
				'orderby' => 'id',
				'order'   => 'asc',
			],
		]; // phpcs:ignore WordPress.Arrays
		yield 'an e-mail address' => [ [ 'guest' ], [ 'search' => 'gus@example.test' ] ];
		yield 'a name' => [ [ 'guest' ], [ 'search' => 'gust' ] ];
		yield 'the future' => [ [], [ 'after' => '2200-01-01T00:00:00' ] ];
		yield 'the past' => [
			[ 'guest', 'paid', 'ann' ],
			[
				'before'         => '2200-01-01T00:00:00',
				'modified_after' => '2020-01-01T00:00:00',
				'dates_are_gmt'  => true,
			],
		]; // phpcs:ignore WordPress.Arrays
	}

	/**
	 * @testWith [ [ "pending" ], {} ]
	 *           [ [ "pending" ], { "status": "any" } ]
	 *           [ [ "pending" ], { "search": "zebedee" } ]
	 *           [ [ "pending" ], { "search": "zebedee", "status": "any", "orderby": "id" } ]
	 *           [ [ "checkout-draft", "pending" ], { "status": "any,checkout-draft" } ]
	 *           [ [ "checkout-draft" ], { "status": "checkout-draft" } ]
	 *           [ [ "checkout-draft" ], { "search": "zebedee", "status": "checkout-draft" } ]
	 *           [ [ "checkout-draft", "pending" ], { "search": "zebedee", "status": "pending,checkout-draft" } ]
	 * @param list<string>          $expected Statuses.
	 * @param array<string, string> $query
	 */
	public function test_lists_of_any_status_leave_out_drafts_of_the_checkout( array $expected, array $query ): void {
		$order = [];
		foreach ( [ 'pending', 'checkout-draft' ] as $status ) {
			// phpcs:disable WordPress.Arrays
			$order = $this->item(
				$this->rest(
					'POST',
					self::ORDERS,
					[
						'status'  => $status,
						'billing' => [ 'first_name' => 'Zebedee' ],
					]
				)
			);
			// phpcs:enable
		}
		$response = $this->rest( 'GET', self::ORDERS, $query );
		self::assertSame( $expected, array_column( $this->items( $response ), 'status' ) );
		self::assertSame( (string) count( $expected ), (string) $response->get_headers()['X-WP-Total'] );
		$included = $this->items( $this->rest( 'GET', self::ORDERS, [ 'include' => [ $order['id'] ] ] ) );
		self::assertSame( [], $included );
	}

	public function test_pages_have_their_headers(): void {
		$this->make();
		$response = $this->rest( 'GET', self::ORDERS, [ 'per_page' => 2, 'page' => 2 ] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( [ $this->made['ann'] ], array_column( $this->items( $response ), 'id' ) );
		self::assertSame(
			[ '3', '2' ],
			[ (string) $response->get_headers()['X-WP-Total'], (string) $response->get_headers()['X-WP-TotalPages'] ]
		);
		self::assertSame(
			[ $this->made['paid'], $this->made['ann'] ],
			array_column( $this->items( $this->rest( 'GET', self::ORDERS, [ 'offset' => 1 ] ) ), 'id' )
		);
	}

	public function test_amounts_and_meta_data_are_answered_as_wished(): void {
		$this->make();
		$one = fn( array $query ) => $this->items(
			$this->rest( 'GET', self::ORDERS, $query + [ 'include' => [ $this->made['paid'] ] ] )
		)[0];
		self::assertSame( '10.0000', $one( [ 'dp' => 4 ] )['total'] );
		self::assertSame( '10', $one( [ 'dp' => 0 ] )['total'] );
		self::assertSame( '10.00', $one( [] )['total'] );
		$keys = fn( array $query ) => array_column( $this->list( $one( $query ), 'meta_data' ), 'key' );
		self::assertSame( [ 'a', 'b' ], $keys( [] ) );
		self::assertSame( [ 'b' ], $keys( [ 'include_meta' => [ 'b' ] ] ) );
		self::assertSame( [ 'b' ], $keys( [ 'exclude_meta' => [ 'a' ] ] ) );
		self::assertSame( [ 'id', 'total' ], array_keys( array_diff_key( $one( [ '_fields' => 'id,total' ] ), [ '_links' => 0 ] ) ) );
		$line = fn( array $query ) => array_column( $this->list( $this->list( $one( $query ), 'line_items' )[0], 'meta_data' ), 'key' );
		self::assertSame( [ '_secret', 'Engraving' ], $line( [] ) );
		self::assertSame( [ 'Engraving' ], $line( [ 'order_item_display_meta' => true ] ) );
	}

	public function test_a_page_of_many_takes_as_many_queries_as_a_page_of_few(): void {
		$make = fn() => $this->order(
			[
				'line_items' => [
					[ 'product_id' => $this->product( '10.00' ) ],
					[ 'product_id' => $this->product( '10.00' ) ],
				], // phpcs:ignore WordPress.Arrays
				'fee_lines'  => [ [ 'name' => 'Fee' ] ],
			]
		);
		for ( $number = 0; $number < 8; $number++ ) {
			$order = $make();
			// phpcs:ignore WordPress.Arrays
			$this->rest( 'POST', self::ORDERS . "/{$this->id( $order )}/refunds", [ 'amount'     => '1', 'api_refund' => false ] );
		}
		$queries = function ( int $limit ): array {
			wp_cache_flush();
			$this->rest( 'GET', self::ORDERS, [ 'per_page' => $limit ] );
			wp_cache_flush();
			$list = [];
			$note = static function ( string $query ) use ( &$list ): string {
				$list[] = preg_replace( [ '/\s+/', '/\d+/', '/IN ?\([^)]*\)/' ], [ ' ', '0', 'IN ()' ], $query );
				return $query;
			};
			add_filter( 'query', $note );
			self::assertCount( $limit, $this->items( $this->rest( 'GET', self::ORDERS, [ 'per_page' => $limit ] ) ) );
			remove_filter( 'query', $note );
			return $list;
		};
		self::assertSame( $queries( 2 ), $queries( 8 ) );
	}

	public function test_amounts_of_another_time_that_are_none_spoil_no_list(): void {
		$order    = $this->order( [ 'line_items' => [ [ 'product_id' => $this->product( '10.00' ) ] ] ] );
		$line     = $this->id( $this->list( $order, 'line_items' )[0] );
		$database = $this->context()->database;
		foreach ( [
			'_line_total'    => '12,50',
			'_line_subtotal' => '1.0E+1',
			'_line_tax'      => '',
			'_line_tax_data' => 'a:1:{s:5:"total";a:1:{i:3;s:1:"x";}}',
			'_qty'           => 'two',
		] as $key => $text ) {
			$database->execute(
				"UPDATE {$database->table( 'woocommerce_order_itemmeta' )} SET meta_value = %s WHERE order_item_id = %d AND meta_key = %s",
				$text,
				$line,
				$key
			);
		}
		$shown = $this->list( $this->items( $this->rest( 'GET', self::ORDERS ) )[0], 'line_items' )[0];
		self::assertSame( [ '10.00', '0.00', '0.00', 0 ], $this->fields( $shown, 'subtotal', 'total', 'total_tax', 'price' ) );
		// phpcs:disable WordPress.Arrays
		self::assertSame(
			'2.00',
			$this->change(
				$this->id( $order ),
				[
					'fee_lines' => [
						[
							'name'  => 'Fee',
							'total' => '2',
						],
					],
				]
			)['total']
		);
		// phpcs:enable
	}

	public function test_the_statuses_are_those_of_extensions_too(): void {
		add_filter( 'storewright_order_statuses', static fn( array $statuses ) => $statuses + [ 'wc-packed' => 'Packed' ] );
		$statuses = array_column( $this->items( $this->rest( 'GET', self::ORDERS . '/statuses' ) ), 'name', 'slug' );
		self::assertSame( [ 'On hold', 'Packed' ], [ $statuses['on-hold'] ?? '', $statuses['packed'] ?? '' ] );
		$order = $this->order( [ 'status' => 'packed' ] );
		self::assertSame( 'packed', $order['status'] );
		self::assertSame(
			[ $order['id'] ],
			array_column( $this->items( $this->rest( 'GET', self::ORDERS, [ 'status' => 'packed' ] ) ), 'id' )
		);
	}

	private function make(): void {
		$user = wp_create_user( 'ann', 'secret', 'ann@example.test' );
		self::assertIsInt( $user );
		$this->made['customer'] = $user;
		$this->made['lamp']     = $this->product( '10.00' );

		$make = function ( string $name, array $fields ): void {
			/** @var array<string, mixed> $fields */
			$this->made[ $name ] = $this->id( $this->order( $fields ) );
		};
		$make( 'old', [] );
		$this->rest( 'DELETE', self::ORDERS . "/{$this->made['old']}" );
		$make( 'ann', [ 'customer_id' => $this->made['customer'] ] );
		$make(
			'paid',
			[
				'customer_id' => $this->made['customer'],
				'parent_id'   => $this->made['ann'],
				'status'      => 'processing',
				'meta_data'   => [ [ 'key' => 'a', 'value' => '1' ], [ 'key' => 'b', 'value' => '2' ] ], // phpcs:ignore WordPress.Arrays
				'line_items'  => [
					[
						'product_id' => $this->made['lamp'],
						'meta_data'  => [
							[
			'key'   => '_secret',
			'value' => '1',
			],
							[
			'key'   => 'Engraving',
			'value' => 'Luna',
			],
						], // phpcs:ignore WordPress.Arrays
					],
				],
			]
		);
		$make(
			'guest',
			[
				'status'      => 'on-hold',
				'created_via' => 'till',
				'billing'     => [ 'first_name' => 'Gustav', 'email' => 'gus@example.test' ], // phpcs:ignore WordPress.Arrays
			]
		);
	}
}
