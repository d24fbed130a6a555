<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * Fields and headers that connectors read besides those of the contract's lists.
 */
final class ConnectorFieldsTest extends OrdersTestCase {

	public function test_a_refund_of_an_order_says_its_tax_and_taxes_of_shipping_have_an_empty_subtotal(): void {
		$this->golden_taxes();
		$order = $this->order(
			[
				'status'         => 'processing',
				'billing'        => self::NEW_YORK,
				'shipping'       => self::NEW_YORK,
				'line_items'     => [ [ 'product_id' => $this->product( '100.00' ) ] ],
				'shipping_lines' => [
					[
						'method_id'    => 'flat_rate',
						'method_title' => 'Flat rate',
						'total'        => '10.00',
					],
				],
				'fee_lines'      => [
					[
						'name'  => 'Gift wrap',
						'total' => '4.00',
					],
				],
			]
		);
		foreach ( [ 'shipping_lines', 'fee_lines' ] as $lines ) {
			self::assertNotSame( [], $order[ $lines ][0]['taxes'], $lines );
			foreach ( $order[ $lines ][0]['taxes'] as $tax ) {
				self::assertSame( [ 'id', 'total', 'subtotal' ], array_keys( $tax ) );
				self::assertNotSame( '', $tax['total'] );
				self::assertSame( '', $tax['subtotal'] );
			}
		}
		$id       = $this->id( $order );
		$line     = $order['line_items'][0];
		$shipping = $order['shipping_lines'][0];
		$refund   = $this->rest(
			'POST',
			self::ORDERS . "/$id/refunds",
			[
				'api_refund' => false,
				'line_items' => [
					[
						'id'           => $line['id'],
						'quantity'     => 1,
						'refund_total' => '100.00',
						'refund_tax'   => [
							[
								'id'           => $line['taxes'][0]['id'],
								'refund_total' => '8.88',
							],
						],
					],
					[
						'id'           => $shipping['id'],
						'refund_total' => '10.00',
						'refund_tax'   => [
							[
								'id'           => $shipping['taxes'][0]['id'],
								'refund_total' => '0.89',
							],
						],
					],
				],
			]
		);
		$this->assertRestStatus( $refund, 201 );
		$refunds = $this->stored( $id )['refunds'];
		self::assertCount( 1, $refunds );
		self::assertSame( [ '-119.77', '-9.77' ], [ $refunds[0]['total'], $refunds[0]['total_tax'] ], 'The tax of shipping is a part of it.' );
	}

	public function test_a_coupon_says_who_used_it_in_texts(): void {
		$user = $this->item( $this->rest( 'POST', '/wc/v3/customers', [ 'email' => 'ada@example.org' ] ) )['id'];
		$code = $this->item( $this->rest( 'POST', '/wc/v3/coupons', [ 'code' => 'SPRING', 'amount' => '1' ] ) )['id']; // phpcs:ignore WordPress.Arrays
		self::assertIsInt( $code );
		foreach ( [ [ 'customer_id' => $user ], [ 'billing' => [ 'email' => 'guest@example.org' ] ] ] as $who ) {
			$this->order(
				$who + [
					'status'       => 'processing',
					'line_items'   => [ [ 'product_id' => $this->product( '10' ) ] ],
					'coupon_lines' => [ [ 'code' => 'SPRING' ] ],
				]
			);
		}
		$coupon = $this->item( $this->rest( 'GET', "/wc/v3/coupons/$code" ) );
		self::assertSame( [ 2, [ (string) $user, 'guest@example.org' ] ], [ $coupon['usage_count'], $coupon['used_by'] ] );
	}

	public function test_an_order_takes_every_currency_that_a_setting_and_the_list_have(): void {
		$old      = [ 'BGN', 'BTC', 'BYR', 'GGP', 'HRK', 'IMP', 'IRT', 'JEP', 'PRB', 'VEF' ];
		$choices  = $this->item( $this->rest( 'GET', '/wc/v3/settings/general/woocommerce_currency' ) )['options'];
		$listed   = array_column( $this->items( $this->rest( 'GET', '/wc/v3/data/currencies' ) ), 'code' );
		$accepted = rest_get_server()->get_routes()[ self::ORDERS ][1]['args']['currency']['enum'] ?? [];
		self::assertIsArray( $choices );
		self::assertEqualsCanonicalizing( array_keys( $choices ), $listed );
		self::assertEqualsCanonicalizing( $listed, array_values( array_unique( $accepted ) ) );
		foreach ( $old as $currency ) {
			self::assertSame( $currency, $this->order( [ 'currency' => $currency ] )['currency'] );
		}
	}

	public function test_symbols_are_those_of_woocommerce(): void {
		$symbols = array_column( $this->items( $this->rest( 'GET', '/wc/v3/data/currencies' ) ), 'symbol', 'code' );
		self::assertSame( [ 'kr.', 'Fr', 'L' ], [ $symbols['DKK'], $symbols['CDF'], $symbols['ALL'] ] );
		self::assertSame( 'Fr', $this->order( [ 'currency' => 'CDF' ] )['currency_symbol'] );
	}

	public function test_customer_zero_is_nobody(): void {
		foreach ( [ 'GET', 'PUT', 'DELETE' ] as $method ) {
			$arguments = 'DELETE' === $method ? [ 'force' => true ] : [];
			$this->assertRestError( $this->rest( $method, '/wc/v3/customers/0', $arguments ), 'wc_user_invalid_id', 404 );
		}
		$this->assertRestError( $this->rest( 'GET', '/wc/v3/customers/0/downloads' ), 'wc_user_invalid_id', 404 );
	}

	/**
	 * @return iterable<string, array{string, array<string, mixed>|null}>
	 */
	public static function whole_lists(): iterable {
		yield 'attributes' => [ '/wc/v3/products/attributes', [ 'name' => 'Color' ] ];
		yield 'zones' => [ '/wc/v3/shipping/zones', [ 'name' => 'Alps' ] ];
		yield 'methods of a zone' => [ '/wc/v3/shipping/zones/0/methods', [ 'method_id' => 'flat_rate' ] ];
		yield 'shipping methods' => [ '/wc/v3/shipping_methods', null ];
		yield 'gateways' => [ '/wc/v3/payment_gateways', null ];
	}

	/**
	 * @param string                    $path
	 * @param array<string, mixed>|null $new  One more to make, null where there are some.
	 */
	#[DataProvider( 'whole_lists' )]
	public function test_lists_that_are_answered_whole_say_how_many_there_are( string $path, ?array $new ): void {
		if ( null !== $new ) {
			$this->assertRestStatus( $this->rest( 'POST', $path, $new ), 'methods of a zone' === $this->dataName() ? 200 : 201 );
		}
		$answer = $this->rest( 'GET', $path );
		$count  = count( $this->items( $answer ) );
		self::assertGreaterThan( 0, $count );
		$headers = $answer->get_headers();
		self::assertSame( [ (string) $count, '1' ], [ (string) $headers['X-WP-Total'], (string) $headers['X-WP-TotalPages'] ] );
	}
}
