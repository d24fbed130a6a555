<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Shipping\Methods\MethodType;
use Storewright\Store\Shipping\ZoneQuery;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/shipping_methods`: the ways of shipping that can be added to zones.
 */
final class ShippingMethodsController extends Controller {

	public function __construct( Context $context, private readonly ZoneQuery $query ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'shipping_methods';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		/** @var array<string, array<string, mixed>> $context */
		$context = [ 'context' => $this->get_context_param( [ 'default' => 'view' ] ) ];
		$id      = [
			'id' => [
				'description' => __( 'Id of the shipping method.', 'storewright' ),
				'type'        => 'string',
			],
		];
		$this->route( '/shipping_methods', Endpoint::read( $this->list( ... ), Permission::view( Capabilities::MANAGE ), $context ) );
		$this->route(
			'/shipping_methods/(?P<id>[\w-]+)',
			Endpoint::read( $this->show( ... ), Permission::view( Capabilities::MANAGE ), $id + $context )
		);
	}

	protected function schema(): string {
		return ShippingMethodSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_whole(
			array_map( fn( MethodType $type ) => $this->answer_with( $type, $request ), $this->query->types()->all() )
		);
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		$type = $this->query->types()->get( (string) ( new Params( $request ) )->string( 'id' ) )
			?? throw new NotFound( 'woocommerce_rest_shipping_method_invalid', __( 'This shipping method does not exist.', 'storewright' ) );
		return $this->answer_with( $type, $request );
	}

	private function answer_with( MethodType $type, WP_REST_Request $request ): WP_REST_Response {
		return $this->respond(
			ShippingMethodSchema::item( $type ),
			$request,
			[
				'self'       => [ 'href' => rest_url( "/wc/v3/shipping_methods/{$type->id}" ) ],
				'collection' => [ 'href' => rest_url( '/wc/v3/shipping_methods' ) ],
			]
		);
	}
}
