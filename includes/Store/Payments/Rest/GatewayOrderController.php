<?php
declare(strict_types=1);

namespace Storewright\Store\Payments\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Payments\GatewayOrder;
use Storewright\Store\Payments\GatewayQuery;
use Storewright\Store\Payments\GatewayState;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/payment_gateways/order`: the order of several ways to pay, changed as a whole.
 */
final class GatewayOrderController extends Controller {

	public function __construct( Context $context, private readonly GatewayQuery $query, private readonly GatewayOrder $order ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'payment_gateways/order';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$ids = static fn( string $description ): array => [
			'description' => $description,
			'type'        => 'array',
			'items'       => [ 'type' => 'string' ],
			'maxItems'    => 1000,
		];
		$this->route(
			"/{$this->rest_base}",
			Endpoint::action(
				$this->arrange( ... ),
				Permission::edit( Capabilities::MANAGE ),
				[
					'ids'   => [ 'required' => true ] + $ids(
						__( 'Ids of payment methods in their new order. Those that are left out keep their places.', 'storewright' )
					),
					'known' => $ids(
						__(
							'The same in the order in which they were seen: where they are in another one by now, nothing is changed.',
							'storewright'
						)
					),
				]
			)
		);
	}

	protected function schema(): string {
		return GatewaySchema::class;
	}

	private function arrange( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		$known  = $params->array( 'known' );
		$this->order->arrange( self::texts( $params->array( 'ids' ) ?? [] ), null === $known ? null : self::texts( $known ) );
		return $this->respond_all(
			array_map( fn( GatewayState $state ) => $this->respond( GatewaySchema::item( $state ), $request ), $this->query->all() )
		);
	}

	/**
	 * @param array<mixed> $values
	 * @return list<string>
	 */
	private static function texts( array $values ): array {
		return array_values( array_filter( $values, is_string( ... ) ) );
	}
}
