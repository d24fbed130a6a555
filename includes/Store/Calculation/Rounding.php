<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;

/**
 * How a calculation rounds.
 *
 * Money is rounded half up. Where prices contain tax, tax is rounded half down, and all taxes of an item together: so its
 * amount and its taxes, rounded, still add up to the price.
 */
final class Rounding {

	/**
	 * Decimals beyond the currency's that unrounded amounts keep.
	 */
	public const FINER = 6;

	public function __construct( private readonly Rules $rules ) {}

	/**
	 * An amount in the currency's decimals.
	 */
	public function money( BigDecimal $amount ): BigDecimal {
		return $amount->toScale( $this->rules->decimals, RoundingMode::HALF_UP );
	}

	/**
	 * An amount with as many decimals as it needs, six beyond the currency's at most.
	 */
	public function fine( BigDecimal $amount ): BigDecimal {
		$fine = $amount->toScale( $this->rules->decimals + self::FINER, RoundingMode::HALF_UP )->stripTrailingZeros();
		return $fine->getScale() < $this->rules->decimals ? $fine->toScale( $this->rules->decimals ) : $fine;
	}

	/**
	 * A sum of taxes in the currency's decimals.
	 */
	public function tax( BigDecimal $amount ): BigDecimal {
		return $amount->toScale(
			$this->rules->decimals,
			$this->rules->prices_include_tax ? RoundingMode::HALF_DOWN : RoundingMode::HALF_UP
		);
	}

	/**
	 * Taxes as an item keeps them: rounded, or finer where the shop rounds at the subtotal.
	 *
	 * @param array<int, BigDecimal> $taxes Id of the rate => exact tax.
	 * @return array<int, BigDecimal>
	 */
	public function kept( array $taxes ): array {
		return $this->rules->round_at_subtotal ? array_map( $this->fine( ... ), $taxes ) : $this->taxes( $taxes );
	}

	/**
	 * Taxes that belong together in the currency's decimals.
	 *
	 * @param array<int, BigDecimal> $taxes Id of the rate => exact tax.
	 * @return array<int, BigDecimal>
	 */
	public function taxes( array $taxes ): array {
		$rounded = array_map( $this->tax( ... ), $taxes );
		if ( ! $this->rules->prices_include_tax || count( $taxes ) < 2 ) {
			return $rounded;
		}
		$target = $this->tax( Sum::of( $taxes ) );
		// What is amiss goes to the taxes that rounding changed most in the other direction.
		$unit   = BigDecimal::ofUnscaledValue( 1, $this->rules->decimals );
		$errors = [];
		foreach ( $taxes as $id => $tax ) {
			$errors[ $id ] = $tax->minus( $rounded[ $id ] );
		}
		$amiss = $target->minus( Sum::of( $rounded ) );
		$sign  = $amiss->getSign();
		uasort( $errors, static fn( BigDecimal $one, BigDecimal $other ) => $sign * $other->compareTo( $one ) );
		foreach ( array_keys( $errors ) as $id ) {
			if ( $amiss->isZero() ) {
				break;
			}
			$step           = $unit->multipliedBy( $sign );
			$rounded[ $id ] = $rounded[ $id ]->plus( $step );
			$amiss          = $amiss->minus( $step );
		}
		return $rounded;
	}
}
