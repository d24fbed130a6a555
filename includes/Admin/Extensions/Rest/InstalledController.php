<?php
declare(strict_types=1);

namespace Storewright\Admin\Extensions\Rest;

use Storewright\Admin\Extensions\Installed;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/extensions/installed`: the plugins that the site has.
 */
final class InstalledController extends Controller {

	public function __construct( Context $context, private readonly Installed $installed ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'extensions/installed';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route( "/{$this->rest_base}", Endpoint::read( $this->installed( ... ), Permission::view( Capabilities::MANAGE ) ) );
	}

	/**
	 * The class that describes an installed plugin.
	 */
	protected function schema(): string {
		return InstalledSchema::class;
	}

	private function installed( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_all(
			array_map( fn( array $one ): WP_REST_Response => $this->respond( $one, $request ), $this->installed->plugins() )
		);
	}
}
