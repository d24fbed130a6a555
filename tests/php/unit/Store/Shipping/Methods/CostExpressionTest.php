<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Shipping\Methods;

use Brick\Math\BigDecimal;
use Brick\Math\BigRational;
use Eris\Generators;
use Eris\TestTrait;
use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Shipping\Methods\Cost;
use Storewright\Store\Shipping\Methods\CostExpression;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Costs of shipping, worked out: for 3 items of 120.50 in all.
 */
final class CostExpressionTest extends UnitTestCase {

	use TestTrait;

	#[DataProvider( 'sums' )]
	public function test_sums_are_worked_out_exactly( string $text, string $expected ): void {
		$cost = CostExpression::evaluate( $text, BigDecimal::of( 3 ), BigDecimal::of( '120.50' ) );
		self::assertNotNull( $cost );
		self::assertTrue( $cost->isEqualTo( BigRational::of( $expected ) ), "$text is $cost, not $expected." );
	}

	/**
	 * @return list<array{string, string}>
	 */
	public static function sums(): array {
		return [
			[ '5', '5' ],
			[ '5.00', '5' ],
			[ '.5', '1/2' ],
			[ '[qty]', '3' ],
			[ '[cost]', '241/2' ],
			[ '5 + 2 * [qty]', '11' ],
			[ '(5 + 2) * [qty]', '21' ],
			[ '10 - 2 - 3', '5' ],
			[ '100 / 10 / 5', '2' ],
			[ '10 / 3', '10/3' ],
			[ '10 / 3 * 3', '10' ],
			[ '0.1 + 0.2', '3/10' ],
			[ '99999999999999999999.99 * 2', '199999999999999999999.98' ],
			[ '[fee percent="10"]', '12.05' ],
			[ "[fee percent='10' min_fee='20']", '20' ],
			[ '[fee percent="10" max_fee="4"]', '4' ],
			[ '[fee percent="10" min_fee="4" max_fee="20"]', '12.05' ],
			[ '[fee percent="10" min_fee="" max_fee=""]', '12.05' ],
			[ '[fee percent="10" max_fee="0"]', '12.05' ],
			[ '[fee min_fee="4"]', '4' ],
			[ '4 + [fee percent="1"] * [qty]', '7.615' ],
			// What shops of WooCommerce hold besides.
			[ '10,50', '10.5' ],
			[ '5 +', '5' ],
			[ '* 5', '5' ],
			[ '-2 + [qty]', '1' ],
			[ '2 * -3', '-6' ],
			[ '5.', '5' ],
			[ '[QTY]*2', '6' ],
			[ str_repeat( '(', 249 ) . '1' . str_repeat( ')', 249 ), '1' ],
		];
	}

	#[DataProvider( 'nonsense' )]
	public function test_what_has_no_result_has_none( string $text ): void {
		self::assertNull( CostExpression::evaluate( $text, BigDecimal::of( 3 ), BigDecimal::of( '120.50' ) ) );
	}

	/**
	 * @return list<array{string}>
	 */
	public static function nonsense(): array {
		return [
			[ '' ],
			[ '  ' ],
			[ '+' ],
			[ 'free' ],
			[ '5 5' ],
			[ '(5' ],
			[ '5)' ],
			[ '()' ],
			[ '5 + * 2' ],
			[ '10 / 0' ],
			[ '10 / ( [qty] - 3 )' ],
			[ '[quantity]' ],
			[ '[fee percent=10]' ],
			[ '5; DROP TABLE' ],
			[ "5\0+5" ],
			[ "\xff" ],
			[ 'system("ls")' ],
			[ '1e5' ],
			[ '2 ** 3' ],
			[ str_repeat( '(', 10_000 ) ],
			[ '5' . str_repeat( '-', 10_000 ) . '5' ],
		];
	}

	public function test_any_sum_is_what_its_parts_are(): void {
		$this->limitTo( 300 );
		$this->forAll( Generators::choose( 1, 2_000_000_000 ), Generators::choose( 0, 99 ), Generators::choose( 0, 1_000_000 ) )->then(
			function ( int $seed, int $quantity, int $cents ): void {
				$price            = BigDecimal::ofUnscaledValue( $cents, 2 );
				[ $text, $value ] = self::sum( $seed, 5, BigRational::of( $quantity ), $price->toBigRational() );
				self::assertTrue( CostExpression::evaluate( $text, BigDecimal::of( $quantity ), $price )?->isEqualTo( $value ), $text );
				if ( strlen( $text ) <= 500 ) {
					self::assertNull( Cost::refusal( $text ), "What can be worked out can be saved: $text" );
				}
			}
		);
	}

	public function test_a_fee_lies_between_its_bounds(): void {
		$this->limitTo( 200 );
		$amount = Generators::choose( 0, 50_000 );
		$this->forAll( $amount, $amount, $amount, $amount )->then(
			function ( int $percent, int $minimum, int $more, int $cents ): void {
				$amount = static fn( int $hundredths ): BigDecimal => BigDecimal::ofUnscaledValue( $hundredths, 2 );
				$low    = $amount( $minimum );
				$high   = $amount( $minimum + $more + 1 );
				$fee    = CostExpression::evaluate(
					"[fee percent=\"{$amount( $percent )}\" min_fee=\"$low\" max_fee=\"$high\"]",
					BigDecimal::one(),
					$amount( $cents )
				);
				self::assertNotNull( $fee );
				self::assertTrue( $fee->isGreaterThanOrEqualTo( $low ) && $fee->isLessThanOrEqualTo( $high ) );
				$share = $amount( $cents )->toBigRational()->multipliedBy( $amount( $percent ) )->dividedBy( 100 );
				self::assertTrue( $fee->isEqualTo( BigRational::max( $low, BigRational::min( $high, $share ) ) ) );
			}
		);
	}

	/**
	 * A sum made of a seed, with its value; it never divides by zero.
	 *
	 * @return array{string, BigRational}
	 */
	private static function sum( int $seed, int $depth, BigRational $quantity, BigRational $price ): array {
		$left_seed  = ( $seed * 48_271 ) % 2_147_483_647;
		$right_seed = ( $left_seed * 48_271 ) % 2_147_483_647;
		if ( 0 === $depth || 0 === $seed % 5 ) {
			$number = $seed % 10_000;
			return match ( $seed % 4 ) {
				0 => [ '[qty]', $quantity ],
				1 => [ '[cost]', $price ],
				2 => [ (string) BigDecimal::ofUnscaledValue( $number, 2 ), BigDecimal::ofUnscaledValue( $number, 2 )->toBigRational() ],
				default => [ (string) $number, BigRational::of( $number ) ],
			};
		}
		[ $left, $left_value ]   = self::sum( $left_seed, $depth - 1, $quantity, $price );
		[ $right, $right_value ] = self::sum( $right_seed, $depth - 1, $quantity, $price );
		return match ( true ) {
			0 === $seed % 4 && ! $right_value->isZero() => [ "($left)/( $right )", $left_value->dividedBy( $right_value ) ],
			1 === $seed % 4 => [ "($left) - ($right)", $left_value->minus( $right_value ) ],
			2 === $seed % 4 => [ "( $left )*($right)", $left_value->multipliedBy( $right_value ) ],
			default => [ "$left + $right", $left_value->plus( $right_value ) ],
		};
	}
}
