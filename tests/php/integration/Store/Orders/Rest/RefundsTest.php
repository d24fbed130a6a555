<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Rest;

use Storewright\Kernel\Money;
use Storewright\Tests\Support\OrdersTestCase;
use WP_REST_Response;

/**
 * Orders are refunded over REST.
 */
final class RefundsTest extends OrdersTestCase {

	public function test_an_amount_is_refunded_and_the_order_shows_it(): void {
		$order  = $this->lamps( 2 );
		$refund = $this->refunded( $order, [ 'amount' => '7.50', 'reason' => 'Scratched' ] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( [ '7.50', 'Scratched', get_current_user_id(), false, [], [] ], $this->fields( $refund, 'amount', 'reason', 'refunded_by', 'refunded_payment', 'line_items', 'tax_lines' ) );
		$path = self::ORDERS . "/{$this->id( $order )}/refunds/{$this->id( $refund )}";
		self::assertSame( $refund, $this->item( $this->rest( 'GET', $path ) ) );
		$order = $this->stored( $this->id( $order ) );
		self::assertSame( 'processing', $order['status'] );
		self::assertSame( [ [ 'id' => $this->id( $refund ), 'reason' => 'Scratched', 'total' => '-7.50' ] ], $order['refunds'] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( '20.00', $order['total'] );
	}

	public function test_an_order_refunded_in_parts_ends_at_exactly_zero_and_becomes_refunded(): void {
		$order = $this->lamps( 2 );
		$this->refunded( $order, [ 'amount' => '7.50' ] );
		$this->refunded( $order, [ 'amount' => '12.49' ] );
		$this->assertRestError( $this->refund( $order, [ 'amount' => '0.02' ] ), 'woocommerce_rest_cannot_create_order_refund', 400 );
		self::assertSame( 'processing', $this->stored( $this->id( $order ) )['status'] );
		$this->refunded( $order, [ 'amount' => '0.01' ] );
		$order = $this->stored( $this->id( $order ) );
		self::assertSame( 'refunded', $order['status'] );
		self::assertSame( '-20.00', $this->sum( array_column( $this->list( $order, 'refunds' ), 'total' ) ) );
		$this->assertRestError( $this->refund( $order, [ 'amount' => '0.01' ] ), 'woocommerce_rest_cannot_create_order_refund', 400 );
	}

	/**
	 * As the golden shop's refund 278: one of two, with the part of each tax.
	 */
	public function test_half_of_a_taxed_item_goes_back_with_half_of_its_taxes(): void {
		$this->golden_taxes();
		$order  = $this->order(
			[
				'status'     => 'processing',
				'shipping'   => self::NEW_YORK,
				'line_items' => [
					[
						'product_id' => $this->product( '19.50' ),
						'quantity'   => 2,
					],
				],
			]
		);
		$line   = $this->list( $order, 'line_items' )[0];
		$refund = $this->refunded( $order, [ 'line_items' => [ [ 'id' => $line['id'], 'quantity' => 1 ] ] ] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( '21.55', $refund['amount'] );
		$part = $this->list( $refund, 'line_items' )[0];
		self::assertSame( [ 'Lamp', -1, '-19.50', '-19.50', '-2.05', 19.5 ], $this->fields( $part, 'name', 'quantity', 'subtotal', 'total', 'total_tax', 'price' ) );
		self::assertSame( [ '-1.73', '-0.32' ], array_column( $this->list( $refund, 'tax_lines' ), 'tax_total' ) );

		$this->refunded( $order, [ 'line_items' => [ [ 'id' => $line['id'], 'quantity' => 1 ] ] ] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( 'refunded', $this->stored( $this->id( $order ) )['status'] );
	}

	public function test_items_and_taxes_are_refunded_as_a_client_of_the_family_sends_them(): void {
		$this->golden_taxes();
		$order = $this->order(
			[
				'status'         => 'processing',
				'shipping'       => [ 'country' => 'DE' ],
				'line_items'     => [ [ 'product_id' => $this->product( '100.00' ) ] ],
				'shipping_lines' => [
					[
						'method_id' => 'flat_rate',
						'total'     => '10',
					],
				],
				'fee_lines'      => [
					[
						'name'  => 'Wrap',
						'total' => '2',
					],
				],
			]
		);
		$line  = $this->list( $order, 'line_items' )[0];
		$ship  = $this->list( $order, 'shipping_lines' )[0];
		$fee   = $this->list( $order, 'fee_lines' )[0];
		$rate  = $this->id( $this->list( $line, 'taxes' )[0] );
		// As a list with ids, and as an object by ids.
		$refund = $this->refunded(
			$order,
			[
				'amount'     => '71.40',
				'line_items' => [
					[
						'id'           => $line['id'],
						'refund_total' => '50.00',
						'refund_tax'   => [
							[
								'id'           => $rate,
								'refund_total' => '9.50',
							],
						],
					],
					[
						'id'           => $ship['id'],
						'refund_total' => '10',
						'refund_tax'   => [ [ 'id' => $rate, 'refund_total' => '1.90' ] ], // phpcs:ignore WordPress.Arrays
					],
				],
			]
		);
		self::assertSame( '-10.00', $this->list( $refund, 'shipping_lines' )[0]['total'] );
		self::assertSame( [ '-9.50', '-1.90' ], $this->fields( $this->list( $refund, 'tax_lines' )[0], 'tax_total', 'shipping_tax_total' ) );
		$refund = $this->refunded(
			$order,
			[
				'line_items' => [
					(string) $this->id( $line ) => [
						'qty'          => 1,
						'refund_total' => 50,
						'refund_tax'   => [ (string) $rate => 9.5 ],
					],
				],
				'fee_lines'  => [
					[
						'id'           => $fee['id'],
						'refund_total' => '2.00',
						'refund_tax'   => [ [ 'id' => $rate, 'refund_total' => '0.38' ] ], // phpcs:ignore WordPress.Arrays
					],
				],
			]
		);
		self::assertSame( '61.88', $refund['amount'] );
		self::assertSame( 'refunded', $this->stored( $this->id( $order ) )['status'] );
	}

	public function test_rounded_parts_of_uneven_taxes_end_at_zero(): void {
		$this->golden_taxes();
		update_option( 'woocommerce_tax_round_at_subtotal', 'yes' );
		update_option( 'woocommerce_prices_include_tax', 'yes' );
		$order = $this->order(
			[
				'status'     => 'processing',
				'shipping'   => self::NEW_YORK,
				'line_items' => [
					[
						'product_id' => $this->product( '9.99' ),
						'quantity'   => 3,
					],
					[
						'product_id' => $this->product( '3.33' ),
						'quantity'   => 7,
					],
				],
			]
		);
		foreach ( $this->list( $order, 'line_items' ) as $line ) {
			for ( $piece = 0; $piece < $line['quantity']; $piece++ ) {
				$this->refunded( $order, [ 'line_items' => [ [ 'id' => $line['id'], 'quantity' => 1 ] ] ] ); // phpcs:ignore WordPress.Arrays
			}
		}
		$after = $this->stored( $this->id( $order ) );
		self::assertSame( 'refunded', $after['status'] );
		self::assertSame( (string) Money::of( (string) $order['total'] )->negated(), $this->sum( array_column( $this->list( $after, 'refunds' ), 'total' ) ) ); // @phpstan-ignore cast.string
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
		$this->refunded( $order, [ 'api_restock' => false, 'line_items' => [ [ 'id' => $line['id'], 'quantity' => 1 ] ] ] ); // phpcs:ignore WordPress.Arrays
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
		array_walk_recursive( $fields, fn( mixed &$value ) => 'LINE' === $value ? $value = $this->list( $order, 'line_items' )[0]['id'] : null );
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
		yield 'an item of another order' => [ 'woocommerce_rest_invalid_item_id', [ 'line_items' => [ [ 'id' => 9999, 'quantity' => 1 ] ] ] ]; // phpcs:ignore WordPress.Arrays
		yield 'more pieces than were bought' => [ 'woocommerce_rest_cannot_create_order_refund', [ 'line_items' => [ [ 'id' => 'LINE', 'quantity' => 3 ] ] ] ]; // phpcs:ignore WordPress.Arrays
		yield 'more than the item cost' => [ 'woocommerce_rest_cannot_create_order_refund', [ 'amount' => '1', 'line_items' => [ [ 'id' => 'LINE', 'refund_total' => '20.01' ] ] ] ]; // phpcs:ignore WordPress.Arrays
		yield 'tax that was not paid' => [ 'woocommerce_rest_cannot_create_order_refund', [ 'line_items' => [ [ 'id' => 'LINE', 'refund_total' => '1', 'refund_tax' => [ [ 'id' => 1, 'refund_total' => '1' ] ] ] ] ] ]; // phpcs:ignore WordPress.Arrays
		yield 'an item twice' => [ 'rest_invalid_param', [ 'line_items' => [ [ 'id' => 'LINE', 'quantity' => 1 ], [ 'id' => 'LINE', 'quantity' => 1 ] ] ] ]; // phpcs:ignore WordPress.Arrays
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
		self::assertSame( [ [ $other, $this->id( $two ) ] ], array_map( fn( array $refund ) => $this->fields( $refund, 'id', 'parent_id' ), $of_two ) );
		self::assertSame( '3.0000', $this->items( $this->rest( 'GET', '/wc/v3/refunds', [ 'include' => [ $other ], 'dp' => 4 ] ) )[0]['amount'] ); // phpcs:ignore WordPress.Arrays
	}

	public function test_a_refund_is_deleted_and_can_be_made_again(): void {
		$order  = $this->lamps( 1 );
		$refund = $this->id( $this->refunded( $order, [ 'amount' => '10.00' ] ) );
		$path   = self::ORDERS . "/{$this->id( $order )}/refunds/$refund";
		$this->assertRestError( $this->rest( 'DELETE', $path, [ 'force' => false ] ), 'woocommerce_rest_trash_not_supported', 501 );
		$this->assertRestStatus( $this->rest( 'DELETE', $path ) );
		$this->assertRestError( $this->rest( 'GET', $path ), 'woocommerce_rest_invalid_order_refund_id', 404 );
		$this->refunded( $order, [ 'amount' => '10.00' ] );
	}

	public function test_refunds_of_other_orders_are_not_found(): void {
		$refund = $this->id( $this->refunded( $this->lamps( 1 ), [ 'amount' => '1.00' ] ) );
		$other  = $this->id( $this->lamps( 1 ) );
		$this->assertRestError( $this->rest( 'GET', self::ORDERS . "/$other/refunds/$refund" ), 'woocommerce_rest_invalid_order_refund_id', 404 );
		$this->assertRestError( $this->rest( 'GET', self::ORDERS . "/$refund" ), 'woocommerce_rest_shop_order_invalid_id', 404 );
		$this->assertRestError( $this->rest( 'POST', self::ORDERS . '/99999/refunds', [ 'amount' => '1' ] ), 'woocommerce_rest_order_invalid_id', 404 );
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

	public function test_an_order_of_finer_amounts_than_the_shop_has_now_is_refunded_wholly(): void {
		$order = $this->order(
			[
				'status'    => 'processing',
				'fee_lines' => [ [ 'name' => 'Work', 'total' => '10.55' ] ], // phpcs:ignore WordPress.Arrays
			]
		);
		update_option( 'woocommerce_price_num_decimals', '0' );
		$this->refunded( $order, [ 'amount' => '10.55' ] );
		self::assertSame( 'refunded', $this->stored( $this->id( $order ) )['status'] );
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

	/**
	 * A paid order of lamps at 10.00.
	 *
	 * @return array<string, mixed>
	 */
	private function lamps( int $quantity ): array {
		return $this->order(
			[
				'status'     => 'processing',
				'line_items' => [
					[
						'product_id' => $this->product( '10.00' ),
						'quantity'   => $quantity,
					],
				],
			]
		);
	}

	/**
	 * @param array<string, mixed> $order
	 * @param array<string, mixed> $fields
	 */
	private function refund( array $order, array $fields ): WP_REST_Response {
		return $this->rest( 'POST', self::ORDERS . "/{$this->id( $order )}/refunds", $fields + [ 'api_refund' => false ] );
	}

	/**
	 * @param array<string, mixed> $order
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	private function refunded( array $order, array $fields ): array {
		$response = $this->refund( $order, $fields );
		$this->assertRestStatus( $response, 201 );
		return $this->item( $response );
	}

	/**
	 * @param array<mixed> $amounts
	 */
	private function sum( array $amounts ): string {
		$sum = Money::of( '0.00' );
		foreach ( $amounts as $amount ) {
			self::assertIsString( $amount );
			$sum = $sum->plus( Money::of( $amount ) );
		}
		return (string) $sum;
	}
}
