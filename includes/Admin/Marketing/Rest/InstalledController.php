<?php
declare(strict_types=1);

namespace Storewright\Admin\Marketing\Rest;

use Storewright\Admin\Marketing\Extension;
use Storewright\Admin\Marketing\Extensions;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\SitePlugins;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/marketing/overview/installed-plugins`: the marketing extensions that the site has.
 */
final class InstalledController extends Controller {

	public function __construct( Context $context, private readonly Extensions $extensions ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'marketing/overview/installed-plugins';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route( "/{$this->rest_base}", Endpoint::read( $this->installed( ... ), Permission::view( Capabilities::VIEW_REPORTS ) ) );
	}

	/**
	 * The class that describes an installed extension.
	 */
	protected function schema(): string {
		return InstalledSchema::class;
	}

	private function installed( WP_REST_Request $request ): WP_REST_Response {
		$plugins = new SitePlugins();
		return $this->respond_all(
			array_map(
				fn( Extension $one ): WP_REST_Response => $this->respond( InstalledSchema::item( $one, $plugins ), $request ),
				$this->extensions->installed()
			)
		);
	}
}
