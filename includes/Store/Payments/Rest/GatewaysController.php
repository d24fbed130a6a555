<?php
declare(strict_types=1);

namespace Storewright\Store\Payments\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Payments\GatewayQuery;
use Storewright\Store\Payments\GatewayRepository;
use Storewright\Store\Payments\GatewayState;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/payment_gateways`: the ways to pay.
 */
final class GatewaysController extends Controller {

	protected const STRICT = false;

	public function __construct( Context $context, private readonly GatewayQuery $query, private readonly GatewayRepository $repository ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'payment_gateways';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$id = [
			'id' => [
				'description' => __( 'Id of the payment method.', 'storewright' ),
				'type'        => 'string',
			],
		];
		$this->route(
			'/payment_gateways',
			Endpoint::read( $this->list( ... ), Permission::view( Capabilities::MANAGE ), Collection::context() )
		);
		$this->route(
			'/payment_gateways/(?P<id>[\w-]+)',
			Endpoint::read( $this->show( ... ), Permission::view( Capabilities::MANAGE ), $id + Collection::context() ),
			Endpoint::edit( $this->update( ... ), Permission::edit( Capabilities::MANAGE ), $id )
		);
	}

	protected function schema(): string {
		return GatewaySchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_whole(
			array_map( fn( GatewayState $state ) => $this->answer_with( $state, $request ), $this->query->all() )
		);
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( $this->existing( $request ), $request );
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		$state  = $this->existing( $request );
		$values = [];
		foreach ( $params->array( 'settings' ) ?? [] as $setting => $value ) {
			$values[ (string) $setting ] = self::plain( $value );
		}
		foreach ( [ 'title', 'description' ] as $name ) {
			$input = $params->string( $name );
			// Who sends a whole answer back with another setting in it does not mean the field beside it.
			if ( null !== $input && ( ! isset( $values[ $name ] ) || $input !== $state->text( $name ) ) ) {
				$values[ $name ] = $input;
			}
		}
		if ( null !== $params->bool( 'enabled' ) ) {
			$values['enabled'] = $params->bool( 'enabled' );
		}
		$this->repository->change( $state->gateway, $values, $params->int( 'order' ) );
		return $this->show( $request );
	}

	/**
	 * Returns the value that a client sends for a setting, also where it sends the setting as it was returned.
	 */
	private static function plain( mixed $value ): mixed {
		return is_array( $value ) && isset( $value['id'] ) && array_key_exists( 'value', $value ) ? $value['value'] : $value;
	}

	private function existing( WP_REST_Request $request ): GatewayState {
		return $this->query->find( (string) ( new Params( $request ) )->string( 'id' ) )
			?? throw new NotFound( 'woocommerce_rest_payment_gateway_invalid', __( 'This payment method does not exist.', 'storewright' ) );
	}

	private function answer_with( GatewayState $state, WP_REST_Request $request ): WP_REST_Response {
		return $this->respond(
			GatewaySchema::item( $state ),
			$request,
			[
				'self'       => [ 'href' => rest_url( "/wc/v3/payment_gateways/{$state->gateway->id()}" ) ],
				'collection' => [ 'href' => rest_url( '/wc/v3/payment_gateways' ) ],
			]
		);
	}
}
