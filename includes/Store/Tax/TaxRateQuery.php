<?php
declare(strict_types=1);

namespace Storewright\Store\Tax;

use Storewright\Database\Connection;
use Storewright\Store\Calculation\TaxRate;
use Storewright\Store\Calculation\TaxTable;
use Storewright\Store\Locale\CountryQuery;

/**
 * Reads tax rates, and finds those of an address.
 */
final class TaxRateQuery {

	private const ORDERS = [
		'id'       => [ 'tax_rate_id' ],
		'order'    => [ 'tax_rate_order', 'tax_rate_id' ],
		'priority' => [ 'tax_rate_priority', 'tax_rate_id' ],
	];

	/**
	 * How many rates are compared at a time.
	 */
	private const A_TIME = 500;

	private readonly string $rates;

	private readonly RateMatcher $matcher;

	public function __construct( private readonly Connection $database, private readonly TaxClassQuery $classes ) {
		$this->rates   = $database->table( Tables::RATES );
		$this->matcher = new RateMatcher( $database );
	}

	/**
	 * One rate.
	 *
	 * @return Rate|null Null where there is none.
	 */
	public function rate( int $id ): ?Rate {
		return $this->with_locations( $this->database->rows( "SELECT * FROM {$this->rates} WHERE tax_rate_id = %d", $id ) )[0] ?? null;
	}

