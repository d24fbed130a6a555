<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Calculation;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use Eris\Generators;
use Eris\TestTrait;
use Storewright\Store\Calculation\Basket;
use Storewright\Store\Calculation\Calculator;
use Storewright\Store\Calculation\CouponTotals;
use Storewright\Store\Calculation\ItemTotals;
use Storewright\Store\Calculation\Line;
use Storewright\Store\Calculation\RefundSplit;
use Storewright\Store\Calculation\Rules;
use Storewright\Store\Calculation\Sum;
use Storewright\Store\Calculation\TaxTable;
use Storewright\Store\Calculation\TaxTotals;
use Storewright\Store\Calculation\Totals;
use Storewright\Tests\Support\Store\ArbitraryBasketsTestCase;

/**
 * Properties of every basket. A failure names the seed that makes it again (ERIS_SEED); it isn't made smaller, since that takes
 * longer than looking at it.
 */
final class ArbitraryBasketsTest extends ArbitraryBasketsTestCase {

	use TestTrait;

	public function test_lines_less_discounts_plus_fees_shipping_and_taxes_are_the_total(): void {
		$this->limitTo( 300 );
		$this->forAll(
			self::rules(),
			self::tables(),
			self::lines(),
			self::coupons(),
			self::fees(),
			self::shipping()
		)->disableShrinking()->then(
			function ( Rules $rules, TaxTable $table, array $lines, array $coupons, array $fees, array $shipping ): void {
				$totals = ( new Calculator( $rules, $table ) )->totals( self::basket( $lines, $coupons, $fees, $shipping ) );

				$this->assertSums( $totals, $rules );
				$this->assertDiscounts( $totals );
			}
		);
	}

	public function test_a_price_with_tax_is_its_net_amount_and_its_taxes(): void {
		$this->limitTo( 300 );
		$this->forAll( Generators::choose( 0, 3 ), self::tables(), self::lines() )->disableShrinking()->then(
			function ( int $decimals, TaxTable $table, array $lines ): void {
				$rules  = new Rules( prices_include_tax: true, decimals: $decimals );
				$lines  = array_map(
					static fn( Line $line ) => Line::at_price(
						$line->key,
						1,
						$line->quantity,
						$line->amount->toScale( $decimals, RoundingMode::HALF_UP ),
						tax_class: $line->tax_class,
						taxable: $line->taxable
					),
					self::distinct( Line::class, $lines )
				);
				$totals = ( new Calculator( $rules, $table ) )->totals( new Basket( $lines ) );

				foreach ( $lines as $line ) {
					$item = $totals->lines[ $line->key ];
					self::assertAmount(
						$line->amount,
						$item->total->toScale( $decimals, RoundingMode::HALF_UP )->plus( $item->total_tax )
					);
				}
				self::assertAmount( Sum::of( array_map( static fn( Line $line ) => $line->amount, $lines ) ), $totals->total );
			}
		);
	}

	public function test_what_was_calculated_and_kept_calculates_the_same_again(): void {
		$this->limitTo( 300 );
		$this->forAll( self::rules(), self::tables(), self::lines(), self::coupons() )->disableShrinking()->then(
			function ( Rules $rules, TaxTable $table, array $lines, array $coupons ): void {
				$basket = self::basket( $lines, $coupons, [], [] );
				$once   = ( new Calculator( $rules, $table ) )->totals( $basket );
				$kept   = array_map(
					static fn( Line $line ) => Line::at_amount(
						$line->key,
						1,
						$line->quantity,
						$once->lines[ $line->key ]->subtotal,
						$once->lines[ $line->key ]->total,
						tax_class: $line->tax_class,
						taxable: $line->taxable
					),
					$basket->lines
				);
				$again  = ( new Calculator( $rules, $table ) )->totals( new Basket( $kept ) );

				self::assertEquals( self::texts( $once ), self::texts( $again ) );
			}
		);
	}

