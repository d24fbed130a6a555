<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Rest;

use Storewright\Kernel\Money;
use Storewright\Store\Orders\Model\Order;
use Storewright\Tests\Support\Store\RefundsTestCase;

/**
 * Orders are refunded over REST.
 */
final class RefundsTest extends RefundsTestCase {

	public function test_an_amount_is_refunded_and_the_order_shows_it(): void {
		$order  = $this->lamps( 2 );
		$refund = $this->refunded( $order, [ 'amount' => '7.50', 'reason' => 'Scratched' ] ); // phpcs:ignore WordPress.Arrays
		self::assertSame(
			[ '7.50', 'Scratched', get_current_user_id(), false, [], [] ],
			$this->fields( $refund, 'amount', 'reason', 'refunded_by', 'refunded_payment', 'line_items', 'tax_lines' )
		);
		$path = self::ORDERS . "/{$this->id( $order )}/refunds/{$this->id( $refund )}";
		self::assertSame( $refund, $this->item( $this->rest( 'GET', $path ) ) );
		$order = $this->stored( $this->id( $order ) );
		self::assertSame( 'processing', $order['status'] );
		// phpcs:disable WordPress.Arrays
		self::assertSame(
			[
				[
					'id'        => $this->id( $refund ),
					'reason'    => 'Scratched',
					'total'     => '-7.50',
					'total_tax' => '0.00',
				],
			],
			$order['refunds']
		);
		// phpcs:enable
		self::assertSame( '20.00', $order['total'] );
	}

