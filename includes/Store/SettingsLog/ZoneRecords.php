<?php
declare(strict_types=1);

namespace Storewright\Store\SettingsLog;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Store\Shipping\LocationType;
use Storewright\Store\Shipping\MethodRepository;
use Storewright\Store\Shipping\MethodInstance;
use Storewright\Store\Shipping\ShippingRecords;
use Storewright\Store\Shipping\ZoneLocation;
use Storewright\Store\Shipping\ZoneQuery;
use Storewright\Store\Shipping\ZoneRepository;

/**
 * Shipping zones, `zone_<id>`, and their methods, `method_<id>`. What was removed gets another id when it comes back.
 *
 * @phpstan-type MethodRecord array{zone_id: int, method_id: string, enabled: bool, order: int, settings: array<string, string>}
 * @phpstan-type ZoneRecord array{name: string, order: int, locations: list<array{code: string, type: string}>,
 *   methods?: list<MethodRecord>}
 */
final class ZoneRecords implements Records {

	private readonly ZoneQuery $query;

	public function __construct( private readonly Context $context ) {
		$this->query = new ZoneQuery( $context );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @return array<string, mixed>|null
	 */
	public function held( string $id ): ?array {
		$records = new ShippingRecords( $this->query );
		if ( str_starts_with( $id, 'method_' ) ) {
			$method = $this->method( self::number( $id ) );
			return null === $method ? null : $records->method( $method );
		}
		$zone = $this->query->zone( self::number( $id ) );
		return null === $zone ? null : $records->zone( $zone );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<mixed>|null $old
	 */
	public function restore( string $id, ?array $old ): void {
		if ( str_starts_with( $id, 'method_' ) ) {
			/** @var MethodRecord|null $old */
			$this->restore_method( self::number( $id ), $old );
		} else {
			/** @var ZoneRecord|null $old */
			$this->restore_zone( self::number( $id ), $old );
		}
	}

	/**
	 * @param ZoneRecord|null $old
	 */
	private function restore_zone( int $id, ?array $old ): void {
		$zones = new ZoneRepository( $this->context, $this->query );
		if ( null === $old ) {
			if ( [] !== $this->query->methods( $id ) ) {
				throw self::in_the_way( __( 'The zone has shipping methods by now, so nothing was reverted. Remove them first.', 'storewright' ) );
			}
			$zones->delete( $id );
			return;
		}
		$locations = array_map(
			static fn( array $location ) => new ZoneLocation( $location['code'], LocationType::from( $location['type'] ) ),
			$old['locations']
		);
		if ( null !== $this->query->zone( $id ) ) {
			$zones->update( $id, $old['name'], $old['order'] );
			$zones->replace_locations( $id, $locations );
			return;
		}
		$zone = $zones->create( $old['name'], $old['order'], $locations );
		foreach ( $old['methods'] ?? [] as $method ) {
			$this->add( $zone->id, $method );
		}
	}

	/**
	 * @param MethodRecord|null $old
	 */
	private function restore_method( int $id, ?array $old ): void {
		$held = $this->method( $id );
		if ( null !== $held && null !== $old ) {
			$this->methods()->update( $held->zone_id, $id, $old['settings'], $old['enabled'], $old['order'] );
		} elseif ( null !== $held ) {
			$this->methods()->delete( $held->zone_id, $id );
		} elseif ( null !== $old ) {
			if ( null === $this->query->zone( $old['zone_id'] ) ) {
				throw self::in_the_way( __( 'The shipping zone is gone, so nothing was reverted. Bring the zone back first.', 'storewright' ) );
			}
			$this->add( $old['zone_id'], $old );
		}
	}

	/**
	 * @param MethodRecord $method
	 */
	private function add( int $zone_id, array $method ): void {
		$this->methods()->create( $zone_id, $method['method_id'], $method['settings'], $method['enabled'], $method['order'] );
	}

	private function methods(): MethodRepository {
		return new MethodRepository( $this->context, $this->query );
	}

	private function method( int $id ): ?MethodInstance {
		foreach ( $this->query->zones() as $zone ) {
			$method = $this->query->method( $zone->id, $id );
			if ( null !== $method ) {
				return $method;
			}
		}
		return null;
	}

	private static function in_the_way( string $reason ): Conflict {
		return new Conflict( 'storewright_change_outdated', $reason );
	}

	private static function number( string $id ): int {
		return (int) substr( (string) strrchr( $id, '_' ), 1 );
	}
}
