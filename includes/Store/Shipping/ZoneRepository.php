<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\Forbidden;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Events;

/**
 * ZoneTransactions shipping zones and their locations.
 */
final class ZoneRepository {

	private const MAX_NAME_LENGTH = 200;

	private const LOCATIONS_A_STATEMENT = 200;

	private readonly ZoneTransactions $writes;

	private readonly ShippingRecords $records;

	public function __construct( private readonly Context $context, private readonly ZoneQuery $query ) {
		$this->writes  = new ZoneTransactions( $context->database );
		$this->records = new ShippingRecords( $query );
	}

	/**
	 * Makes a zone with its locations.
	 *
	 * @param string             $name           Name, 1 to 200 characters.
	 * @param int                $order          Lower is asked first, zero or more.
	 * @param list<ZoneLocation> $locations      What it covers.
	 * @param bool               $unless_covered Whether to refuse if a zone has one of the locations already.
	 * @throws InvalidInput If the name is empty or too long.
	 * @throws Conflict     If a zone has one of the locations and it was to be refused then; `zone_id` in the data.
	 */
	public function create( string $name, int $order = 0, array $locations = [], bool $unless_covered = false ): Zone {
		$name = self::checked_name( $name );
		$zone = $this->writes->run(
			function () use ( $name, $order, $locations, $unless_covered ): Zone {
				$existing = $unless_covered ? $this->query->zone_with( $locations ) : null;
				if ( null !== $existing ) {
					throw new Conflict(
						'storewright_rest_zone_exists',
						/* translators: %s: name of a shipping zone. */
						sprintf( __( 'The shipping zone “%s” already covers this location.', 'storewright' ), $existing->name ),
						[ 'zone_id' => $existing->id ]
					);
				}
				$id = $this->context->database->insert(
					Tables::ZONES,
					[
						'zone_name'  => $name,
						'zone_order' => $order,
					]
				);
				$this->add_locations( $id, $locations );
				$zone = new Zone( $id, $name, $order );
				$this->records->record( "zone_{$id}", null, $this->records->zone( $zone ) );
				return $zone;
			}
		);
		$this->announce_saved( $zone );
		return $zone;
	}

	/**
	 * Changes a zone's name, its order, or both; what is null stays as it is.
	 *
	 * @param int         $id    Zone id.
	 * @param string|null $name  New name, 1 to 200 characters.
	 * @param int|null    $order New order, zero or more.
	 * @throws NotFound     If there is no such zone.
	 * @throws Forbidden    If it is the rest of the world.
	 * @throws InvalidInput If the name is empty or too long.
	 */
	public function update( int $id, ?string $name, ?int $order ): Zone {
		$values = array_filter(
			[
				'zone_name'  => null === $name ? null : self::checked_name( $name ),
				'zone_order' => $order,
			],
			static fn( string|int|null $value ) => null !== $value
		);
		$zone   = $this->writes->run(
			function () use ( $id, $values ): Zone {
				$old = $this->records->zone( $this->changeable( $id, 'woocommerce_rest_shipping_zone_invalid_zone' ) );
				if ( [] !== $values ) {
					$this->context->database->update( Tables::ZONES, $values, [ 'zone_id' => $id ] );
				}
				$zone = $this->existing( $id );
				$this->records->record( "zone_{$id}", $old, $this->records->zone( $zone ) );
				return $zone;
			}
		);
		$this->announce_saved( $zone );
		return $zone;
	}

	/**
	 * Puts the given locations in the place of the zone's present ones.
	 *
	 * @param int                $id        Zone id.
	 * @param list<ZoneLocation> $locations What it covers from now on.
	 * @throws NotFound  If there is no such zone.
	 * @throws Forbidden If it is the rest of the world.
	 */
	public function replace_locations( int $id, array $locations ): void {
		$zone = $this->writes->run(
			function () use ( $id, $locations ): Zone {
				$zone = $this->changeable( $id, 'woocommerce_rest_shipping_zone_locations_invalid_zone' );
				$old  = $this->records->zone( $zone );
				$this->context->database->delete( Tables::LOCATIONS, [ 'zone_id' => $id ] );
				$this->add_locations( $id, $locations );
				$this->records->record( "zone_{$id}", $old, $this->records->zone( $zone ) );
				return $zone;
			}
		);
		$this->announce_saved( $zone );
	}

