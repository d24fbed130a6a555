<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Errors\Conflict;
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
		$zone      = array_intersect_key(
			$request->get_params(),
			[
				'name'  => true,
				'order' => true,
			]
		);
		return $this->context->database->lock(
			'woocommerce_shipping_zones',
			fn() => $this->context->database->transaction(
				function () use ( $params, $locations, $zone ): WP_REST_Response {
					if ( true === $params->bool( 'unless_covered' ) ) {
						$this->refuse_covered( $locations );
					}
					$response = WooCommerceApi::send( 'POST', 'shipping/zones', $zone );
					$data     = $response->get_data();
					if ( [] !== $locations && is_array( $data ) && is_numeric( $data['id'] ?? null ) ) {
						WooCommerceApi::send( 'PUT', 'shipping/zones/' . (int) $data['id'] . '/locations', $locations );
					}
					return $response;
				}
			)
		);
	}

	/**
	 * @param list<array<mixed>> $locations
	 * @throws Conflict If a zone has one of them; `zone_id` in the data.
	 */
	private function refuse_covered( array $locations ): void {
		$database = $this->context->database;
		foreach ( $locations as $location ) {
			$code = is_string( $location['code'] ?? null ) ? $location['code'] : '';
			$type = is_string( $location['type'] ?? null ) ? $location['type'] : 'country';
			$row  = $database->row(
				"SELECT z.zone_id, z.zone_name FROM {$database->table( 'woocommerce_shipping_zone_locations' )} l
				JOIN {$database->table( 'woocommerce_shipping_zones' )} z ON z.zone_id = l.zone_id
				WHERE l.location_type = %s AND l.location_code = %s ORDER BY z.zone_order, z.zone_id LIMIT 1",
				$type,
				$code
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
}
