<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

/**
 * Search terms, in the tokens of SearchTokens.
 *
 * @internal
 */
final class SearchTerms {

	private const WORDS = 8;

	/**
	 * From this length on, the last word may be the beginning of one: whoever types has finished those before it.
	 */
	private const SHORTEST_PREFIX = 3;

	/**
	 * Digits from which on a number is more likely a telephone's than an order's.
	 */
	private const SHORTEST_PHONE = 7;

	/**
	 * @param string                   $phrase   What was typed, trimmed.
	 * @param list<list<string>>       $readings Words that all have to be there, the likelier reading first. None where there is no word.
	 * @param list<string>             $phones   Other forms of a telephone number that was typed.
	 */
	private function __construct( public readonly string $phrase, public readonly array $readings, public readonly array $phones ) {}

	/**
	 * The terms of a search.
	 */
	public static function of( string $search ): self {
		$search = self::phrase( $search );
		if ( strlen( SearchTokens::digits( $search ) ) >= 5 && 1 === preg_match( '~^\+?[\d\s()./-]+$~D', $search ) ) {
			$forms = SearchTokens::phone( $search );
			return new self( $search, [ [ (string) array_shift( $forms ) ] ], $forms );
		}
		$pieces = preg_split( '/[\s,;]+/u', SearchTokens::plain( $search ), -1, PREG_SPLIT_NO_EMPTY );
		$pieces = false === $pieces ? [] : $pieces;
		// A piece with dots may be a domain, or words with dots between them.
		return new self(
			$search,
			array_values( array_filter( array_unique( [ self::words( $pieces, true ), self::words( $pieces, false ) ], SORT_REGULAR ) ) ),
			[]
		);
	}

	/**
	 * Returns the entered search, trimmed, without bytes that no text has: the database would refuse them.
	 */
	public static function phrase( string $search ): string {
		return trim( str_replace( "\0", '', wp_check_invalid_utf8( $search, true ) ) );
	}

	/**
	 * Returns the pattern for the last word, which may be a prefix.
	 *
	 * @param list<string> $words A reading.
	 * @return string A pattern for LIKE, or the word itself where only that is meant.
	 */
	public static function last( array $words ): string {
		$word   = $words[ count( $words ) - 1 ] ?? '';
		$length = mb_strlen( $word );
		return $length < self::SHORTEST_PREFIX
			|| ( $length < self::SHORTEST_PHONE && ctype_digit( $word ) ) ? self::escaped( $word ) : self::escaped( $word ) . '%';

	}

	/**
	 * A text for LIKE.
	 */
	public static function escaped( string $text ): string {
		return addcslashes( $text, '_%\\' );
	}

	/**
	 * @param array<string> $pieces
	 * @param bool          $domains Whether a piece with dots is kept whole.
	 * @return list<string>
	 */
	private static function words( array $pieces, bool $domains ): array {
		$words = [];
		foreach ( $pieces as $piece ) {
			$piece = ltrim( $piece, '#@' );
			$whole = str_contains( $piece, '@' ) || ( $domains && 1 === preg_match(
				'/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}+$/u',
				$piece
			) );
			$words = [ ...$words, ...( $whole ? [ SearchTokens::whole( $piece ) ] : SearchTokens::words( $piece ) ) ];
		}
		return array_slice(
			array_values( array_unique( array_filter( $words, static fn( string $word ) => '' !== $word ) ) ),
			0,
			self::WORDS
		);
	}
}
