<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Calculation;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use Storewright\Store\Calculation\Basket;
use Storewright\Store\Calculation\Calculator;
use Storewright\Store\Calculation\Coupon;
use Storewright\Store\Calculation\CouponTotals;
use Storewright\Store\Calculation\DiscountType;
use Storewright\Store\Calculation\Fee;
use Storewright\Store\Calculation\ItemTax;
use Storewright\Store\Calculation\ItemTotals;
use Storewright\Store\Calculation\Line;
use Storewright\Store\Calculation\Rules;
use Storewright\Store\Calculation\ShippingLine;
use Storewright\Store\Calculation\TaxRate;
use Storewright\Store\Calculation\TaxTable;
use Storewright\Store\Calculation\Totals;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Every order of a real shop, calculated anew from what the customer bought: each amount is the stored one, to the cent.
 *
 * No order differs, so there is no list of exceptions.
 *
 * @phpstan-type Tax   array{id: int, subtotal: string, total: string}
 * @phpstan-type Piece array{id: int, product_id: int, variation_id: int, quantity: int, tax_class: string, subtotal: string, subtotal_tax: string, total: string, total_tax: string, taxes: list<Tax>}
 * @phpstan-type Item  array{id: int, amount: string, tax_class: string, tax_status: string, total: string, total_tax: string, taxes: list<Tax>}
 * @phpstan-type Order array{id: int, shipping: array{country: string, state: string}, line_items: list<Piece>, fee_lines: list<Item>, shipping_lines: list<Item>, coupon_lines: list<array{code: string, discount: string, discount_tax: string}>, tax_lines: list<array{rate_id: int, rate_code: string, label: string, compound: bool, tax_total: string, shipping_tax_total: string}>, discount_total: string, discount_tax: string, shipping_total: string, shipping_tax: string, cart_tax: string, total: string, total_tax: string}
 */
final class GoldenOrdersTest extends UnitTestCase {

	/**
	 * @return array<string, array{Order}>
	 */
	public static function orders(): array {
		/** @var list<Order> $orders */
		$orders = self::read( 'orders' );
		$cases  = [];
		foreach ( $orders as $order ) {
			$cases[ "order {$order['id']}" ] = [ $order ];
		}
		return $cases;
	}

	public function test_the_shop_is_all_there(): void {
		$orders = self::orders();
		self::assertCount( 420, $orders );
		self::assertCount( 92, array_filter( $orders, static fn( array $case ) => [] !== $case[0]['coupon_lines'] ) );
		self::assertCount( 43, array_filter( $orders, static fn( array $case ) => [] !== $case[0]['fee_lines'] ) );
	}

	/**
	 * @dataProvider orders
	 * @param Order $order
	 */
	public function test_calculated_anew_an_order_has_its_stored_amounts( array $order ): void {
		$totals = ( new Calculator( new Rules(), self::table( $order['shipping'] ) ) )->totals( self::basket( $order ) );

		self::assertSame( self::stored( $order ), self::calculated( $totals ) );
	}

	/**
	 * @dataProvider orders
	 * @param Order $order
	 */
	public function test_with_its_lines_totals_settled_nothing_changes( array $order ): void {
		$basket  = self::basket( $order );
		$settled = array_map(
			static fn( array $line ) => Line::at_amount( (string) $line['id'], $line['product_id'], $line['quantity'], BigDecimal::of( $line['subtotal'] ), BigDecimal::of( $line['total'] ), tax_class: $line['tax_class'] ),
			$order['line_items']
		);
		$totals  = ( new Calculator( new Rules(), self::table( $order['shipping'] ) ) )->totals( new Basket( $settled, $basket->fees, $basket->shipping ) );

		self::assertSame( [ 'coupons' => [] ] + self::stored( $order ), [ 'coupons' => [] ] + self::calculated( $totals ) );
	}

	/**
	 * @param Order $order
	 */
	private static function basket( array $order ): Basket {
		/** @var list<array{id: int, code: string, discount_type: string, amount: string}> $all */
		$all     = self::read( 'coupons' );
		$coupons = array_column( $all, null, 'code' );
		return new Basket(
			array_map(
				static fn( array $line ) => Line::at_amount( (string) $line['id'], $line['product_id'], $line['quantity'], BigDecimal::of( $line['subtotal'] ), variation_id: $line['variation_id'], tax_class: $line['tax_class'] ),
				$order['line_items']
			),
			array_map( static fn( array $fee ) => new Fee( (string) $fee['id'], BigDecimal::of( $fee['amount'] ), $fee['tax_class'], 'taxable' === $fee['tax_status'] ), $order['fee_lines'] ),
			array_map( static fn( array $shipping ) => new ShippingLine( (string) $shipping['id'], BigDecimal::of( $shipping['total'] ), 'taxable' === $shipping['tax_status'] ), $order['shipping_lines'] ),
			array_map(
				static fn( array $line ) => new Coupon( $coupons[ $line['code'] ]['id'], $line['code'], DiscountType::from( $coupons[ $line['code'] ]['discount_type'] ), BigDecimal::of( $coupons[ $line['code'] ]['amount'] ) ),
				$order['coupon_lines']
			)
		);
	}

