<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-analytics/products/count-low-in-stock`: how many products and variations there are of which few are left.
 */
final class LowStockCountController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-analytics';
		$this->rest_base = 'products/count-low-in-stock';
	}

	public function register_routes(): void {
		$this->route(
			'/products/count-low-in-stock',
			Endpoint::read(
				$this->total( ... ),
				Permission::view( Capabilities::VIEW_REPORTS ),
				Collection::context() + LowStockController::status()
			)
		);
	}

	protected function schema(): string {
		return LowStockCountSchema::class;
	}

	private function total( WP_REST_Request $request ): WP_REST_Response {
		$status   = ( new Params( $request ) )->string( 'status' ) ?? 'publish';
		$total    = $this->context->shop()->products()->low_stock()->count( $status );
		$response = $this->respond( [ 'total' => $total ], $request );
		$response->header( 'X-WP-Total', (string) $total );
		return $response;
	}
}
