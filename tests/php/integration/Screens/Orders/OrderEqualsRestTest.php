<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Orders;

use Storewright\Tests\Support\Store\OrderPageTestCase;

/**
 * What the page of an order saves of every field is, as `wc/v3` answers it, what the same change over `wc/v3` makes.
 */
final class OrderEqualsRestTest extends OrderPageTestCase {

	private const BILLING = [
		'first_name' => 'Ada',
		'last_name'  => 'O’Barlow',
		'company'    => 'Lamps & "Sons"',
		'address_1'  => 'Main Street 1',
		'address_2'  => 'Back house',
		'city'       => 'Albany',
		'postcode'   => '12207',
		'country'    => 'US',
		'state'      => 'NY',
		'email'      => 'ada@example.org',
		'phone'      => '+1 512 555 0100',
	];

	private const SHIPPING = [ 'first_name' => 'Mei', 'address_1' => 'Side Street 2' ] + self::NEW_YORK + [ 'phone' => '512 555' ]; // phpcs:ignore WordPress.Arrays

	private const NOTE = "Ring twice,\nplease";

	protected function setUp(): void {
		parent::setUp();
		$this->golden_taxes();
		foreach ( [ 'ten' => '10', 'five' => '5' ] as $code => $amount ) { // phpcs:ignore WordPress.Arrays
			$this->rest( 'POST', '/wc/v3/coupons', [ 'code' => $code, 'amount' => $amount, 'discount_type' => 'fixed_cart' ] ); // phpcs:ignore WordPress.Arrays
		}
	}

