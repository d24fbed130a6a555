<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Shop;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use Storewright\Kernel\Money;
use Storewright\Shop\Reports\Exact;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Amounts that are added up as integers where one can hold them.
 */
final class ExactTest extends UnitTestCase {

	private const TIMES = 5000;

	public function test_any_amounts_give_what_decimals_give(): void {
		mt_srand( 14 );
		for ( $i = 0; $i < self::TIMES; ++$i ) {
			[ $one, $other, $pieces, $all ] = [ self::amount(), self::amount(), mt_rand( -30, 30 ), mt_rand( -30, 30 ) ];

			$exact = [ Exact::of( $one ), Exact::of( $other ) ];
			$right = [ Money::of( $one ), Money::of( $other ) ];
			$share = 0 === $all ? BigDecimal::zero() : $right[0]->multipliedBy( $pieces )->dividedBy( $all, 6, RoundingMode::HALF_UP );
			self::assertSame(
				array_map(
					static fn( BigDecimal $amount ) => (string) $amount->stripTrailingZeros(),
					[
						$right[0],
						$right[0]->plus( $right[1] ),
						$right[0]->minus( $right[1] ),
						Money::round( $right[0], 6 ),
						Money::round( $right[0], 8 ),
						$share,
					]
				),
				array_map(
					Exact::text( ... ),
					[
						$exact[0],
						Exact::plus( ...$exact ),
						Exact::minus( ...$exact ),
						Exact::rounded( $exact[0], 6 ),
						Exact::rounded( $exact[0], 8 ),
						Exact::share( $exact[0], $pieces, $all ),
					]
				),
				"$one and $other, $pieces of $all"
			);
			self::assertSame( $right[0]->isZero(), Exact::is_zero( $exact[0] ) );
			self::assertSame( $right[0]->isNegative(), Exact::is_negative( $exact[0] ) );
		}
	}

	public function test_sums_beyond_every_integer_stay_exact(): void {
		$sum = 0;
		for ( $i = 0; $i < 200; ++$i ) {
			$sum = Exact::plus( $sum, Exact::of( '999999999.99999999' ) );
		}
		self::assertSame( '199999999999.999998', Exact::text( $sum ) );
		self::assertSame( [ '0', '0', '0.5', '0.0000001' ], array_map( Exact::text( ... ), array_map( Exact::of( ... ), [ '', null, '.5', '1e-7' ] ) ) );
	}

	/**
	 * Of few digits or many, below zero as well.
	 */
	private static function amount(): string {
		$sign = 0 === mt_rand( 0, 2 ) ? '-' : '';
		$part = 0 === mt_rand( 0, 1 ) ? '' : '.' . substr( str_pad( (string) mt_rand(), 11, '0', STR_PAD_LEFT ), 0, mt_rand( 1, 11 ) );
		return $sign . mt_rand( 0, 10 ** mt_rand( 0, 14 ) ) . $part;
	}
}
