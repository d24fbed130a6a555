<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Rest;

use Storewright\Kernel\Money;
use Storewright\Tests\Support\Store\RefundsTestCase;

/**
 * Amounts and taxes of refunds.
 */
final class RefundAmountsTest extends RefundsTestCase {

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
		$order = $this->order(
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
		$line  = $this->list( $order, 'line_items' )[0];
		// phpcs:ignore WordPress.Arrays
		$refund = $this->refunded( $order, [ 'line_items' => [ [ 'id'       => $line['id'], 'quantity' => 1 ] ] ] );
		self::assertSame( '21.55', $refund['amount'] );
		$part = $this->list( $refund, 'line_items' )[0];
		self::assertSame(
			[ 'Lamp', -1, '-19.50', '-19.50', '-2.05', 19.5 ],
			$this->fields( $part, 'name', 'quantity', 'subtotal', 'total', 'total_tax', 'price' )
		);
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
		self::assertSame(
			[ '-9.50', '-1.90' ],
			$this->fields( $this->list( $refund, 'tax_lines' )[0], 'tax_total', 'shipping_tax_total' )
		);
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
				// phpcs:ignore WordPress.Arrays
				$this->refunded( $order, [ 'line_items' => [ [ 'id'       => $line['id'], 'quantity' => 1 ] ] ] );
			}
		}
		$after = $this->stored( $this->id( $order ) );
		self::assertSame( 'refunded', $after['status'] );
		self::assertSame(
			// @phpstan-ignore cast.string (REST answers a text)
			(string) Money::of( (string) $order['total'] )->negated(),
			$this->sum( array_column( $this->list( $after, 'refunds' ), 'total' ) )
		);
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
