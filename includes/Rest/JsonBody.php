<?php
declare(strict_types=1);

namespace Storewright\Rest;

use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Refuses a body that is a lone text, number or truth value before WordPress runs through it as if it were a list, and PHP
 * warns.
 *
 * @internal Used by Controller.
 */
final class JsonBody {

	/**
	 * @var array<string, true> Namespaces of our routes.
	 */
	private static array $namespaces = [];

	/**
	 * Looks at the bodies of requests to routes of a namespace from now on.
	 *
	 * @param string $route_namespace Such as wc/v3.
	 */
	public static function watch( string $route_namespace ): void {
		self::$namespaces[ $route_namespace ] = true;
		// Added once, however often it is asked for.
		add_filter( 'rest_pre_dispatch', [ self::class, 'refuse_lone_value' ], 10, 3 );
	}

	/**
	 * Answers in place of the route where the body is neither an object nor a list.
	 *
	 * @param mixed           $result  What was answered already, null for nothing.
	 * @param WP_REST_Server  $server  The server.
	 * @param WP_REST_Request $request The request that is about to be carried out.
	 */
	public static function refuse_lone_value( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		$is_ours = Namespaces::contain( array_keys( self::$namespaces ), $request->get_route() );
		if ( null !== $result || ! $is_ours || ! $request->is_json_content_type() ) {
			return $result;
		}
		$body = self::of( $request );
		return null === $body || is_array( $body ) ? null : new WP_Error(
			'rest_invalid_param',
			__( 'The body of the request has to be a JSON object or list.', 'storewright' ),
			[ 'status' => 400 ]
		);
	}

	/**
	 * The body: null where it is empty, and any JSON value, whatever WordPress's doc comment says.
	 */
	public static function of( WP_REST_Request $request ): mixed {
		return $request->is_json_content_type() ? $request->get_json_params() : $request->get_body_params();
	}
}
