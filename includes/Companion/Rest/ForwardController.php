<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `storewright/v3/…`: whatever is written to the shop without a guard goes to WooCommerce as it is.
 */
final class ForwardController extends WritingController {

	public function register_routes(): void {
		$this->route(
			'/(?P<path>[\w/-]+)',
			Endpoint::action(
				$this->forward( ... ),
				Permission::edit( 'read' ),
				[],
				WP_REST_Server::EDITABLE . ', ' . WP_REST_Server::DELETABLE
			)
		);
	}

	private function forward( WP_REST_Request $request ): WP_REST_Response {
		$path = $request->get_url_params()['path'] ?? '';
		$path = is_string( $path ) ? $path : '';
		self::refuse_guards( $request );
		if ( str_starts_with( $path, 'payment_gateways/' ) ) {
			self::refuse_version( $request );
		}
		return WooCommerceApi::forward( $request, $path );
	}
}
