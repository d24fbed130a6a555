<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `storewright/v3/…`: whatever is written to the shop without a guard goes to WooCommerce as it is.
 */
final class ForwardController extends WritingController {

	/**
	 * Guards of ours. Where no route of this namespace knows one, nothing is written: WooCommerce would ignore it.
	 */
	private const GUARDS = [ 'atomic', 'expected', 'expected_methods', 'expected_settings', 'known', 'unless_covered' ];

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
		self::refuse_guards( $request->get_json_params() ?? $request->get_body_params() );
		return WooCommerceApi::forward( $request, $path );
	}

	/**
	 * @param mixed $sent A body, or an item of a batch.
	 * @throws InvalidInput If it holds a guard.
	 */
	private static function refuse_guards( mixed $sent ): void {
		foreach ( is_array( $sent ) ? $sent : [] as $name => $value ) {
			if ( in_array( $name, self::GUARDS, true ) ) {
				/* translators: %s: name of a parameter. */
				$reason = sprintf( __( 'WooCommerce can’t hold to “%s” here, so that nothing was saved.', 'storewright' ), $name );
				throw new InvalidInput( 'storewright_guard_not_supported', $reason, [ $name => $reason ] );
			}
			if ( in_array( $name, [ 'create', 'update' ], true ) && is_array( $value ) ) {
				array_map( self::refuse_guards( ... ), $value );
			}
		}
	}
}
