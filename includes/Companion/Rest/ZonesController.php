<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Storewright\Companion\Shop\CachedShipping;
use Storewright\Database\DeadlockRetry;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `storewright/v3/shipping/zones`: a zone with its locations, made whole, and only where no zone covers one of them (`unless_covered`).
 */
final class ZonesController extends WritingController {

	public function register_routes(): void {
		$this->route(
			'/shipping/zones',
			Endpoint::action(
				$this->create( ... ),
				Permission::create( Capabilities::MANAGE ),
				[
					'locations'      => [
						'type'    => 'array',
						'default' => [],
						'items'   => [
							'type'       => 'object',
							'properties' => [
								'code' => [
									'type'     => 'string',
									'required' => true,
								],
								'type' => [
									'type'    => 'string',
									'default' => 'country',
									'enum'    => [ 'postcode', 'state', 'country', 'continent' ],
								],
							],
						],
					],
					'unless_covered' => [
						'description' => __( 'Whether to refuse where a zone has one of the locations already.', 'storewright' ),
						'type'        => 'boolean',
						'default'     => false,
					],
				],
				WP_REST_Server::CREATABLE
			)
		);
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		self::refuse_guards( $request, [ 'unless_covered' ] );
		$params    = new Params( $request );
		$locations = array_values( array_filter( $params->array( 'locations' ) ?? [], is_array( ... ) ) );
		array_map( self::demand_place( ... ), $locations );
		$zone = array_intersect_key(
			$request->get_params(),
			[
				'name'  => true,
				'order' => true,
			]
		);
		return $this->context->database->lock(
			'woocommerce_shipping_zones',
			fn() => DeadlockRetry::run(
				fn() => $this->context->database->transaction(
					function () use ( $params, $locations, $zone ): WP_REST_Response {
						CachedShipping::forget_again();
						if ( true === $params->bool( 'unless_covered' ) ) {
							$this->refuse_covered( $locations );
						}
						return self::make( $zone, $locations );
					}
				)
			)
		);
	}

	/**
	 * WooCommerce takes any code, and warns of an unknown one each time that it shows the zone.
	 *
	 * @param array<mixed> $location
	 * @throws InvalidInput If there is no such place.
	 */
	private static function demand_place( array $location ): void {
		$code = is_string( $location['code'] ?? null ) ? $location['code'] : '';

		[ $country, $state ] = explode( ':', $code, 2 ) + [ '', '' ];
		$countries           = WC()->countries;
		$is_place            = match ( $location['type'] ?? 'country' ) {
			'continent' => isset( $countries->get_continents()[ $code ] ),
			'state'     => isset( ( (array) $countries->get_states( $country ) )[ $state ] ),
			'postcode'  => '' !== trim( $code ),
			default     => isset( $countries->get_countries()[ $code ] ),
		};
		if ( ! $is_place ) {
			/* translators: %s: what was sent as the code of a country or the like. */
			$reason = sprintf( __( 'There is no place “%s”.', 'storewright' ), $code );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'locations' => $reason ] );
		}
	}

	/**
	 * @param array<mixed>       $zone      What WooCommerce takes.
	 * @param list<array<mixed>> $locations
	 */
	private static function make( array $zone, array $locations ): WP_REST_Response {
		$response = WooCommerceApi::send( 'POST', 'shipping/zones', $zone );
		$data     = $response->get_data();
		if ( [] !== $locations && is_array( $data ) && is_numeric( $data['id'] ?? null ) ) {
			WooCommerceApi::send( 'PUT', 'shipping/zones/' . (int) $data['id'] . '/locations', $locations );
		}
		return $response;
	}

	/**
	 * @param list<array<mixed>> $locations
	 * @throws Conflict If a zone has one of them; `zone_id` in the data.
	 */
	private function refuse_covered( array $locations ): void {
		$database = $this->context->database;
		foreach ( $locations as $location ) {
			$zones  = $this->zones_with(
				is_string( $location['type'] ?? null ) ? $location['type'] : 'country',
				is_string( $location['code'] ?? null ) ? $location['code'] : ''
			);
			$places = implode( ', ', array_fill( 0, count( $zones ), '%d' ) );
			$row    = [] === $zones ? null : $database->row(
				"SELECT zone_id, zone_name FROM {$database->table( 'woocommerce_shipping_zones' )} WHERE zone_id IN ( $places )
				ORDER BY zone_order, zone_id LIMIT 1",
				...$zones
			);
			if ( null !== $row ) {
				throw new Conflict(
					'storewright_rest_zone_exists',
					/* translators: %s: name of a shipping zone. */
					sprintf( __( 'The shipping zone “%s” already covers this location.', 'storewright' ), (string) $row['zone_name'] ),
					[ 'zone_id' => (int) $row['zone_id'] ]
				);
			}
		}
	}

	/**
	 * Ids of the zones that have a location. WooCommerce itself, too, can give it to none until the transaction ends.
	 *
	 * @param string $type
	 * @param string $code
	 * @return list<int>
	 */
	private function zones_with( string $type, string $code ): array {
		$database = $this->context->database;
		$table    = $database->table( 'woocommerce_shipping_zone_locations' );
		// By this index the rows of the location alone are locked, and the gap where a new one would go.
		[ $index, $lock ] = $database->is_sqlite() ? [ '', '' ] : [ 'FORCE INDEX (location_type_code)', 'FOR UPDATE' ];
		return array_map(
			intval( ... ),
			$database->column( "SELECT zone_id FROM $table $index WHERE location_type = %s AND location_code = %s $lock", $type, $code )
		);
	}
}
