<?php
declare(strict_types=1);

namespace Storewright\Database;

/**
 * Reads serialized text of the database without ever making an object of it. The only place that unserializes.
 */
final class Serialized {

	/**
	 * Deepest nesting that is read: an answer around it still has to fit into what JSON takes, 512 levels.
	 */
	public const MAX_DEPTH = 100;

	/**
	 * The value, to be changed and stored again: objects are incomplete ones, which serialize to what they were.
	 *
	 * @param string $text As stored.
	 * @return mixed The text itself where it is not serialized; false where it is damaged.
	 */
	public static function decode( string $text ): mixed {
		// phpcs:ignore WordPress.PHP -- Others store this format; damaged text is false, and no objects are made.
		return is_serialized( $text ) ? @unserialize( trim( $text ), [ 'allowed_classes' => false ] ) : $text;
	}

	/**
	 * The value, to be answered: objects are arrays of their public properties. What is damaged, nested too deep or refers to itself
	 * is the stored text.
	 *
	 * @param string $text As stored.
	 */
	public static function plain( string $text ): mixed {
		if ( ! is_serialized( $text ) ) {
			return $text;
		}
		$value = self::decode( $text );
		// References can make a short text a value without end: no honest one has more parts than its text has bytes.
		$parts = strlen( $text );
		return ( false === $value && 'b:0;' !== trim( $text ) ) || ! self::flatten( $value, self::MAX_DEPTH, $parts ) ? $text : $value;
	}

	/**
	 * Makes arrays of objects, and text of numbers that JSON does not know.
	 *
	 * @param mixed $value Changed in place.
	 * @param int   $depth How many levels may follow.
	 * @param int   $parts How many parts may follow.
	 * @return bool Whether it kept to both.
	 */
	private static function flatten( mixed &$value, int $depth, int &$parts ): bool {
		if ( is_float( $value ) && ! is_finite( $value ) ) {
			$value = (string) $value;
		}
		if ( ! is_array( $value ) && ! is_object( $value ) ) {
			return true;
		}
		$flat = [];
		foreach ( (array) $value as $key => $part ) {
			if ( --$parts < 0 || 0 === $depth || ! self::flatten( $part, $depth - 1, $parts ) ) {
				return false;
			}
			// Names of private and protected properties begin with a NUL byte.
			if ( ! is_object( $value ) || ! ( str_starts_with( (string) $key, "\0" ) || '__PHP_Incomplete_Class_Name' === $key ) ) {
				$flat[ $key ] = $part;
			}
		}
		$value = $flat;
		return true;
	}
}
