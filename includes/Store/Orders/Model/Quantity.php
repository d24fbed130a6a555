<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Model;

/**
 * How many of something: a whole number, or one with decimals where the shop sells by measure.
 */
final class Quantity {

	/**
	 * Digits after the point that are kept.
	 */
	private const DIGITS = 6;

	/**
	 * A number without what adding decimals leaves over: an integer where it is whole.
	 */
	public static function exact( int|float $number ): int|float {
		$rounded = round( (float) $number, self::DIGITS );
		return floor( $rounded ) === $rounded && abs( $rounded ) < PHP_INT_MAX ? (int) $rounded : $rounded;
	}

	/**
	 * A quantity as it is stored; what is no number is 0.
	 */
	public static function stored( string $text ): int|float {
		return is_numeric( $text ) ? self::exact( (float) $text ) : 0;
	}
}
