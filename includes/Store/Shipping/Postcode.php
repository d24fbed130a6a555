<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

/**
 * Postcodes as zones compare them.
 */
final class Postcode {

	/**
	 * Between the two ends of a range.
	 */
	public const RANGE = '...';

	/**
	 * The form in which postcodes are compared: upper case, without spaces and hyphens.
	 *
	 * @param string $postcode As somebody wrote it.
	 */
	public static function normalise( string $postcode ): string {
		return self::upper( (string) preg_replace( '/[\s\-]+/u', '', $postcode ) );
	}

	/**
	 * A text in upper case. Where PHP has no mbstring, letters beyond A to Z stay as they are.
	 *
	 * @param string $text UTF-8.
	 */
	public static function upper( string $text ): string {
		return function_exists( 'mb_strtoupper' ) ? mb_strtoupper( $text, 'UTF-8' ) : strtoupper( $text );
	}

	/**
	 * The characters of a text.
	 *
	 * @param string $text UTF-8.
	 * @return list<string>
	 */
	public static function characters( string $text ): array {
		$characters = preg_split( '//u', $text, -1, PREG_SPLIT_NO_EMPTY );
		return false === $characters ? [] : $characters;
	}

	/**
	 * Every code without a range that covers the postcode: itself, and each beginning of it followed by `*`.
	 *
	 * @param string $postcode As somebody wrote it.
	 * @return list<string> Such as `90`, `90*`, `9*` and `*` for `90`.
	 */
	public static function covering( string $postcode ): array {
		$normal  = self::normalise( $postcode );
		$codes   = '' === $normal ? [] : [ $normal ];
		$letters = self::characters( $normal );
		for ( $length = count( $letters ); $length >= 0; $length-- ) {
			$codes[] = implode( '', array_slice( $letters, 0, $length ) ) . '*';
		}
		return $codes;
	}
}
