<?php
declare(strict_types=1);

namespace Storewright\Admin\Products\Rest;

use Storewright\Admin\Products\ProductTypes;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Answers `wc-admin/onboarding/product-types`.
 */
final class ProductTypesController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'onboarding/product-types';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route( "/{$this->rest_base}", Endpoint::read( $this->types( ... ), Permission::view( Capabilities::MANAGE ) ) );
	}

	/**
	 * The class that describes the kinds.
	 */
	protected function schema(): string {
		return ProductTypesSchema::class;
	}

	private function types( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond( ProductTypes::all(), $request );
	}
}
