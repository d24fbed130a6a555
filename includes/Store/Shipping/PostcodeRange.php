<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

/**
 * All postcodes from one to another, both included, written `90000...90099` or `PE30...PE34`.
 *
 * Where both ends are numbers, postcodes are compared as numbers. Else each character counts as two digits
 * (0–9 for digits, 1–26 for letters) and the ends are filled up with zeros to the length of the postcode,
 * as WooCommerce does: `PE34` as the upper end does not reach `PE34 1AA`.
 */
final class PostcodeRange {

	private function __construct(
		private readonly string $from,
		private readonly string $to
	) {}

	/**
	 * Reads a location code.
	 *
	 * @param string $code Such as `90000...90099`.
	 * @return self|null Null where the code is no range.
	 */
	public static function parse( string $code ): ?self {
		$ends = array_map( Postcode::normalise( ... ), explode( Postcode::RANGE, $code ) );
		if ( 2 !== count( $ends ) || '' === $ends[0] || '' === $ends[1] ) {
			return null;
		}
		return new self( $ends[0], $ends[1] );
	}

	/**
	 * Whether the postcode lies within.
	 *
	 * @param string $postcode As somebody wrote it.
	 */
	public function contains( string $postcode ): bool {
		$postcode = Postcode::normalise( $postcode );
		if ( $this->is_numeric() ) {
			return self::is_number( $postcode )
				&& self::compare( $this->from, $postcode ) <= 0
				&& self::compare( $postcode, $this->to ) <= 0;
		}
		$digits = self::as_digits( $postcode );
		return '' !== $postcode
			&& self::compare( self::filled( $this->from, $digits ), $digits ) <= 0
			&& self::compare( $digits, self::filled( $this->to, $digits ) ) <= 0;
	}

	/**
	 * Whether the second end comes before the first, so that nothing can lie within.
	 */
	public function is_reversed(): bool {
		if ( $this->is_numeric() ) {
			return self::compare( $this->from, $this->to ) > 0;
		}
		$to = self::as_digits( $this->to );
		return self::compare( self::filled( $this->from, $to ), self::filled( $this->to, self::as_digits( $this->from ) ) ) > 0;
	}

	private function is_numeric(): bool {
		return self::is_number( $this->from ) && self::is_number( $this->to );
	}

	/**
	 * By an expression, since not every host's PHP has the functions of ctype.
	 */
	private static function is_number( string $text ): bool {
		return 1 === preg_match( '/^[0-9]+$/D', $text );
	}

	private static function filled( string $end, string $digits ): string {
		return str_pad( self::as_digits( $end ), strlen( $digits ), '0' );
	}

	/**
	 * Two digits for each character; what is neither a digit nor a letter of the Latin alphabet counts as zero.
	 */
	private static function as_digits( string $postcode ): string {
		$digits = '';
		foreach ( Postcode::characters( $postcode ) as $character ) {
			$rank    = 1 === preg_match( '/^[A-Z]$/D', $character ) ? ord( $character ) - ord( 'A' ) + 1 : (int) $character;
			$digits .= str_pad( (string) $rank, 2, '0', STR_PAD_LEFT );
		}
		return $digits;
	}

	/**
	 * Compares two natural numbers of any length.
	 */
	private static function compare( string $left, string $right ): int {
		$left   = ltrim( $left, '0' );
		$right  = ltrim( $right, '0' );
		$longer = strlen( $left ) <=> strlen( $right );
		return 0 !== $longer ? $longer : strcmp( $left, $right );
	}
}
