<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Calculation;

use Brick\Math\BigDecimal;
use Storewright\Store\Calculation\Basket;
use Storewright\Store\Calculation\Calculator;
use Storewright\Store\Calculation\Line;
use Storewright\Store\Calculation\Rules;
use Storewright\Store\Calculation\TaxRate;
use Storewright\Store\Calculation\TaxTable;
use Storewright\Tests\Support\GoldenBaskets;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Every order of a real shop, calculated anew from what the customer bought: each amount is the stored one, to the cent.
 *
 * No order differs, so there is no list of exceptions.
 *
 * @phpstan-import-type Order from GoldenBaskets
 */
final class GoldenOrdersTest extends UnitTestCase {

	public function test_the_shop_is_all_there(): void {
		$orders = GoldenBaskets::cases();
		self::assertCount( 420, $orders );
		self::assertCount( 92, array_filter( $orders, static fn( array $case ) => [] !== $case[0]['coupon_lines'] ) );
		self::assertCount( 43, array_filter( $orders, static fn( array $case ) => [] !== $case[0]['fee_lines'] ) );
	}

	/**
	 * @dataProvider \Storewright\Tests\Support\GoldenBaskets::cases
	 * @param Order $order
	 */
	public function test_calculated_anew_an_order_has_its_stored_amounts( array $order ): void {
		$totals = ( new Calculator( new Rules(), self::table( $order['shipping'] ) ) )->totals( GoldenBaskets::basket( $order ) );

		self::assertSame( GoldenBaskets::stored( $order ), GoldenBaskets::calculated( $totals ) );
	}

	/**
	 * @dataProvider \Storewright\Tests\Support\GoldenBaskets::cases
	 * @param Order $order
	 */
	public function test_with_its_lines_totals_settled_nothing_changes( array $order ): void {
		$basket  = GoldenBaskets::basket( $order );
		$settled = array_map(
			static fn( array $line ) => Line::at_amount(
				(string) $line['id'],
				$line['product_id'],
				$line['quantity'],
				BigDecimal::of( $line['subtotal'] ),
				BigDecimal::of( $line['total'] ),
				tax_class: $line['tax_class']
			),
			$order['line_items']
		);
		$totals  = ( new Calculator( new Rules(), self::table( $order['shipping'] ) ) )->totals(
			new Basket( $settled, $basket->fees, $basket->shipping )
		);

		self::assertSame(
			[ 'coupons' => [] ] + GoldenBaskets::stored( $order ),
			[ 'coupons' => [] ] + GoldenBaskets::calculated( $totals )
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
		foreach ( GoldenBaskets::taxes() as $tax ) {
			if ( $tax['country'] === $address['country'] && in_array( $tax['state'], [ '', $address['state'] ], true ) ) {
				$place             = '' === $tax['state'] ? $tax['country'] : "{$tax['country']}-{$tax['state']}";
				$class             = 'standard' === $tax['class'] ? '' : $tax['class'];
				$rates[ $class ][] = new TaxRate(
					$tax['id'],
					BigDecimal::of( $tax['rate'] ),
					$tax['name'],
					strtoupper( "$place-{$tax['name']}-{$tax['priority']}" ),
					$tax['priority'],
					$tax['compound'],
					$tax['shipping']
				);
			}
		}
		return new TaxTable( $rates );
	}
}
