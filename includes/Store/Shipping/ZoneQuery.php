<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

use Storewright\Kernel\Context;
use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Shipping\Methods\MethodRegistry;
use Storewright\Store\Shipping\Methods\MethodType;

/**
 * Reads shipping zones, their locations and their methods.
 */
final class ZoneQuery {

	private readonly string $zones;

	private readonly string $locations;

	private readonly string $methods;

	private ?MethodRegistry $types = null;

	public function __construct( private readonly Context $context ) {
		$this->zones     = $context->database->table( Tables::ZONES );
		$this->locations = $context->database->table( Tables::LOCATIONS );
		$this->methods   = $context->database->table( Tables::METHODS );
	}

	/**
	 * The ways of shipping that an owner can add to zones.
	 */
	public function types(): MethodRegistry {
		return $this->types ??= MethodRegistry::load( ShippingClasses::names() );
	}

	/**
	 * Every zone, in the order in which they are asked.
	 *
	 * @param bool $with_rest_of_the_world Whether that one stands first.
	 * @return list<Zone>
	 */
	public function zones( bool $with_rest_of_the_world = true ): array {
		$zones = array_map(
			self::zone_of( ... ),
			$this->context->database->rows( "SELECT zone_id, zone_name, zone_order FROM {$this->zones} ORDER BY zone_order, zone_id" )
		);
		return $with_rest_of_the_world ? [ Zone::rest_of_the_world(), ...$zones ] : $zones;
	}

	/**
	 * One zone.
	 *
	 * @param int $id Zone id, 0 for the rest of the world.
	 * @return Zone|null Null where there is none.
	 */
	public function zone( int $id ): ?Zone {
		if ( Zone::REST_OF_THE_WORLD === $id ) {
			return Zone::rest_of_the_world();
		}
		$row = $this->context->database->row( "SELECT zone_id, zone_name, zone_order FROM {$this->zones} WHERE zone_id = %d", $id );
		return null === $row ? null : self::zone_of( $row );
	}

	/**
	 * The zone that ships to an address; the rest of the world where no other covers it.
	 */
	public function zone_for( Address $address ): Zone {
		return ( new ZoneMatcher( $this->context->database, new CountryQuery() ) )->zone_for( $address );
	}

	/**
	 * The first zone that has one of the locations as its own.
	 *
	 * @param list<ZoneLocation> $locations
	 * @return Zone|null Null where no zone has any.
	 */
	public function zone_with( array $locations ): ?Zone {
		if ( [] === $locations ) {
			return null;
		}
		$row = $this->context->database->row(
			"SELECT z.zone_id, z.zone_name, z.zone_order FROM {$this->zones} z
			WHERE z.zone_id IN ( SELECT l.zone_id FROM {$this->locations} l WHERE "
				. implode( ' OR ', array_fill( 0, count( $locations ), '( l.location_type = %s AND l.location_code = %s )' ) ) . ' )
			ORDER BY z.zone_order, z.zone_id LIMIT 1',
			...array_merge( ...array_map( static fn( ZoneLocation $location ) => [ $location->type->value, $location->code ], $locations ) )
		);
		return null === $row ? null : self::zone_of( $row );
	}

	/**
	 * A zone's locations, in the order in which they were given.
	 *
	 * @param int $zone_id Zone id; the rest of the world has none.
	 * @return list<ZoneLocation>
	 */
	public function locations( int $zone_id ): array {
		$rows      = $this->context->database->rows(
			"SELECT location_code, location_type FROM {$this->locations} WHERE zone_id = %d ORDER BY location_id",
			$zone_id
		);
		$locations = [];
		foreach ( $rows as $row ) {
			$type = LocationType::tryFrom( (string) $row['location_type'] );
			if ( null !== $type ) {
				$locations[] = new ZoneLocation( (string) $row['location_code'], $type );
			}
		}
		return $locations;
	}

	/**
	 * A zone's methods, in order. Those whose way of shipping is not there, because a plugin is inactive, are left out.
	 *
	 * @param int $zone_id Zone id, 0 for the rest of the world.
	 * @return list<MethodInstance>
	 */
	public function methods( int $zone_id ): array {
		return $this->instances(
			$this->context->database->rows(
				"SELECT * FROM {$this->methods} WHERE zone_id = %d ORDER BY method_order, instance_id",
				$zone_id
			)
		);
	}

	/**
	 * One method of a zone.
	 *
	 * @param int $zone_id     Zone id, 0 for the rest of the world.
	 * @param int $instance_id Id of the instance.
	 * @return MethodInstance|null Null where the zone has none with this id, or its way of shipping is not there.
	 */
	public function method( int $zone_id, int $instance_id ): ?MethodInstance {
		return $this->instances(
			$this->context->database->rows(
				"SELECT * FROM {$this->methods} WHERE zone_id = %d AND instance_id = %d",
				$zone_id,
				$instance_id
			)
		)[0] ?? null;
	}

	/**
	 * The first methods that customers can choose, in the order in which zones are asked; the rest of the world comes last.
	 *
	 * @param int $limit How many at most.
	 * @return list<MethodInstance>
	 */
	public function enabled_methods( int $limit ): array {
		return $this->instances(
			$this->context->database->rows(
				"SELECT m.* FROM {$this->methods} m LEFT JOIN {$this->zones} z ON z.zone_id = m.zone_id WHERE m.is_enabled = 1
				ORDER BY ( z.zone_id IS NULL ), z.zone_order, z.zone_id, m.method_order, m.instance_id LIMIT %d",
				$limit
			)
		);
	}

	/**
	 * Whether anything can be shipped anywhere.
	 */
	public function has_enabled_methods(): bool {
		return null !== $this->context->database->value( "SELECT instance_id FROM {$this->methods} WHERE is_enabled = 1 LIMIT 1" );
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private static function zone_of( array $row ): Zone {
		return new Zone( (int) $row['zone_id'], (string) $row['zone_name'], (int) $row['zone_order'] );
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return list<MethodInstance>
	 */
	private function instances( array $rows ): array {
		wp_prime_option_caches(
			array_map( static fn( array $row ) => MethodInstance::option( (string) $row['method_id'], (int) $row['instance_id'] ), $rows )
		);
		$instances = [];
		foreach ( $rows as $row ) {
			$type = $this->types()->get( (string) $row['method_id'] );
			if ( null !== $type ) {
				$instances[] = $this->instance_of( $row, $type );
			}
		}
		return $instances;
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private function instance_of( array $row, MethodType $type ): MethodInstance {
		$id     = (int) $row['instance_id'];
		$stored = array_filter( $this->context->options->array( MethodInstance::option( $type->id, $id ) ), 'is_scalar' );
		return new MethodInstance(
			$id,
			(int) $row['zone_id'],
			$type,
			(int) $row['method_order'],
			1 === (int) $row['is_enabled'],
			array_map( 'strval', array_intersect_key( $stored, $type->fields ) ) + $type->defaults()
		);
	}
}
