<?php
declare(strict_types=1);

namespace Storewright\Admin\Plugins\Rest;

use Storewright\Kernel\Context;
use Storewright\Kernel\SitePlugins;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/plugins/installed` and `…/active`: what the site has.
 */
final class PluginListController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'plugins';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$this->route(
			'/plugins/installed',
			Endpoint::read(
				fn( WP_REST_Request $request ) => $this->answer_with( ( new SitePlugins() )->installed(), $request ),
				Permission::view( 'activate_plugins' )
			)
		);
		$this->route(
			'/plugins/active',
			Endpoint::read(
				fn( WP_REST_Request $request ) => $this->answer_with( ( new SitePlugins() )->active(), $request ),
				Permission::view( 'activate_plugins' )
			)
		);
	}

	protected function schema(): string {
		return PluginListSchema::class;
	}

	/**
	 * @param list<string> $slugs
	 */
	private function answer_with( array $slugs, WP_REST_Request $request ): WP_REST_Response {
		sort( $slugs );
		return $this->respond( [ 'plugins' => $slugs ], $request );
	}
}
