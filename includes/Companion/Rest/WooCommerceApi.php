<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use WP_REST_Request;
use WP_REST_Response;

/**
 * Asks WooCommerce's `wc/v3`, as the current user: WooCommerce checks what that user may do.
 */
final class WooCommerceApi {

	private const NAMESPACE = '/wc/v3/';

	/**
	 * Sends a request.
	 *
	 * @param string            $method HTTP method.
	 * @param string            $path   Such as `shipping/zones`.
	 * @param array<mixed>|null $body   Sent as JSON.
	 * @return WP_REST_Response A success.
	 * @throws WooCommerceError If WooCommerce refuses it.
	 */
	public static function send( string $method, string $path, ?array $body = null ): WP_REST_Response {
		$request = new WP_REST_Request( $method, self::NAMESPACE . $path );
		if ( null !== $body ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $body ) );
		}
		$response = rest_do_request( $request );
		return $response->is_error() ? throw WooCommerceError::from_response( $response ) : $response;
	}

	/**
	 * Hands a request on as it is.
	 *
	 * @param WP_REST_Request $request
	 * @param string          $path    Where to, such as `products/7`.
	 */
	public static function forward( WP_REST_Request $request, string $path ): WP_REST_Response {
		$forwarded = new WP_REST_Request( $request->get_method(), self::NAMESPACE . $path );
		$forwarded->set_query_params( $request->get_query_params() );
		$forwarded->set_headers( $request->get_headers() );
		$forwarded->set_body( $request->get_body() );
		$forwarded->set_body_params( $request->get_body_params() );
		return rest_do_request( $forwarded );
	}
}
