<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Shipping\ShippingNotFound;
use Storewright\Store\Shipping\ZoneLocation;
use Storewright\Store\Shipping\ZoneQuery;
use Storewright\Store\Shipping\ZoneRepository;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/shipping/zones/{id}/locations`: what a zone covers, written as a whole.
 */
final class ZoneLocationsController extends Controller {

	public function __construct(
		Context $context,
		private readonly ZoneQuery $query,
		private readonly ZoneRepository $repository,
		private readonly RequestLocations $input
	) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'shipping/zones';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route(
			'/shipping/zones/(?P<id>[\d]+)/locations',
			Endpoint::read(
				$this->list( ... ),
				Permission::view( Capabilities::MANAGE ),
				[
					'id' => [
						'description' => __( 'Id of the zone, 0 for the rest of the world.', 'storewright' ),
						'type'        => 'integer',
					],
				]
			),
			Endpoint::replace_all( $this->replace( ... ), Permission::edit( Capabilities::MANAGE ) )
		);
	}

	protected function schema(): string {
		return ZoneLocationSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$zone = $this->query->zone( (int) ( new Params( $request ) )->int( 'id' ) )
			?? throw ShippingNotFound::zone();
		return $this->respond_whole(
			array_map(
				fn( ZoneLocation $location ) => $this->respond( ZoneLocationSchema::item( $location ), $request, self::links( $zone->id ) ),
				$this->query->locations( $zone->id )
			)
		);
	}

	private function replace( WP_REST_Request $request ): WP_REST_Response {
		$body = $request->is_json_content_type() ? $request->get_json_params() : null;
		$this->repository->replace_locations( (int) ( new Params( $request ) )->int( 'id' ), $this->input->read( $body ) );
		return $this->list( $request );
	}

	/**
	 * @return array<string, array{href: string}>
	 */
	private static function links( int $zone_id ): array {
		return [
			'collection' => [ 'href' => rest_url( "/wc/v3/shipping/zones/$zone_id/locations" ) ],
			'describes'  => [ 'href' => rest_url( "/wc/v3/shipping/zones/$zone_id" ) ],
		];
	}
}
