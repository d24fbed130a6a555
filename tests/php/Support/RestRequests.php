<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST requests from inside PHP, as a browser with the current user's session would send them.
 */
trait RestRequests {

	/**
	 * Sends a request.
	 *
	 * @param string               $method HTTP method.
	 * @param string               $path   Path below /wp-json, with or without a query string.
	 * @param array<mixed>         $params Query parameters of GET, HEAD and DELETE; the JSON body of other methods, a list as a list.
	 */
	final protected function rest( string $method, string $path, array $params = [] ): WP_REST_Response {
		$parts = explode( '?', $path, 2 );
		parse_str( $parts[1] ?? '', $query );
		$request = new WP_REST_Request( $method, $parts[0] );
		if ( in_array( $method, [ 'GET', 'HEAD', 'DELETE' ], true ) ) {
			$request->set_query_params( $params + $query );
		} else {
			$request->set_query_params( $query );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( [] === $params || ! array_is_list( $params ) ? (object) $params : $params ) );
		}
		$server   = RestRoutes::server_for( $parts[0] );
		$response = rest_do_request( $request );
		/** @var WP_REST_Response $answer WordPress's own clients get the answer only after this filter. */
		$answer = apply_filters( 'rest_post_dispatch', $response, $server, $request );
		return $answer;
	}

	/**
	 * The answer's data as a client decodes it from JSON, links left out.
	 */
	final protected function data( WP_REST_Response $response ): mixed {
		return json_decode( (string) wp_json_encode( $response->get_data() ), true, 512, JSON_THROW_ON_ERROR );
	}

	/**
	 * The answer's data, which has to be an object.
	 *
	 * @return array<string, mixed>
	 */
	final protected function item( WP_REST_Response $response ): array {
		$data = $this->data( $response );
		self::assertIsArray( $data, 'The answer is no object.' );
		/** @var array<string, mixed> $data */
		return $data;
	}

	/**
	 * The answer's data, which has to be a list of objects.
	 *
	 * @return list<array<string, mixed>>
	 */
	final protected function items( WP_REST_Response $response ): array {
		$data = $this->data( $response );
		self::assertIsArray( $data, 'The answer is no list.' );
		self::assertTrue( array_is_list( $data ), 'The answer is no list.' );
		/** @var list<array<string, mixed>> $data */
		return $data;
	}

	/**
	 * Where a link of the answer leads.
	 *
	 * @param string $relation Such as `self`.
	 */
	final protected function href( WP_REST_Response $response, string $relation ): string {
		/** @var array<string, list<array{href: string}>> $links */
		$links = $response->get_links();
		self::assertArrayHasKey( $relation, $links );
		return $links[ $relation ][0]['href'];
	}

	/**
	 * The answer is a failure with the given code and HTTP status, and its message is a sentence.
	 */
	final protected function assertRestError( WP_REST_Response $response, string $code, int $status ): void {
		$error = $response->as_error();
		self::assertInstanceOf(
			WP_Error::class,
			$error,
			'The answer is no error, but HTTP ' . $response->get_status() . ': ' . wp_json_encode( $response->get_data() )
		);
		self::assertSame( [ $code, $status ], [ $error->get_error_code(), $response->get_status() ], $error->get_error_message() );
		self::assertNotSame( '', $error->get_error_message() );
	}

	/**
	 * The answer is no failure and has the given HTTP status.
	 */
	final protected function assertRestStatus( WP_REST_Response $response, int $status = 200 ): void {
		self::assertSame( $status, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
	}
}
