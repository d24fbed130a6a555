<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use OutOfBoundsException;
use WP;
use WP_REST_Request;
use WP_REST_Server;

/**
 * The routes that the plugin registers.
 */
final class RestRoutes {

	private const NAMESPACES = '#^/(wc|wc-[a-z-]+)(/v\d+)?/#';

	/**
	 * The REST server; where there is none yet, one that starts as it does for a request over HTTP: with the routes of the namespace
	 * that is asked for. All of them at once take several times as long. WordPress's own are there once somebody asks for one, for they
	 * take as long as ours.
	 *
	 * @param string $route Path of the request, or a pattern.
	 */
	public static function server_for( string $route ): WP_REST_Server {
		if ( isset( $GLOBALS['wp_rest_server'] ) ) {
			return rest_get_server();
		}
		/** @var WP $wp */
		$wp = $GLOBALS['wp'];

		$wp->query_vars['rest_route'] = $route;
		if ( self::is_of_plugin( $route ) ) {
			self::wait_with_initial_routes();
		}
		try {
			return rest_get_server();
		} finally {
			unset( $wp->query_vars['rest_route'] );
		}
	}

	private static function is_of_plugin( string $route ): bool {
		return 1 === preg_match( self::NAMESPACES, $route );
	}

	/**
	 * Has WordPress register its routes not as the server starts, but before the first request to one of them. Ends when the test's hooks
	 * are undone.
	 */
	private static function wait_with_initial_routes(): void {
		if ( ! remove_action( 'rest_api_init', 'create_initial_rest_routes', 99 ) ) {
			return;
		}
		$register = static function ( mixed $result, WP_REST_Server $server, WP_REST_Request $request ) use ( &$register ): mixed {
			if ( ! self::is_of_plugin( $request->get_route() ) ) {
				remove_filter( 'rest_pre_dispatch', $register, -PHP_INT_MAX );
				add_action( 'rest_api_init', 'create_initial_rest_routes', 99 );
				create_initial_rest_routes();
			}
			return $result;
		};
		add_filter( 'rest_pre_dispatch', $register, -PHP_INT_MAX, 3 );
	}

	/**
	 * The endpoints of a route, by which of the methods they answer.
	 *
	 * @param string $route Pattern as WordPress has it.
	 * @return list<array{methods: array<string, bool>, args: array<string, array<string, mixed>>,
	 *   permission_callback: callable(WP_REST_Request): mixed}>
	 */
	public static function endpoints( string $route ): array {
		$server = self::server_for( $route );
		$within = array_filter( $server->get_namespaces(), static fn( string $name ) => str_starts_with( $route, "/$name/" ) );
		usort( $within, static fn( string $one, string $other ) => strlen( $other ) <=> strlen( $one ) );
		foreach ( $within as $name ) {
			/**
			 * @var array<string, list<array{methods: array<string, bool>, args: array<string, array<string, mixed>>,
			 *   permission_callback: callable(WP_REST_Request): mixed}>> $routes
			 */
			$routes = $server->get_routes( $name );
			if ( isset( $routes[ $route ] ) ) {
				return $routes[ $route ];
			}
		}
		throw new OutOfBoundsException( "There is no route {$route}." );
	}

	/**
	 * The plugin's routes that answer a method.
	 *
	 * @param string $method HTTP method.
	 * @return list<string> Patterns as WordPress has them.
	 */
	public static function answering( string $method ): array {
		/** @var array<string, list<array{methods: array<string, bool>}>> $routes */
		$routes = rest_get_server()->get_routes();
		$found  = array_filter(
			array_keys( $routes ),
			static fn( string $route ) => 1 === preg_match( self::NAMESPACES, $route ) && self::has( $routes[ $route ], $method )
		);
		return array_values( array_filter( $found, static fn( string $route ) => ! self::is_index( $route ) ) );
	}

	/**
	 * Routes by their namespace, for tests of all that it has.
	 *
	 * @param array<string> $routes Patterns as WordPress has them.
	 * @return array<string, array{list<string>}>
	 */
	public static function by_namespace( array $routes ): array {
		$found = [];
		foreach ( $routes as $route ) {
			$name                = 1 === preg_match( self::NAMESPACES, $route, $part ) ? trim( $part[0], '/' ) : $route;
			$found[ $name ][0][] = $route;
		}
		return $found;
	}

	/**
	 * Returns the permission callback of an endpoint.
	 *
	 * @param string $route  Pattern as WordPress has it.
	 * @param string $method HTTP method.
	 * @return callable(WP_REST_Request): mixed
	 */
	public static function permission( string $route, string $method ): callable {
		foreach ( self::endpoints( $route ) as $endpoint ) {
			if ( true === ( $endpoint['methods'][ $method ] ?? false ) ) {
				return $endpoint['permission_callback'];
			}
		}
		throw new OutOfBoundsException( "There is no {$method} {$route}." );
	}

	/**
	 * The names of a route's parameters, in the order of the path.
	 *
	 * @return list<string>
	 */
	public static function parameters( string $route ): array {
		preg_match_all( '/\(\?P<([^>]+)>/', $route, $named );
		return $named[1];
	}

	/**
	 * The path that a pattern stands for with the given parameters.
	 *
	 * @param string                          $route      Pattern as WordPress has it.
	 * @param array<string, string|int|float> $parameters Name => value; those of no part of the path become the query.
	 */
	public static function path( string $route, array $parameters ): string {
		$query = array_diff_key( $parameters, array_flip( self::parameters( $route ) ) );
		$path  = self::replace_groups( $route, $parameters );
		return [] === $query ? $path : $path . '?' . http_build_query( $query );
	}

	/**
	 * WordPress's own list of what a namespace has.
	 */
	private static function is_index( string $route ): bool {
		return in_array( trim( $route, '/' ), rest_get_server()->get_namespaces(), true );
	}

	/**
	 * @param list<array{methods: array<string, bool>}> $endpoints
	 */
	private static function has( array $endpoints, string $method ): bool {
		return in_array(
			true,
			array_map( static fn( array $endpoint ) => true === ( $endpoint['methods'][ $method ] ?? false ), $endpoints ),
			true
		);
	}

	/**
	 * Puts values in the place of named groups, which may hold groups themselves.
	 *
	 * @param array<string, string|int|float> $parameters
	 */
	private static function replace_groups( string $route, array $parameters ): string {
		return (string) preg_replace_callback(
			'/\(\?P<([^>]+)>((?:[^()]|(\((?:[^()]|(?3))*\)))*)\)/',
			static fn( array $group ) => rawurlencode( (string) ( $parameters[ $group[1] ] ?? "{{$group[1]}}" ) ),
			$route
		);
	}
}
