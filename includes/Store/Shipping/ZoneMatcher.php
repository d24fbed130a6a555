<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

use Storewright\Database\Connection;
use Storewright\Store\Locale\CountryQuery;

/**
 * Finds the zone of an address.
 *
 * A zone covers an address that lies in one of its countries, states or continents; a zone without any of these covers
 * all. Where a zone has postcodes, one of them has to cover the address too. Zones are asked by order, then by id; the
 * first that covers the address is its zone.
 *
 * The database picks what can matter, so that thousands of postcodes are neither loaded nor compared one by one.
 */
final class ZoneMatcher {

	/**
	 * Condition on a location `l`: it has the place of place_codes().
	 */
	private const HAS_PLACE = "( l.location_type = 'country' AND l.location_code = %s )
				OR ( l.location_type = 'state' AND l.location_code = %s )
				OR ( l.location_type = 'continent' AND l.location_code = %s )";

	private readonly string $zones;

	private readonly string $locations;

	public function __construct( private readonly Connection $database, private readonly CountryQuery $countries ) {
		$this->zones     = $database->table( Tables::ZONES );
		$this->locations = $database->table( Tables::LOCATIONS );
	}

	/**
	 * The zone of an address; the rest of the world where no other covers it. At most two queries.
	 */
	public function zone_for( Address $address ): Zone {
		$candidates = $this->candidates( $address );
		$limited    = [];
		foreach ( $candidates as [ $zone, $is_limited ] ) {
			if ( ! $is_limited ) {
				break;
			}
			$limited[] = $zone->id;
		}
		$open = [] === $limited ? [] : $this->covering_postcode( $limited, $address->postcode );
		foreach ( $candidates as [ $zone, $is_limited ] ) {
			if ( ! $is_limited || isset( $open[ $zone->id ] ) ) {
				return $zone;
			}
		}
		return Zone::rest_of_the_world();
	}

	/**
	 * What each zone says to an address, in the order in which they are asked: the first that covers it is its zone. At most four queries.
	 *
	 * @return list<ZoneVerdict>
	 */
	public function verdicts( Address $address ): array {
		$candidates = [];
		$limited    = [];
		foreach ( $this->candidates( $address ) as [ $zone, $is_limited ] ) {
			$candidates[ $zone->id ] = $is_limited;
			if ( $is_limited ) {
				$limited[] = $zone->id;
			}
		}
		$postcodes = [] === $limited ? [] : $this->covering_postcode( $limited, $address->postcode );
		$places    = $this->places( array_keys( $candidates ), $address );
		$verdicts  = [];
		foreach ( $this->database->rows( "SELECT zone_id, zone_name, zone_order FROM {$this->zones} ORDER BY zone_order, zone_id" ) as $row ) {
			$zone       = new Zone( (int) $row['zone_id'], (string) $row['zone_name'], (int) $row['zone_order'] );
			$verdicts[] = new ZoneVerdict(
				$zone,
				isset( $candidates[ $zone->id ] ),
				$places[ $zone->id ] ?? null,
				$candidates[ $zone->id ] ?? false,
				$postcodes[ $zone->id ] ?? null
			);
		}
		return $verdicts;
	}

	/**
	 * The location by which each zone has the place; none for zones without places, which have all.
	 *
	 * @param list<int> $zone_ids Candidates.
	 * @return array<int, ZoneLocation> By zone id; the smallest of the places.
	 */
	private function places( array $zone_ids, Address $address ): array {
		if ( [] === $zone_ids ) {
			return [];
		}
		$places = [];
		$rows   = $this->database->rows(
			"SELECT l.zone_id, l.location_type, l.location_code FROM {$this->locations} l
			WHERE l.zone_id IN ( " . implode( ', ', array_fill( 0, count( $zone_ids ), '%d' ) ) . ' ) AND ( ' . self::HAS_PLACE . ' )',
			...[ ...$zone_ids, ...$this->place_codes( $address ) ]
		);
		// Continents first, states last, so that the state stays where there are several.
		usort( $rows, static fn( array $one, array $other ) => strcmp( (string) $one['location_type'], (string) $other['location_type'] ) );
		foreach ( $rows as $row ) {
			$places[ (int) $row['zone_id'] ] = new ZoneLocation( (string) $row['location_code'], LocationType::from( (string) $row['location_type'] ) );
		}
		return $places;
	}

	/**
	 * What HAS_PLACE compares: country, state and continent of an address.
	 *
	 * @return array{string, string, string}
	 */
	private function place_codes( Address $address ): array {
		$country = strtoupper( trim( $address->country ) );
		return [
			$country,
			$country . ':' . trim( $address->state ),
			'' === $country ? '' : $this->countries->continent_of( $country ),
		];
	}

	/**
	 * The zones that have the place, postcodes left aside.
	 *
	 * @return list<array{Zone, bool}> In the order in which they are asked; with whether postcodes limit them.
	 */
	private function candidates( Address $address ): array {
		$rows = $this->database->rows(
			"SELECT z.zone_id, z.zone_name, z.zone_order,
				EXISTS ( SELECT 1 FROM {$this->locations} p WHERE p.zone_id = z.zone_id AND p.location_type = 'postcode' ) AS is_limited
			FROM {$this->zones} z
			WHERE z.zone_id IN (
				SELECT l.zone_id FROM {$this->locations} l WHERE " . self::HAS_PLACE . "
			)
			OR NOT EXISTS ( SELECT 1 FROM {$this->locations} n WHERE n.zone_id = z.zone_id AND n.location_type <> 'postcode' )
			ORDER BY z.zone_order, z.zone_id",
			...$this->place_codes( $address )
		);
		return array_map(
			static fn( array $row ) => [
				new Zone( (int) $row['zone_id'], (string) $row['zone_name'], (int) $row['zone_order'] ),
				1 === (int) $row['is_limited'],
			],
			$rows
		);
	}

	/**
	 * Those zones that have a postcode, wildcard or range which covers the postcode.
	 *
	 * @param non-empty-list<int> $zone_ids
	 * @return array<int, string> Zone id => the first of its postcodes that does.
	 */
	private function covering_postcode( array $zone_ids, string $postcode ): array {
		$covering = Postcode::covering( $postcode );
		$rows     = $this->database->rows(
			"SELECT zone_id, location_code FROM {$this->locations}
			WHERE location_type = 'postcode'
			AND zone_id IN ( " . implode( ', ', array_fill( 0, count( $zone_ids ), '%d' ) ) . " )
			AND ( UPPER( REPLACE( REPLACE( location_code, ' ', '' ), '-', '' ) ) IN ( "
				. implode( ', ', array_fill( 0, count( $covering ), '%s' ) )
				. ' )
				OR location_code LIKE %s )',
			...[ ...$zone_ids, ...$covering, '%' . Postcode::RANGE . '%' ]
		);
		$zones    = [];
		foreach ( $rows as $row ) {
			$range = PostcodeRange::parse( (string) $row['location_code'] );
			if ( null === $range || $range->contains( $postcode ) ) {
				$zones[ (int) $row['zone_id'] ] ??= (string) $row['location_code'];
			}
		}
		return $zones;
	}
}
