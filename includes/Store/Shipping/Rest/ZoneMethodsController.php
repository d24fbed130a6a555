<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Shipping\MethodInstance;
use Storewright\Store\Shipping\MethodRepository;
use Storewright\Store\Shipping\ShippingNotFound;
use Storewright\Store\Shipping\ZoneQuery;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/shipping/zones/{zone_id}/methods`: how a zone is shipped to.
 */
final class ZoneMethodsController extends Controller {

	public function __construct(
		Context $context,
		private readonly ZoneQuery $query,
		private readonly MethodRepository $repository
	) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'shipping/zones';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$zone     = [ 'zone_id' => self::id( __( 'Id of the zone, 0 for the rest of the world.', 'storewright' ) ) ];
		$instance = $zone + [ 'instance_id' => self::id( __( 'Id of the method in its zone.', 'storewright' ) ) ];
		$type     = [
			'method_id' => [
				'description' => __( 'Id of the shipping method.', 'storewright' ),
				'type'        => 'string',
			],
		];
		$this->route(
			'/shipping/zones/(?P<zone_id>[\d]+)/methods',
			Endpoint::read( $this->list( ... ), Permission::view( Capabilities::MANAGE ), $zone ),
			Endpoint::create(
				$this->create( ... ),
				Permission::create( Capabilities::MANAGE ),
				$zone + [
					'method_id'        => [ 'required' => true ] + $type['method_id'],
					'expected_methods' => [
						'description' => __(
							'Ids of the zone’s methods as far as they are known; nothing is added where there are others.',
							'storewright'
						),
						'type'        => 'array',
						'items'       => [ 'type' => 'integer' ],
					],
				]
			)
		);
		$this->route(
			'/shipping/zones/(?P<zone_id>[\d]+)/methods/(?P<instance_id>[\d]+)',
			Endpoint::read( $this->show( ... ), Permission::view( Capabilities::MANAGE ), $instance ),
			Endpoint::edit(
				$this->update( ... ),
				Permission::edit( Capabilities::MANAGE ),
				$instance + $type + [
					'expected_settings' => [
						'description' => __(
							'Values of settings as they are known; nothing is changed where one has another value by now.',
							'storewright'
						),
						'type'        => 'object',
					],
					'dry_run'           => [
						'description' => __( 'Whether to check the change, to answer the method as it would be, and to save nothing.', 'storewright' ),
						'type'        => 'boolean',
						'default'     => false,
					],
				]
			),
			Endpoint::delete( $this->remove( ... ), Permission::delete( Capabilities::MANAGE ), $instance + ForceDelete::argument() )
		);
	}

	protected function schema(): string {
		return ZoneMethodSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$zone_id = $this->zone_id( $request );
		return $this->respond_whole(
			array_map( fn( MethodInstance $method ) => $this->answer_with( $method, $request ), $this->query->methods( $zone_id ) )
		);
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( $this->existing( $request ), $request );
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		$method = $this->repository->create(
			(int) $params->int( 'zone_id' ),
			(string) $params->string( 'method_id' ),
			self::settings( $params ),
			$params->bool( 'enabled' ) ?? true,
			$params->int( 'order' ),
			$params->array( 'expected_methods' )
		);
		return $this->answer_with( $method, $request );
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		$method = $this->existing( $request );
		$this->assert_same_type( $method, $params->string( 'method_id' ) );
		$change = true === $params->bool( 'dry_run' ) ? $this->repository->checked( ... ) : $this->repository->update( ... );
		return $this->answer_with(
			$change(
				$method->zone_id,
				$method->instance_id,
				self::settings( $params ),
				$params->bool( 'enabled' ),
				$params->int( 'order' ),
				$params->array( 'expected_settings' ) ?? []
			),
			$request
		);
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$method  = $this->existing( $request );
		$refusal = ForceDelete::refusal( $request );
		return $refusal ?? $this->answer_with( $this->repository->delete( $method->zone_id, $method->instance_id ), $request );
	}

	private function zone_id( WP_REST_Request $request ): int {
		$zone = $this->query->zone( (int) ( new Params( $request ) )->int( 'zone_id' ) )
			?? throw ShippingNotFound::zone();
		return $zone->id;
	}

	private function existing( WP_REST_Request $request ): MethodInstance {
		return $this->query->method( $this->zone_id( $request ), (int) ( new Params( $request ) )->int( 'instance_id' ) )
			?? throw ShippingNotFound::method();
	}

	/**
	 * Clients may repeat a method's type when they change it, but not change the type.
	 */
	private function assert_same_type( MethodInstance $method, ?string $method_id ): void {
		if ( null === $method_id || $method->method_id === $method_id ) {
			return;
		}
		$reason = sprintf(
			/* translators: %s: id of a shipping method, such as flat_rate. */
			__( 'The method is “%s” and stays so. Add another one to the zone instead.', 'storewright' ),
			$method->method_id
		);
		throw new InvalidInput( 'rest_invalid_param', $reason, [ 'method_id' => $reason ] );
	}

	/**
	 * The settings that were sent; null counts as not sent. One that is sent back as it was answered counts as its value.
	 *
	 * @return array<mixed>
	 */
	private static function settings( Params $params ): array {
		$settings = [];
		foreach ( $params->array( 'settings' ) ?? [] as $id => $sent ) {
			$settings[ $id ] = is_array( $sent ) && ( $sent['id'] ?? null ) === $id ? $sent['value'] ?? null : $sent;
		}
		return array_filter( $settings, static fn( mixed $value ) => null !== $value );
	}

	private function answer_with( MethodInstance $method, WP_REST_Request $request ): WP_REST_Response {
		$zone = rest_url( "/wc/v3/shipping/zones/{$method->zone_id}" );
		return $this->respond(
			ZoneMethodSchema::item( $method ),
			$request,
			[
				'self'       => [ 'href' => "$zone/methods/{$method->instance_id}" ],
				'collection' => [ 'href' => "$zone/methods" ],
				'describes'  => [ 'href' => $zone ],
			]
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function id( string $description ): array {
		return [
			'description' => $description,
			'type'        => 'integer',
		];
	}
}
