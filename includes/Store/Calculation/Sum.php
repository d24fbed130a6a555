<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;

/**
 * Sums of exact amounts.
 */
final class Sum {

	/**
	 * The sum, zero for none.
	 *
	 * @param array<BigDecimal> $amounts
	 */
	public static function of( array $amounts ): BigDecimal {
		return array_reduce( $amounts, static fn( BigDecimal $sum, BigDecimal $amount ) => $sum->plus( $amount ), BigDecimal::zero() );
	}

	/**
	 * The sums by key.
	 *
	 * @param list<array<int, BigDecimal>> $groups
	 * @return array<int, BigDecimal>
	 */
	public static function by_key( array $groups ): array {
		$sums = [];
		foreach ( $groups as $group ) {
			foreach ( $group as $key => $amount ) {
				$sums[ $key ] = ( $sums[ $key ] ?? BigDecimal::zero() )->plus( $amount );
			}
		}
		return $sums;
	}
}
