<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Rest;

use Storewright\Tests\Support\OrdersTestCase;

/**
 * Orders are made over REST.
 */
final class CreateOrderTest extends OrdersTestCase {

	public function test_an_order_has_what_was_sent_and_is_calculated(): void {
		$lamp  = $this->product( '19.99', [ 'sku' => 'LAMP-1' ] );
		$order = $this->order(
			[
				'billing'        => self::NEW_YORK + [ 'email' => 'ann@example.test' ],
				'payment_method' => 'bacs',
				'customer_note'  => "Ring twice.\nThanks",
				'line_items'     => [
					[
						'product_id' => $lamp,
						'quantity'   => 3,
					],
				],
				'shipping_lines' => [
					[
						'method_id'    => 'flat_rate',
						'method_title' => 'Parcel',
						'total'        => '5.50',
					],
				],
				'fee_lines'      => [
					[
						'name'  => 'Gift wrap',
						'total' => '2.00',
					],
				],
				'meta_data'      => [
					[
						'key'   => 'till',
						'value' => [ 'number' => 4 ],
					],
				],
			]
		);
		self::assertSame(
			[ 'pending', 'rest-api', '67.47', '5.50', 'bacs', "Ring twice.\nThanks", 'USD', false, (string) $this->id( $order ) ],
			$this->fields( $order, 'status', 'created_via', 'total', 'shipping_total', 'payment_method', 'customer_note', 'currency', 'prices_include_tax', 'number' )
		);
		$line = $this->list( $order, 'line_items' )[0];
		self::assertSame(
			[ 'Lamp', $lamp, 0, 3, '59.97', '59.97', 19.99, 'LAMP-1', null ],
			$this->fields( $line, 'name', 'product_id', 'variation_id', 'quantity', 'subtotal', 'total', 'price', 'sku', 'parent_name' )
		);
		self::assertSame( 'Parcel', $this->list( $order, 'shipping_lines' )[0]['method_title'] );
		self::assertSame( '2.00', $this->list( $order, 'fee_lines' )[0]['total'] );
		$meta = $this->list( $order, 'meta_data' )[0];
		self::assertSame( [ 'till', [ 'number' => 4 ] ], $this->fields( $meta, 'key', 'value' ) );
		self::assertIsString( $order['order_key'] );
		self::assertStringStartsWith( 'wc_order_', $order['order_key'] );
		self::assertSame( $order, $this->stored( $this->id( $order ) ) );
	}
}
