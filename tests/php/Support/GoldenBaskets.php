<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use Storewright\Store\Calculation\Basket;
use Storewright\Store\Calculation\Coupon;
use Storewright\Store\Calculation\CouponTotals;
use Storewright\Store\Calculation\DiscountType;
use Storewright\Store\Calculation\Fee;
use Storewright\Store\Calculation\ItemTax;
use Storewright\Store\Calculation\ItemTotals;
use Storewright\Store\Calculation\Line;
use Storewright\Store\Calculation\ShippingLine;
use Storewright\Store\Calculation\Totals;

/**
 * The orders of a real shop, as baskets and with the amounts that they came to.
 *
 * @phpstan-type Tax   array{id: int, subtotal: string, total: string}
 * @phpstan-type Piece array{id: int, product_id: int, variation_id: int, quantity: int, tax_class: string, subtotal: string,
 *   subtotal_tax: string, total: string, total_tax: string, taxes: list<Tax>}
 * @phpstan-type Item  array{id: int, amount: string, tax_class: string, tax_status: string, total: string, total_tax: string,
 *   taxes: list<Tax>}
 * @phpstan-type Order array{id: int, shipping: array{country: string, state: string, postcode: string, city: string},
 *   line_items: list<Piece>, fee_lines: list<Item>, shipping_lines: list<Item>, coupon_lines: list<array{code: string,
 *   discount: string, discount_tax: string}>, tax_lines: list<array{rate_id: int, rate_code: string, label: string, compound: bool,
 *   tax_total: string, shipping_tax_total: string}>, discount_total: string, discount_tax: string, shipping_total: string,
 *   shipping_tax: string, cart_tax: string, total: string, total_tax: string}
 */
final class GoldenBaskets {

	/**
	 * @var array<string, mixed> What was read, by the name of the file.
	 */
	private static array $files = [];

	/**
	 * Every order by its name, as a data provider of PHPUnit gives them.
	 *
	 * @return array<string, array{Order}>
	 */
	public static function cases(): array {
		/** @var list<Order> $orders */
		$orders = self::read( 'orders' );
		$cases  = [];
		foreach ( $orders as $order ) {
			$cases[ "order {$order['id']}" ] = [ $order ];
		}
		return $cases;
	}

	/**
	 * Returns the basket of an order, nothing calculated.
	 *
	 * @param Order $order
	 */
	public static function basket( array $order ): Basket {
		/** @var list<array{id: int, code: string, discount_type: string, amount: string}> $all */
		$all     = self::read( 'coupons' );
		$coupons = array_column( $all, null, 'code' );
		return new Basket(
			array_map(
				static fn( array $line ) => Line::at_amount(
					(string) $line['id'],
					$line['product_id'],
					$line['quantity'],
					BigDecimal::of( $line['subtotal'] ),
					variation_id: $line['variation_id'],
					tax_class: $line['tax_class']
				),
				$order['line_items']
			),
			array_map(
				static fn( array $fee ) => new Fee(
					(string) $fee['id'],
					BigDecimal::of( $fee['amount'] ),
					$fee['tax_class'],
					'taxable' === $fee['tax_status']
				),
				$order['fee_lines']
			),
			array_map(
				static fn( array $shipping ) => new ShippingLine(
					(string) $shipping['id'],
					BigDecimal::of( $shipping['total'] ),
					'taxable' === $shipping['tax_status']
				),
				$order['shipping_lines']
			),
			array_map(
				static fn( array $line ) => new Coupon(
					$coupons[ $line['code'] ]['id'],
					$line['code'],
					DiscountType::from( $coupons[ $line['code'] ]['discount_type'] ),
					BigDecimal::of( $coupons[ $line['code'] ]['amount'] )
				),
				$order['coupon_lines']
			)
		);
	}

	/**
	 * The shop's tax rates, as REST answers them.
	 *
	 * @return list<array{id: int, country: string, state: string, name: string, rate: string, priority: int, compound: bool,
	 *   shipping: bool, class: string}>
	 */
	public static function taxes(): array {
		/**
		 * @var list<array{id: int, country: string, state: string, name: string, rate: string, priority: int, compound: bool,
		 *   shipping: bool, class: string}> $taxes
		 */
		$taxes = self::read( 'taxes' );
		return $taxes;
	}

	/**
	 * The amounts of an order.
	 *
	 * @param Order $order
	 * @return array<string, mixed>
	 */
	public static function stored( array $order ): array {
		$taxes = [];
		foreach ( $order['tax_lines'] as $tax ) {
			$taxes[ $tax['rate_id'] ] = [
				$tax['rate_code'],
				$tax['label'],
				$tax['compound'],
				$tax['tax_total'],
				$tax['shipping_tax_total'],
			];
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
			'sums'     => array_intersect_key(
				$order,
				array_flip( [ 'discount_total', 'discount_tax', 'shipping_total', 'shipping_tax', 'cart_tax', 'total', 'total_tax' ] )
			),
		];
	}

	/**
	 * The amounts of a calculation in the same form.
	 *
	 * @return array<string, mixed>
	 */
	public static function calculated( Totals $totals ): array {
		$taxes = [];
		foreach ( $totals->taxes as $tax ) {
			$taxes[ $tax->rate->id ] = [
				$tax->rate->code,
				$tax->rate->label,
				$tax->rate->compound,
				(string) $tax->tax_total,
				(string) $tax->shipping_tax_total,
			];
		}
		return [
			'coupons'  => array_map(
				static fn( CouponTotals $coupon ) => [ (string) $coupon->discount, (string) $coupon->discount_tax ],
				$totals->coupons
			),
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
				'taxes'        => array_map(
					static fn( ItemTax $tax ) => [ self::cents( $tax->subtotal ), self::cents( $tax->total ) ],
					$item->taxes
				),
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
		return self::$files[ $name ] ??= json_decode(
			(string) file_get_contents( dirname( __DIR__, 2 ) . "/fixtures/golden/$name.json" ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
	}
}
