<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use OutOfBoundsException;

/**
 * An example of each route with parameters in its path: tests/php/contract/examples returns, by route, a function which prepares
 * what the request needs, as the administrator, and answers with the parameters.
 */
final class RouteExamples {

	/**
	 * @var array<string, callable(): array<string, string|int|float>>
	 */
	private static array $all = [];

	/**
	 * The path of an example of a route. What it needs is there afterwards.
	 *
	 * @param string $route Pattern as WordPress has it.
	 */
	public static function path( string $route ): string {
		$example = self::all()[ $route ] ?? null;
		if ( null !== $example ) {
			return RestRoutes::path( $route, $example() );
		}
		if ( [] !== RestRoutes::parameters( $route ) ) {
			throw new OutOfBoundsException( "The route {$route} needs an example in tests/php/contract/examples." );
		}
		return $route;
	}

	/**
	 * @return array<string, callable(): array<string, string|int|float>>
	 */
	private static function all(): array {
		if ( [] !== self::$all ) {
			return self::$all;
		}
		$files = glob( dirname( __DIR__ ) . '/contract/examples/*.php' );
		/** @var list<array<string, callable(): array<string, string|int|float>>> $examples */
		$examples  = array_map( static fn( string $file ) => require $file, false === $files ? [] : $files );
		self::$all = array_merge( ...$examples );
		return self::$all;
	}
}
