<?php
declare(strict_types=1);

namespace Storewright\Admin\Abilities;

/**
 * Reads shipping zones over `wc/v3`.
 *
 * @internal
 */
final class ShippingZones {

	private const ZONES = '/wc/v3/shipping/zones';

	public function __construct( private readonly Api $api ) {}

	/**
	 * Each zone with what it covers and its methods.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function all(): array {
		$zones = [];
		foreach ( $this->api->read( self::ZONES ) as $zone ) {
			$id      = Input::number( $zone, 'id' );
			$zones[] = [
				'id'        => $id,
				'name'      => Input::text( $zone, 'name' ),
				'locations' => 0 === $id ? [] : array_map(
					static fn( mixed $location ): array => [
						'code' => Input::text( $location, 'code' ),
						'type' => Input::text( $location, 'type' ),
					],
					array_values( $this->api->read( self::ZONES . "/$id/locations" ) )
				),
				'methods'   => $this->methods( $id ),
			];
		}
		return $zones;
	}

	/**
	 * One zone.
	 *
	 * @return array<mixed>
	 * @throws Refusal If there is none.
	 */
	public function zone( int $id ): array {
		return $this->api->read( self::ZONES . "/$id" );
	}

	/**
	 * The methods of a zone; their passwords are left out.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function methods( int $zone ): array {
		return array_map(
			static fn( mixed $method ): array => [
				'instance_id' => Input::number( $method, 'instance_id' ),
				'method_id'   => Input::text( $method, 'method_id' ),
				'title'       => Input::text( $method, 'title' ),
				'enabled'     => 'yes' === Input::text( $method, 'enabled' ),
				'settings'    => array_map(
					static fn( mixed $setting ): string => Input::text( $setting, 'value' ),
					array_filter(
						Input::array( $method, 'settings' ),
						static fn( mixed $setting ): bool => 'password' !== Input::text( $setting, 'type' )
					)
				),
			],
			array_values( $this->api->read( self::ZONES . "/$zone/methods" ) )
		);
	}

	/**
	 * One method as its route answers it.
	 *
	 * @return array<mixed>
	 * @throws Refusal If there is none.
	 */
	public function method( int $zone, int $instance ): array {
		return $this->api->read( self::ZONES . "/$zone/methods/$instance" );
	}
}
