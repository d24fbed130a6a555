<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Rest;

use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Store\Orders\Model\OrderStatus;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/orders/statuses`: in which states orders can be.
 */
final class StatusesController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'orders/statuses';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route( '/orders/statuses', Endpoint::read( $this->list( ... ), OrderPermission::view() ) );
	}

	protected function schema(): string {
		return StatusSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$items = [];
		foreach ( OrderStatus::all() as $slug => $name ) {
			$items[] = $this->respond(
				[
					'slug' => $slug,
					'name' => $name,
				],
				$request
			);
		}
		return $this->respond_all( $items );
	}
}
