<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Brick\Math\BigDecimal;
use Brick\Math\BigNumber;
use Brick\Math\Exception\MathException;
use Brick\Math\RoundingMode;

/**
 * Amounts of money and other exact decimals, between text and arithmetic.
 */
final class Money {

	/**
	 * Longest amount that columns of WooCommerce hold: decimal( 26, 8 ).
	 */
	private const MAX_LENGTH = 28;

	/**
	 * An amount that our own code or database made.
	 *
	 * @param string|int|float|BigNumber|null $amount '' and null count as nothing.
	 * @throws MathException If it is no number.
	 */
	public static function of( string|int|float|BigNumber|null $amount ): BigDecimal {
		return '' === $amount || null === $amount || '0' === $amount || 0 === $amount ? BigDecimal::zero() : BigDecimal::of( $amount );
	}

	/**
	 * An amount that somebody else wrote: plain decimals with a point, such as `1234.50` or `-3`.
	 *
	 * @param mixed $amount
	 * @return BigDecimal|null Null where it is no such amount, or one that the database can't hold.
	 */
	public static function parse( mixed $amount ): ?BigDecimal {
		if ( is_float( $amount ) && is_finite( $amount ) ) {
			$amount = rtrim( rtrim( sprintf( '%.8F', $amount ), '0' ), '.' );
		}
		$text = is_int( $amount ) || is_string( $amount ) ? trim( (string) $amount ) : '';
		if ( strlen( $text ) > self::MAX_LENGTH || 1 !== preg_match( '/^-?(\d{1,18}(\.\d*)?|\.\d+)$/D', $text ) ) {
			return null;
		}
		return BigDecimal::of( rtrim( $text, '.' ) );
	}

	/**
	 * An amount rounded half up, away from zero.
	 *
	 * @param BigDecimal $amount
	 * @param int        $decimals Digits after the point.
	 */
	public static function round( BigDecimal $amount, int $decimals ): BigDecimal {
		return $amount->toScale( $decimals, RoundingMode::HALF_UP );
	}

	/**
	 * An amount as text, rounded half up, such as `12.50`. Zero has no sign.
	 *
	 * @param string|int|float|BigNumber|null $amount
	 * @param int                             $decimals Digits after the point.
	 */
	public static function text( string|int|float|BigNumber|null $amount, int $decimals ): string {
		return (string) self::round( self::of( $amount ), $decimals );
	}
}
