<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;

/**
 * Divides what was paid for an item among its refunds. Whoever refunds the last part gives back exactly the rest, so that all
 * parts together are what was paid, in whatever sequence they come.
 */
final class RefundSplit {

	/**
	 * The amount that goes with some of the pieces which are left.
	 *
	 * @param BigDecimal $left        What is left of the amount.
	 * @param int|float  $pieces_left How many pieces are left.
	 * @param int|float  $pieces      How many of them are given back; as many as are left, or more, give back everything.
	 * @param int        $decimals    Decimals of the currency.
	 */
	public static function pieces( BigDecimal $left, int|float $pieces_left, int|float $pieces, int $decimals ): BigDecimal {
		if ( $pieces <= 0 ) {
			return BigDecimal::zero()->toScale( $decimals );
		}
		return $pieces >= $pieces_left ? $left : self::part(
			$left,
			BigDecimal::of( (string) $pieces ),
			BigDecimal::of( (string) $pieces_left ),
			$decimals
		);
	}

	/**
	 * The taxes that go with a part of an amount.
	 *
	 * @param BigDecimal             $amount   The part, without tax.
	 * @param BigDecimal             $left     What was left of the amount before, without tax.
	 * @param array<int, BigDecimal> $taxes    Id of the rate => what was left of its tax before.
	 * @param int                    $decimals Decimals of the currency.
	 * @return array<int, BigDecimal> Id of the rate => tax that is given back; all that is left where the amount is.
	 */
	public static function taxes( BigDecimal $amount, BigDecimal $left, array $taxes, int $decimals ): array {
		return array_map(
			static fn( BigDecimal $tax ) => match ( true ) {
				$amount->isEqualTo( $left ) => $tax,
				$left->isZero()             => BigDecimal::zero()->toScale( $decimals ),
				default                     => self::part( $tax, $amount, $left, $decimals ),
			},
			$taxes
		);
	}

	/**
	 * So much of a value as one amount is of another, but no more than there is.
	 */
	private static function part( BigDecimal $value, BigDecimal $amount, BigDecimal $of, int $decimals ): BigDecimal {
		$part = $value->multipliedBy( $amount )->dividedBy( $of, $decimals, RoundingMode::HALF_UP );
		return $part->abs()->isGreaterThan( $value->abs() ) ? $value : $part;
	}
}
