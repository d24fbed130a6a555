<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Rest;

use Storewright\Tests\Support\OrdersTestCase;
use WP_REST_Response;

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
			$this->fields(
				$order,
				'status',
				'created_via',
				'total',
				'shipping_total',
				'payment_method',
				'customer_note',
				'currency',
				'prices_include_tax',
				'number'
			)
		);
		$line = $this->list( $order, 'line_items' )[0];
		self::assertSame(
			[ 'Lamp', $lamp, 0, 3, '59.97', '59.97', 19.99, 'LAMP-1', null ],
			$this->fields( $line, 'name', 'product_id', 'variation_id', 'quantity', 'subtotal', 'total', 'price', 'sku', 'parent_name' )
		);
		self::assertSame( 'Parcel', $this->list( $order, 'shipping_lines' )[0]['method_title'] );
		self::assertSame( '2.00', $this->list( $order, 'fee_lines' )[0]['total'] );
		self::assertSame( [ 'till', [ 'number' => 4 ] ], $this->fields( $this->list( $order, 'meta_data' )[0], 'key', 'value' ) );
		self::assertIsString( $order['order_key'] );
		self::assertStringStartsWith( 'wc_order_', $order['order_key'] );
		self::assertSame( $order, $this->stored( $this->id( $order ) ) );
	}

	public function test_shipping_is_called_as_its_method_where_nothing_else_is_said(): void {
		foreach ( [
			'flat_rate' => 'Flat rate',
			'courier'   => 'courier',
		] as $method => $title ) {
			$order = $this->item( $this->rest( 'POST', self::ORDERS, [ 'shipping_lines' => [ [ 'method_id' => $method ] ] ] ) );
			self::assertSame( $title, $this->list( $order, 'shipping_lines' )[0]['method_title'] );
		}
	}

	public function test_the_answer_says_where_the_order_is(): void {
		$response = $this->rest( 'POST', self::ORDERS, [] );
		$this->assertRestStatus( $response, 201 );
		self::assertSame( rest_url( self::ORDERS . '/' . $this->id( $this->item( $response ) ) ), $response->get_headers()['Location'] );
	}

	public function test_lines_find_their_product_by_variation_by_id_and_by_sku(): void {
		$shirt  = $this->product(
			'',
			[
				'name'       => 'Shirt',
				'type'       => 'variable',
				'attributes' => [
					[
						'name'      => 'Size',
						'variation' => true,
						'options'   => [ 'S', 'M' ],
					],
				],
			]
		);
		$medium = $this->product(
			'12.00',
			[
				'sku'        => 'SHIRT-M',
				'attributes' => [
					[
						'name'   => 'Size',
						'option' => 'M',
					],
				],
			],
			$shirt
		);
		$order  = $this->order(
			[
				'line_items' => [
					[ 'variation_id' => $medium ],
					[ 'product_id' => $medium ],
					[
						'sku'      => 'SHIRT-M',
						'quantity' => 2,
					],
				],
			]
		);
		self::assertSame( '48.00', $order['total'] );
		$path = "/wc/v3/orders/{$this->id( $order )}";
		self::assertSame( rest_url( "$path/actions/email_templates" ), $this->rest( 'GET', $path )->get_links()['email_templates'][0]['href'] );
		foreach ( $this->list( $order, 'line_items' ) as $line ) {
			self::assertSame(
				[ $shirt, $medium, 'SHIRT-M', 12, 'Shirt' ],
				$this->fields( $line, 'product_id', 'variation_id', 'sku', 'price', 'parent_name' )
			);
			self::assertSame( 0, $line['image']['id'] );
			self::assertSame(
				[ [ 'size', 'M', 'Size', 'M' ] ],
				array_map(
					fn( array $meta ) => $this->fields( $meta, 'key', 'value', 'display_key', 'display_value' ),
					$this->list( $line, 'meta_data' )
				)
			);
		}
	}

	public function test_what_is_paid_is_processed_and_downloads_are_complete(): void {
		$lamp = $this->product( '5.00' );
		$file = $this->product(
			'5.00',
			[
				'virtual'      => true,
				'downloadable' => true,
			]
		);
		$paid = fn( int $product, string $status = 'pending' ) => $this->order(
			[
				'status'         => $status,
				'set_paid'       => true,
				'transaction_id' => 'T-1',
				'line_items'     => [ [ 'product_id' => $product ] ],
			]
		);

		$order = $paid( $lamp );
		self::assertSame(
			[ 'processing', 'T-1', true, false ],
			$this->fields( $order, 'status', 'transaction_id', 'needs_processing', 'needs_payment' )
		);
		self::assertIsString( $order['date_paid'] );
		self::assertNull( $order['date_completed'] );
		$order = $paid( $file );
		self::assertSame( [ 'completed', false ], $this->fields( $order, 'status', 'needs_processing' ) );
		self::assertIsString( $order['date_completed'] );
		self::assertSame( 'completed', $paid( $lamp, 'completed' )['status'] );
		self::assertNull( $this->order( [ 'line_items' => [ [ 'product_id' => $lamp ] ] ] )['date_paid'] );
	}

	public function test_stock_is_taken_when_an_order_is_processed_and_no_order_is_made_without_it(): void {
		$lamp  = $this->product(
			'5.00',
			[
				'manage_stock'   => true,
				'stock_quantity' => 3,
			]
		);
		$order = fn( int $quantity, string $status ) => $this->rest(
			'POST',
			self::ORDERS,
			[
				'status'      => $status,
				'check_stock' => true,
				'line_items'  => [
					[
						'product_id' => $lamp,
						'quantity'   => $quantity,
					],
				],
			]
		);
		$this->assertRestStatus( $order( 2, 'pending' ), 201 );
		self::assertSame( 3.0, (float) get_post_meta( $lamp, '_stock', true ) );
		$this->assertRestStatus( $order( 2, 'processing' ), 201 );
		self::assertSame( 1.0, (float) get_post_meta( $lamp, '_stock', true ) );
		$before = $this->rest( 'GET', self::ORDERS )->get_headers()['X-WP-Total'];
		$this->assertRestError( $order( 2, 'processing' ), 'woocommerce_rest_product_out_of_stock', 400 );
		self::assertSame( 1.0, (float) get_post_meta( $lamp, '_stock', true ) );
		self::assertSame( $before, $this->rest( 'GET', self::ORDERS )->get_headers()['X-WP-Total'] );
	}

	/**
	 * @dataProvider refused
	 * @param array<string, mixed> $fields
	 */
	public function test_what_can_not_be_is_refused_by_name( string $code, string $param, array $fields ): void {
		$response = $this->rest( 'POST', self::ORDERS, $fields );
		$this->assertRestError( $response, $code, 400 );
		if ( '' !== $param ) {
			self::assertSame( [ $param ], $this->params( $response ) );
		}
		self::assertSame( '0', (string) $this->rest( 'GET', self::ORDERS )->get_headers()['X-WP-Total'] );
	}

	/**
	 * @return iterable<string, array{string, string, array<string, mixed>}>
	 */
	public static function refused(): iterable {
		yield 'an id' => [ 'woocommerce_rest_shop_order_exists', '', [ 'id' => 7 ] ];
		yield 'an unknown customer' => [ 'woocommerce_rest_invalid_customer_id', 'customer_id', [ 'customer_id' => 987654 ] ];
		yield 'an unknown parent' => [ 'order_invalid_parent_id', 'parent_id', [ 'parent_id' => 987654 ] ];
		yield 'a line without product' => [
			'woocommerce_rest_required_product_reference',
			'line_items[0][product_id]',
			[ 'line_items' => [ [ 'quantity' => 1 ] ] ],
		];
		yield 'a line of another order' => [
			'woocommerce_rest_invalid_item_id',
			'line_items[0][id]',
			[ 'line_items' => [ [ 'id' => 12345 ] ] ],
		];
		yield 'a fee without name' => [
			'woocommerce_rest_invalid_fee_item',
			'fee_lines[0][name]',
			[ 'fee_lines' => [ [ 'total' => '1' ] ] ],
		];
		yield 'shipping without method' => [
			'woocommerce_rest_invalid_shipping_item',
			'shipping_lines[0][method_id]',
			[ 'shipping_lines' => [ [ 'total' => '1' ] ] ],
		];
		yield 'an unknown coupon' => [
			'woocommerce_rest_invalid_coupon',
			'coupon_lines[0][code]',
			[ 'coupon_lines' => [ [ 'code' => 'nope' ] ] ],
		];
		yield 'an amount that is none' => [
			'rest_invalid_param',
			'fee_lines[0][total]',
			[
				'fee_lines' => [
					[
						'name'  => 'Fee',
						'total' => 'ten',
					],
				],
			],
		]; // phpcs:ignore WordPress.Arrays
		yield 'an amount beyond all' => [
			'rest_invalid_param',
			'fee_lines[0][total]',
			[
				'fee_lines' => [
					[
						'name'  => 'Fee',
						'total' => '999999999999999999',
					],
				],
			],
		]; // phpcs:ignore WordPress.Arrays
		yield 'a status that is none' => [ 'rest_invalid_param', 'status', [ 'status' => 'dreaming' ] ];
		yield 'a currency that is none' => [ 'rest_invalid_param', 'currency', [ 'currency' => 'XXX' ] ];
		yield 'a bad e-mail address' => [ 'rest_invalid_param', 'billing', [ 'billing' => [ 'email' => 'ann' ] ] ];
		yield 'an address that is a text' => [ 'rest_invalid_param', 'billing', [ 'billing' => 'Main Street' ] ];
		yield 'a name that is an object' => [
			'rest_invalid_param',
			'fee_lines[0][name]',
			[ 'fee_lines' => [ [ 'name' => [ 'x' => 1 ] ] ] ],
		];
		yield 'a negative quantity' => [ 'rest_invalid_param', 'line_items[0][quantity]', [ 'line_items' => [ [ 'quantity' => -1 ] ] ] ];
		yield 'meta data without key' => [ 'rest_invalid_param', 'meta_data[0]', [ 'meta_data' => [ [ 'value' => 'x' ] ] ] ];
	}

	public function test_a_guest_without_e_mail_address_can_order(): void {
		$order = $this->order( [ 'billing' => self::NEW_YORK + [ 'email' => '' ] ] );
		self::assertIsArray( $order['billing'] );
		self::assertSame( '', $order['billing']['email'] );
	}

	public function test_a_visitor_and_a_subscriber_make_no_orders(): void {
		$this->as_visitor();
		$this->assertRestError( $this->rest( 'POST', self::ORDERS, [] ), 'woocommerce_rest_cannot_create', 401 );
		$this->as_subscriber();
		$this->assertRestError( $this->rest( 'POST', self::ORDERS, [] ), 'woocommerce_rest_cannot_create', 403 );
	}

	/**
	 * @return list<array-key>
	 */
	private function params( WP_REST_Response $response ): array {
		$error = $response->as_error();
		$data  = null === $error ? [] : $error->get_error_data();
		return is_array( $data ) && is_array( $data['params'] ?? null ) ? array_keys( $data['params'] ) : [];
	}
}