	public function test_pieces_return_to_stock_exactly_once(): void {
		$lamp  = $this->product(
			'10.00',
			[
				'manage_stock'   => true,
				'stock_quantity' => 10,
			]
		);
		$order = $this->order(
			[
				'status'     => 'processing',
				'line_items' => [
					[
						'product_id' => $lamp,
						'quantity'   => 4,
					],
				],
			]
		);
		$line  = $this->list( $order, 'line_items' )[0];
		$stock = static fn() => (float) get_post_meta( $lamp, '_stock', true );
		self::assertSame( 6.0, $stock() );
		$this->refunded( $order, [ 'line_items' => [ [ 'id' => $line['id'], 'quantity' => 1 ] ] ] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( 7.0, $stock() );
		// phpcs:ignore WordPress.Arrays
		$this->refunded( $order, [ 'api_restock' => false, 'line_items'  => [ [ 'id'       => $line['id'], 'quantity' => 1 ] ] ] );
		self::assertSame( 7.0, $stock() );
		$this->change( $this->id( $order ), [ 'customer_note' => 'x' ] );
		self::assertSame( 7.0, $stock() );
		$this->change( $this->id( $order ), [ 'status' => 'cancelled' ] );
		self::assertSame( 10.0, $stock(), 'What came back with the first refund does not come back again.' );
	}

	/**
	 * @dataProvider refused
	 * @param array<string, mixed> $fields
	 */
	public function test_what_can_not_be_given_back_is_refused( string $code, array $fields ): void {
		$order = $this->lamps( 2 );
		array_walk_recursive(
			$fields,
			fn( mixed &$value ) => 'LINE' === $value ? $value = $this->list( $order, 'line_items' )[0]['id'] : null
		);
		/** @var array<string, mixed> $fields */
		$this->assertRestError( $this->refund( $order, $fields ), $code, 400 );
		self::assertSame( [], $this->stored( $this->id( $order ) )['refunds'] );
	}

	/**
	 * @return iterable<string, array{string, array<string, mixed>}>
	 */
	public static function refused(): iterable {
		yield 'nothing' => [ 'woocommerce_rest_invalid_order_refund', [] ];
		yield 'zero' => [ 'woocommerce_rest_invalid_order_refund', [ 'amount' => '0' ] ];
		yield 'less than zero' => [ 'woocommerce_rest_invalid_order_refund', [ 'amount' => '-1' ] ];
		yield 'no amount' => [ 'rest_invalid_param', [ 'amount' => 'all' ] ];
		yield 'more than was paid' => [ 'woocommerce_rest_cannot_create_order_refund', [ 'amount' => '20.01' ] ];
		yield 'an item of another order' => [
			'woocommerce_rest_invalid_item_id',
			[
				'line_items' => [
					[
						'id'       => 9999,
						'quantity' => 1,
					],
				],
			],
		]; // phpcs:ignore WordPress.Arrays
		yield 'more pieces than were bought' => [
			'woocommerce_rest_cannot_create_order_refund',
			[
				'line_items' => [
					[
						'id'       => 'LINE',
						'quantity' => 3,
					],
				],
			],
		]; // phpcs:ignore WordPress.Arrays
		yield 'more than the item cost' => [
			'woocommerce_rest_cannot_create_order_refund',
			[
				'amount'     => '1',
				'line_items' => [
					[
						'id'           => 'LINE',
						'refund_total' => '20.01',
					],
				],
			],
		]; // phpcs:ignore WordPress.Arrays
		yield 'tax that was not paid' => [
			'woocommerce_rest_cannot_create_order_refund',
			[
				'line_items' => [
					[
						'id'           => 'LINE',
						'refund_total' => '1',
						'refund_tax'   => [
							[
								'id'           => 1,
								'refund_total' => '1',
							],
						],
					],
				],
			],
		]; // phpcs:ignore WordPress.Arrays
		yield 'an item twice' => [
			'rest_invalid_param',
			[
				'line_items' => [
					[
						'id'       => 'LINE',
						'quantity' => 1,
					],
					[
						'id'       => 'LINE',
						'quantity' => 1,
					],
				],
			],
		]; // phpcs:ignore WordPress.Arrays
		yield 'items that are none' => [ 'rest_invalid_param', [ 'line_items' => [ 'x' ] ] ];
	}

	public function test_money_by_the_payment_provider_needs_one_that_can(): void {
		$order    = $this->order(
			[
				'status'         => 'processing',
				'payment_method' => 'cod',
				'line_items'     => [ [ 'product_id' => $this->product( '10.00' ) ] ],
			]
		);
		$response = $this->rest( 'POST', self::ORDERS . "/{$this->id( $order )}/refunds", [ 'amount' => '1.00' ] );
		$this->assertRestError( $response, 'woocommerce_rest_cannot_create_order_refund', 400 );
		self::assertSame( [], $this->stored( $this->id( $order ) )['refunds'] );
	}

	public function test_refunds_are_listed_by_order_and_for_all(): void {
		$one   = $this->lamps( 1 );
		$two   = $this->lamps( 1 );
		$ids   = [];
		$ids[] = $this->id( $this->refunded( $one, [ 'amount' => '1' ] ) );
		$ids[] = $this->id( $this->refunded( $one, [ 'amount' => '2' ] ) );
		$other = $this->id( $this->refunded( $two, [ 'amount' => '3' ] ) );

		$of_one = $this->rest( 'GET', self::ORDERS . "/{$this->id( $one )}/refunds" );
		self::assertEqualsCanonicalizing( $ids, array_column( $this->items( $of_one ), 'id' ) );
		self::assertSame( '2', (string) $of_one->get_headers()['X-WP-Total'] );
		$all = $this->items( $this->rest( 'GET', '/wc/v3/refunds' ) );
		self::assertEqualsCanonicalizing( [ ...$ids, $other ], array_column( $all, 'id' ) );
		$of_two = $this->items( $this->rest( 'GET', '/wc/v3/refunds', [ 'parent' => [ $this->id( $two ) ] ] ) );
		self::assertSame(
			[ [ $other, $this->id( $two ) ] ],
			array_map( fn( array $refund ) => $this->fields( $refund, 'id', 'parent_id' ), $of_two )
		);
		// phpcs:disable WordPress.Arrays
		self::assertSame(
			'3.0000',
			$this->items(
				$this->rest(
					'GET',
					'/wc/v3/refunds',
					[
						'include' => [ $other ],
						'dp'      => 4,
					]
				)
			)[0]['amount']
		);
		// phpcs:enable
	}

	public function test_an_order_may_be_lowered_below_what_was_refunded_and_nothing_is_left_then(): void {
		$order = $this->lamps( 4 );
		$this->refunded( $order, [ 'amount' => '25.00' ] );
		$line   = $this->list( $order, 'line_items' )[0];
		$change = static fn( int $quantity ) => [
			'line_items' => [
				[
					'id'       => $line['id'],
					'quantity' => $quantity,
				],
			],
		]; // phpcs:ignore WordPress.Arrays
		$lower  = $this->change( $this->id( $order ), $change( 1 ) );
		self::assertSame( [ '10.00', 'processing' ], $this->fields( $lower, 'total', 'status' ) );
		$refused = $this->refund( $order, [ 'amount' => '0.01' ] );
		$this->assertRestError( $refused, 'woocommerce_rest_cannot_create_order_refund', 400 );
		self::assertSame( 'Only 0.00 of this order can still be refunded.', $this->data( $refused )['message'] );
		$this->assertRestStatus( $this->rest( 'PUT', self::ORDERS . "/{$this->id( $order )}", [ 'status' => 'refunded' ] ) );
		self::assertCount( 1, $this->list( $this->stored( $this->id( $order ) ), 'refunds' ) );

		$this->change( $this->id( $order ), $change( 3 ) );
		$this->assertRestError( $this->refund( $order, [ 'amount' => '5.01' ] ), 'woocommerce_rest_cannot_create_order_refund', 400 );
		$this->refunded( $order, [ 'amount' => '5.00' ] );
	}

	public function test_a_refund_is_deleted_and_can_be_made_again(): void {
		$order  = $this->lamps( 1 );
		$refund = $this->id( $this->refunded( $order, [ 'amount' => '10.00' ] ) );
		$path   = self::ORDERS . "/{$this->id( $order )}/refunds/$refund";
		$this->assertRestError( $this->rest( 'DELETE', $path, [ 'force' => false ] ), 'woocommerce_rest_trash_not_supported', 501 );
		$this->assertRestStatus( $this->rest( 'DELETE', $path ) );
		$this->assertRestError( $this->rest( 'GET', $path ), 'woocommerce_rest_shop_order_refund_invalid_id', 404 );
		$this->refunded( $order, [ 'amount' => '10.00' ] );
	}

	public function test_refunds_of_other_orders_are_not_found(): void {
		$refund = $this->id( $this->refunded( $this->lamps( 1 ), [ 'amount' => '1.00' ] ) );
		$other  = $this->id( $this->lamps( 1 ) );
		$this->assertRestError(
			$this->rest( 'GET', self::ORDERS . "/$other/refunds/$refund" ),
			'woocommerce_rest_shop_order_refund_invalid_id',
			404
		);
		$this->assertRestError( $this->rest( 'GET', self::ORDERS . "/$refund" ), 'woocommerce_rest_shop_order_invalid_id', 404 );
		$this->assertRestError(
			$this->rest( 'POST', self::ORDERS . '/99999/refunds', [ 'amount' => '1' ] ),
			'woocommerce_rest_invalid_order_id',
			404
		);
		self::assertSame( [], $this->items( $this->rest( 'GET', self::ORDERS . '/99999/refunds' ) ) );
	}

	public function test_an_order_that_is_made_refunded_by_hand_has_all_of_it_refunded(): void {
		$order = $this->lamps( 2 );
		$this->refunded( $order, [ 'amount' => '7.50' ] );
		$after = $this->change( $this->id( $order ), [ 'status' => 'refunded' ] );
		self::assertSame( [ '-12.50', '-7.50' ], array_column( $this->list( $after, 'refunds' ), 'total' ) );
		self::assertSame( $after['refunds'], $this->change( $this->id( $order ), [ 'status' => 'refunded' ] )['refunds'] );
		$this->change( $this->id( $order ), [ 'status' => 'completed' ] );
		self::assertSame( $after['refunds'], $this->change( $this->id( $order ), [ 'status' => 'refunded' ] )['refunds'] );
	}

	public function test_an_order_is_not_made_refunded_by_hand_without_the_record_of_it(): void {
		$order = $this->lamps( 2 );
		$this->expect_logged( 'The disk is full.' );
		$response = $this->with_failing_query(
			[ 'INSERT', 'wc_orders', 'shop_order_refund' ],
			fn() => $this->rest( 'PUT', self::ORDERS . "/{$this->id( $order )}", [ 'status' => 'refunded' ] )
		);
		$this->assertRestError( $response, 'storewright_internal_error', 500 );
		self::assertSame( [ 'processing', [] ], $this->fields( $this->stored( $this->id( $order ) ), 'status', 'refunds' ) );
	}

	public function test_extensions_hear_of_a_refund_by_hand_and_of_one_that_a_new_order_brings(): void {
		$heard = [];
		add_action(
			'storewright_order_refunded',
			static function ( int $order, Order $refund, bool $fully ) use ( &$heard ): void {
				$heard[] = [ $order, (string) Money::of( $refund->total )->toScale( 2 ), $refund->refund?->by, $fully ];
			},
			10,
			3
		);
		$order = $this->id( $this->lamps( 2 ) );
		$this->change( $order, [ 'status' => 'refunded' ] );
		// phpcs:ignore WordPress.Arrays
		$new = $this->id( $this->order( [ 'status'    => 'refunded', 'fee_lines' => [ [ 'name'  => 'Work', 'total' => '3.00' ] ] ] ) );
		self::assertSame( [ [ $order, '-20.00', get_current_user_id(), true ], [ $new, '-3.00', get_current_user_id(), true ] ], $heard );
	}

	public function test_extensions_hear_of_a_refund_once(): void {
		$heard = [];
		add_action(
			'storewright_order_refunded',
			static function ( int $order, object $refund, bool $fully ) use ( &$heard ): void {
				$heard[] = [ $order, $fully ];
			},
			10,
			3
		);
		$order = $this->lamps( 1 );
		$this->refunded( $order, [ 'amount' => '4.00' ] );
		$this->refunded( $order, [ 'amount' => '6.00' ] );
		self::assertSame( [ [ $this->id( $order ), false ], [ $this->id( $order ), true ] ], $heard );
	}
}
