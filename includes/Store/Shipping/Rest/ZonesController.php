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
use Storewright\Store\Shipping\Zone;
use Storewright\Store\Shipping\ZoneQuery;
use Storewright\Store\Shipping\ZoneRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/shipping/zones`: the zones of the shop.
 */
final class ZonesController extends Controller {

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
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$this->route(
			'/shipping/zones',
			Endpoint::read( $this->list( ... ), Permission::view( Capabilities::MANAGE ) ),
			Endpoint::create(
				$this->create( ... ),
				Permission::create( Capabilities::MANAGE ),
				[
					'locations'      => ZoneLocationSchema::given_list(),
					'unless_covered' => [
						'description' => __( 'Whether to refuse if a zone has one of the locations already.', 'storewright' ),
						'type'        => 'boolean',
						'default'     => false,
					],
				]
			)
		);
		$id = [
			'id' => [
				'description' => __( 'Id of the zone, 0 for the rest of the world.', 'storewright' ),
				'type'        => 'integer',
			],
		];
		$this->route(
			'/shipping/zones/(?P<id>[\d]+)',
			Endpoint::read( $this->show( ... ), Permission::view( Capabilities::MANAGE ), $id ),
			Endpoint::edit( $this->update( ... ), Permission::edit( Capabilities::MANAGE ), $id ),
			Endpoint::delete( $this->remove( ... ), Permission::delete( Capabilities::MANAGE ), $id + ForceDelete::argument() )
		);
	}

	protected function schema(): string {
		return ZoneSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_whole( array_map( fn( Zone $zone ) => $this->answer_with( $zone, $request ), $this->query->zones() ) );
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( $this->existing( $request ), $request );
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		$params   = new Params( $request );
		$zone     = $this->repository->create(
			(string) $params->string( 'name' ),
			$params->int( 'order' ) ?? 0,
			$this->input->read( $params->array( 'locations' ) ?? [] ),
			$params->bool( 'unless_covered' ) ?? false
		);
		$response = $this->answer_with( $zone, $request );
		$response->set_status( 201 );
		$response->header( 'Location', $this->url( $zone ) );
		return $response;
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		return $this->answer_with(
			$this->repository->update( (int) $params->int( 'id' ), $params->string( 'name' ), $params->int( 'order' ) ),
			$request
		);
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$zone    = $this->existing( $request );
		$refusal = ForceDelete::refusal( $request );
		return $refusal ?? $this->answer_with( $this->repository->delete( $zone->id ), $request );
	}

	private function existing( WP_REST_Request $request ): Zone {
		return $this->query->zone( (int) ( new Params( $request ) )->int( 'id' ) )
			?? throw ShippingNotFound::zone();
	}

	private function answer_with( Zone $zone, WP_REST_Request $request ): WP_REST_Response {
		return $this->respond(
			ZoneSchema::item( $zone ),
			$request,
			[
				'self'        => [ 'href' => $this->url( $zone ) ],
				'collection'  => [ 'href' => rest_url( '/wc/v3/shipping/zones' ) ],
				'describedby' => [ 'href' => $this->url( $zone ) . '/locations' ],
			]
		);
	}

	private function url( Zone $zone ): string {
		return rest_url( "/wc/v3/shipping/zones/{$zone->id}" );
	}
}
