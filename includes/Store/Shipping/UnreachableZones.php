<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

use Storewright\Store\Locale\CountryQuery;

/**
 * Finds zones that no address can have, because earlier zones cover all that they cover.
 *
 * The matcher itself is asked, with addresses of the zone that other zones are least likely to cover: without a state where the zone has
 * the whole country, without a postcode where it has all of them, and else with those at the ends and in the middle of what its postcodes
 * cover. One address that leads to the zone is enough.
 */
final class UnreachableZones {

	/**
	 * Most addresses that are tried for a zone; one that none of them leads to is only named if these were all.
	 */
	private const MOST = 400;

	/**
	 * Ends of postcodes that nobody has of their own.
	 */
	private const ENDINGS = [ '', '0', '5', '9', 'ZZZ9' ];

	private readonly ZoneMatcher $matcher;

	public function __construct( private readonly ZoneQuery $query, private readonly CountryQuery $countries, ZoneMatcher $matcher ) {
		$this->matcher = $matcher;
	}

	/**
	 * The zones that can't be reached.
	 *
	 * @return array<int, Zone> By the zone's id: the first zone that covers it.
	 */
	public function all(): array {
		$covered = [];
		foreach ( $this->query->zones( false ) as $zone ) {
			$by = $this->covered_by( $zone );
			if ( null !== $by ) {
				$covered[ $zone->id ] = $by;
			}
		}
		return $covered;
	}

	/**
	 * The zone that takes the addresses of another one.
	 *
	 * @return Zone|null Null where an address leads to the zone itself.
	 */
	private function covered_by( Zone $zone ): ?Zone {
		$by    = null;
		$tried = 0;
		foreach ( $this->samples( $this->query->locations( $zone->id ) ) as $address ) {
			$found = $this->matcher->zone_for( $address );
			if ( $found->id === $zone->id || ++$tried > self::MOST ) {
				return null;
			}
			$by ??= $found->is_rest_of_the_world() ? null : $found;
		}
		return $by;
	}

	/**
	 * @param list<ZoneLocation> $locations
	 * @return iterable<Address>
	 */
	private function samples( array $locations ): iterable {
		$places    = [];
		$postcodes = [];
		foreach ( $locations as $location ) {
			match ( $location->type ) {
				LocationType::Postcode  => array_push( $postcodes, ...self::postcodes( $location->code ) ),
				LocationType::State     => $places[] = explode( ':', $location->code, 2 ) + [ 1 => '' ],
				LocationType::Country   => $places[] = [ $location->code, '' ],
				LocationType::Continent => array_push(
					$places,
					...array_map(
						static fn( string $country ) => [ $country, '' ],
						( $this->countries->continents()[ $location->code ] ?? null )->countries ?? []
					)
				),
			};
		}
		// A zone without places has all, also an address that names no country.
		foreach ( [] === $places ? [ [ '', '' ] ] : $places as [ $country, $state ] ) {
			foreach ( [] === $postcodes ? [ '' ] : $postcodes as $postcode ) {
				yield new Address( $country, $state, $postcode );
			}
		}
	}

	/**
	 * Postcodes that a code covers.
	 *
	 * @return list<string>
	 */
	private static function postcodes( string $code ): array {
		if ( str_ends_with( $code, '*' ) ) {
			return array_map( static fn( string $ending ) => substr( $code, 0, -1 ) . $ending, self::ENDINGS );
		}
		if ( ! str_contains( $code, Postcode::RANGE ) ) {
			return [ $code ];
		}
		[ $from, $to ] = explode( Postcode::RANGE, $code, 2 );
		$digits        = strlen( trim( $from ) );
		if ( $digits > 15 || 1 !== preg_match( '/^\s*\d+\s*$/D', $from ) || 1 !== preg_match( '/^\s*\d{1,15}\s*$/D', $to ) ) {
			return [ $from, $to ];
		}
		$first = (int) $from;
		$last  = max( $first, (int) $to );
		$tried = [ $first, min( $last, $first + 1 ), intdiv( $first + $last, 2 ), max( $first, $last - 1 ), $last ];
		return array_map(
			static fn( int $number ) => str_pad( (string) $number, $digits, '0', STR_PAD_LEFT ),
			array_values( array_unique( $tried ) )
		);
	}
}