	/**
	 * A page of the rates. Two queries.
	 *
	 * @return list<Rate>
	 */
	public function rates( TaxRateCriteria $criteria ): array {
		$direction          = $criteria->ascending ? ' ASC' : ' DESC';
		$order              = implode(
			', ',
			array_map( static fn( string $column ) => $column . $direction, self::ORDERS[ $criteria->orderby ] )
		);
		[ $where, $values ] = $this->where( $criteria );
		return $this->with_locations(
			$this->database->rows(
				// The ids come out of an index, and only the rows that are shown are read.
				"SELECT {$this->rates}.* FROM {$this->rates} JOIN (
				SELECT tax_rate_id AS shown_id FROM {$this->rates} $where ORDER BY $order LIMIT %d OFFSET %d
				) AS shown ON tax_rate_id = shown_id ORDER BY $order",
				...[ ...$values, $criteria->limit, $criteria->offset ]
			)
		);
	}

	/**
	 * The rates of some ids that there are. Two queries.
	 *
	 * @param list<int> $ids
	 * @return array<int, Rate> By id.
	 */
	public function several( array $ids ): array {
		$rates = [];
		foreach ( array_chunk( $ids, self::A_TIME ) as $chunk ) {
			$places = implode( ', ', array_fill( 0, count( $chunk ), '%d' ) );
			foreach ( $this->with_locations(
				$this->database->rows( "SELECT * FROM {$this->rates} WHERE tax_rate_id IN ( $places )", ...$chunk )
			) as $rate ) {
				$rates[ $rate->id ] = $rate;
			}
		}
		return $rates;
	}

	/**
	 * The rates of a class from the first to the last, a batch at a time: the memory this takes does not grow with their number.
	 *
	 * @param string|null $tax_class Stored class; null for every class.
	 * @return iterable<Rate>
	 */
	public function each( ?string $tax_class = null ): iterable {
		[ $where, $values ] = $this->where( new TaxRateCriteria( $tax_class ) );
		$where              = '' === $where ? 'WHERE' : "$where AND";
		$after              = [ -1, 0 ];
		do {
			$last  = $after;
			$rates = $this->with_locations(
				$this->database->rows(
					"SELECT * FROM {$this->rates} $where ( tax_rate_order > %d OR ( tax_rate_order = %d AND tax_rate_id > %d ) )
					ORDER BY tax_rate_order, tax_rate_id LIMIT %d",
					...[ ...$values, $after[0], ...$after, self::A_TIME ]
				)
			);
			foreach ( $rates as $rate ) {
				yield $rate;
				$after = [ $rate->order, $rate->id ];
			}
		} while ( $after !== $last );
	}

	/**
	 * The place of a rate that is to be the last one of its class.
	 *
	 * @param string $tax_class Stored class.
	 */
	public function next_order( string $tax_class ): int {
		$last = $this->database->value( "SELECT MAX(tax_rate_order) FROM {$this->rates} WHERE tax_rate_class = %s", $tax_class );
		return null === $last ? 0 : min( RateRules::LARGEST, (int) $last + 1 );
	}

	/**
	 * A stored rate of the same places, priority and class; null where there is none. Two queries.
	 */
	public function competitor_of( Rate $rate ): ?Rate {
		$rows = $this->database->rows(
			"SELECT * FROM {$this->rates} WHERE tax_rate_country = %s AND tax_rate_state = %s AND tax_rate_priority = %d
			AND tax_rate_class = %s AND tax_rate_id <> %d ORDER BY tax_rate_id",
			$rate->country,
			$rate->state,
			$rate->priority,
			$rate->tax_class,
			$rate->id
		);
		foreach ( array_chunk( $rows, self::A_TIME ) as $chunk ) {
			foreach ( $this->with_locations( $chunk ) as $stored ) {
				if ( $stored->competes_with( $rate ) ) {
					return $stored;
				}
			}
		}
		return null;
	}

	/**
	 * How many rates there are on all pages.
	 */
	public function count( TaxRateCriteria $criteria ): int {
		[ $where, $values ] = $this->where( $criteria );
		return (int) $this->database->value( "SELECT COUNT(*) FROM {$this->rates} $where", ...$values );
	}

	/**
	 * Whether the shop has any rate.
	 */
	public function has_rates(): bool {
		return null !== $this->database->value( "SELECT tax_rate_id FROM {$this->rates} LIMIT 1" );
	}

	/**
	 * The rates of a class that apply to an address, in the order of priorities. Two queries.
	 *
	 * @param string $country   ISO 3166-1 alpha-2.
	 * @param string $state     State code.
	 * @param string $postcode  As somebody wrote it.
	 * @param string $city      As somebody wrote it.
	 * @param string $tax_class Stored class, '' for standard.
	 * @return list<TaxRate>
	 */
	public function matching( string $country, string $state, string $postcode, string $city, string $tax_class = '' ): array {
		$rates = $this->matcher->matching( new TaxAddress( $country, $state, $postcode, $city ), $tax_class );
		return self::calculable( $rates[ $tax_class ] ?? [] );
	}

	/**
	 * The taxes of an address for a calculation, of every class. Two queries; four where prices contain those of another place.
	 *
	 * @param TaxAddress      $customer Where the order is taxed.
	 * @param TaxAddress|null $included The place whose tax prices contain, the shop's; null where they contain none, or the customer's.
	 */
	public function table( TaxAddress $customer, ?TaxAddress $included = null ): TaxTable {
		return new TaxTable( $this->by_class( $customer ), null === $included ? null : $this->by_class( $included ) );
	}

	/**
	 * @return array<string, list<TaxRate>>
	 */
	private function by_class( TaxAddress $address ): array {
		$rates = array_map( self::calculable( ... ), $this->matcher->matching( $address ) );
		// A class without a rate has to have its place in the order of classes, too. One that is called 7 is a number to PHP, and stays it.
		return array_replace(
			array_fill_keys(
				array_map( static fn( TaxClass $tax_class ) => TaxClass::stored( $tax_class->slug ), $this->classes->all() ),
				[]
			),
			$rates
		);
	}

	/**
	 * @param list<Rate> $rates
	 * @return list<TaxRate>
	 */
	private static function calculable( array $rates ): array {
		return array_map( static fn( Rate $rate ) => $rate->for_calculation(), $rates );
	}

	/**
	 * @return array{string, list<string>}
	 */
	private function where( TaxRateCriteria $criteria ): array {
		$conditions = [];
		$values     = [];
		if ( null !== $criteria->tax_class ) {
			$conditions[] = 'tax_rate_class = %s';
			$values[]     = $criteria->tax_class;
		}
		$search = trim( $criteria->search );
		if ( '' !== $search ) {
			$part         = addcslashes( $search, '_%\\' );
			$countries    = self::countries_named( $search );
			$conditions[] = '( '
				. ( [] === $countries ? '' : 'tax_rate_country IN ( ' . implode( ', ', array_fill( 0, count( $countries ), '%s' ) ) . ' ) OR ' )
				. "tax_rate_state = %s OR tax_rate_name LIKE %s OR tax_rate_id IN (
				SELECT tax_rate_id FROM {$this->database->table( Tables::LOCATIONS )} WHERE location_code LIKE %s ) )";
			array_push( $values, ...$countries, ...[ mb_strtoupper( $search ), "%$part%", "%$part%" ] );
		}
		return [ [] === $conditions ? '' : 'WHERE ' . implode( ' AND ', $conditions ), $values ];
	}

	/**
	 * The codes of the countries that a text is the code or a part of the name of.
	 *
	 * @return list<string>
	 */
	private static function countries_named( string $text ): array {
		$codes = [];
		foreach ( ( new CountryQuery() )->countries() as $country ) {
			// Two letters are a code: they would be a part of many names.
			if (
				0 === strcasecmp( $country->code, $text )
				|| ( mb_strlen( $text ) > 2 && false !== mb_stripos( $country->name, $text ) )
			) {
				$codes[] = $country->code;
			}
		}
		return $codes;
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return list<Rate>
	 */
	private function with_locations( array $rows ): array {
		$ids       = array_map( static fn( array $row ) => (int) $row['tax_rate_id'], $rows );
		$locations = $this->locations( $ids );
		return array_map(
			static fn( array $row ) => Rate::of_row(
				$row,
				$locations[ (int) $row['tax_rate_id'] ]['postcode'] ?? [],
				$locations[ (int) $row['tax_rate_id'] ]['city'] ?? []
			),
			$rows
		);
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, array<string, list<string>>> Id of the rate => type => codes, as they were given.
	 */
	private function locations( array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$locations = [];
		$places    = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		foreach ( $this->database->rows(
			"SELECT tax_rate_id, location_type, location_code FROM {$this->database->table( Tables::LOCATIONS )}
			WHERE tax_rate_id IN ( $places ) ORDER BY location_id",
			...$ids
		) as $row ) {
			$locations[ (int) $row['tax_rate_id'] ][ (string) $row['location_type'] ][] = (string) $row['location_code'];
		}
		return $locations;
	}
}
