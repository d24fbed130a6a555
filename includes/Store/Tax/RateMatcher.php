<?php
declare(strict_types=1);

namespace Storewright\Store\Tax;

use Storewright\Database\Connection;
use Storewright\Store\Shipping\Postcode;
use Storewright\Store\Shipping\PostcodeRange;

/**
 * Finds the rates that apply to an address.
 *
 * Of the rates of a class that cover it, one of each priority applies: the one that says most about the place, then the one that
 * stands first. The first query looks postcode and city up in the index of places, the second one loads what can match: shops
 * have tens of thousands of rates with a postcode each.
 */
final class RateMatcher {

	/**
	 * Longer texts are no postcodes; they would make a query of thousands of beginnings.
	 */
	private const MAX_POSTCODE_LENGTH = 16;

	private readonly string $rates;

	private readonly string $locations;

	public function __construct( private readonly Connection $database ) {
		$this->rates     = $database->table( Tables::RATES );
		$this->locations = $database->table( Tables::LOCATIONS );
	}

	/**
	 * The rates of an address by class, each class's in the order of priorities. Two queries.
	 *
	 * @param TaxAddress  $address
	 * @param string|null $tax_class Only of this stored class, '' for standard; null for every class.
	 * @return array<string, list<Rate>> Stored class => rates; classes without rates are missing.
	 */
	public function matching( TaxAddress $address, ?string $tax_class = null ): array {
		$where = "r.tax_rate_country IN ( %s, '' ) AND r.tax_rate_state IN ( %s, '' )"
			. ( null === $tax_class ? '' : ' AND r.tax_rate_class = %s' );

		$values  = [
			strtoupper( trim( $address->country ) ),
			mb_strtoupper( trim( $address->state ) ),
			...( null === $tax_class ? [] : [ $tax_class ] ),
		];
		$covered = $this->covered( $address, $where, $values );
		$ids     = array_keys( $covered['postcode'] + $covered['city'] );
		$limited = static fn( string $type, string $table ): string => "EXISTS ( SELECT 1 FROM $table $type
			WHERE $type.tax_rate_id = r.tax_rate_id AND $type.location_type = '$type' ) AS by_$type";
		$rows    = $this->database->rows(
			"SELECT r.*, 0 AS by_postcode, 0 AS by_city FROM {$this->rates} r
			LEFT JOIN {$this->locations} l ON l.tax_rate_id = r.tax_rate_id WHERE $where AND l.tax_rate_id IS NULL"
				. ( [] === $ids ? '' : "
					UNION ALL SELECT r.*, {$limited( 'postcode', $this->locations )}, {$limited( 'city', $this->locations )}
						FROM {$this->rates} r WHERE $where AND r.tax_rate_id IN ( " . self::places( $ids, '%d' ) . ' )' ),
			...[ ...$values, ...( [] === $ids ? [] : [ ...$values, ...$ids ] ) ]
		);
		return self::one_of_each_priority(
			array_filter(
				$rows,
				static fn( array $row ) => ( 0 === (int) $row['by_postcode'] || isset( $covered['postcode'][ (int) $row['tax_rate_id'] ] ) )
					&& ( 0 === (int) $row['by_city'] || isset( $covered['city'][ (int) $row['tax_rate_id'] ] ) )
			)
		);
	}

	/**
	 * The rates that name the address's postcode, and those that name its city.
	 *
	 * @param TaxAddress   $address
	 * @param string       $where   What the place asks of rates, for the ranges, which no index knows.
	 * @param list<string> $values
	 * @return array{postcode: array<int, true>, city: array<int, true>} By id of the rate.
	 */
	private function covered( TaxAddress $address, string $where, array $values ): array {
		$codes   = self::spellings( $address->postcode );
		$rows    = $this->database->rows(
			"SELECT tax_rate_id, location_type, location_code FROM {$this->locations} WHERE location_type = 'postcode'
			AND location_code IN ( " . self::places( $codes, '%s' ) . " )
			UNION ALL SELECT tax_rate_id, location_type, location_code FROM {$this->locations} WHERE location_type = 'city'
				AND location_code = %s
			UNION ALL SELECT l.tax_rate_id, l.location_type, l.location_code FROM {$this->rates} r
			INNER JOIN {$this->locations} l ON l.tax_rate_id = r.tax_rate_id
				WHERE $where AND l.location_type = 'postcode' AND l.location_code LIKE %s",
			...[ ...$codes, mb_strtoupper( trim( $address->city ) ), ...$values, '%' . Postcode::RANGE . '%' ]
		);
		$covered = [
			'postcode' => [],
			'city'     => [],
		];
		foreach ( $rows as $row ) {
			$range = 'postcode' === $row['location_type'] ? PostcodeRange::parse( (string) $row['location_code'] ) : null;
			if ( null === $range || $range->contains( $address->postcode ) ) {
				$covered[ 'city' === $row['location_type'] ? 'city' : 'postcode' ][ (int) $row['tax_rate_id'] ] = true;
			}
		}
		return $covered;
	}

	/**
	 * The codes that cover a postcode, in every spelling: shops write `SW1A 1AA`, `SW1A-1AA` and `SW1A1AA`.
	 *
	 * @return non-empty-list<string>
	 */
	private static function spellings( string $postcode ): array {
		$spellings = [];
		$covering  = mb_strlen( Postcode::normalise( $postcode ) ) > self::MAX_POSTCODE_LENGTH ? [ '*' ] : Postcode::covering( $postcode );
		foreach ( $covering as $code ) {
			$spellings[] = $code;
			$length      = mb_strlen( rtrim( $code, '*' ) );
			for ( $place = 1; $place < $length; $place++ ) {
				foreach ( [ ' ', '-' ] as $separator ) {
					$spellings[] = mb_substr( $code, 0, $place ) . $separator . mb_substr( $code, $place );
				}
			}
		}
		return [] === $spellings ? [ '*' ] : $spellings;
	}

	/**
	 * @param array<array<string, string|null>> $rows
	 * @return array<string, list<Rate>>
	 */
	private static function one_of_each_priority( array $rows ): array {
		usort( $rows, static fn( array $one, array $other ) => self::rank( $one ) <=> self::rank( $other ) );
		$rates = [];
		foreach ( $rows as $row ) {
			$rates[ (string) $row['tax_rate_class'] ][ (int) $row['tax_rate_priority'] ] ??= Rate::of_row( $row );
		}
		return array_map( array_values( ... ), $rates );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return list<int|bool> The lower, the earlier.
	 */
	private static function rank( array $row ): array {
		return [
			(int) $row['tax_rate_priority'],
			'' === $row['tax_rate_country'],
			'' === $row['tax_rate_state'],
			0 === (int) $row['by_postcode'],
			0 === (int) $row['by_city'],
			(int) $row['tax_rate_order'],
			(int) $row['tax_rate_id'],
		];
	}

	/**
	 * @param list<string>|list<int> $values
	 */
	private static function places( array $values, string $placeholder ): string {
		return implode( ', ', array_fill( 0, count( $values ), $placeholder ) );
	}
}
