<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Import;

use Storewright\Kernel\Context;
use Storewright\Rest\ErrorMapper;
use Throwable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Requests to wc/v3 within this one, so that arguments are checked and permissions asked as for any client.
 */
final class InternalRequests {

	/**
	 * @var array<string, array<int, string>> Routes that a path may mean, by path and namespace: WordPress asks for all of a namespace.
	 */
	private array $routes = [];

	public function __construct( private readonly Context $context ) {}

	/**
	 * Asks, and answers the id of what was written.
	 *
	 * @param string       $method HTTP method.
	 * @param string       $path   From wc/v3 on, such as `/products`.
	 * @param array<mixed> $body
	 */
	public function write( string $method, string $path, array $body ): int|WP_Error {
		$response = $this->dispatch( self::request( $method, $path, $body ) );
		$data     = $response->get_data();
		return $response->as_error() ?? ( is_array( $data ) && is_int( $data['id'] ?? null ) ? $data['id'] : 0 );
	}

	/**
	 * Has arguments and permission of a request checked; in place of its writing, something else is done.
	 *
	 * @param string                          $method HTTP method.
	 * @param string                          $path   From wc/v3 on.
	 * @param array<mixed>                    $body
	 * @param callable(WP_REST_Request): void $instead May throw what is wrong.
	 * @return WP_Error|null Why it would be refused.
	 */
	public function attempt( string $method, string $path, array $body, callable $instead ): ?WP_Error {
		$request = self::request( $method, $path, $body );
		$stop    = function ( mixed $result, WP_REST_Request $asked ) use ( $request, $instead ): mixed {
			return $asked === $request ? $this->outcome( $instead, $request ) : $result;
		};
		add_filter( 'rest_dispatch_request', $stop, 10, 2 );
		try {
			return $this->dispatch( $request )->as_error();
		} finally {
			remove_filter( 'rest_dispatch_request', $stop );
		}
	}

	/**
	 * Dispatches a request. WordPress prepares all routes of wc/v3 for each request, which takes longer than checking a row: until
	 * the request has found its own, it sees only those of its path. Requests that its handler makes see all of them.
	 */
	private function dispatch( WP_REST_Request $request ): WP_REST_Response {
		$path  = $request->get_route();
		$only  = function ( array $endpoints ) use ( $path ): array {
			/** @var array<string, mixed> $endpoints By route. */
			$key                    = $path . ' ' . ( array_key_first( $endpoints ) ?? '' );
			$this->routes[ $key ] ??= array_filter(
				array_keys( $endpoints ),
				static fn( string $route ): bool => 1 === preg_match( "@^$route$@i", $path )
			);
			return array_intersect_key( $endpoints, array_flip( $this->routes[ $key ] ) );
		};
		$found = static function ( mixed $result ) use ( $only ): mixed {
			remove_filter( 'rest_endpoints', $only, PHP_INT_MAX );
			return $result;
		};
		add_filter( 'rest_endpoints', $only, PHP_INT_MAX );
		add_filter( 'rest_request_before_callbacks', $found, PHP_INT_MIN );
		try {
			return rest_do_request( $request );
		} finally {
			remove_filter( 'rest_endpoints', $only, PHP_INT_MAX );
			remove_filter( 'rest_request_before_callbacks', $found, PHP_INT_MIN );
		}
	}

	/**
	 * @param callable(WP_REST_Request): void $instead
	 */
	private function outcome( callable $instead, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		try {
			$instead( $request );
			return new WP_REST_Response();
		} catch ( Throwable $error ) {
			return ( new ErrorMapper( $this->context->log ) )->map( $error );
		}
	}

	/**
	 * @param array<mixed> $body
	 */
	private static function request( string $method, string $path, array $body ): WP_REST_Request {
		$request = new WP_REST_Request( $method, "/wc/v3$path" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( (object) $body ) );
		$request->set_query_params( [ '_fields' => 'id' ] );
		return $request;
	}
}