	public function test_a_change_of_every_field(): void {
		$lamp     = $this->product( '19.99' );
		$mug      = $this->product( '7.50', [ 'name' => 'Mug' ] );
		$customer = $this->id( $this->item( $this->rest( 'POST', '/wc/v3/customers', [ 'email' => 'ada@example.org', 'password' => 'x' ] ) ) ); // phpcs:ignore WordPress.Arrays
		$make     = fn(): array => $this->order(
			[
				'status'         => 'processing',
				'payment_method' => 'bacs',
				'billing'        => self::NEW_YORK,
				'shipping'       => self::NEW_YORK,
				'line_items'     => [ [ 'product_id' => $lamp, 'quantity' => 3 ], [ 'product_id' => $mug ], [ 'product_id' => $mug, 'quantity' => 2 ] ], // phpcs:ignore WordPress.Arrays
				'fee_lines'      => [ [ 'name' => 'Deposit', 'total' => '2.00' ], [ 'name' => 'Work', 'total' => '9.00' ] ], // phpcs:ignore WordPress.Arrays
				'shipping_lines' => [ [ 'method_id' => 'flat_rate', 'method_title' => 'Parcel', 'total' => '4.00' ] ], // phpcs:ignore WordPress.Arrays
				'coupon_lines'   => [ [ 'code' => 'ten' ] ],
				'meta_data'      => [ [ 'key' => 'gift', 'value' => 'red' ], [ 'key' => 'desk', 'value' => '12' ] ], // phpcs:ignore WordPress.Arrays
			]
		);

		$rest                    = $make();
		[ $lamps, $mugs, $gone ] = $this->ids( $rest, 'line_items' );
		[ $deposit, $work ]      = $this->ids( $rest, 'fee_lines' );
		[ $parcel ]              = $this->ids( $rest, 'shipping_lines' );
		[ $gift, $desk ]         = $this->ids( $rest, 'meta_data' );
		$change                  = [
			'status'               => 'on-hold',
			'customer_id'          => $customer,
			'payment_method'       => 'cod',
			'payment_method_title' => 'Cash on delivery',
			'transaction_id'       => 'T-1',
			'customer_note'        => self::NOTE,
			'billing'              => self::BILLING,
			'shipping'             => self::SHIPPING,
			'line_items'           => [
				[ 'id' => $lamps, 'quantity' => '5', 'total' => '80.05', 'subtotal' => '80.05' ], // phpcs:ignore WordPress.Arrays
				[ 'id' => $mugs, 'total' => '6.50' ], // phpcs:ignore WordPress.Arrays
				[ 'id' => $gone, 'quantity' => 0 ], // phpcs:ignore WordPress.Arrays
				[ 'product_id' => $mug, 'quantity' => '4' ], // phpcs:ignore WordPress.Arrays
			],
			'fee_lines'            => [
				[ 'id' => $deposit, 'name' => 'Security', 'total' => '3', 'tax_status' => 'none' ], // phpcs:ignore WordPress.Arrays
				[ 'id' => $work, 'name' => null ], // phpcs:ignore WordPress.Arrays
				[ 'name' => 'Gift wrap', 'total' => '2.50', 'tax_class' => 'reduced-rate' ], // phpcs:ignore WordPress.Arrays
			],
			'shipping_lines'       => [
				[ 'id' => $parcel, 'method_id' => 'local_pickup', 'method_title' => 'Pickup', 'total' => '1.00' ], // phpcs:ignore WordPress.Arrays
				[ 'method_id' => 'free_shipping', 'method_title' => 'Letter', 'total' => '0.70' ], // phpcs:ignore WordPress.Arrays
			],
			'coupon_lines'         => [ [ 'code' => 'five' ] ],
			'meta_data'            => [
				[ 'id' => $gift, 'key' => 'gift', 'value' => 'blue' ], // phpcs:ignore WordPress.Arrays
				[ 'id' => $desk, 'key' => 'desk', 'value' => null ], // phpcs:ignore WordPress.Arrays
				[ 'key' => 'extra', 'value' => 'More & "less"' ], // phpcs:ignore WordPress.Arrays
			],
		];
		$this->change( $this->id( $rest ), $change );

		$form                    = $make();
		[ $lamps, $mugs, $gone ] = $this->ids( $form, 'line_items' );
		[ $deposit, $work ]      = $this->ids( $form, 'fee_lines' );
		[ $parcel ]              = $this->ids( $form, 'shipping_lines' );
		[ $gift, $desk ]         = $this->ids( $form, 'meta_data' );
		[ $ten ]                 = $this->ids( $form, 'coupon_lines' );
		[ $next, $html ]         = $this->send(
			$this->id( $form ),
			[
				'items'     => [
					$lamps => [ 'quantity' => '5', 'total' => '80,05' ], // phpcs:ignore WordPress.Arrays
					$mugs  => [ 'quantity' => '1', 'total' => '6.50' ], // phpcs:ignore WordPress.Arrays
					$gone  => [ 'remove' => '1' ],
				],
				'new'      => [ [ 'product' => "#$mug Mug", 'quantity' => '4' ], [ 'product' => '', 'quantity' => '1' ] ], // phpcs:ignore WordPress.Arrays
				'fees'      => [
					$deposit => [ 'name' => 'Security', 'total' => '3', 'tax' => 'none' ], // phpcs:ignore WordPress.Arrays
					$work    => [ 'remove' => '1' ],
				],
				'new_fee'  => [ 'name' => 'Gift wrap', 'total' => '2,50', 'tax' => 'class:reduced-rate' ], // phpcs:ignore WordPress.Arrays
				'ships'    => [ $parcel => [ 'name' => 'Pickup', 'total' => '1.00', 'method_id' => 'local_pickup' ] ], // phpcs:ignore WordPress.Arrays
				'new_ship' => [ 'name' => 'Letter', 'total' => '0.70', 'method_id' => 'free_shipping' ], // phpcs:ignore WordPress.Arrays
				'coupons'   => [ $ten => '1' ],
				'meta'     => [ $gift => 'blue', $desk => '12' ], // phpcs:ignore WordPress.Arrays
				'meta_gone' => [ $desk => '1' ],
				'new_meta' => [ 'key' => 'extra', 'value' => 'More & "less"' ], // phpcs:ignore WordPress.Arrays
			] + $this->common( $customer ) + [ 'new_coupon' => 'five' ]
		);
		self::assertStringContainsString( 'done=saved', (string) $next, $html );
		$expected = $this->comparable( $this->id( $rest ) );
		self::assertSame( $expected, $this->comparable( $this->id( $form ) ) );
		foreach ( [ 'line_items' => 3, 'fee_lines' => 2, 'shipping_lines' => 2, 'coupon_lines' => 1 ] as $kind => $count ) { // phpcs:ignore WordPress.Arrays
			self::assertIsArray( $expected[ $kind ] );
			self::assertCount( $count, $expected[ $kind ], $kind );
		}
	}

