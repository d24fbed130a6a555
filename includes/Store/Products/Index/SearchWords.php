<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Index;

/**
 * The words that a product is searched by: what stands between white space, in small letters without accents.
 *
 * Nothing else is taken off, so that part of a text is found where LIKE would find it.
 *
 * @internal
 */
final class SearchWords {

	public const NAME = 1;

	public const TEXT = 2;

	public const SKU = 4;

	/**
	 * Characters of a word that are kept; longer ones are kept in parts.
	 */
	private const MAX_LENGTH = 191;

	/**
	 * Characters of a search: parts of words overlap by so many.
	 */
	private const MAX_SEARCH_LENGTH = 95;

	/**
	 * Words of a product; a text of a hundred pages is not searched to its end.
	 */
	private const MAX_COUNT = 5000;

	/**
	 * The words of a product.
	 *
	 * @param string $name
	 * @param string $text Its descriptions.
	 * @param string $sku  Searched as one word, with white space.
	 * @return array<int, array{string, int}> By id of the word: the word, and where it is as a sum of NAME, TEXT and SKU.
	 */
	public static function of( string $name, string $text, string $sku ): array {
		$words = [];
		foreach ( [
			self::SKU  => '' === $sku ? [] : [ self::plain( $sku ) ],
			self::NAME => self::split( self::plain( $name ) ),
			self::TEXT => self::split( self::plain( $text ) ),
		] as $field => $found ) {
			foreach ( $found as $word ) {
				foreach ( self::parts( $word ) as $part ) {
					$id = self::id( $part );
					if ( isset( $words[ $id ] ) ) {
						$words[ $id ][1] |= $field;
					} elseif ( count( $words ) < self::MAX_COUNT ) {
						$words[ $id ] = [ $part, $field ];
					}
				}
			}
		}
		ksort( $words );
		return $words;
	}

	/**
	 * Part of a word as it is looked for.
	 */
	public static function of_search( string $part ): string {
		return mb_substr( self::plain( $part ), 0, self::MAX_SEARCH_LENGTH );
	}

	/**
	 * The id of a word: sixty bits of its hash, so that nobody has to ask for it.
	 */
	private static function id( string $word ): int {
		return (int) hexdec( substr( md5( $word ), 0, 15 ) );
	}

	/**
	 * @return list<string>
	 */
	private static function split( string $text ): array {
		$words = preg_split( '/[\s,]+/u', $text, -1, PREG_SPLIT_NO_EMPTY );
		return false === $words ? [] : $words;
	}

	/**
	 * @return list<string>
	 */
	private static function parts( string $word ): array {
		if ( strlen( $word ) <= self::MAX_LENGTH ) {
			return [ $word ];
		}
		$parts  = [];
		$length = mb_strlen( $word );
		$step   = self::MAX_LENGTH - self::MAX_SEARCH_LENGTH;
		for ( $from = 0; 0 === $from || $from + self::MAX_LENGTH - $step < $length; $from += $step ) {
			$parts[] = mb_substr( $word, $from, self::MAX_LENGTH );
		}
		return $parts;
	}

	private static function plain( string $text ): string {
		// In one language, whoever writes: else what was written in one would not be found in another.
		return mb_strtolower( remove_accents( str_replace( "\0", '', wp_check_invalid_utf8( $text, true ) ), 'en_US' ) );
	}
}
