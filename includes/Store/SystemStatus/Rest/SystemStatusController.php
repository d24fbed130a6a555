<?php
declare(strict_types=1);

namespace Storewright\Store\SystemStatus\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Settings\SettingsServices;
use Storewright\Store\SystemStatus\DatabaseReport;
use Storewright\Store\SystemStatus\EnvironmentReport;
use Storewright\Store\SystemStatus\PluginsReport;
use Storewright\Store\SystemStatus\ShopReport;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/system_status`: what the shop runs on. Only the sections that `_fields` names are looked up.
 */
final class SystemStatusController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'system_status';
	}

	public function register_routes(): void {
		$this->route(
			'/system_status',
			Endpoint::read( $this->show( ... ), Permission::view( Capabilities::MANAGE ), Collection::context( contexts: [ 'view' ] ) )
		);
	}

	protected function schema(): string {
		return SystemStatusSchema::class;
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		$plugins  = new PluginsReport();
		$shop     = new ShopReport(
			$this->context->database,
			( new SettingsServices( $this->context ) )->query(),
			( new OrderServices( $this->context ) )->query()
		);
		$sections = [
			'environment'        => ( new EnvironmentReport( $this->context ) )->fields( ... ),
			'database'           => ( new DatabaseReport( $this->context ) )->fields( ... ),
			'active_plugins'     => static fn() => $plugins->plugins( true ),
			'inactive_plugins'   => static fn() => $plugins->plugins( false ),
			'dropins_mu_plugins' => $plugins->loaded_by_wordpress( ... ),
			'theme'              => $plugins->theme( ... ),
			'settings'           => $shop->settings( ... ),
			'security'           => $shop->security( ... ),
			'pages'              => $shop->pages( ... ),
			'post_type_counts'   => $shop->post_types( ... ),
			'logging'            => $shop->logging( ... ),
		];
		$fields   = $this->get_fields_for_response( $request );
		$wanted   = array_filter(
			$sections,
			static fn( string $section ) => rest_is_field_included( $section, $fields ),
			ARRAY_FILTER_USE_KEY
		);
		return $this->respond( array_map( static fn( callable $section ) => $section(), $wanted ), $request );
	}
}
