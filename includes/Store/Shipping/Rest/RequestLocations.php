<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Rest;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Shipping\LocationRules;
use Storewright\Store\Shipping\LocationType;
use Storewright\Store\Shipping\ZoneLocation;
use WP_Error;

/**
 * Reads a list of locations that a client sent.
 */
final class RequestLocations {

	public function __construct( private readonly LocationRules $rules ) {}

	/**
	 * The locations; a type that was not sent is a country.
	 *
	 * @param mixed $input What should be a list of objects with code and type.
	 * @return list<ZoneLocation>
	 * @throws InvalidInput That names what cannot be taken.
	 */
	public function read( mixed $input ): array {
		$valid = is_array( $input ) ? self::valid( $input ) : self::refused(
			__( 'Locations must be a list in which each has a code and a type.', 'storewright' )
		);
		return $this->rules->checked(
			array_map(
				static fn( array $location ) => [
					'code' => $location['code'],
					'type' => $location['type'] ?? LocationType::Country->value,
				],
				$valid
			)
		);
	}

	/**
	 * @param array<mixed> $input
	 * @return list<array{code: string, type?: string}>
	 */
	private static function valid( array $input ): array {
		$outcome = rest_validate_value_from_schema( $input, ZoneLocationSchema::given_list(), 'locations' );
		if ( $outcome instanceof WP_Error ) {
			self::refused( $outcome->get_error_message() );
		}
		/** @var list<array{code: string, type?: string}> $input The schema says so. */
		return $input;
	}

	private static function refused( string $reason ): never {
		throw new InvalidInput( 'rest_invalid_param', $reason, [ 'locations' => $reason ] );
	}
}
