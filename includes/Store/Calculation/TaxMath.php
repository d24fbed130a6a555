<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;

/**
 * Taxes of an amount, exactly: plain rates of the amount itself, then compound ones of it and every tax before them.
 */
final class TaxMath {

	/**
	 * The taxes of an amount without tax.
	 *
	 * @param BigDecimal    $net   The amount.
	 * @param list<TaxRate> $rates In the order of their priorities.
	 * @return array<int, BigDecimal> Id of the rate => exact tax, in the order of the rates.
	 */
	public static function taxes( BigDecimal $net, array $rates ): array {
		$taxes = [];
		foreach ( $rates as $rate ) {
			$taxes[ $rate->id ] = $rate->compound ? BigDecimal::zero() : self::part( $net, $rate );
		}
		$taxed = $net->plus( Sum::of( $taxes ) );
		foreach ( $rates as $rate ) {
			if ( $rate->compound ) {
				$taxes[ $rate->id ] = self::part( $taxed, $rate );
				$taxed              = $taxed->plus( $taxes[ $rate->id ] );
			}
		}
		return $taxes;
	}

	/**
	 * Returns the net of an amount that includes tax.
	 *
	 * @param BigDecimal    $gross    The amount with tax.
	 * @param list<TaxRate> $rates    The taxes in it.
	 * @param int           $decimals To how many decimals, half up.
	 */
	public static function net( BigDecimal $gross, array $rates, int $decimals ): BigDecimal {
		$one = BigDecimal::one();
		return $gross->dividedBy( $one->plus( Sum::of( self::taxes( $one, $rates ) ) ), $decimals, RoundingMode::HALF_UP );
	}

	private static function part( BigDecimal $amount, TaxRate $rate ): BigDecimal {
		return $amount->multipliedBy( $rate->percent )->withPointMovedLeft( 2 );
	}
}