	/**
	 * @param array<string, string> $address
	 */
	private static function table( array $address ): TaxTable {
		$rates = [
			''             => [],
			'reduced-rate' => [],
			'zero-rate'    => [],
		];
		/** @var list<array{id: int, country: string, state: string, name: string, rate: string, priority: int, compound: bool, shipping: bool, class: string}> $taxes */
		$taxes = self::read( 'taxes' );
		foreach ( $taxes as $tax ) {
			if ( $tax['country'] === $address['country'] && in_array( $tax['state'], [ '', $address['state'] ], true ) ) {
				$place             = '' === $tax['state'] ? $tax['country'] : "{$tax['country']}-{$tax['state']}";
				$class             = 'standard' === $tax['class'] ? '' : $tax['class'];
				$rates[ $class ][] = new TaxRate( $tax['id'], BigDecimal::of( $tax['rate'] ), $tax['name'], strtoupper( "$place-{$tax['name']}-{$tax['priority']}" ), $tax['priority'], $tax['compound'], $tax['shipping'] );
			}
		}
		return new TaxTable( $rates );
	}

	/**
	 * @param Order $order
	 * @return array<string, mixed>
	 */
	private static function stored( array $order ): array {
		$taxes = [];
		foreach ( $order['tax_lines'] as $tax ) {
			$taxes[ $tax['rate_id'] ] = [ $tax['rate_code'], $tax['label'], $tax['compound'], $tax['tax_total'], $tax['shipping_tax_total'] ];
		}
		$coupons = [];
		foreach ( $order['coupon_lines'] as $coupon ) {
			$coupons[ $coupon['code'] ] = [ self::cents( $coupon['discount'] ), self::cents( $coupon['discount_tax'] ) ];
		}
		return [
			'coupons'  => $coupons,
			'lines'    => self::stored_items( $order['line_items'] ),
			'fees'     => self::stored_items( $order['fee_lines'] ),
			'shipping' => self::stored_items( $order['shipping_lines'] ),
			'taxes'    => self::sorted( $taxes ),
			'sums'     => array_intersect_key( $order, array_flip( [ 'discount_total', 'discount_tax', 'shipping_total', 'shipping_tax', 'cart_tax', 'total', 'total_tax' ] ) ),
		];
	}

	/**
	 * @param list<Item>|list<Piece> $items
	 * @return array<int, mixed>
	 */
	private static function stored_items( array $items ): array {
		$stored = [];
		foreach ( $items as $item ) {
			$taxes = [];
			foreach ( $item['taxes'] as $tax ) {
				$taxes[ $tax['id'] ] = [ '' === $tax['subtotal'] ? $tax['total'] : $tax['subtotal'], $tax['total'] ];
			}
			$stored[ $item['id'] ] = [
				'subtotal'     => $item['subtotal'] ?? $item['total'],
				'subtotal_tax' => $item['subtotal_tax'] ?? $item['total_tax'],
				'total'        => $item['total'],
				'total_tax'    => $item['total_tax'],
				'taxes'        => $taxes,
			];
		}
		return $stored;
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function calculated( Totals $totals ): array {
		$taxes = [];
		foreach ( $totals->taxes as $tax ) {
			$taxes[ $tax->rate->id ] = [ $tax->rate->code, $tax->rate->label, $tax->rate->compound, (string) $tax->tax_total, (string) $tax->shipping_tax_total ];
		}
		return [
			'coupons'  => array_map( static fn( CouponTotals $coupon ) => [ (string) $coupon->discount, (string) $coupon->discount_tax ], $totals->coupons ),
			'lines'    => self::calculated_items( $totals->lines ),
			'fees'     => self::calculated_items( $totals->fees ),
			'shipping' => self::calculated_items( $totals->shipping ),
			'taxes'    => self::sorted( $taxes ),
			'sums'     => [
				'discount_total' => (string) $totals->discount_total,
				'discount_tax'   => (string) $totals->discount_tax,
				'shipping_total' => (string) $totals->shipping_total,
				'shipping_tax'   => (string) $totals->shipping_tax,
				'cart_tax'       => (string) $totals->cart_tax,
				'total'          => (string) $totals->total,
				'total_tax'      => (string) $totals->total_tax,
			],
		];
	}

	/**
	 * @param array<string, ItemTotals> $items
	 * @return array<string, mixed>
	 */
	private static function calculated_items( array $items ): array {
		return array_map(
			static fn( ItemTotals $item ) => [
				'subtotal'     => self::cents( $item->subtotal ),
				'subtotal_tax' => self::cents( $item->subtotal_tax ),
				'total'        => self::cents( $item->total ),
				'total_tax'    => self::cents( $item->total_tax ),
				'taxes'        => array_map( static fn( ItemTax $tax ) => [ self::cents( $tax->subtotal ), self::cents( $tax->total ) ], $item->taxes ),
			],
			$items
		);
	}

	/**
	 * @param array<int, mixed> $taxes
	 * @return array<int, mixed>
	 */
	private static function sorted( array $taxes ): array {
		ksort( $taxes );
		return $taxes;
	}

	private static function cents( string|BigDecimal $amount ): string {
		return (string) BigDecimal::of( $amount )->toScale( 2, RoundingMode::HALF_UP );
	}

	private static function read( string $name ): mixed {
		static $read            = [];
		return $read[ $name ] ??= json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . "/fixtures/golden/$name.json" ), true, 512, JSON_THROW_ON_ERROR );
	}
}
