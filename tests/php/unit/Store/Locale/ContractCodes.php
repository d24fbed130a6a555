<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Locale;

use RuntimeException;

/**
 * The codes of bin/data, which the generated files have to keep.
 */
final class ContractCodes {

	/**
	 * Rows of countries.tsv.
	 *
	 * @return array<string, array<string, string>> Country code => column => value.
	 */
	public static function countries(): array {
		$countries = [];
		foreach ( self::rows( 'countries' ) as $row ) {
			$countries[ $row['country'] ] = $row;
		}
		return $countries;
	}

	/**
	 * Codes of states.tsv.
	 *
	 * @return array<string, list<string>> Country code => state codes, sorted.
	 */
	public static function states(): array {
		$states = [];
		foreach ( self::rows( 'states' ) as $row ) {
			$states[ $row['country'] ][] = $row['code'];
		}
		foreach ( array_keys( $states ) as $country ) {
			sort( $states[ $country ], SORT_STRING );
		}
		return $states;
	}

	/**
	 * @return list<array<string, string>>
	 */
	private static function rows( string $name ): array {
		$lines = file( dirname( __DIR__, 5 ) . "/bin/data/$name.tsv", FILE_IGNORE_NEW_LINES );
		if ( false === $lines || count( $lines ) < 2 ) {
			throw new RuntimeException( "bin/data/$name.tsv cannot be read." );
		}
		$columns = explode( "\t", array_shift( $lines ) );
		return array_map( static fn( string $line ): array => array_combine( $columns, explode( "\t", $line ) ), $lines );
	}
}
