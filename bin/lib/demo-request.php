<?php
/**
 * How the demo shops are filled: over the REST API, Storewright's or WooCommerce's.
 *
 * @package Storewright
 */

declare(strict_types=1);

namespace Storewright\Demo;

/**
 * Sends a request to the shop's REST API.
 *
 * @param string       $method     HTTP method.
 * @param string       $path       Below wc/v3.
 * @param array<mixed> $parameters Query or body.
 * @return array<int|string, mixed> The answer.
 */
function request( string $method, string $path, array $parameters = [] ): array {
	$request = new \WP_REST_Request( $method, '/wc/v3' . $path );
	if ( 'GET' === $method ) {
		$request->set_query_params( $parameters );
	} else {
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $parameters ) );
	}
	$response = rest_do_request( $request );
	$error    = $response->as_error();
	if ( null !== $error ) {
		throw new \RuntimeException( esc_html( "$method $path: " . $error->get_error_message() ) );
	}
	$data = $response->get_data();
	return is_array( $data ) ? $data : [];
}
