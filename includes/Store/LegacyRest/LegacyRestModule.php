<?php
declare(strict_types=1);

namespace Storewright\Store\LegacyRest;

use Storewright\Kernel\Context;
use Storewright\Kernel\Module;
use WeakMap;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Answers old tills and connectors that speak `wc/v1` or `wc/v2`. There is one set of endpoints, that of `wc/v3`: a request is taken
 * there before anything looks at it, so that permissions, checks and filters are the same.
 */
final class LegacyRestModule implements Module {

	/**
	 * @var WeakMap<WP_REST_Request, string> Requests of an older interface => its version.
	 */
	private WeakMap $versions;

	public function __construct( private readonly Context $context ) {
		$this->versions = new WeakMap();
	}

	/**
	 * Hooks in before and after all others that look at requests.
	 */
	public function register(): void {
		add_filter( 'rest_pre_dispatch', $this->take_over( ... ), PHP_INT_MIN, 3 );
		add_filter( 'rest_request_after_callbacks', $this->answer( ... ), PHP_INT_MAX, 3 );
	}

	/**
	 * Has the endpoint of `wc/v3` answer, or says why nothing does.
	 */
	private function take_over( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		$version = LegacyRoutes::version( $request->get_route() );
		if ( null !== $result || null === $version ) {
			return $result;
		}
		$route = LegacyRoutes::current( $request->get_route() );
		if ( null === $route && self::is_of_a_plugin( $server, $request->get_route() ) ) {
			return $result;
		}
		if ( null === $route ) {
			$reason = sprintf(
				/* translators: 1: route, 2: route, 3: list of names. */
				__(
					'%1$s is no longer answered. The interface of this shop is %2$s; of older ones it answers only what has the same fields, such as %3$s.',
					'storewright'
				),
				$request->get_route(),
				'/wc/v3',
				'products, orders, customers'
			);
			return new WP_Error( 'storewright_rest_version_gone', $reason, [ 'status' => 410 ] );
		}
		$this->versions[ $request ] = $version;
		$request->set_route( $route );
		foreach ( LegacyShapes::request( $request->get_params() ) as $name => $value ) {
			if ( in_array( $name, [ 'stock_status', 'create', 'update' ], true ) && 'GET' !== $request->get_method() ) {
				$request->set_param( $name, $value );
			}
		}
		return $result;
	}

	/**
	 * Whether a plugin has registered a route of its own in the older namespace.
	 *
	 * @param WP_REST_Server $server
	 * @param string         $route  Such as `/wc/v2/subscriptions`.
	 */
	private static function is_of_a_plugin( WP_REST_Server $server, string $route ): bool {
		foreach ( array_keys( $server->get_routes( implode( '/', array_slice( explode( '/', $route ), 1, 2 ) ) ) ) as $pattern ) {
			if ( 1 === preg_match( "@^$pattern$@i", $route ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Gives the answer the names of the older interface.
	 */
	private function answer( mixed $response, mixed $handler, WP_REST_Request $request ): mixed {
		$version = $this->versions[ $request ] ?? null;
		if ( null === $version || ! $response instanceof WP_REST_Response || $response->is_error() ) {
			return $response;
		}
		$data = $response->get_data();
		if ( ! is_array( $data ) ) {
			return $response;
		}
		$response->set_data( ( new LegacyShapes( $this->context ) )->answer( $data, $version, $request->get_route() ) );
		$link = $response->get_headers()['Link'] ?? '';
		if ( is_string( $link ) && '' !== $link ) {
			$response->header( 'Link', str_replace( '/wc/v3/', "/wc/$version/", $link ) );
		}
		return $response;
	}
}
