<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Validation;

/**
 * Text without markup and control characters. Everything else stays as typed: a lone “<”, “100%25” and quotes have a meaning.
 */
final class PlainText {

	private const CONTROL_CHARACTERS = '/[^\P{Cc}\t\r\n]/u';

	private const SCRIPTS = '#<(script|style)\b[^>]*>.*?</\1\s*>#isu';

	private const TAGS = '#<(?:/?[a-z]|!--)[^<>]*>#iu';

	/**
	 * Text of one line: white space at the ends is cut, each run of it within is one space.
	 *
	 * @throws InvalidValue If the text is beyond what can be searched.
	 */
	public static function line( string $text ): string {
		return trim( self::replace( '/\s+/u', ' ', self::without_markup( $text ) ) );
	}

	/**
	 * Text of several lines, ended by "\n".
	 *
	 * @throws InvalidValue If the text is beyond what can be searched.
	 */
	public static function lines( string $text ): string {
		return trim( self::replace( '/[^\S\r\n]*\R/u', "\n", self::without_markup( $text ) ) );
	}

	/**
	 * Control characters go first, as they may hide a tag. Tags go until none is left, as removing one may join the halves of another.
	 */
	private static function without_markup( string $text ): string {
		$text = self::replace( self::CONTROL_CHARACTERS, '', $text );
		do {
			$before = $text;
			$text   = self::replace( self::TAGS, '', self::replace( self::SCRIPTS, '', $text ) );
		} while ( $text !== $before );
		return $text;
	}

	private static function replace( string $pattern, string $by, string $text ): string {
		return preg_replace( $pattern, $by, $text ) ?? throw new InvalidValue( __( 'This text is too complex.', 'storewright' ) );
	}
}
