<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Rest;

use Storewright\Tests\Support\OrdersTestCase;

/**
 * Coupons of orders over REST.
 */
final class CouponsTest extends OrdersTestCase {

	public function test_a_coupon_is_applied_to_what_is_sold_and_taken_back(): void {
		$this->coupon( 'tenoff', [ 'amount' => '10', 'discount_type' => 'percent' ] ); // phpcs:ignore WordPress.Arrays
		$order  = $this->order(
			[
				'line_items'   => [ [ 'product_id' => $this->product( '19.90' ) ] ],
				'coupon_lines' => [ [ 'code' => 'TenOff' ] ],
			]
		);
		$coupon = $this->list( $order, 'coupon_lines' )[0];
		self::assertSame( [ '17.91', '1.99', '0.00' ], $this->fields( $order, 'total', 'discount_total', 'discount_tax' ) );
		self::assertSame(
			[ 'tenoff', '1.99', 'percent', 10, false ],
			$this->fields( $coupon, 'code', 'discount', 'discount_type', 'nominal_amount', 'free_shipping' )
		);
		self::assertSame( [ '19.90', '17.91' ], $this->fields( $this->list( $order, 'line_items' )[0], 'subtotal', 'total' ) );
		self::assertSame( $order, $this->change( $this->id( $order ), $order ), 'What was answered can be sent back.' );

		$order = $this->change( $this->id( $order ), [ 'coupon_lines' => [] ] );
		self::assertSame( [ '19.90', '0.00', [] ], $this->fields( $order, 'total', 'discount_total', 'coupon_lines' ) );
	}

	public function test_where_coupons_are_off_none_is_taken_and_an_order_keeps_its_own(): void {
		$this->coupon( 'tenoff', [ 'amount' => '10', 'discount_type' => 'percent' ] ); // phpcs:ignore WordPress.Arrays
		$this->coupon( 'more', [ 'amount' => '1' ] );
		$order = $this->order(
			[
				'line_items'   => [ [ 'product_id' => $this->product( '20.00' ) ] ],
				'coupon_lines' => [ [ 'code' => 'tenoff' ] ],
			]
		);
		$this->assertRestStatus( $this->rest( 'PUT', '/wc/v3/settings/general/woocommerce_enable_coupons', [ 'value' => 'no' ] ) );
		$before = $this->context()->database->value( "SELECT COUNT(*) FROM {$this->context()->database->table( 'wc_orders' )}" );
		$answer = $this->rest( 'POST', self::ORDERS, [ 'coupon_lines' => [ [ 'code' => 'more' ] ] ] ); // phpcs:ignore WordPress.Arrays
		$this->assertRestError( $answer, 'woocommerce_rest_invalid_coupon', 400 );
		self::assertStringContainsString( '“more”', (string) wp_json_encode( $answer->get_data(), JSON_UNESCAPED_UNICODE ) );
		self::assertSame(
			$before,
			$this->context()->database->value( "SELECT COUNT(*) FROM {$this->context()->database->table( 'wc_orders' )}" )
		);
		// phpcs:disable WordPress.Arrays
		$answer = $this->rest(
			'PUT',
			self::ORDERS . '/' . $this->id( $order ),
			[ 'coupon_lines' => [ [ 'code' => 'tenoff' ], [ 'code' => 'more' ] ] ]
		);
		// phpcs:enable
		$this->assertRestError( $answer, 'woocommerce_rest_invalid_coupon', 400 );
		self::assertSame( '18.00', $this->change( $this->id( $order ), [ 'customer_note' => 'Ring twice' ] + $order )['total'] );
		self::assertSame( '20.00', $this->change( $this->id( $order ), [ 'coupon_lines' => [] ] )['total'] );
	}

	public function test_a_coupon_of_null_is_taken_back_and_the_other_stays(): void {
		$this->coupon( 'one', [ 'amount' => '1' ] );
		$this->coupon( 'two', [ 'amount' => '2' ] );
		$order = $this->order(
			[
				'line_items'   => [ [ 'product_id' => $this->product( '10.00' ) ] ],
				'coupon_lines' => [ [ 'code' => 'one' ], [ 'code' => 'two' ] ], // phpcs:ignore WordPress.Arrays
			]
		);
		self::assertSame( '7.00', $order['total'] );
		[ $one, $two ] = $this->list( $order, 'coupon_lines' );
		// phpcs:disable WordPress.Arrays
		$order = $this->change(
			$this->id( $order ),
			[
				'coupon_lines' => [
					[
						'id'   => $one['id'],
						'code' => null,
					],
					[ 'id' => $two['id'] ],
				],
			]
		);
		// phpcs:enable
		self::assertSame( '8.00', $order['total'] );
		self::assertSame( [ $two['id'] ], array_column( $this->list( $order, 'coupon_lines' ), 'id' ) );
	}

