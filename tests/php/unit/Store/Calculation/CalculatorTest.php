<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Calculation;

use Brick\Math\BigDecimal;
use Storewright\Store\Calculation\Basket;
use Storewright\Store\Calculation\Calculator;
use Storewright\Store\Calculation\Coupon;
use Storewright\Store\Calculation\DiscountType;
use Storewright\Store\Calculation\Fee;
use Storewright\Store\Calculation\ItemTotals;
use Storewright\Store\Calculation\Line;
use Storewright\Store\Calculation\Rules;
use Storewright\Store\Calculation\ShippingLine;
use Storewright\Store\Calculation\TaxRate;
use Storewright\Store\Calculation\TaxTable;
use Storewright\Store\Calculation\Totals;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Cases that the golden orders do not have: prices with tax, rounding at the subtotal, limits of coupons, discounts as fees.
 */
final class CalculatorTest extends UnitTestCase {

	public function test_a_price_with_tax_is_taken_apart(): void {
		$totals = self::totals( new Basket( [ self::priced( 'a', '19.99', 3 ) ] ), new Rules( prices_include_tax: true ) );

		self::assertSame(
			[ '49.975', '9.99', '59.97' ],
			[ (string) $totals->lines['a']->subtotal, (string) $totals->total_tax, (string) $totals->total ]
		);
		self::assertSame( '49.98', (string) $totals->lines_subtotal );
	}

	public function test_another_place_pays_its_own_tax_on_the_price_without_ours(): void {
		$table  = new TaxTable( [ '' => [ self::rate( 1, '10' ) ] ], [ '' => [ self::rate( 2, '20' ) ] ] );
		$totals = self::totals( new Basket( [ self::priced( 'a', '12.00' ) ] ), new Rules( prices_include_tax: true ), $table );

		self::assertSame(
			[ '10.00', '1.00', '11.00' ],
			[ (string) $totals->lines_subtotal, (string) $totals->total_tax, (string) $totals->total ]
		);
	}

	public function test_a_percentage_of_a_price_with_tax_takes_its_tax_along(): void {
		$totals = self::totals(
			new Basket( [ self::priced( 'a', '12.00' ) ], coupons: [ self::coupon( DiscountType::Percent, '50' ) ] ),
			new Rules( prices_include_tax: true )
		);

		self::assertSame(
			[ '5.00', '1.00', '6.00' ],
			[ (string) $totals->coupons['code']->discount, (string) $totals->coupons['code']->discount_tax, (string) $totals->total ]
		);
	}

	public function test_rounding_at_the_subtotal_keeps_the_lines_taxes_exact(): void {
		$basket = new Basket( [ self::priced( 'a', '0.07' ), self::priced( 'b', '0.07' ), self::priced( 'c', '0.07' ) ] );

		self::assertSame( '0.03', (string) self::totals( $basket, new Rules() )->total_tax );
		$totals = self::totals( $basket, new Rules( round_at_subtotal: true ) );
		self::assertSame(
			[ '0.014', '0.04', '0.25' ],
			[ (string) $totals->lines['a']->total_tax, (string) $totals->total_tax, (string) $totals->total ]
		);
	}

	public function test_a_compound_tax_is_also_taken_of_the_taxes_before_it(): void {
		$table  = new TaxTable( [ '' => [ self::rate( 1, '10' ), self::rate( 2, '5', true ), self::rate( 3, '1', true ) ] ] );
		$totals = self::totals( new Basket( [ self::priced( 'a', '100' ) ] ), new Rules(), $table );

		self::assertSame( [ '10.00', '5.50', '1.16' ], array_map( static fn( $tax ) => (string) $tax->tax_total, $totals->taxes ) );
	}

	public function test_without_taxes_there_are_none(): void {
		$totals = self::totals(
			new Basket(
				[ self::priced( 'a', '12' ) ],
				[ new Fee( 'f', BigDecimal::of( '1' ) ) ],
				[ new ShippingLine( 's', BigDecimal::of( '2' ) ) ]
			),
			new Rules( taxes: false, prices_include_tax: true )
		);

		self::assertSame( [ [], '15.00' ], [ $totals->taxes, (string) $totals->total ] );
	}

