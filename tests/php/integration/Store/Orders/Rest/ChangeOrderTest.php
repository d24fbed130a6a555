<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Rest;

use Storewright\Store\Orders\Model\Order;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * Orders are changed over REST.
 */
final class ChangeOrderTest extends OrdersTestCase {

	public function test_an_order_is_loaded_once_to_be_changed(): void {
		$id    = $this->id( $this->order( [ 'customer_note' => 'Knock' ] ) );
		$loads = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$loads ): string {
				$loads += (int) preg_match( '/FROM \S*wc_orders`? o\b.*\bo\.id IN/s', $sql );
				return $sql;
			}
		);
		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/orders/$id", [ 'customer_note' => 'Ring twice' ] ) );
		self::assertSame( 1, $loads );
	}

	public function test_a_status_that_somebody_else_gave_meanwhile_is_not_written_over(): void {
		$id  = $this->id( $this->order( [ 'status' => 'processing' ] ) );
		$ask = fn( string $wished, mixed $expected ) => $this->rest(
			'PUT',
			"/wc/v3/orders/$id",
			[
				'status'   => $wished,
				'expected' => $expected,
			]
		);
		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/orders/$id", [ 'status' => 'cancelled' ] ), 200 );

		$response = $ask( 'completed', [ 'status' => 'processing' ] );
		$this->assertRestError( $response, 'storewright_rest_order_conflict', 409 );
		self::assertSame( [ 'status' => 'cancelled' ], $response->as_error()?->get_error_data()['conflicts'] );
		self::assertStringContainsString( '“Cancelled”', (string) $response->as_error()?->get_error_message() );
		self::assertSame( 'cancelled', $this->stored( $id )['status'] );

		$this->assertRestStatus( $ask( 'cancelled', [ 'status' => 'processing' ] ), 200 );
		$this->assertRestStatus( $ask( 'completed', [ 'status' => 'cancelled' ] ), 200 );
		$this->assertRestError( $ask( 'processing', [ 'total' => '1' ] ), 'storewright_guard_not_supported', 400 );
		$this->assertRestError( $ask( 'processing', [ 'status' => 7 ] ), 'rest_invalid_param', 400 );
		self::assertSame( 'completed', $this->stored( $id )['status'] );
	}

	public function test_only_what_is_sent_changes(): void {
		$order  = $this->order(
			[
				'billing'       => self::NEW_YORK + [ 'email' => 'ann@example.test' ],
				'customer_note' => 'Ring twice.',
			]
		);
		$change = $this->change( $this->id( $order ), [ 'billing' => [ 'city' => 'Albany' ] ] );
		self::assertSame(
			[ 'city' => 'Albany' ] + $this->object( $order, 'billing' ),
			[ 'city' => 'Albany' ] + $this->object( $change, 'billing' )
		);
		self::assertSame( 'Albany', $this->object( $change, 'billing' )['city'] );
		self::assertSame( 'Ring twice.', $change['customer_note'] );
		self::assertSame( $change, $this->stored( $this->id( $order ) ) );
	}

	public function test_what_was_answered_can_be_sent_back_and_changes_nothing(): void {
		$this->golden_taxes();
		update_option( 'woocommerce_prices_include_tax', 'yes' );
		$order  = $this->order(
			[
				'billing'        => self::NEW_YORK,
				'line_items'     => [
					[
						'product_id' => $this->product( '19.99' ),
						'quantity'   => 3,
					],
				],
				'shipping_lines' => [
					[
						'method_id' => 'flat_rate',
						'total'     => '5',
					],
				],
				'fee_lines'      => [
					[
						'name'  => 'Fee',
						'total' => '3.33',
					],
				],
			]
		);
		$writes = $this->writes( fn() => self::assertSame( $order, $this->change( $this->id( $order ), $order ) ) );
		self::assertSame( [], $writes );
		// Not even where the taxes of today are others.
		$this->context()->database->execute( "UPDATE {$this->context()->database->table( 'woocommerce_tax_rates' )} SET tax_rate = '50'" );
		wp_cache_flush();
		self::assertSame( $order, $this->change( $this->id( $order ), $order ) );
	}

	public function test_a_customer_whose_account_is_gone_can_be_sent_back(): void {
		$user = wp_insert_user(
			[
				'user_login' => 'gone',
				'user_pass'  => 'not used',
				'user_email' => 'gone@example.test',
			]
		);
		self::assertIsInt( $user );
		$id = $this->id( $this->order( [ 'customer_id' => $user ] ) );
		// As by software that passes nothing on.
		$this->context()->database->delete( 'users', [ 'ID' => $user ] );
		clean_user_cache( $user );

		// phpcs:ignore WordPress.Arrays
		self::assertSame( $user, $this->change( $id, [ 'customer_id'   => $user, 'customer_note' => 'Ring' ] )['customer_id'] );
		$this->assertRestError(
			$this->rest( 'PUT', self::ORDERS . "/$id", [ 'customer_id' => $user + 1000 ] ),
			'woocommerce_rest_invalid_customer_id',
			400
		);
	}

	public function test_meta_data_is_added_changed_by_id_or_key_and_deleted(): void {
		// phpcs:ignore WordPress.Arrays
		$id   = $this->id( $this->order( [ 'meta_data' => [ [ 'key'   => 'a', 'value' => '1' ], [ 'key'   => 'b', 'value' => '2' ] ] ] ) );
		$meta = $this->list( $this->stored( $id ), 'meta_data' );
		// phpcs:disable WordPress.Arrays
		$order = $this->change(
			$id,
			[
				'meta_data' => [
					[
						'id'    => $this->id( $meta[0] ),
						'value' => 'one',
					],
					[
						'key'   => 'b',
						'value' => null,
					],
					[
						'key'   => 'c',
						'value' => [ 3 ],
					],
				],
			]
		);
		// phpcs:enable
		self::assertSame(
			[ [ 'a', 'one' ], [ 'c', [ 3 ] ] ],
			array_map( fn( array $entry ) => $this->fields( $entry, 'key', 'value' ), $this->list( $order, 'meta_data' ) )
		);
	}

	public function test_fields_are_not_changed_by_their_keys_of_meta_data(): void {
		$order = $this->order(
			[
				'line_items' => [
					[
						'product_id' => $this->product( '10.00' ),
						'meta_data'  => [
							[
								'key'   => '_line_total',
								'value' => '1',
							],
							[
								'key'   => '_qty',
								'value' => '9',
							],
							[
								'key'   => 'a',
								'value' => 'b',
							],
						], // phpcs:ignore WordPress.Arrays
					],
				],
				'meta_data'  => [ [ 'key' => '_wp_trash_meta_status', 'value' => 'x' ] ], // phpcs:ignore WordPress.Arrays
			]
		);
		$entry = $this->list( $this->list( $order, 'line_items' )[0], 'meta_data' );
		// phpcs:disable WordPress.Arrays
		$change = $this->change(
			$this->id( $order ),
			[
				'line_items' => [
					[
						'id'        => $this->list( $order, 'line_items' )[0]['id'],
						'meta_data' => [
							[
								'id'    => $entry[0]['id'],
								'key'   => '_product_id',
								'value' => '7',
							],
						],
					],
				],
			]
		);
		// phpcs:enable
		self::assertSame( $order['line_items'], $change['line_items'] );
		self::assertSame(
			[ 1, '10.00' ],
			$this->fields( $this->list( $this->stored( $this->id( $order ) ), 'line_items' )[0], 'quantity', 'total' )
		);
		self::assertSame( [ 'a' ], array_column( $entry, 'key' ) );
		self::assertSame( [], $order['meta_data'] );
		self::assertSame(
			'0',
			$this->context()->database->value(
				"SELECT COUNT(*) FROM {$this->context()->database->table( 'wc_orders_meta' )} WHERE meta_key = '_wp_trash_meta_status'"
			)
		);
	}

	public function test_the_currency_stays(): void {
		$id = $this->id( $this->order( [ 'currency' => 'EUR' ] ) );
		self::assertSame( [ 'EUR', '€' ], $this->fields( $this->change( $id, [ 'currency' => 'EUR' ] ), 'currency', 'currency_symbol' ) );
		$this->assertRestError( $this->rest( 'PUT', self::ORDERS . "/$id", [ 'currency' => 'USD' ] ), 'rest_invalid_param', 400 );
	}

	public function test_an_order_that_waits_for_money_is_paid(): void {
		$lamp = $this->product( '5.00' );
		$id   = $this->id( $this->order( [ 'line_items' => [ [ 'product_id' => $lamp ] ] ] ) );
		self::assertTrue( $this->stored( $id )['needs_payment'] );
		self::assertSame( 'processing', $this->change( $id, [ 'set_paid' => true ] )['status'] );
		$this->change( $id, [ 'status' => 'completed' ] );
		self::assertSame( 'completed', $this->change( $id, [ 'set_paid' => true ] )['status'], 'It is paid already.' );
	}

	public function test_a_failed_change_leaves_everything_as_it_was(): void {
		$lamp = $this->product( '5.00' );
		$id   = $this->id( $this->order( [ 'line_items' => [ [ 'product_id' => $lamp ] ] ] ) );
		$this->assertRestError(
			$this->rest(
				'PUT',
				self::ORDERS . "/$id",
				[
					'customer_note' => 'New',
					'line_items'    => [ [ 'product_id' => $lamp ] ],
					'coupon_lines'  => [ [ 'code' => 'nope' ] ],
				]
			),
			'woocommerce_rest_invalid_coupon',
			400
		);
		self::assertSame( [ '5.00', '' ], $this->fields( $this->stored( $id ), 'total', 'customer_note' ) );
	}

	public function test_orders_go_to_the_trash_and_for_good(): void {
		$id = $this->id( $this->order() );
		self::assertSame(
			'pending',
			$this->item( $this->rest( 'DELETE', self::ORDERS . "/$id" ) )['status'],
			'As it was before, as in WooCommerce.'
		);
		$this->assertRestError( $this->rest( 'DELETE', self::ORDERS . "/$id" ), 'woocommerce_rest_already_trashed', 410 );
		self::assertSame( 'trash', $this->stored( $id )['status'] );
		self::assertSame( [], $this->items( $this->rest( 'GET', self::ORDERS ) ) );
		self::assertSame( 'pending', $this->change( $id, [ 'status' => 'pending' ] )['status'] );
		$this->assertRestStatus( $this->rest( 'DELETE', self::ORDERS . "/$id", [ 'force' => true ] ) );
		$this->assertRestError( $this->rest( 'GET', self::ORDERS . "/$id" ), 'woocommerce_rest_shop_order_invalid_id', 404 );
		$this->assertRestError( $this->rest( 'PUT', self::ORDERS . "/$id", [] ), 'woocommerce_rest_shop_order_invalid_id', 400 );
		$this->assertRestError( $this->rest( 'DELETE', self::ORDERS . "/$id" ), 'woocommerce_rest_shop_order_invalid_id', 404 );
	}

	public function test_a_batch_answers_each_item(): void {
		$one    = $this->id( $this->order() );
		$two    = $this->id( $this->order() );
		$answer = $this->item(
			$this->rest(
				'POST',
				self::ORDERS . '/batch',
				[
					'create' => [ [ 'customer_note' => 'Hello' ], [ 'customer_id' => 999999 ] ], // phpcs:ignore WordPress.Arrays
					'update' => [
						[
							'id'     => $one,
							'status' => 'on-hold',
						],
					],
					'delete' => [ $two, 999999 ],
				]
			)
		);
		self::assertSame( 'Hello', $this->list( $answer, 'create' )[0]['customer_note'] );
		self::assertSame( 'woocommerce_rest_invalid_customer_id', $this->object( $this->list( $answer, 'create' )[1], 'error' )['code'] );
		self::assertSame( 'on-hold', $this->list( $answer, 'update' )[0]['status'] );
		self::assertSame( $two, $this->list( $answer, 'delete' )[0]['id'] );
		self::assertSame( 'woocommerce_rest_shop_order_invalid_id', $this->object( $this->list( $answer, 'delete' )[1], 'error' )['code'] );
	}

	public function test_extensions_add_fields_to_orders(): void {
		register_rest_field(
			'shop_order',
			'loyalty',
			[
				'get_callback'    => static fn( array $order ) => get_option( 'loyalty_' . $order['number'], '' ), // @phpstan-ignore binaryOp.invalid
				'update_callback' => static fn( mixed $value, Order $order ) => update_option( "loyalty_{$order->id}", $value ),
				'schema'          => [ 'type' => 'string' ],
			]
		);
		try {
			$order = $this->order( [ 'loyalty' => 'gold' ] );
			self::assertSame( 'gold', $order['loyalty'] );
			self::assertSame( 'silver', $this->change( $this->id( $order ), [ 'loyalty' => 'silver' ] )['loyalty'] );
		} finally {
			// WordPress has no way to take a field back.
			unset( $GLOBALS['wp_rest_additional_fields']['shop_order']['loyalty'] ); // @phpstan-ignore offsetAccess.nonOffsetAccessible, offsetAccess.nonOffsetAccessible
		}
	}

	/**
	 * @dataProvider others
	 */
	public function test_others_see_and_change_nothing( string $method, string $path ): void {
		$id = $this->id( $this->order() );
		$this->as_visitor();
		$this->assertRestStatus( $this->rest( $method, self::ORDERS . str_replace( 'ID', (string) $id, $path ), [ 'note' => 'x' ] ), 401 );
		$this->as_subscriber();
		$this->assertRestStatus( $this->rest( $method, self::ORDERS . str_replace( 'ID', (string) $id, $path ), [ 'note' => 'x' ] ), 403 );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function others(): iterable {
		foreach ( [
			'GET ',
			'POST /batch',
			'GET /ID',
			'PUT /ID',
			'DELETE /ID',
			'GET /ID/notes',
			'POST /ID/notes',
			'GET /ID/refunds',
			'POST /ID/refunds',
			'POST /ID/receipt',
			'GET /ID/receipt',
			'GET /statuses',
		] as $request ) {
			[ $method, $path ] = explode( ' ', $request );
			yield $request => [ $method, $path ];
		}
	}

	/**
	 * Returns the writes to tables of orders during the work.
	 *
	 * @param callable(): mixed $work
	 * @return list<string>
	 */
	private function writes( callable $work ): array {
		$writes = [];
		$note   = static function ( string $query ) use ( &$writes ): string {
			if ( 1 === preg_match(
				'/^\s*(INSERT|UPDATE|DELETE|REPLACE)\b.*(orders|order_)/is',
				$query
			) && ! str_contains( $query, 'wp_options' ) ) {
				$writes[] = $query;
			}
			return $query;
		};
		add_filter( 'query', $note );
		$work();
		remove_filter( 'query', $note );
		return $writes;
	}
}
