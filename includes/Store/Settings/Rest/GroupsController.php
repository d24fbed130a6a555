<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use Storewright\Store\Settings\SettingsRegistry;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/settings`: which groups of settings there are.
 */
final class GroupsController extends Controller {

	public function __construct( Context $context, private readonly SettingsRegistry $registry ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'settings';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$this->route( '/settings', Endpoint::read( $this->list( ... ), Permission::view( Capabilities::MANAGE ) ) );
	}

	/**
	 * The class that describes a group.
	 */
	protected function schema(): string {
		return GroupSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$groups = $this->registry->groups();
		$items  = [];
		foreach ( $groups as $group ) {
			$links   = [ 'options' => [ 'href' => rest_url( "{$this->namespace}/settings/{$group->id}" ) ] ];
			$items[] = $this->respond( GroupSchema::item( $group, $groups ), $request, $links );
		}
		return $this->respond_all( $items );
	}
}