	/**
	 * @return array<string, array{list<Line>, string, string}>
	 */
	public static function shipped(): array {
		$none    = Line::at_amount( 'n', 1, 1, BigDecimal::of( 10 ), taxable: false );
		$reduced = Line::at_amount( 'r', 1, 1, BigDecimal::of( 10 ), tax_class: 'reduced-rate' );
		$zero    = Line::at_amount( 'z', 1, 1, BigDecimal::of( 10 ), tax_class: 'zero-rate' );
		return [
			'standard goes before all'          => [ [ $reduced, self::priced( 'a', '10' ) ], Rules::INHERIT, '2.00' ],
			'then the first class of the shop'  => [ [ $zero, $reduced ], Rules::INHERIT, '0.50' ],
			'only untaxed goods, no tax'        => [ [ $none ], Rules::INHERIT, '0.00' ],
			'nothing else, no tax'              => [ [], Rules::INHERIT, '0.00' ],
			'a class of its own for all orders' => [ [ self::priced( 'a', '10' ) ], 'reduced-rate', '0.50' ],
		];
	}

	/**
	 * @dataProvider shipped
	 * @param list<Line> $lines
	 */
	public function test_shipping_has_a_tax_class( array $lines, string $rule, string $tax ): void {
		$totals = self::totals(
			new Basket( $lines, [], [ new ShippingLine( 's', BigDecimal::of( '10' ) ) ] ),
			new Rules( shipping_tax_class: $rule )
		);

		self::assertSame( $tax, (string) $totals->shipping_tax );
	}

	public function test_a_rate_that_is_not_for_shipping_is_not_taken_of_it(): void {
		$table  = new TaxTable( [ '' => [ new TaxRate( 1, BigDecimal::of( 20 ), 'VAT', 'VAT', shipping: false ) ] ] );
		$totals = self::totals( new Basket( [], [], [ new ShippingLine( 's', BigDecimal::of( '10' ) ) ] ), new Rules(), $table );

		self::assertSame( [ '0.00', [] ], [ (string) $totals->shipping_tax, $totals->shipping['s']->taxes ] );
	}

	public function test_a_negative_fee_takes_tax_off_as_the_lines_bear_it(): void {
		$lines  = [ self::priced( 'a', '30' ), Line::at_amount( 'r', 1, 1, BigDecimal::of( 10 ), tax_class: 'reduced-rate' ) ];
		$totals = self::totals( new Basket( $lines, [ new Fee( 'off', BigDecimal::of( '-20' ), 'zero-rate' ) ] ), new Rules() );

		self::assertSame(
			[ '-3.25', '3.25', '23.25' ],
			[ (string) $totals->fees['off']->total_tax, (string) $totals->total_tax, (string) $totals->total ]
		);
	}

	public function test_a_negative_fee_ends_at_nothing(): void {
		$basket = new Basket(
			[ self::priced( 'a', '30' ) ],
			[ new Fee( 'off', BigDecimal::of( '-90' ) ), new Fee( 'wrap', BigDecimal::of( '2' ), taxable: false ) ],
			[ new ShippingLine( 's', BigDecimal::of( '3' ), false ) ]
		);
		$totals = self::totals( $basket, new Rules() );

		self::assertSame(
			[ '-35.00', '0.00', '0.00' ],
			[ (string) $totals->fees['off']->total, (string) $totals->total_tax, (string) $totals->total ]
		);
		self::assertSame( [ 'off', 'wrap' ], array_keys( $totals->fees ) );
	}

	public function test_percentages_add_up_unless_they_are_taken_in_sequence(): void {
		$coupons = [ self::coupon( DiscountType::Percent, '50', 'half' ), self::coupon( DiscountType::Percent, '20', 'fifth' ) ];
		$basket  = new Basket( [ self::priced( 'a', '10' ) ], coupons: $coupons );

		self::assertSame( '7.00', (string) self::totals( $basket, new Rules() )->discount_total );
		self::assertSame( '6.00', (string) self::totals( $basket, new Rules( discounts_in_sequence: true ) )->discount_total );
	}

	public function test_a_coupon_for_some_pieces_counts_for_the_dearest(): void {
		$basket = new Basket(
			[ self::priced( 'cheap', '5', 2 ), self::priced( 'dear', '9', 2 ) ],
			coupons: [ self::coupon( DiscountType::FixedProduct, '4', 'code', 3 ) ]
		);

		self::assertSame( [ '6.00', '10.00' ], self::line_totals( self::totals( $basket, new Rules() ) ) );
	}

	public function test_a_coupon_takes_no_more_than_there_is(): void {
		foreach ( DiscountType::cases() as $type ) {
			$totals = self::totals(
				new Basket( [ self::priced( 'a', '10.01', 3 ), self::priced( 'b', '0' ) ], coupons: [ self::coupon( $type, '250' ) ] ),
				new Rules()
			);
			self::assertSame( [ '30.03', '0.00' ], [ (string) $totals->coupons['code']->discount, (string) $totals->total ], $type->value );
		}
	}

