<?php
declare(strict_types=1);

namespace Storewright\Store\Locale;

use Collator;

/**
 * The order of names in lists, as readers of a language expect it.
 */
final class NameOrder {

	/**
	 * Sorts names, keys kept.
	 *
	 * @param array<array-key, string> $names  Code => name.
	 * @param string                   $locale WordPress locale, such as `de_DE`.
	 * @return array<array-key, string>
	 */
	public static function sort( array $names, string $locale ): array {
		if ( ! class_exists( Collator::class ) ) {
			return self::by_letters( $names, $locale );
		}
		( new Collator( $locale ) )->asort( $names );
		return $names;
	}

	/**
	 * Sorts names by their letters without accents, keys kept: the best that PHP can do without the intl extension.
	 *
	 * @param array<array-key, string> $names  Code => name.
	 * @param string                   $locale WordPress locale, such as `de_DE`.
	 * @return array<array-key, string>
	 */
	public static function by_letters( array $names, string $locale ): array {
		$plain = array_map( static fn( string $name ): string => remove_accents( $name, $locale ), $names );
		uksort( $names, static fn( int|string $a, int|string $b ): int => strnatcasecmp( $plain[ $a ], $plain[ $b ] ) );
		return $names;
	}
}
