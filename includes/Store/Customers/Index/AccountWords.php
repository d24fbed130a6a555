<?php
declare(strict_types=1);

namespace Storewright\Store\Customers\Index;

/**
 * The words that an account is searched by, and the ends of words: part of a word is the beginning of one of its ends, so that an
 * index finds it.
 *
 * @internal
 */
final class AccountWords {

	/**
	 * Characters of an end that are kept, and of a search that are compared with it.
	 */
	private const MAX_LENGTH = 60;

	/**
	 * The words of texts, in small letters without accents.
	 *
	 * @param string ...$texts
	 * @return array<int, string> By id.
	 */
	public static function of( string ...$texts ): array {
		$words = [];
		foreach ( self::split( implode( ' ', $texts ) ) as $word ) {
			$words[ self::id( $word ) ] = $word;
		}
		return $words;
	}

	/**
	 * The ends of a word, the whole word first.
	 *
	 * @return list<string>
	 */
	public static function ends( string $word ): array {
		$ends = [];
		for ( $from = 0, $length = mb_strlen( $word ); $from < $length; $from++ ) {
			$ends[] = mb_substr( $word, $from, self::MAX_LENGTH );
		}
		return array_values( array_unique( $ends ) );
	}

	/**
	 * Returns the words of a search, those that the fewest accounts are likely to have first: numbers, then long parts.
	 *
	 * @return list<string>
	 */
	public static function of_search( string $search ): array {
		$parts  = array_map( static fn( string $part ) => mb_substr( $part, 0, self::MAX_LENGTH ), array_unique( self::split( $search ) ) );
		$weight = static fn( string $part ): int => mb_strlen( $part ) + ( 1 === preg_match( '/\p{N}/u', $part ) ? self::MAX_LENGTH : 0 );
		usort( $parts, static fn( string $one, string $other ) => $weight( $other ) <=> $weight( $one ) );
		return $parts;
	}

	/**
	 * Sixty bits of the word's hash, so that nobody has to ask for it.
	 */
	private static function id( string $word ): int {
		return (int) hexdec( substr( md5( $word ), 0, 15 ) );
	}

	/**
	 * @return list<string>
	 */
	private static function split( string $text ): array {
		// In one language, whoever writes: else what was written in one would not be found in another.
		$plain = mb_strtolower( remove_accents( str_replace( "\0", '', wp_check_invalid_utf8( $text, true ) ), 'en_US' ) );
		$words = preg_split( '/[^\p{L}\p{N}]+/u', $plain, -1, PREG_SPLIT_NO_EMPTY );
		return false === $words ? [] : $words;
	}
}
