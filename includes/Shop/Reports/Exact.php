<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use Storewright\Kernel\Money;

/**
 * Exact amounts that are quick to add up: an integer of hundred-millionths where one can hold it, which it nearly always can; else a
 * decimal of as many hundred-millionths. Both may be mixed.
 *
 * @internal
 */
final class Exact {

	/**
	 * Digits after the point that an integer holds.
	 */
	private const SCALE = 8;

	private const ONE = 100_000_000;

	/**
	 * Digits before the point of texts that become integers: sums of a great many of them are integers still.
	 */
	private const WHOLE = 9;

	/**
	 * How many texts are remembered: the rows of an order have most of their amounts in common, and many orders too.
	 */
	private const REMEMBERED = 4096;

	/**
	 * Texts => integers.
	 *
	 * @var array<int|string, int>
	 */
	private static array $integers = [];

	/**
	 * Integers => texts.
	 *
	 * @var array<int, string>
	 */
	private static array $texts = [];

	/**
	 * An amount that our own code or database made; '' and null count as nothing.
	 */
	public static function of( string|int|float|BigDecimal|null $amount ): int|BigDecimal {
		if ( is_string( $amount ) ) {
			if ( isset( self::$integers[ $amount ] ) ) {
				return self::$integers[ $amount ];
			}
			$is_negative = str_starts_with( $amount, '-' );
			$point       = strpos( $amount, '.' );
			$whole       = substr( $amount, (int) $is_negative, false === $point ? null : $point - (int) $is_negative );
			$part        = false === $point ? '' : substr( $amount, $point + 1 );
			if (
				ctype_digit( $whole ) && strlen( $whole ) <= self::WHOLE
				&& ( '' === $part ? false === $point : ctype_digit( $part ) && strlen( $part ) <= self::SCALE )
			) {
				$units = (int) ( $whole . str_pad( $part, self::SCALE, '0' ) );
				if ( count( self::$integers ) >= self::REMEMBERED ) {
					self::$integers = [];
				}
				self::$integers[ $amount ] = $is_negative ? -$units : $units;
				return self::$integers[ $amount ];
			}
		}
		$decimal = Money::of( $amount );
		return $decimal->isZero() ? 0 : $decimal->multipliedBy( self::ONE );
	}

	/**
	 * A small whole number.
	 */
	public static function whole( int $number ): int {
		return $number * self::ONE;
	}

	/**
	 * The sum of two amounts.
	 */
	public static function plus( int|BigDecimal $one, int|BigDecimal $other ): int|BigDecimal {
		if ( is_int( $one ) && is_int( $other ) ) {
			$sum = $one + $other;
			// @phpstan-ignore function.alreadyNarrowedType (PHP makes a float of a sum that is too large.)
			if ( is_int( $sum ) ) {
				return $sum;
			}
		}
		return BigDecimal::of( $one )->plus( BigDecimal::of( $other ) );
	}

	/**
	 * The amount with the other sign.
	 */
	public static function negated( int|BigDecimal $amount ): int|BigDecimal {
		return is_int( $amount ) ? -$amount : $amount->negated();
	}

	/**
	 * One amount less another one.
	 */
	public static function minus( int|BigDecimal $one, int|BigDecimal $other ): int|BigDecimal {
		return self::plus( $one, self::negated( $other ) );
	}

	/**
	 * The part of an amount that is for some of all pieces, with six digits after the point.
	 */
	public static function share( int|BigDecimal $amount, int $pieces, int $all ): int|BigDecimal {
		if ( 0 === $all || self::is_zero( $amount ) ) {
			return 0;
		}
		$divisor = $all * 100;
		$times   = is_int( $amount ) ? $amount * $pieces * 2 : 0.0;
		// @phpstan-ignore function.alreadyNarrowedType (PHP makes a float of a product that is too large.)
		if ( is_int( $times ) && is_int( $divisor ) && abs( $divisor ) < PHP_INT_MAX / 4 && abs( $times ) < PHP_INT_MAX / 2 ) {
			$share = 100 * intdiv( abs( $times ) + abs( $divisor ), 2 * abs( $divisor ) );
			return ( $times < 0 ) === ( $divisor < 0 ) ? $share : -$share;
		}
		$exact = BigDecimal::of( $all )->multipliedBy( 100 );
		return BigDecimal::of( $amount )->multipliedBy( $pieces )->dividedBy( $exact, 0, RoundingMode::HALF_UP )->multipliedBy( 100 );
	}

	/**
	 * The amount with so many digits after the point, rounded half up, away from zero.
	 *
	 * @param int|BigDecimal $amount
	 * @param int            $digits 8 or fewer.
	 */
	public static function rounded( int|BigDecimal $amount, int $digits ): int|BigDecimal {
		if ( is_int( $amount ) ) {
			if ( self::SCALE === $digits ) {
				return $amount;
			}
			$unit = 10 ** ( self::SCALE - $digits );
			$rest = $amount % $unit;
			if ( 0 === $rest ) {
				return $amount;
			}
			$away = abs( $rest ) * 2 >= $unit ? ( $amount < 0 ? -$unit : $unit ) : 0;
			return self::plus( $amount - $rest, $away );
		}
		$unit = BigDecimal::one()->withPointMovedRight( self::SCALE - $digits );
		return $amount->dividedBy( $unit, 0, RoundingMode::HALF_UP )->multipliedBy( $unit );
	}

	/**
	 * Whether it is nothing.
	 */
	public static function is_zero( int|BigDecimal $amount ): bool {
		return is_int( $amount ) ? 0 === $amount : $amount->isZero();
	}

	/**
	 * Whether it is less than nothing.
	 */
	public static function is_negative( int|BigDecimal $amount ): bool {
		return is_int( $amount ) ? $amount < 0 : $amount->isNegative();
	}

	/**
	 * As a text without needless zeros, such as `12.5`.
	 */
	public static function text( int|BigDecimal $amount ): string {
		if ( ! is_int( $amount ) ) {
			return (string) $amount->withPointMovedLeft( self::SCALE )->stripTrailingZeros();
		}
		if ( ! isset( self::$texts[ $amount ] ) ) {
			if ( count( self::$texts ) >= self::REMEMBERED ) {
				self::$texts = [];
			}
			self::$texts[ $amount ] = self::text_of( $amount );
		}
		return self::$texts[ $amount ];
	}

	private static function text_of( int $amount ): string {
		if ( 0 === $amount % self::ONE ) {
			return (string) intdiv( $amount, self::ONE );
		}
		$digits = ltrim( (string) $amount, '-' );
		$digits = str_pad( $digits, self::SCALE + 1, '0', STR_PAD_LEFT );
		return ( $amount < 0 ? '-' : '' ) . substr( $digits, 0, -self::SCALE ) . '.' . rtrim( substr( $digits, -self::SCALE ), '0' );
	}
}
