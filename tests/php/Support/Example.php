<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use RuntimeException;
use WP_REST_Request;

/**
 * Prepares what an example of a REST request needs, through the REST API itself.
 */
final class Example {

	/**
	 * Creates something.
	 *
	 * @param string               $path Path below /wp-json.
	 * @param array<string, mixed> $body What it is to be.
	 * @param string               $id   The field of the answer that identifies it.
	 * @return int Its id.
	 */
	public static function create( string $path, array $body, string $id = 'id' ): int {
		$created = self::send( 'POST', $path, $body );
		if ( ! is_array( $created ) || ! is_int( $created[ $id ] ?? null ) ) {
			throw new RuntimeException( "The answer to POST {$path} has no {$id}." );
		}
		return $created[ $id ];
	}

	/**
	 * Replaces something.
	 *
	 * @param string       $path Path below /wp-json.
	 * @param array<mixed> $body What it is to be.
	 */
	public static function put( string $path, array $body ): void {
		self::send( 'PUT', $path, $body );
	}

	/**
	 * @param array<mixed> $body
	 */
	private static function send( string $method, string $path, array $body ): mixed {
		$request = new WP_REST_Request( $method, $path );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		RestRoutes::server_for( $path );
		$response = rest_do_request( $request );
		$error    = $response->as_error();
		if ( null !== $error ) {
			throw new RuntimeException( "{$method} {$path}: {$error->get_error_message()}" );
		}
		return $response->get_data();
	}
}