	public function test_what_one_line_can_not_bear_the_others_do(): void {
		$basket = new Basket(
			[ self::priced( 'small', '1' ), self::priced( 'great', '50' ) ],
			coupons: [ self::coupon( DiscountType::FixedCart, '10' ) ]
		);

		self::assertSame( [ '0.00', '41.00' ], self::line_totals( self::totals( $basket, new Rules() ) ) );
	}

	public function test_lists_of_products_and_categories_say_what_a_coupon_is_for(): void {
		$line = static fn( int $product, int $variation, int $category, bool $on_sale = false ) => Line::at_amount(
			"$product-$category",
			$product,
			1,
			BigDecimal::of( 10 ),
			variation_id: $variation,
			category_ids: [ $category ],
			on_sale: $on_sale
		);
		$all  = [ $line( 1, 0, 7 ), $line( 2, 20, 7 ), $line( 3, 0, 8 ), $line( 4, 0, 9, true ) ];
		$for  = static function ( Coupon $coupon ) use ( $all ): string {
			return implode( '', array_map( static fn( Line $line ) => $coupon->is_for( $line ) ? 'y' : 'n', $all ) );
		};
		$with = static fn( mixed ...$lists ) => new Coupon( 1, 'code', DiscountType::Percent, BigDecimal::of( 10 ), null, ...$lists );

		self::assertSame( 'yyyy', $for( $with() ) );
		self::assertSame( 'ynny', $for( $with( product_ids: [ 1, 4 ] ) ) );
		self::assertSame( 'nynn', $for( $with( product_ids: [ 20 ] ) ) );
		self::assertSame( 'ynyn', $for( $with( product_ids: [ 1 ], category_ids: [ 8 ] ) ) );
		self::assertSame( 'nyyy', $for( $with( excluded_product_ids: [ 1 ] ) ) );
		self::assertSame( 'nnyy', $for( $with( excluded_category_ids: [ 7 ] ) ) );
		self::assertSame( 'yyyn', $for( $with( exclude_sale_items: true ) ) );
	}

	public function test_a_settled_total_is_left_alone(): void {
		$lines  = [ Line::at_amount( 'set', 1, 1, BigDecimal::of( 20 ), BigDecimal::of( 15 ) ), self::priced( 'open', '10' ) ];
		$totals = self::totals( new Basket( $lines, coupons: [ self::coupon( DiscountType::Percent, '10' ) ] ), new Rules() );

		self::assertSame( [ '15.00', '9.00' ], self::line_totals( $totals ) );
		self::assertSame( [ '1.00', '6.00' ], [ (string) $totals->coupons['code']->discount, (string) $totals->discount_total ] );
	}

	public function test_a_total_above_the_subtotal_raises_it(): void {
		$totals = self::totals( new Basket( [ Line::at_amount( 'a', 1, 1, BigDecimal::of( 5 ), BigDecimal::of( 8 ) ) ] ), new Rules() );

		self::assertSame( [ '8.00', '0.00' ], [ (string) $totals->lines['a']->subtotal, (string) $totals->discount_total ] );
	}

	public function test_figures_beyond_all_measure_are_calculated_all_the_same(): void {
		$totals = self::totals(
			new Basket(
				[ self::priced( 'a', '1e30', PHP_INT_MAX ) ],
				coupons: [ self::coupon( DiscountType::FixedCart, '1e40' ), self::coupon( DiscountType::Percent, '1', 'other' ) ]
			),
			new Rules()
		);

		self::assertTrue( $totals->total->isPositive() );
	}

	private static function totals( Basket $basket, Rules $rules, ?TaxTable $table = null ): Totals {
		$table ??= new TaxTable(
			[
				''             => [ self::rate( 1, '20' ) ],
				'reduced-rate' => [ self::rate( 2, '5' ) ],
				'zero-rate'    => [ self::rate( 3, '0' ) ],
			]
		);
		return ( new Calculator( $rules, $table ) )->totals( $basket );
	}

	private static function priced( string $key, string $price, int $quantity = 1 ): Line {
		return Line::at_price( $key, 1, $quantity, BigDecimal::of( $price ) );
	}

	private static function rate( int $id, string $percent, bool $compound = false ): TaxRate {
		return new TaxRate( $id, BigDecimal::of( $percent ), "Tax $id", "TAX-$id", $id, $compound );
	}

	private static function coupon( DiscountType $type, string $amount, string $code = 'code', ?int $most_pieces = null ): Coupon {
		return new Coupon( 1, $code, $type, BigDecimal::of( $amount ), $most_pieces );
	}

	/**
	 * @return list<string>
	 */
	private static function line_totals( Totals $totals ): array {
		return array_values( array_map( static fn( ItemTotals $line ) => (string) $line->total, $totals->lines ) );
	}
}
