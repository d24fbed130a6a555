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
		return mb_strtoupper( (string) preg_replace( '/[\s\-]+/u', '', $postcode ) );
	}

	/**
	 * Every code without a range that covers the postcode: itself, and each beginning of it followed by `*`.
	 *
	 * @param string $postcode As somebody wrote it.
	 * @return list<string> Such as `90`, `90*`, `9*` and `*` for `90`.
	 */
	public static function covering( string $postcode ): array {
		$normal = self::normalise( $postcode );
		$codes  = '' === $normal ? [] : [ $normal ];
		for ( $length = mb_strlen( $normal ); $length >= 0; $length-- ) {
			$codes[] = mb_substr( $normal, 0, $length ) . '*';
		}
		return $codes;
	}
}
