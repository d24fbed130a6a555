<?php
declare(strict_types=1);

namespace Storewright\Store\Locale;

use Collator;

/**
 * The order of names in lists, as readers of a language expect it.
 */
final class NameOrder {

	/**
	 * Sorts names, keys kept. Where PHP lacks the intl extension, letters are compared without their accents.
	 *
	 * @param array<array-key, string> $names  Code => name.
	 * @param string                   $locale WordPress locale, such as `de_DE`.
	 * @return array<array-key, string>
	 */
	public static function sort( array $names, string $locale ): array {
		if ( class_exists( Collator::class ) ) {
			( new Collator( $locale ) )->asort( $names );
			return $names;
		}
		$plain = array_map( static fn( string $name ): string => remove_accents( $name, $locale ), $names );
		uksort( $names, static fn( int|string $a, int|string $b ): int => strnatcasecmp( $plain[ $a ], $plain[ $b ] ) );
		return $names;
	}
}
