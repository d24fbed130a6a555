<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Locale\CountryQuery;

/**
 * Rules for a zone's locations: places that exist, and postcodes that can match something.
 */
final class LocationRules {

	private const MAX_CODE_LENGTH = 200;

	public function __construct( private readonly CountryQuery $countries ) {}

	/**
	 * Locations out of what a client sent.
	 *
	 * @param list<array{code: string, type: string}> $input
	 * @return list<ZoneLocation>
	 * @throws InvalidInput That names every location which cannot be taken, as `locations[<position>][code]`.
	 */
	public function checked( array $input ): array {
		$locations = [];
		$refused   = [];
		foreach ( $input as $position => $location ) {
			$type   = LocationType::from( $location['type'] );
			$code   = self::normalised( $location['code'], $type );
			$reason = $this->refusal( $code, $type );
			if ( null === $reason ) {
				$locations[] = new ZoneLocation( $code, $type );
			} else {
				$refused[ "locations[$position][code]" ] = $reason;
			}
		}
		if ( [] !== $refused ) {
			throw new InvalidInput( 'rest_invalid_param', implode( ' ', array_unique( $refused ) ), $refused );
		}
		return $locations;
	}

	private static function normalised( string $code, LocationType $type ): string {
		$code = trim( $code );
		return match ( $type ) {
			LocationType::Postcode => Postcode::upper( (string) preg_replace( '/\s+/u', ' ', $code ) ),
			LocationType::Country, LocationType::Continent => strtoupper( $code ),
			// Codes of states are written in either case; only the country's part has one form.
			LocationType::State => strtoupper( substr( $code, 0, 2 ) ) . substr( $code, 2 ),
		};
	}

	/**
	 * @return string|null Translated reason, null where the code is fine.
	 */
	private function refusal( string $code, LocationType $type ): ?string {
		if ( mb_strlen( $code ) > self::MAX_CODE_LENGTH ) {
			/* translators: %d: number of characters. */
			return sprintf( __( 'A location can have at most %d characters.', 'storewright' ), self::MAX_CODE_LENGTH );
		}
		return match ( $type ) {
			LocationType::Postcode => self::refusal_of_postcode( $code ),
			LocationType::Country => $this->countries->exists( $code ) ? null : sprintf(
				/* translators: %s: code of a country that a client sent. */
				__( '“%s” is not the code of a country.', 'storewright' ),
				$code
			),
			LocationType::State => $this->is_state( $code ) ? null : sprintf(
				/* translators: %s: code of a state that a client sent. */
				__( '“%s” is not the code of a state, such as US:CA.', 'storewright' ),
				$code
			),
			LocationType::Continent => isset( $this->countries->continents()[ $code ] ) ? null : sprintf(
				/* translators: %s: code of a continent that a client sent. */
				__( '“%s” is not the code of a continent.', 'storewright' ),
				$code
			),
		};
	}

	private function is_state( string $code ): bool {
		[ $country, $state ] = explode( ':', $code, 2 ) + [ 1 => '' ];
		return '' !== $state && $this->countries->exists( $country ) && array_key_exists( $state, $this->countries->states( $country ) );
	}

	private static function refusal_of_postcode( string $code ): ?string {
		if ( str_contains( $code, Postcode::RANGE ) ) {
			$range = str_contains( $code, '*' ) ? null : PostcodeRange::parse( $code );
			return match ( true ) {
				null === $range => sprintf(
					/* translators: %s: what a client sent as a range of postcodes. */
					__( '“%s” is not a range of postcodes, such as 90000...90099.', 'storewright' ),
					$code
				),
				/* translators: %s: a range of postcodes. */
				$range->is_reversed() => sprintf( __( 'The range “%s” ends before it begins.', 'storewright' ), $code ),
				default => null,
			};
		}
		$fixed = str_ends_with( $code, '*' ) ? substr( $code, 0, -1 ) : $code;
		if ( '' === $code || str_contains( $fixed, '*' ) || 1 !== preg_match( '/^[\p{L}\p{N} \-]*$/u', $fixed ) ) {
			return sprintf(
				/* translators: %s: what a client sent as a postcode. */
				__( '“%s” is not a postcode. Letters and digits are possible, and * at the end for any ending.', 'storewright' ),
				$code
			);
		}
		return null;
	}
}
