<?php
declare(strict_types=1);

namespace Storewright\Database\Meta;

/**
 * Compares keys of meta data as the database does: for `meta_key = '_used_by'` it takes case, accents, spaces at the end and characters
 * without a weight of their own for nothing, and several forms of a letter for the letter.
 */
final class MetaKey {

	/**
	 * What the keys of fields are written with, less capitals; at first nothing, which some characters are equal to.
	 */
	private const PLAIN = " _-0123456789abcdefghijklmnopqrstuvwxyz!\"#\$%&()*+,./:;<=>?@[]^`{|}~'\\";

	/**
	 * Characters that may be equal to one of them. Letters of other scripts never are: keys in Hebrew or Japanese need no look.
	 */
	private const ODD = '/(?![\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Hebrew}\p{Arabic}\p{Cyrillic}\p{Greek}\p{Thai}])[^\x20-\x7E]/u';

	/**
	 * @var array<string, string> What other characters are equal to, themselves where that is nothing plain.
	 */
	private static array $equals = [];

	/**
	 * The plainest key that the database takes a key for.
	 */
	public static function plain( string $key ): string {
		if ( ctype_print( $key ) ) {
			return strtolower( trim( $key ) );
		}
		$key = MetaText::clean( $key );
		$key = function_exists( 'normalizer_normalize' ) ? (string) normalizer_normalize( $key, \Normalizer::FORM_KD ) : $key;
		$key = remove_accents( $key, 'en_US' );
		self::ask( $key );
		return strtolower( trim( strtr( $key, self::$equals ) ) );
	}

	/**
	 * Whether a key is one of some, for the database.
	 *
	 * @param string       $key
	 * @param list<string> $keys
	 */
	public static function is_among( string $key, array $keys ): bool {
		return in_array( $key, $keys, true ) || in_array( self::plain( $key ), array_map( self::plain( ... ), $keys ), true );
	}

	/**
	 * Asks the database once for each character, in the collation that keys have there. SQLite tells all of them apart.
	 */
	private static function ask( string $key ): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		preg_match_all( self::ODD, $key, $found );
		$odd = array_values( array_filter( array_unique( $found[0] ), static fn( string $one ) => ! isset( self::$equals[ $one ] ) ) );
		if ( [] === $odd || ( defined( 'DB_ENGINE' ) && 'sqlite' === DB_ENGINE ) ) {
			return;
		}
		$plain = [ '', ...str_split( self::PLAIN ) ];
		$of    = static fn( array $characters ) => "SELECT 0 AS place, meta_key AS c FROM {$wpdb->postmeta} WHERE 1 = 0"
			. implode( '', array_map( static fn( int $place ) => " UNION ALL SELECT $place, %s", array_keys( $characters ) ) );
		// phpcs:disable WordPress.DB -- No rows are read.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT odd.place AS odd, plain.place AS plain FROM ( {$of( $odd )} ) odd
				JOIN ( {$of( $plain )} ) plain ON CONCAT( 'x', plain.c, 'x' ) = CONCAT( 'x', odd.c, 'x' )",
				...$odd,
				...$plain
			),
			ARRAY_N
		);
		// phpcs:enable
		self::$equals += array_combine( $odd, $odd );
		foreach ( is_array( $rows ) ? $rows : [] as [ $at, $equal ] ) {
			self::$equals[ $odd[ (int) $at ] ] = $plain[ (int) $equal ];
		}
	}
}
