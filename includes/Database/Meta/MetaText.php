<?php
declare(strict_types=1);

namespace Storewright\Database\Meta;

/**
 * Cleans text of meta data. NUL bytes have to go before a value is serialized and before its key is looked at: whatever takes them
 * away later turns a harmless text into a serialized object, or a key into that of a field.
 */
final class MetaText {

	/**
	 * A value or key without NUL bytes and without what is no UTF-8, in every part. Objects become arrays of their public properties.
	 *
	 * @template T
	 * @param T $value
	 * @return (T is string ? string : mixed)
	 */
	public static function clean( mixed $value ): mixed {
		if ( is_string( $value ) ) {
			$text = str_replace( "\0", '', $value );
			return 1 === preg_match( '//u', $text ) ? $text : wp_check_invalid_utf8( $text, true );
		}
		if ( ! is_array( $value ) && ! is_object( $value ) ) {
			return $value;
		}
		$clean = [];
		foreach ( is_object( $value ) ? get_object_vars( $value ) : $value as $key => $part ) {
			$clean[ is_string( $key ) ? self::clean( $key ) : $key ] = self::clean( $part );
		}
		return $clean;
	}

	/**
	 * Whether there is a NUL byte in a value: in a text, or in a key or text of an array.
	 */
	public static function has_nul( mixed $value ): bool {
		if ( ! is_array( $value ) ) {
			return is_string( $value ) && str_contains( $value, "\0" );
		}
		foreach ( $value as $key => $part ) {
			if ( self::has_nul( $key ) || self::has_nul( $part ) ) {
				return true;
			}
		}
		return false;
	}
}
