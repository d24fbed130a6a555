<?php
declare(strict_types=1);

namespace Storewright\Admin\SettingsSearch\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use Storewright\Shop\SettingPlace;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/setting-places`: where each setting is changed.
 */
final class SettingPlacesController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'setting-places';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route( "/{$this->rest_base}", Endpoint::read( $this->list( ... ), Permission::view( Capabilities::MANAGE ) ) );
	}

	/**
	 * The class that describes a place.
	 */
	protected function schema(): string {
		return SettingPlaceSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		/**
		 * Filters where settings are changed: the command palette finds them by name and leads there.
		 *
		 * @param list<SettingPlace> $places Who runs the shop adds its own.
		 */
		$places = apply_filters( 'storewright_setting_places', [] );
		$places = array_filter( is_array( $places ) ? $places : [], static fn( mixed $place ) => $place instanceof SettingPlace );
		// One that has the id of another takes its place.
		$places = array_column( $places, null, 'id' );
		return $this->respond_all(
			array_map(
				fn( SettingPlace $place ) => $this->respond( SettingPlaceSchema::item( $place ), $request ),
				array_values( $places )
			)
		);
	}
}
