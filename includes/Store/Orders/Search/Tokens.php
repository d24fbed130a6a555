<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Search;

use Storewright\Store\Orders\Order;

/**
 * The words that an order is found by, and those of a search: written in the same way, so that case and accents do not matter.
 *
 * @internal
 */
final class Tokens {

	public const LONGEST = 60;

	private const WORDS_OF_A_SEARCH = 8;

	private const WORDS_OF_A_FIELD = 12;

	/**
	 * The words of an order: number, e-mail address, names, companies, phone numbers, transaction.
	 *
	 * @return list<string>
	 */
	public static function of( Order $order ): array {
		$tokens = [ (string) $order->id, self::word( $order->billing->email ), self::word( $order->transaction_id ) ];
		foreach ( [ $order->billing, $order->shipping ] as $address ) {
			foreach ( [ $address->first_name, $address->last_name, $address->company ] as $text ) {
				array_push( $tokens, ...array_slice( self::words( $text ), 0, self::WORDS_OF_A_FIELD ) );
			}
			$tokens[] = self::digits( $address->phone );
		}
		return array_values( array_unique( array_filter( $tokens, static fn( string $token ) => '' !== $token ) ) );
	}

	/**
	 * The words of a search; all of them have to be found.
	 *
	 * @param string $search What somebody typed.
	 * @return list<string>
	 */
	public static function of_search( string $search ): array {
		$search = trim( $search );
		$digits = self::digits( $search );
		if ( strlen( $digits ) >= 5 && 1 === preg_match( '~^\+?[\d\s()./-]+$~D', $search ) ) {
			return [ mb_substr( $digits, 0, self::LONGEST ) ];
		}
		$words = [];
		foreach ( (array) preg_split( '/[\s,;]+/u', self::plain( $search ) ) as $word ) {
			$word  = ltrim( (string) $word, '#' );
			$words = [ ...$words, ...( str_contains( $word, '@' ) ? [ self::word( $word ) ] : self::words( $word ) ) ];
		}
		return array_slice( array_values( array_unique( array_filter( $words, static fn( string $word ) => '' !== $word ) ) ), 0, self::WORDS_OF_A_SEARCH );
	}

	/**
	 * @return list<string>
	 */
	private static function words( string $text ): array {
		$words = preg_split( '/[^\p{L}\p{N}_]+/u', self::plain( $text ), -1, PREG_SPLIT_NO_EMPTY );
		return array_map( static fn( string $word ) => mb_substr( $word, 0, self::LONGEST ), false === $words ? [] : $words );
	}

	private static function word( string $text ): string {
		return mb_substr( (string) preg_replace( '/\s+/u', '', self::plain( $text ) ), 0, self::LONGEST );
	}

	private static function digits( string $text ): string {
		return mb_substr( (string) preg_replace( '/\D+/', '', $text ), 0, self::LONGEST );
	}

	private static function plain( string $text ): string {
		// In one language, whoever searches: else what was written in one would not be found in another.
		return mb_strtolower( remove_accents( str_replace( [ "\0", 'ß' ], [ '', 'ss' ], wp_check_invalid_utf8( $text, true ) ), 'en_US' ) );
	}
}
