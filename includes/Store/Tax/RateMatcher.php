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
 * stands first. The database leaves out what can't match, so that tens of thousands of postcodes are not loaded.
 */
final class RateMatcher {

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
		$place    = [ strtoupper( trim( $address->country ) ), mb_strtoupper( trim( $address->state ) ) ];
		$where    = "r.tax_rate_country IN ( %s, '' ) AND r.tax_rate_state IN ( %s, '' )" . ( null === $tax_class ? '' : ' AND r.tax_rate_class = %s' );
		$values   = null === $tax_class ? $place : [ ...$place, $tax_class ];
		$ranges   = $this->in_range( $where, $values, $address->postcode );
		$covering = Postcode::covering( $address->postcode );
		$none     = "NOT EXISTS ( SELECT 1 FROM {$this->locations} %s WHERE %s.tax_rate_id = r.tax_rate_id AND %s.location_type = '%s' )";
		$rows     = $this->database->rows(
			'SELECT r.*, CASE WHEN ' . sprintf( $none, 'a', 'a', 'a', 'postcode' ) . ' THEN 1 ELSE 0 END AS any_postcode,
				CASE WHEN ' . sprintf( $none, 'b', 'b', 'b', 'city' ) . " THEN 1 ELSE 0 END AS any_city
			FROM {$this->rates} r
			WHERE $where
			AND ( " . sprintf( $none, 'c', 'c', 'c', 'postcode' ) . "
				OR EXISTS ( SELECT 1 FROM {$this->locations} d WHERE d.tax_rate_id = r.tax_rate_id AND d.location_type = 'postcode'
					AND UPPER( REPLACE( REPLACE( d.location_code, ' ', '' ), '-', '' ) ) IN ( " . self::places( $covering, '%s' ) . ' ) )'
				. ( [] === $ranges ? '' : ' OR r.tax_rate_id IN ( ' . self::places( $ranges, '%d' ) . ' )' ) . ' )
			AND ( ' . sprintf( $none, 'e', 'e', 'e', 'city' ) . "
				OR EXISTS ( SELECT 1 FROM {$this->locations} f WHERE f.tax_rate_id = r.tax_rate_id AND f.location_type = 'city' AND f.location_code = %s ) )",
			...[ ...$values, ...$covering, ...$ranges, mb_strtoupper( trim( $address->city ) ) ]
		);
		return self::one_of_each_priority( $rows );
	}

	/**
	 * The rates of the place that have a range with the postcode in it.
	 *
	 * @param string       $where
	 * @param list<string> $values
	 * @param string       $postcode
	 * @return list<int> Ids.
	 */
	private function in_range( string $where, array $values, string $postcode ): array {
		$rows = $this->database->rows(
			"SELECT l.tax_rate_id, l.location_code FROM {$this->rates} r INNER JOIN {$this->locations} l ON l.tax_rate_id = r.tax_rate_id
			WHERE $where AND l.location_type = 'postcode' AND l.location_code LIKE %s",
			...[ ...$values, '%' . Postcode::RANGE . '%' ]
		);
		$ids  = [];
		foreach ( $rows as $row ) {
			if ( true === PostcodeRange::parse( (string) $row['location_code'] )?->contains( $postcode ) ) {
				$ids[ (int) $row['tax_rate_id'] ] = (int) $row['tax_rate_id'];
			}
		}
		return array_values( $ids );
	}

	/**
	 * @param list<array<string, string|null>> $rows
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
			1 === (int) $row['any_postcode'],
			1 === (int) $row['any_city'],
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