	/**
	 * Removes a zone with its locations, its methods and their settings.
	 *
	 * @param int $id Zone id.
	 * @return Zone The zone as it was.
	 * @throws NotFound  If there is no such zone.
	 * @throws Forbidden If it is the rest of the world.
	 */
	public function delete( int $id ): Zone {
		$zone = $this->writes->run(
			function () use ( $id ): Zone {
				$database = $this->context->database;
				$zone     = $this->changeable( $id, 'woocommerce_rest_shipping_zone_invalid_zone' );
				$old      = $this->records->zone( $zone, true );
				foreach ( $database->rows(
					"SELECT method_id, instance_id FROM {$database->table( Tables::METHODS )} WHERE zone_id = %d",
					$id
				) as $row ) {
					$this->context->options->delete( MethodInstance::option( (string) $row['method_id'], (int) $row['instance_id'] ) );
				}
				foreach ( [ Tables::METHODS, Tables::LOCATIONS, Tables::ZONES ] as $table ) {
					$database->delete( $table, [ 'zone_id' => $id ] );
				}
				$this->records->record( "zone_{$id}", $old, null );
				return $zone;
			}
		);

		$this->writes->after(
			static function () use ( $zone ): void {
				/**
				 * A shipping zone was removed, with everything in it.
				 *
				 * @param Zone $zone The zone as it was.
				 */
				Events::dispatch( 'storewright_shipping_zone_deleted', $zone );
			}
		);
		return $zone;
	}

	/**
	 * A name as it is stored.
	 *
	 * @throws InvalidInput If the name is empty or too long.
	 */
	public static function checked_name( string $name ): string {
		$name   = sanitize_text_field( $name );
		$reason = match ( true ) {
			'' === $name => __( 'A shipping zone needs a name.', 'storewright' ),
			mb_strlen( $name ) > self::MAX_NAME_LENGTH => sprintf(
				/* translators: %d: number of characters. */
				__( 'The name can have at most %d characters.', 'storewright' ),
				self::MAX_NAME_LENGTH
			),
			default => null,
		};
		if ( null !== $reason ) {
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'name' => $reason ] );
		}
		return $name;
	}

	private function existing( int $id ): Zone {
		return $this->query->zone( $id ) ?? throw ShippingNotFound::zone();
	}

	/**
	 * @param string $code Code of the refusal.
	 */
	private function changeable( int $id, string $code ): Zone {
		$zone = $this->existing( $id );
		if ( $zone->is_rest_of_the_world() ) {
			throw new Forbidden(
				$code,
				__( 'The “Rest of the world” zone can’t be changed. It covers all locations your other zones don’t.', 'storewright' )
			);
		}
		return $zone;
	}

	/**
	 * @param list<ZoneLocation> $locations
	 */
	private function add_locations( int $zone_id, array $locations ): void {
		$distinct = array_combine( array_map( static fn( ZoneLocation $location ) => $location->key(), $locations ), $locations );
		foreach ( array_chunk( $distinct, self::LOCATIONS_A_STATEMENT ) as $chunk ) {
			$this->context->database->execute(
				"INSERT INTO {$this->context->database->table( Tables::LOCATIONS )} (zone_id, location_code, location_type) VALUES "
					. implode( ', ', array_fill( 0, count( $chunk ), '(%d, %s, %s)' ) ),
				...array_merge(
					...array_map( static fn( ZoneLocation $location ) => [ $zone_id, $location->code, $location->type->value ], $chunk )
				)
			);
		}
	}

	private function announce_saved( Zone $zone ): void {
		$this->writes->after(
			static function () use ( $zone ): void {
				/**
				 * A shipping zone was made, or its name, order or locations changed.
				 *
				 * @param Zone $zone The zone as it is now.
				 */
				Events::dispatch( 'storewright_shipping_zone_saved', $zone );
			}
		);
	}
}
