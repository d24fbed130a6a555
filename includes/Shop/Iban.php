<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * Whether an IBAN's check digits fit it (ISO 7064, modulo 97).
 */
final class Iban {

	/**
	 * As it is written without the blanks between its groups.
	 */
	private const SHAPE = '/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/D';

	/**
	 * Whether a text looks like an IBAN, but its check digits do not fit the rest. Other texts may be in the field, too: imports and
	 * WooCommerce put there what they like.
	 *
	 * @param string $text
	 */
	public static function is_mistyped( string $text ): bool {
		$iban = strtoupper( (string) preg_replace( '/\s/', '', $text ) );
		if ( 1 !== preg_match( self::SHAPE, $iban ) ) {
			return false;
		}
		$rest = 0;
		// Letters count as 10 to 35; the country and the check digits come last.
		foreach ( str_split( substr( $iban, 4 ) . substr( $iban, 0, 4 ) ) as $sign ) {
			$number = ctype_digit( $sign ) ? (int) $sign : ord( $sign ) - 55;
			$rest   = ( $rest * ( $number > 9 ? 100 : 10 ) + $number ) % 97;
		}
		return 1 !== $rest;
	}
}
