<?php
declare(strict_types=1);

namespace Storewright\Admin\LaunchYourStore\Rest;

use Storewright\Admin\LaunchYourStore\Check\LaunchCheck;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `wc-admin/launch-your-store/check`: requests the site's public pages as a visitor. It changes nothing, but makes requests: POST.
 */
final class CheckController extends Controller {

	public function __construct( Context $context, private readonly LaunchCheck $check ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'launch-your-store/check';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route(
			'/launch-your-store/check',
			Endpoint::action( $this->run( ... ), Permission::edit( Capabilities::MANAGE ), [], WP_REST_Server::CREATABLE )
		);
	}

	/**
	 * The class that describes what is found.
	 */
	protected function schema(): string {
		return CheckSchema::class;
	}

	private function run( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond( $this->check->run(), $request );
	}
}
