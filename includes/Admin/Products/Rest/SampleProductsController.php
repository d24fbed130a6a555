<?php
declare(strict_types=1);

namespace Storewright\Admin\Products\Rest;

use Storewright\Admin\Products\SampleProducts;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Answers `wc-admin/onboarding/tasks/import_sample_products`: which samples there are, makes them, and removes them.
 */
final class SampleProductsController extends Controller {

	public function __construct( Context $context, private readonly SampleProducts $samples ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'onboarding/tasks/import_sample_products';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read( $this->answer_with( ... ), Permission::view( 'read_private_products' ) ),
			Endpoint::action( $this->add( ... ), Permission::create( 'edit_others_products' ), [], WP_REST_Server::CREATABLE ),
			Endpoint::delete( $this->remove( ... ), Permission::delete( 'delete_others_products' ) )
		);
	}

	/**
	 * The class that describes the samples.
	 */
	protected function schema(): string {
		return SampleProductsSchema::class;
	}

	private function add( WP_REST_Request $request ): WP_REST_Response {
		$this->samples->add();
		return $this->answer_with( $request );
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response {
		$this->samples->remove();
		return $this->answer_with( $request );
	}

	private function answer_with( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond( [ 'samples' => $this->samples->existing() ], $request );
	}
}
