<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Rest;

use Storewright\Tests\Support\OrdersTestCase;

/**
 * Changes of items over REST.
 */
final class ChangeOrderItemsTest extends OrdersTestCase {

	public function test_meta_data_of_shipping_and_fees_is_answered_as_people_read_it_too(): void {
		$meta  = [
			[
				'key'   => 'carrier',
				'value' => 'Bike',
			],
		];
		$order = $this->order(
			[
				'shipping_lines' => [
					[
						'method_id' => 'flat_rate',
						'meta_data' => $meta,
					],
				],
				'fee_lines'      => [
					[
						'name'      => 'Gift',
						'total'     => '1',
						'meta_data' => $meta,
					],
				],
			]
		);
		foreach ( [ 'shipping_lines', 'fee_lines' ] as $kind ) {
			self::assertIsArray( $order[ $kind ] );
			$entry = $order[ $kind ][0]['meta_data'][0];
			self::assertSame(
				[ 'carrier', 'Bike', 'carrier', 'Bike' ],
				[ $entry['key'], $entry['value'], $entry['display_key'], $entry['display_value'] ]
			);
		}
	}

	public function test_a_new_orders_coupon_line_has_no_id(): void {
		// phpcs:disable WordPress.Arrays
		$this->assertRestError(
			$this->rest(
				'POST',
				'/wc/v3/orders',
				[
					'coupon_lines' => [
						[
							'id'   => 5,
							'code' => 'x',
						],
					],
				]
			),
			'woocommerce_rest_coupon_item_id_readonly',
			400
		);
		// phpcs:enable
	}

	public function test_lines_are_added_changed_and_removed(): void {
		$lamp = $this->product( '10.00' );
		$vase = $this->product( '7.00', [ 'name' => 'Vase' ] );
		// phpcs:ignore WordPress.Arrays
		$order         = $this->order( [ 'line_items' => [ [ 'product_id' => $lamp ], [ 'product_id' => $vase ] ] ] );
		[ $one, $two ] = array_map( $this->id( ... ), $this->list( $order, 'line_items' ) );

		$order = $this->change(
			$this->id( $order ),
			[
				'line_items' => [
					[
						'id'       => $one,
						'quantity' => 3,
					],
					[
						'id'   => $two,
						'name' => 'Blue vase',
					],
					[
						'product_id' => $vase,
						'quantity'   => 2,
					],
				],
			]
		);
		$lines = array_map( fn( array $line ) => $this->fields( $line, 'name', 'quantity', 'total' ), $this->list( $order, 'line_items' ) );
		self::assertSame( [ [ 'Lamp', 3, '30.00' ], [ 'Blue vase', 1, '7.00' ], [ 'Vase', 2, '14.00' ] ], $lines );
		self::assertSame( '51.00', $order['total'] );

		$order = $this->change(
			$this->id( $order ),
			[
				'line_items' => [
					[
						'id'       => $one,
						'quantity' => 0,
					],
					[
						'id'         => $two,
						'product_id' => null,
					],
				],
			]
		);
		self::assertCount( 1, $this->list( $order, 'line_items' ) );
		self::assertSame( '14.00', $order['total'] );
	}

	public function test_another_product_brings_its_name_and_price(): void {
		$lamp  = $this->product( '10.00' );
		$vase  = $this->product( '7.00', [ 'name' => 'Vase' ] );
		$order = $this->order( [ 'line_items' => [ [ 'product_id' => $lamp ] ] ] );
		$order = $this->change(
			$this->id( $order ),
			[
				'line_items' => [
					[
						'id'         => $this->id( $this->list( $order, 'line_items' )[0] ),
						'product_id' => $vase,
					],
				],
			]
		);
		self::assertSame(
			[ $vase, 'Vase', '7.00' ],
			$this->fields( $this->list( $order, 'line_items' )[0], 'product_id', 'name', 'total' )
		);
	}

	public function test_shipping_and_fees_are_changed_and_removed(): void {
		$order = $this->order(
			[
				'shipping_lines' => [
					[
						'method_id' => 'flat_rate',
						'total'     => '5',
					],
				],
				'fee_lines'      => [
					[
						'name'  => 'Fee',
						'total' => '3',
					],
				],
			]
		);
		$ship  = $this->id( $this->list( $order, 'shipping_lines' )[0] );
		$fee   = $this->id( $this->list( $order, 'fee_lines' )[0] );
		$order = $this->change(
			$this->id( $order ),
			[
				'shipping_lines' => [
					[
						'id'    => $ship,
						'total' => '6.50',
					],
				],
				'fee_lines'      => [
					[
						'id'    => $fee,
						'total' => '-1',
					],
				],
			]
		);
		self::assertSame( [ '5.50', '6.50' ], $this->fields( $order, 'total', 'shipping_total' ) );
		$order = $this->change(
			$this->id( $order ),
			[
				'shipping_lines' => [
					[
						'id'        => $ship,
						'method_id' => null,
					],
				],
				'fee_lines'      => [
					[
						'id'   => $fee,
						'name' => null,
					],
				],
			]
		);
		self::assertSame( [ '0.00', [], [] ], $this->fields( $order, 'total', 'shipping_lines', 'fee_lines' ) );
	}

	public function test_another_address_brings_its_taxes(): void {
		$this->golden_taxes();
		$order = $this->order(
			[
				'shipping'   => [ 'country' => 'DE' ],
				'line_items' => [ [ 'product_id' => $this->product( '100.00' ) ] ],
			]
		);
		self::assertSame( '119.00', $order['total'] );
		$order = $this->change( $this->id( $order ), [ 'shipping' => [ 'country' => 'GB' ] ] );
		self::assertSame( '120.00', $order['total'] );
		self::assertCount( 1, $this->list( $order, 'tax_lines' ) );
		$order = $this->change( $this->id( $order ), [ 'billing' => [ 'country' => 'DE' ] ] );
		self::assertSame( '120.00', $order['total'] );
	}

	public function test_more_than_there_is_can_not_be_added_to_an_order_in_work(): void {
		$lamp = $this->product( '5.00', [ 'manage_stock' => true, 'stock_quantity' => 3 ] ); // phpcs:ignore WordPress.Arrays
		// phpcs:ignore WordPress.Arrays
		$order = $this->order( [ 'status'     => 'processing', 'line_items' => [ [ 'product_id' => $lamp, 'quantity'   => 2 ] ] ] );
		$line  = $this->list( $order, 'line_items' )[0]['id'];
		// phpcs:disable WordPress.Arrays
		$more = fn( int $quantity ) => $this->rest(
			'PUT',
			self::ORDERS . "/{$this->id( $order )}",
			[
				'check_stock'   => true,
				'customer_note' => 'More',
				'line_items'    => [
					[
						'id'       => $line,
						'quantity' => $quantity,
					],
				],
			]
		);
		// phpcs:enable
		$this->assertRestError( $more( 4 ), 'woocommerce_rest_product_out_of_stock', 400 );
		self::assertSame( [ '10.00', '' ], $this->fields( $this->stored( $this->id( $order ) ), 'total', 'customer_note' ) );
		self::assertSame( 1.0, (float) get_post_meta( $lamp, '_stock', true ) );
		$this->assertRestStatus( $more( 3 ) );
		self::assertSame( 0.0, (float) get_post_meta( $lamp, '_stock', true ) );
		$this->assertRestStatus( $more( 1 ) );
		self::assertSame( 2.0, (float) get_post_meta( $lamp, '_stock', true ) );
	}
}