	public function test_refunding_all_pieces_in_any_sequence_ends_at_zero(): void {
		$this->limitTo( 300 );
		$this->forAll(
			Generators::choose( 0, 99_999 ),
			Generators::choose( 0, 9_999 ),
			Generators::choose( 0, 999 ),
			Generators::seq( Generators::choose( 1, 5 ) )
		)->disableShrinking()->then(
			function ( int $cents, int $tax, int $other, array $parts ): void {
				$parts = [] === $parts ? [ 1 ] : $parts;
				$left  = BigDecimal::ofUnscaledValue( $cents, 2 );
				$taxes = [
					1 => BigDecimal::ofUnscaledValue( $tax, 2 ),
					2 => BigDecimal::ofUnscaledValue( $other, 2 ),
				];
				$parts = array_map( static fn( $part ) => is_int( $part ) ? $part : 1, $parts );
				$count = array_sum( $parts );
				foreach ( $parts as $part ) {
					$amount = RefundSplit::pieces( $left, $count, $part, 2 );
					$back   = RefundSplit::taxes( $amount, $left, $taxes, 2 );
					$left   = $left->minus( $amount );
					$count -= $part;
					self::assertFalse( $amount->isNegative() || $left->isNegative() );
					foreach ( $back as $id => $input ) {
						$taxes[ $id ] = $taxes[ $id ]->minus( $input );
						self::assertFalse( $input->isNegative() || $taxes[ $id ]->isNegative() );
					}
					if ( 0 === $count && $cents > 0 ) {
						self::assertAmount( BigDecimal::zero(), Sum::of( $taxes ) );
					}
				}
				self::assertAmount( BigDecimal::zero(), $left );
			}
		);
	}

	private function assertSums( Totals $totals, Rules $rules ): void {
		$sum = $totals->lines_subtotal->minus( $totals->discount_total )
			->plus( $totals->fees_total )
			->plus( $totals->shipping_total )
			->plus( $totals->total_tax );
		self::assertAmount( $sum, $totals->total );
		self::assertFalse( $totals->total->isNegative(), 'Nobody is owed money.' );
		self::assertSame( $rules->decimals, $totals->total->getScale() );

		self::assertAmount( $totals->cart_tax, Sum::of( array_map( static fn( TaxTotals $tax ) => $tax->tax_total, $totals->taxes ) ) );
		self::assertAmount(
			$totals->shipping_tax,
			Sum::of( array_map( static fn( TaxTotals $tax ) => $tax->shipping_tax_total, $totals->taxes ) )
		);
		self::assertAmount( $totals->total_tax, $totals->cart_tax->plus( $totals->shipping_tax ) );
		self::assertFalse( $totals->total_tax->isNegative() );

		if ( ! $rules->round_at_subtotal ) {
			self::assertAmount(
				$totals->cart_tax,
				Sum::of(
					array_map(
						static fn( ItemTotals $item ) => $item->total_tax,
						[ ...array_values( $totals->lines ), ...array_values( $totals->fees ) ]
					)
				)
			);
			$lines = Sum::of(
				array_map(
					static fn( ItemTotals $line ) => $line->total->toScale( $rules->decimals, RoundingMode::HALF_UP ),
					$totals->lines
				)
			);
			self::assertAmount( $totals->lines_subtotal->minus( $totals->discount_total ), $lines );
		}
		self::assertAmount( $totals->fees_total, Sum::of( array_map( static fn( ItemTotals $fee ) => $fee->total, $totals->fees ) ) );
		self::assertAmount(
			$totals->shipping_total,
			Sum::of( array_map( static fn( ItemTotals $shipping ) => $shipping->total, $totals->shipping ) )
		);
	}

	private function assertDiscounts( Totals $totals ): void {
		foreach ( $totals->lines as $line ) {
			self::assertFalse( $line->total->isNegative(), 'A discount is never more than its line.' );
			self::assertTrue( $line->total->isLessThanOrEqualTo( $line->subtotal ) );
			self::assertTrue( $line->total_tax->isLessThanOrEqualTo( $line->subtotal_tax ) );
		}
		if ( [] !== $totals->coupons ) {
			self::assertAmount(
				$totals->discount_total,
				Sum::of( array_map( static fn( CouponTotals $coupon ) => $coupon->discount, $totals->coupons ) )
			);
		}
		foreach ( $totals->coupons as $coupon ) {
			self::assertFalse( $coupon->discount->isNegative() || $coupon->discount_tax->isNegative() );
		}
	}

	private static function assertAmount( BigDecimal $expected, BigDecimal $amount ): void {
		self::assertTrue( $amount->isEqualTo( $expected ), "$amount is not $expected." );
	}
}
