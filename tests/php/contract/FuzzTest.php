<?php
declare(strict_types=1);

namespace Storewright\Tests\Contract;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Tests\Support\BadInput;
use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\RestRoutes;
use Storewright\Tests\Support\RouteExamples;
use WP_REST_Request;

/**
 * Sends every route what no client should send. None of it may fail on the server, warn, or be logged as a failure; a warning of
 * PHP fails a test by itself.
 */
#[Group( 'mariadb' )]
final class FuzzTest extends IntegrationTestCase {

	/**
	 * Values that each argument is tried with. More of them, with STOREWRIGHT_FUZZ=20, take minutes.
	 */
	private const VALUES = 2;

	/**
	 * @dataProvider endpoints
	 * @param list<array{string, string}> $endpoints
	 */
	public function test_bad_input_is_refused_or_taken( array $endpoints ): void {
		$failures = [];
		foreach ( $endpoints as [ $route, $method ] ) {
			$path = $this->begin( $route );
			foreach ( $this->inputs( $route, $method ) as $name => $input ) {
				$this->context()->database->begin();
				$status = $this->answer( $method, $path, $input );
				$this->context()->database->roll_back();
				wp_cache_flush();
				// 501 says that there is no trash, 503 that a service which it takes is not set up.
				if ( $status >= 500 && ! in_array( $status, [ 501, 503 ], true ) ) {
					$failures[] = "{$method} {$path}, {$name}: {$status}";
				}
			}
			$this->roll_back();
		}
		self::assertSame( [], $failures, 'These failed on the server.' );
	}

	/**
	 * Whoever lacks the capability changes no row, whatever is sent.
	 *
	 * @dataProvider endpoints
	 * @param list<array{string, string}> $endpoints
	 */
	public function test_nobody_changes_rows_without_the_capability( array $endpoints ): void {
		foreach ( $endpoints as [ $route, $method ] ) {
			$path = $this->begin( $route );
			foreach ( [ $this->as_visitor( ... ), $this->as_subscriber( ... ) ] as $log_in ) {
				$log_in();
				// Before anybody looks at the queries: to register routes, tax classes are read anew where that is five minutes ago.
				$inputs = array_slice( $this->inputs( $route, $method ), 0, 6 );
				$writes = [];
				$note   = static function ( string $query ) use ( &$writes ): string {
					if ( 1 !== preg_match( '/^\s*(SELECT|SHOW|DESCRIBE|SET|SAVEPOINT|BEGIN)\b/i', $query ) ) {
						$writes[] = $query;
					}
					return $query;
				};
				add_filter( 'query', $note );
				foreach ( $inputs as $input ) {
					$status = $this->answer( $method, $path, $input );
					self::assertContains( $status, [ 400, 401, 403 ], "{$method} {$path} answered {$status}." );
				}
				remove_filter( 'query', $note );
				self::assertSame( [], $writes, "{$method} {$path}" );
			}
			$this->roll_back();
		}
	}

	/**
	 * The endpoints of a resource together: to register its routes takes as long as to ask an endpoint.
	 *
	 * @return array<string, array{list<array{string, string}>}> Routes and methods by the beginning of the path.
	 */
	public static function endpoints(): array {
		$found = [];
		foreach ( [ 'GET', 'POST', 'PUT', 'DELETE' ] as $method ) {
			foreach ( RestRoutes::answering( $method ) as $route ) {
				$resource                = 1 === preg_match( '#^/[^/]+(/v\d+)?/[^/]+#', $route, $part ) ? $part[0] : $route;
				$found[ $resource ][0][] = [ $route, $method ];
			}
		}
		return $found;
	}

	/**
	 * Makes what the route's example needs, as the administrator, until roll_back().
	 *
	 * @return string The path.
	 */
	private function begin( string $route ): string {
		$this->context()->database->begin();
		$this->as_administrator();
		return explode( '?', RouteExamples::path( $route ) )[0];
	}

	private function roll_back(): void {
		$this->context()->database->roll_back();
		wp_cache_flush();
	}

	/**
	 * @param array<string, mixed> $input
	 */
	private function answer( string $method, string $path, array $input ): int {
		$request = new WP_REST_Request( $method, $path );
		if ( 'GET' === $method || 'DELETE' === $method ) {
			$request->set_query_params( $input );
		} else {
			// As form data, so that texts arrive which JSON could not hold.
			$request->set_body_params( $input );
		}
		RestRoutes::server_for( $path );
		return rest_do_request( $request )->get_status();
	}

	/**
	 * Requests to try: nothing, and for each argument some values.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function inputs( string $route, string $method ): array {
		$inputs = [ 'nothing' => [] ];
		$count  = max( self::VALUES, (int) getenv( 'STOREWRIGHT_FUZZ' ) );
		foreach ( $this->arguments( $route, $method ) as $argument => $description ) {
			foreach ( BadInput::some(
				"{$method} {$route} {$argument}",
				$count
			) + $this->nested( "{$method} {$route}", $description ) as $name => $value ) {
				$inputs[ "{$argument} is {$name}" ] = [ $argument => $value ];
			}
		}
		return $inputs;
	}

	/**
	 * Objects and lists of objects whose parts are bad.
	 *
	 * @param string               $endpoint    Method and route, to vary the values.
	 * @param array<string, mixed> $description
	 * @return array<string, mixed>
	 */
	private function nested( string $endpoint, array $description ): array {
		$items      = is_array( $description['items'] ?? null ) ? $description['items'] : [];
		$properties = $description['properties'] ?? $items['properties'] ?? [];
		$nested     = [];
		foreach ( is_array( $properties ) ? array_keys( $properties ) : [] as $property ) {
			foreach ( BadInput::some( "{$endpoint} {$property}", 1 ) as $name => $value ) {
				$object                           = [ $property => $value ];
				$nested[ "{$property}: {$name}" ] = [] === $items ? $object : [ $object ];
			}
		}
		return $nested;
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private function arguments( string $route, string $method ): array {
		foreach ( RestRoutes::endpoints( $route ) as $endpoint ) {
			if ( true === ( $endpoint['methods'][ $method ] ?? false ) ) {
				$args = array_diff_key( $endpoint['args'], array_flip( RestRoutes::parameters( $route ) ) );
				// The fields of an item mean nothing in a batch.
				return str_ends_with( $route, '/batch' ) ? array_intersect_key(
					$args,
					array_flip( [ 'create', 'update', 'delete' ] )
				) : $args;
			}
		}
		return [];
	}
}
