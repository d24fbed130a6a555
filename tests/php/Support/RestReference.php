<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

/**
 * Writes docs/rest: every route of the plugin with its methods, arguments and the fields of its answer, from what the routes say of
 * themselves. The older versions of `wc` have the fields of `wc/v3` and no page.
 */
final class RestReference {

	private const FOLDER = 'docs/rest/';

	private const LEFT_OUT = [ 'wc/v1', 'wc/v2' ];

	/**
	 * How deep fields in fields are listed.
	 */
	private const DEPTH = 3;

	/**
	 * The pages.
	 *
	 * @return array<string, string> Path from the project's folder => content.
	 */
	public static function pages(): array {
		$by_namespace = [];
		foreach ( self::routes() as $route ) {
			$by_namespace[ self::namespace_of( $route ) ][] = $route;
		}
		ksort( $by_namespace );
		$pages = [ self::FOLDER . 'README.md' => self::index( $by_namespace ) ];
		foreach ( $by_namespace as $namespace => $routes ) {
			$page = new RestReferencePage( $namespace, $routes, self::DEPTH );

			$pages[ self::FOLDER . self::file( $namespace ) ] = $page->markdown();
		}
		return $pages;
	}

	/**
	 * @return list<string>
	 */
	private static function routes(): array {
		$all = array_unique( array_merge( ...array_map( RestRoutes::answering( ... ), [ 'GET', 'POST', 'PUT', 'DELETE' ] ) ) );
		$all = array_filter( $all, static fn( string $route ) => ! in_array( self::namespace_of( $route ), self::LEFT_OUT, true ) );
		sort( $all );
		return $all;
	}

	private static function namespace_of( string $route ): string {
		preg_match( '#^/([^/]+(?:/v\d+)?)#', $route, $found );
		return $found[1] ?? '';
	}

	private static function file( string $of ): string {
		return str_replace( '/', '-', $of ) . '.md';
	}

	/**
	 * @param array<string, list<string>> $by_namespace
	 */
	private static function index( array $by_namespace ): string {
		$lines = [
			'# REST reference',
			'',
			'What each route takes and answers, made of the schemas in the code: `npm run rest-reference` writes these pages, a test fails',
			'where they are not current. `wc/v1` and `wc/v2` answer in the shapes of `wc/v3`: [The shop](../shop.md). What differs from',
			'WooCommerce: [How the REST interface differs](../contract-differences.md). Keys for clients: [Keys of the REST API](../rest-api-keys.md).',
			'',
			'| Namespace | Routes |',
			'| --- | ---: |',
		];
		foreach ( $by_namespace as $namespace => $routes ) {
			$lines[] = sprintf( '| [`%s`](%s) | %d |', $namespace, self::file( $namespace ), count( $routes ) );
		}
		return implode( "\n", $lines ) . "\n";
	}
}
