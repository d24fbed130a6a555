<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Validation;

/**
 * Text without markup and control characters. Everything else stays as typed: a lone “<”, “100%25” and quotes have a meaning.
 */
final class PlainText {

	/**
	 * Text of one line: white space at the ends is cut, each run of it within is one space.
	 */
	public static function line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', self::without_markup( $text ) ) );
	}

	/**
	 * Text of several lines, ended by "\n".
	 */
	public static function lines( string $text ): string {
		$lines = preg_split( '/\R/u', self::without_markup( $text ) );
		return trim( implode( "\n", array_map( rtrim( ... ), false === $lines ? [] : $lines ) ) );
	}

	/**
	 * Control characters go first, as they may hide a tag. Tags go until none is left, as removing one may join the halves of another.
	 */
	private static function without_markup( string $text ): string {
		$text = (string) preg_replace( '/[^\P{Cc}\t\r\n]/u', '', $text );
		do {
			$before = $text;
			$text   = (string) preg_replace( [ '#<(script|style)\b[^>]*>.*?</\1\s*>#isu', '#<(?:/?[a-z]|!--)[^<>]*>#iu' ], '', $text );
		} while ( $text !== $before );
		return $text;
	}
}