	public function test_a_new_order_of_every_field(): void {
		$lamp            = $this->product( '19.99', [ 'sku' => 'LAMP' ] );
		$customer        = $this->id( $this->item( $this->rest( 'POST', '/wc/v3/customers', [ 'email' => 'ada@example.org', 'password' => 'x' ] ) ) ); // phpcs:ignore WordPress.Arrays
		$rest            = $this->order(
			[
				'created_via'          => 'admin',
				'status'               => 'on-hold',
				'customer_id'          => $customer,
				'payment_method'       => 'cod',
				'payment_method_title' => 'Cash on delivery',
				'transaction_id'       => 'T-1',
				'customer_note'        => self::NOTE,
				'billing'              => self::BILLING,
				'shipping'             => self::SHIPPING,
				'line_items'           => [ [ 'product_id' => $lamp, 'quantity' => '2' ] ], // phpcs:ignore WordPress.Arrays
				'fee_lines'            => [ [ 'name' => 'Gift wrap', 'total' => '2.50', 'tax_status' => 'none' ] ], // phpcs:ignore WordPress.Arrays
				'shipping_lines'       => [ [ 'method_id' => 'other', 'method_title' => 'Bike', 'total' => '4.00' ] ], // phpcs:ignore WordPress.Arrays
				'coupon_lines'         => [ [ 'code' => 'five' ] ],
			]
		);
		[ $next, $html ] = $this->send(
			0,
			[
				'new'        => [ [ 'product' => 'LAMP', 'quantity' => '2' ] ], // phpcs:ignore WordPress.Arrays
				'new_fee'    => [ 'name' => 'Gift wrap', 'total' => '2,50', 'tax' => 'none' ], // phpcs:ignore WordPress.Arrays
				'new_ship'   => [ 'name' => 'Bike', 'total' => '4', 'method_id' => 'other' ], // phpcs:ignore WordPress.Arrays
				'new_coupon' => 'FIVE',
			] + $this->common( $customer )
		);
		self::assertSame( 1, preg_match( '/id=(\d+).*done=created/', (string) $next, $part ), $html );
		self::assertSame( $this->comparable( $this->id( $rest ) ), $this->comparable( (int) $part[1] ) );
	}

	/**
	 * The fields that an order has once, as the form sends them.
	 *
	 * @return array<string, mixed>
	 */
	private function common( int $customer ): array {
		return [
			'status'         => 'on-hold',
			'customer'       => "#$customer Ada (ada@example.org)",
			'payment_method' => 'cod',
			'transaction_id' => 'T-1',
			'customer_note'  => self::NOTE,
			'billing'        => self::BILLING,
			'shipping'       => self::SHIPPING,
		];
	}

	/**
	 * @param array<string, mixed> $order
	 * @return list<int>
	 */
	private function ids( array $order, string $kind ): array {
		return array_map( $this->id( ... ), $this->list( $order, $kind ) );
	}

	/**
	 * The whole answer of `wc/v3`, without ids of rows, times and keys.
	 *
	 * @return array<mixed>
	 */
	private function comparable( int $order ): array {
		return self::masked( $this->stored( $order ) );
	}

	/**
	 * @param array<mixed> $answer
	 * @return array<mixed>
	 */
	private static function masked( array $answer ): array {
		unset( $answer['id'], $answer['order_key'], $answer['_links'], $answer['payment_url'], $answer['number'] );
		foreach ( $answer as $name => $value ) {
			if ( is_string( $name ) && str_starts_with( $name, 'date_' ) ) {
				$answer[ $name ] = null === $value ? null : 'a time';
			} elseif ( is_array( $value ) ) {
				// The id of a tax of a line is the rate's.
				$answer[ $name ] = 'taxes' === $name ? $value : self::masked( $value );
			}
		}
		return $answer;
	}
}
