<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Methods;

/**
 * Cost expression of a shipping method: a decimal number, or a sum of numbers with `+ - * / ( )` and the placeholders `[qty]`
 * (number of items), `[cost]` (their price) and `[fee percent="10" min_fee="2" max_fee="20"]`.
 */
final class Cost {

	/**
	 * Longest accepted text, in characters.
	 */
	private const MAX_LENGTH = 500;

	private const AMOUNT = '(?:\d+(?:\.\d+)?|\.\d+)';

	/**
	 * The whole of a sum: an operand, then operators each with a further operand; a parenthesis holds a sum again.
	 */
	private const SUM = '~^(?<sum>\s*(?<operand>\((?&sum)\)|'
		. self::AMOUNT
		. '|\[qty\]|\[cost\]|'
		. self::FEE
		. ')\s*(?:[+\-*/]\s*(?&operand)\s*)*)$~D';



	private const FEE = '\[fee(?:\s+(?:percent|min_fee|max_fee)=(?:"(?:' . self::AMOUNT . ')?"|\'(?:' . self::AMOUNT . ')?\'))+\s*\]';

	private const DIVISION_BY_ZERO = '~/\s*+(?=[0.])0*+(?:\.0*+)?+(?!\d)~';

	/**
	 * Why the text cannot be a cost.
	 *
	 * @param string $text Trimmed text; '' is no cost at all and fine.
	 * @return string|null Translated reason, null where it can.
	 */
	public static function refusal( string $text ): ?string {
		$amount = self::refusal_of_amount( $text );
		if ( null === $amount || self::is_negative( $text ) ) {
			return $amount;
		}
		if ( mb_strlen( $text ) > self::MAX_LENGTH ) {
			/* translators: %d: number of characters. */
			return sprintf( __( 'Use at most %d characters.', 'storewright' ), self::MAX_LENGTH );
		}
		if ( 1 !== preg_match( self::SUM, $text ) ) {
			return __( 'Enter an amount such as 5.00, or a formula such as 5 + 2 * [qty].', 'storewright' );
		}
		if ( 1 === preg_match( self::DIVISION_BY_ZERO, $text ) ) {
			return __( 'The formula divides by zero.', 'storewright' );
		}
		return null;
	}

	/**
	 * Why the text cannot be an amount of money.
	 *
	 * @param string $text Trimmed text; '' is no amount at all and fine.
	 * @return string|null Translated reason, null where it can.
	 */
	public static function refusal_of_amount( string $text ): ?string {
		if ( '' === $text || ( mb_strlen( $text ) <= self::MAX_LENGTH && 1 === preg_match( '~^' . self::AMOUNT . '$~D', $text ) ) ) {
			return null;
		}
		if ( self::is_negative( $text ) ) {
			return __( 'Shipping rates can not be negative numbers.', 'storewright' );
		}
		return __( 'Enter an amount with a decimal point, such as 5.00.', 'storewright' );
	}

	private static function is_negative( string $text ): bool {
		return 1 === preg_match( '~^-\s*' . self::AMOUNT . '$~D', $text );
	}
}
