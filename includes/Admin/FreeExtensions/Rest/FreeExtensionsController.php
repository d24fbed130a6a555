<?php
declare(strict_types=1);

namespace Storewright\Admin\FreeExtensions\Rest;

use Storewright\Admin\FreeExtensions\ExtensionCatalog;
use Storewright\Admin\FreeExtensions\ExtensionGroup;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\SitePlugins;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/onboarding/free-extensions`: suggested free extensions, by group.
 */
final class FreeExtensionsController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'onboarding/free-extensions';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route( "/{$this->rest_base}", Endpoint::read( $this->groups( ... ), Permission::view( Capabilities::MANAGE ) ) );
	}

	/**
	 * The class that describes a group.
	 */
	protected function schema(): string {
		return GroupSchema::class;
	}

	private function groups( WP_REST_Request $request ): WP_REST_Response {
		$groups  = ( new ExtensionCatalog( $this->context ) )->groups();
		$plugins = [] === $groups ? null : new SitePlugins();
		return $this->respond_all(
			null === $plugins ? [] : array_map(
				fn( ExtensionGroup $group ): WP_REST_Response => $this->respond( GroupSchema::item( $group, $plugins ), $request ),
				$groups
			)
		);
	}
}