	public function test_changed_lines_are_discounted_as_the_coupon_was_when_it_was_redeemed(): void {
		$coupon = $this->coupon( 'half', [ 'amount' => '50', 'discount_type' => 'percent' ] ); // phpcs:ignore WordPress.Arrays
		$order  = $this->order(
			[
				'line_items'   => [ [ 'product_id' => $this->product( '10.00' ) ] ],
				'coupon_lines' => [ [ 'code' => 'half' ] ],
			]
		);
		// phpcs:disable WordPress.Arrays
		$this->assertRestStatus(
			$this->rest(
				'PUT',
				"/wc/v3/coupons/$coupon",
				[
					'amount'        => '10',
					'discount_type' => 'fixed_cart',
				]
			)
		);
		// phpcs:enable
		$line = $this->list( $order, 'line_items' )[0];
		// phpcs:ignore WordPress.Arrays
		$order = $this->change( $this->id( $order ), [ 'line_items' => [ [ 'id'       => $line['id'], 'quantity' => 3 ] ] ] );
		self::assertSame( [ '15.00', '15.00' ], $this->fields( $order, 'total', 'discount_total' ) );
		$this->assertRestStatus( $this->rest( 'DELETE', "/wc/v3/coupons/$coupon", [ 'force' => true ] ) );
		// phpcs:ignore WordPress.Arrays
		$order = $this->change( $this->id( $order ), [ 'line_items' => [ [ 'id'       => $line['id'], 'quantity' => 4 ] ] ] );
		self::assertSame( '20.00', $order['total'] );
	}

	public function test_a_total_that_a_client_sets_stays_beside_a_coupon(): void {
		$this->coupon( 'half', [ 'amount' => '50', 'discount_type' => 'percent' ] ); // phpcs:ignore WordPress.Arrays
		$order = $this->order(
			[
				'line_items'   => [ [ 'product_id' => $this->product( '10.00' ) ] ],
				'coupon_lines' => [ [ 'code' => 'half' ] ],
			]
		);
		$line  = $this->list( $order, 'line_items' )[0];
		// phpcs:ignore WordPress.Arrays
		$order = $this->change( $this->id( $order ), [ 'line_items' => [ [ 'id'    => $line['id'], 'total' => '4.00' ] ] ] );
		self::assertSame( '4.00', $order['total'] );
	}

	public function test_taxes_are_those_of_what_is_left(): void {
		$this->golden_taxes();
		$this->coupon( 'tenoff', [ 'amount' => '10', 'discount_type' => 'percent' ] ); // phpcs:ignore WordPress.Arrays
		$order = $this->order(
			[
				'shipping'     => [ 'country' => 'DE' ],
				'line_items'   => [ [ 'product_id' => $this->product( '100.00' ) ] ],
				'coupon_lines' => [ [ 'code' => 'tenoff' ] ],
			]
		);
		self::assertSame(
			[ '107.10', '10.00', '1.90', '17.10' ],
			$this->fields( $order, 'total', 'discount_total', 'discount_tax', 'total_tax' )
		);
		self::assertSame( '1.9', $this->list( $order, 'coupon_lines' )[0]['discount_tax'] );
	}

	/**
	 * @dataProvider unfit
	 * @param array<string, mixed> $fields
	 */
	public function test_a_coupon_that_does_not_fit_is_refused( array $fields ): void {
		$this->coupon( 'mine', $fields );
		$response = $this->rest(
			'POST',
			self::ORDERS,
			[
				'billing'      => [ 'email' => 'ann@example.test' ],
				'line_items'   => [ [ 'product_id' => $this->product( '10.00' ) ] ],
				'coupon_lines' => [ [ 'code' => 'mine' ] ],
			]
		);
		$this->assertRestError( $response, 'woocommerce_rest_invalid_coupon', 400 );
		self::assertSame( [], $this->items( $this->rest( 'GET', self::ORDERS ) ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>}>
	 */
	public static function unfit(): iterable {
		yield 'expired' => [ [ 'date_expires' => '2020-01-01T00:00:00' ] ];
		yield 'too little is bought' => [ [ 'minimum_amount' => '10.01' ] ];
		yield 'too much is bought' => [ [ 'maximum_amount' => '9.99' ] ];
		yield 'for others' => [ [ 'email_restrictions' => [ '*@elsewhere.test' ] ] ];
		yield 'for other products' => [ [ 'product_ids' => [ 987654 ], 'discount_type' => 'percent' ] ]; // phpcs:ignore WordPress.Arrays
		yield 'not published' => [ [ 'status' => 'draft' ] ];
	}

	public function test_a_coupon_for_one_use_serves_one_order_which_may_still_be_changed(): void {
		$this->coupon( 'once', [ 'amount' => '1', 'usage_limit' => 1 ] ); // phpcs:ignore WordPress.Arrays
		$lamp  = $this->product( '10.00' );
		$order = [
			'line_items'   => [ [ 'product_id' => $lamp ] ],
			'coupon_lines' => [ [ 'code' => 'once' ] ],
		];
		$first = $this->order( $order );
		$this->assertRestError( $this->rest( 'POST', self::ORDERS, $order ), 'woocommerce_rest_invalid_coupon', 400 );
		// phpcs:disable WordPress.Arrays
		$first = $this->change(
			$this->id( $first ),
			[
				'line_items'   => [ [ 'product_id' => $lamp ] ],
				'coupon_lines' => [ [ 'code' => 'once' ] ],
			]
		);
		// phpcs:enable
		self::assertSame( '19.00', $first['total'] );
		$this->change( $this->id( $first ), [ 'status' => 'cancelled' ] );
		$this->order( $order );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function coupon( string $code, array $fields ): int {
		// phpcs:disable WordPress.Arrays
		$response = $this->rest(
			'POST',
			'/wc/v3/coupons',
			$fields + [
				'code'          => $code,
				'amount'        => '1',
				'discount_type' => 'fixed_cart',
			]
		);
		// phpcs:enable
		$this->assertRestStatus( $response, 201 );
		return $this->id( $this->item( $response ) );
	}
}
