<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Rest;

use Storewright\Store\Orders\Tables;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * Orders as marketplaces and imports send them: of products that are gone, of more than is in stock, of measures with decimals.
 */
final class OrderReferencesTest extends OrdersTestCase {

	public function test_lines_of_products_that_are_gone_are_kept_without_the_product(): void {
		$order           = $this->order(
			[
				'line_items' => [
					[
						'product_id' => 987_654,
						'name'       => 'Old lamp',
						'quantity'   => 2,
						'total'      => '20.00',
					],
					[
						'sku'      => 'NONE',
						'quantity' => 1,
					],
				],
			]
		);
		[ $lamp, $none ] = $this->list( $order, 'line_items' );
		self::assertSame(
			[ 'Old lamp', 0, 2, '20.00', null, 10 ],
			$this->fields( $lamp, 'name', 'product_id', 'quantity', 'total', 'sku', 'price' )
		);
		self::assertSame( [ '', 0, '0.00' ], $this->fields( $none, 'name', 'product_id', 'total' ) );
		self::assertSame( '20.00', $order['total'] );
		$again = $this->change( $this->id( $order ), [ 'line_items' => $order['line_items'] ] );
		self::assertSame( '20.00', $again['total'], 'What was answered can be sent back.' );
	}

	public function test_an_order_takes_more_than_is_in_stock_unless_the_client_asks_to_check(): void {
		$lamp = $this->product(
			'5.00',
			[
				'manage_stock'   => true,
				'stock_quantity' => 3,
			]
		);
		$sold = [
			'status'     => 'processing',
			'line_items' => [
				[
					'product_id' => $lamp,
					'quantity'   => 5,
				],
			],
		];
		$this->assertRestError(
			$this->rest( 'POST', self::ORDERS, $sold + [ 'check_stock' => true ] ),
			'woocommerce_rest_product_out_of_stock',
			400
		);
		self::assertSame( 3.0, (float) get_post_meta( $lamp, '_stock', true ) );
		$this->assertRestStatus( $this->rest( 'POST', self::ORDERS, $sold ), 201 );
		self::assertSame( -2.0, (float) get_post_meta( $lamp, '_stock', true ) );
		self::assertSame( 'outofstock', get_post_meta( $lamp, '_stock_status', true ) );
	}

	public function test_a_quantity_with_decimals_is_answered_and_scaled_exactly(): void {
		$lamp  = $this->product(
			'10.00',
			[
				'manage_stock'   => true,
				'stock_quantity' => 9,
			]
		);
		$order = $this->order(
			[
				'status'     => 'processing',
				'line_items' => [
					[
						'product_id' => $lamp,
						'quantity'   => 1.5,
					],
				],
			]
		);
		$line  = $this->list( $order, 'line_items' )[0];
		self::assertSame( [ 1.5, '15.00', 10 ], $this->fields( $line, 'quantity', 'total', 'price' ) );
		self::assertSame( 7.5, (float) get_post_meta( $lamp, '_stock', true ) );
		self::assertSame( 1.5, $this->list( $this->stored( $this->id( $order ) ), 'line_items' )[0]['quantity'] );

		$changed = $this->change(
			$this->id( $order ),
			[
				'line_items' => [
					[
						'id'       => $line['id'],
						'quantity' => 3,
					],
				],
			]
		);
		self::assertSame( [ 3, '30.00' ], $this->fields( $this->list( $changed, 'line_items' )[0], 'quantity', 'total' ) );
		self::assertSame( 6.0, (float) get_post_meta( $lamp, '_stock', true ) );
		$database = $this->context()->database;
		self::assertSame(
			3,
			(int) $database->value(
				"SELECT product_qty FROM {$database->table( Tables::PRODUCT_LOOKUP )} WHERE order_id = %d",
				$this->id( $order )
			)
		);
	}

	public function test_items_answer_what_connectors_read_of_them(): void {
		$lamp = $this->product(
			'10.00',
			[
				'manage_stock'     => true,
				'stock_quantity'   => 9,
				'global_unique_id' => '4006381333931',
			]
		);
		$this->rest(
			'POST',
			'/wc/v3/coupons',
			[
				'code'   => 'three',
				'amount' => '3',
			]
		);
		$order = $this->order(
			[
				'status'         => 'processing',
				'line_items'     => [ [ 'product_id' => $lamp ] ],
				'coupon_lines'   => [ [ 'code' => 'three' ] ],
				'shipping_lines' => [
					[
						'method_id' => 'flat_rate',
						'total'     => '4',
					],
				],
			]
		);
		$order = $this->stored( $this->id( $order ) );
		$line  = $this->list( $order, 'line_items' )[0];
		self::assertSame( '4006381333931', $line['global_unique_id'] );
		self::assertSame( [ '_reduced_stock' => '1' ], array_column( $line['meta_data'], 'value', 'key' ) );
		self::assertSame(
			[
				'id'  => '',
				'src' => '',
			],
			$line['image']
		);
		$coupon = $this->list( $order, 'coupon_lines' )[0];
		self::assertSame( [ '3', '0' ], $this->fields( $coupon, 'discount', 'discount_tax' ) );
		self::assertStringContainsString( '"three",null,3]', (string) $coupon['meta_data'][0]['value'] );
		self::assertSame( 'coupon_info', $coupon['meta_data'][0]['display_key'] );
	}

	public function test_an_order_of_an_account_gets_the_account_s_e_mail_address(): void {
		$ann = wp_insert_user(
			[
				'user_login' => 'ann',
				'user_pass'  => 'x',
				'user_email' => 'ann@example.com',
			]
		);
		self::assertSame( 'ann@example.com', $this->order( [ 'customer_id' => $ann ] )['billing']['email'] );
		foreach ( [ 'home@example.com', '' ] as $other ) {
			$order = $this->order( [ 'customer_id' => $ann, 'billing' => [ 'email' => $other ] ] ); // phpcs:ignore WordPress.Arrays
			self::assertSame( $other, $order['billing']['email'] );
			self::assertSame(
				$other,
				$this->change( $this->id( $order ), [ 'billing' => [ 'city' => 'New York' ] ] )['billing']['email'],
				'It is nobody’s to change later.'
			);
		}
	}
}
