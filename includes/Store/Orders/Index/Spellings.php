<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Database\Connection;
use Storewright\Store\Orders\Tables;

/**
 * The words of the index that begin alike. Each is one look into the table: asked for all at once, a database reads every row of
 * every word.
 *
 * @internal
 */
final class Spellings {

	/**
	 * Looks into the table for each word that is wanted: those for what is passed over included.
	 */
	private const LOOKS_A_WORD = 3;

	public function __construct( private readonly Connection $database ) {}

	/**
	 * The words that are like a pattern. Where the pattern is the beginning of a word, e-mail addresses, domains and what else has
	 * several words in it are passed over: an order with one of them has its first word, too.
	 *
	 * @param string $pattern For LIKE.
	 * @param int    $most    How many at most.
	 * @return list<string>|null Null where there are more.
	 */
	public function of( string $pattern, int $most ): ?array {
		$words  = [];
		$passed = '';
		$from   = '';
		$jumps  = false;
		$is_one = 1 === preg_match( '/^[\p{L}\p{N}]+%?$/uD', $pattern );
		for ( $look = 0; $look < self::LOOKS_A_WORD * $most; $look++ ) {
			$word = $this->database->value(
				"SELECT token FROM {$this->database->table( Tables::SEARCH )} WHERE token LIKE %s AND token "
					. ( $jumps ? '>=' : '>' )
					. ' %s ORDER BY token LIMIT 1',
				$pattern,
				$from
			);
			if ( null === $word ) {
				return $words;
			}
			$from  = $word;
			$jumps = false;
			if ( $is_one && 1 === preg_match( '/^([\p{L}\p{N}_]+)[^\p{L}\p{N}_]/u', $word, $part ) ) {
				// Signs stand before digits and letters: what follows begins with another word. Once for each, as databases differ.
				$jumps  = $passed !== $part[1];
				$from   = $jumps ? "{$part[1]}0" : $word;
				$passed = $part[1];
				continue;
			}
			if ( count( $words ) === $most ) {
				return null;
			}
			$words[] = $word;
		}
		return null;
	}
}
