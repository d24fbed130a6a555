<?php
declare(strict_types=1);

namespace Storewright\Admin\Extensions\Rest;

use Storewright\Admin\Extensions\Finder;
use Storewright\Admin\Extensions\MarketplaceLinks;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\SitePlugins;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/extensions/{slug}`: one extension with what is known of it.
 */
final class ExtensionController extends Controller {

	public function __construct( Context $context, private readonly Finder $finder, private readonly MarketplaceLinks $links ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'extensions';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}/(?P<slug>[a-z0-9][a-z0-9_-]*)",
			Endpoint::read( $this->one( ... ), Permission::view( Capabilities::MANAGE ) )
		);
	}

	/**
	 * The class that describes an extension.
	 */
	protected function schema(): string {
		return ExtensionSchema::class;
	}

	private function one( WP_REST_Request $request ): WP_REST_Response {
		$found = $this->finder->one( ( new Params( $request ) )->string( 'slug' ) ?? '' );
		return $this->respond(
			ExtensionSchema::facts( $found['facts'] )
				+ ExtensionSchema::item( $found['extension'], new SitePlugins(), $this->links )
				+ [ 'failure' => $found['failure'] ],
			$request
		);
	}
}
