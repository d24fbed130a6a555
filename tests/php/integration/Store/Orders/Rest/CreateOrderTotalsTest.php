<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders\Rest;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Kernel\Money;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * Totals of orders that are created over REST.
 */
final class CreateOrderTotalsTest extends OrdersTestCase {

	public function test_amounts_that_are_sent_are_kept(): void {
		$lamp = $this->product( '20.00' );
		$line = fn( array $amounts ) => $this->list(
			$this->order( [ 'line_items' => [ $amounts + [ 'product_id' => $lamp ] ] ] ),
			'line_items'
		)[0];
		// phpcs:ignore WordPress.Arrays
		self::assertSame( [ '15.00', '12.00' ], $this->fields( $line( [ 'subtotal' => '15', 'total'    => '12' ] ), 'subtotal', 'total' ) );
		self::assertSame( [ '20.00', '12.00' ], $this->fields( $line( [ 'total' => '12' ] ), 'subtotal', 'total' ) );
		self::assertSame( [ '15.00', '15.00' ], $this->fields( $line( [ 'subtotal' => '15' ] ), 'subtotal', 'total' ) );
		self::assertSame( [ '30.00', '30.00' ], $this->fields( $line( [ 'total' => '30' ] ), 'subtotal', 'total' ) );
	}

	/**
	 * A client that sends a golden order gets its totals, discounts and tax lines to the cent.
	 */
	#[Group( 'mariadb' )]
	public function test_golden_orders_come_to_the_same_over_the_wire(): void {
		$this->golden_taxes();
		$product = $this->product( '1.00' );
		$checked = 0;
		foreach ( $this->golden( 'coupons' ) as $coupon ) {
			$this->assertRestStatus(
				$this->rest(
					'POST',
					'/wc/v3/coupons',
					array_intersect_key( $coupon, array_flip( [ 'code', 'amount', 'discount_type' ] ) )
				),
				201
			);
		}
		foreach ( $this->golden_orders() as $golden ) {
			$coupons = $this->list( $golden, 'coupon_lines' );
			$order   = $this->order(
				[
					'billing'        => array_filter( $this->object( $golden, 'billing' ), static fn( mixed $text ) => '' !== $text ),
					'shipping'       => $golden['shipping'],
					'line_items'     => array_map(
						static fn( array $line ) => [ 'product_id' => $product ] + $line,
						self::only(
							$this->list( $golden, 'line_items' ),
							'quantity',
							'tax_class',
							'subtotal',
							...( [] === $coupons ? [ 'total' ] : [] )
						)
					),
					'shipping_lines' => self::only( $this->list( $golden, 'shipping_lines' ), 'method_id', 'method_title', 'total' ),
					'fee_lines'      => self::only( $this->list( $golden, 'fee_lines' ), 'name', 'tax_class', 'tax_status', 'total' ),
					'coupon_lines'   => self::only( $coupons, 'code' ),
				]
			);
			$message = 'Golden order ' . wp_json_encode( $golden['id'] );
			$names   = [ 'discount_total', 'discount_tax', 'shipping_total', 'shipping_tax', 'cart_tax', 'total_tax', 'total' ];
			self::assertSame( $this->fields( $golden, ...$names ), $this->fields( $order, ...$names ), $message );
			self::assertSame( $this->taxes( $golden ), $this->taxes( $order ), $message );
			self::assertSame( $this->discounts( $golden ), $this->discounts( $order ), $message );
			++$checked;
		}
		self::assertGreaterThanOrEqual( 30, $checked );
	}

	public function test_prices_with_tax_are_taken_apart(): void {
		$this->golden_taxes();
		update_option( 'woocommerce_prices_include_tax', 'yes' );
		update_option( 'woocommerce_default_country', 'DE' );
		$lamp  = $this->product( '119.00' );
		$order = $this->order(
			[
				'billing'    => [ 'country' => 'DE' ],
				'line_items' => [ [ 'product_id' => $lamp ] ],
			]
		);
		self::assertSame( [ true, '119.00', '19.00' ], $this->fields( $order, 'prices_include_tax', 'total', 'total_tax' ) );
		self::assertSame( '100.00', $this->list( $order, 'line_items' )[0]['total'] );
	}

	public function test_whoever_collects_pays_the_tax_of_the_shop(): void {
		$this->golden_taxes();
		$lamp  = $this->product( '100.00' );
		$order = $this->order(
			[
				'shipping'       => [ 'country' => 'DE' ],
				'line_items'     => [ [ 'product_id' => $lamp ] ],
				'shipping_lines' => [ [ 'method_id' => 'local_pickup' ] ],
			]
		);
		self::assertSame( 'US-NY-NY TAX-1', $this->list( $order, 'tax_lines' )[0]['rate_code'] );
	}

	/**
	 * @param array<string, mixed> $order
	 * @return list<list<mixed>>
	 */
	private function taxes( array $order ): array {
		return array_map(
			fn( array $tax ) => $this->fields( $tax, 'rate_code', 'label', 'compound', 'tax_total', 'shipping_tax_total' ),
			$this->list( $order, 'tax_lines' )
		);
	}

	/**
	 * Some golden orders of every place, with and without fees, shipping and coupons.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function golden_orders(): array {
		$some = [];
		$seen = [];
		foreach ( $this->golden( 'orders' ) as $order ) {
			$place = $this->object( $order, 'shipping' );
			$kind  = wp_json_encode(
				[
					$place['country'],
					$place['state'],
					...array_map(
						fn( string $list ) => count( $this->list( $order, $list ) ),
						[ 'tax_lines', 'fee_lines', 'shipping_lines', 'coupon_lines' ]
					),
				]
			);
			if ( ( $seen[ $kind ] ?? 0 ) < 2 ) {
				$seen[ $kind ] = ( $seen[ $kind ] ?? 0 ) + 1;
				$some[]        = $order;
			}
		}
		return $some;
	}

	/**
	 * The golden shop answers whole amounts without digits after the point here.
	 *
	 * @param array<string, mixed> $order
	 * @return list<string>
	 */
	private function discounts( array $order ): array {
		return array_map(
			static fn( array $coupon ) => Money::text( is_string( $coupon['discount'] ) ? $coupon['discount'] : '', 2 ),
			$this->list( $order, 'coupon_lines' )
		);
	}

	/**
	 * @param list<array<string, mixed>> $items
	 * @return list<array<string, mixed>>
	 */
	private static function only( array $items, string ...$names ): array {
		return array_map( static fn( array $item ) => array_intersect_key( $item, array_flip( $names ) ), $items );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function golden( string $name ): array {
		/** @var list<array<string, mixed>> $items */
		$items = json_decode( (string) file_get_contents( dirname( STOREWRIGHT_FILE ) . "/tests/fixtures/golden/{$name}.json" ), true );
		return $items;
	}
}
