<?php
declare(strict_types=1);

namespace Storewright\Tests\Contract;

use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\RestRoutes;
use Storewright\Tests\Support\RouteExamples;
use WP_REST_Request;

/**
 * Sends SQL in every argument of every list and item. What the database is asked must hold it inside a quoted text or not at all.
 */
final class SqlProbesTest extends IntegrationTestCase {

	/**
	 * Says in a query where it came from.
	 */
	private const MARK = 'zqx';

	/**
	 * Breaking out of a text, out of brackets, out of a number, and in the place of a column's name.
	 */
	private const PROBES = [
		"zqx' OR 1=1 OR 'zqx",
		'zqx\\',
		'1) OR (zqx',
		'id,(SELECT user_pass FROM wp_users LIMIT 1) zqx',
	];

	public function test_no_argument_becomes_sql(): void {
		/** @var list<string> $asked */
		$asked = [];
		$note  = static function ( string $query ) use ( &$asked ): string {
			if ( str_contains( $query, self::MARK ) ) {
				$asked[] = $query;
			}
			return $query;
		};
		add_filter( 'query', $note );
		$as_sql = [];
		$sent   = 0;
		$texts  = 0;
		foreach ( RestRoutes::answering( 'GET' ) as $route ) {
			$this->context()->database->begin();
			$this->as_administrator();
			[ $path, $query ] = explode( '?', RouteExamples::path( $route ) . '?' );
			wp_parse_str( $query, $needed );
			foreach ( $this->probes( $route ) as $name => $input ) {
				++$sent;
				$asked   = [];
				$request = new WP_REST_Request( 'GET', $path );
				$request->set_query_params( $input + $needed );
				$status = rest_do_request( $request )->get_status();
				$texts += count( $asked );
				if ( $status >= 500 && 501 !== $status && 503 !== $status ) {
					$as_sql[] = "$name: $status";
				}
				$as_sql = [ ...$as_sql, ...self::broken( $name, $asked ) ];
			}
			$this->context()->database->roll_back();
			wp_cache_flush();
		}
		remove_filter( 'query', $note );
		self::assertSame( [], $as_sql );
		self::assertGreaterThan( 1000, $sent );
		self::assertGreaterThan( 50, $texts, 'Searches and filters reach the database.' );
	}

	public function test_the_test_finds_what_it_looks_for(): void {
		self::assertTrue( self::is_outside_of_texts( "SELECT 1 WHERE a = 'zqx' OR 1=1 OR 'zqx' ORDER BY zqx" ) );
		self::assertTrue( self::is_outside_of_texts( "SELECT 1 WHERE a = 'zqx\\' OR b = 'zqx" ) );
		self::assertTrue( self::is_outside_of_texts( 'SELECT 1 WHERE a IN ( 1) OR (zqx )' ) );
		self::assertFalse( self::is_outside_of_texts( "SELECT 1 WHERE a = 'zqx\\' OR 1=1 OR \\'zqx' AND b = 'zqx\\\\'" ) );
	}

	/**
	 * @param list<string> $queries
	 * @return list<string> Those that hold the mark outside of texts, with what was sent.
	 */
	private static function broken( string $name, array $queries ): array {
		return array_map(
			static fn( string $query ) => "$name: $query",
			array_values( array_filter( $queries, self::is_outside_of_texts( ... ) ) )
		);
	}

	private static function is_outside_of_texts( string $query ): bool {
		return str_contains( (string) preg_replace( "/'(?:[^'\\\\]|\\\\.|'')*'/s", '?', $query ), self::MARK );
	}

	/**
	 * @param string $route Pattern as WordPress has it.
	 * @return iterable<string, array<string, mixed>> Query of each request.
	 */
	private function probes( string $route ): iterable {
		foreach ( RestRoutes::endpoints( $route ) as $endpoint ) {
			if ( true !== ( $endpoint['methods']['GET'] ?? false ) ) {
				continue;
			}
			foreach ( array_diff_key( $endpoint['args'], array_flip( RestRoutes::parameters( $route ) ) ) as $argument => $description ) {
				foreach ( self::PROBES as $probe ) {
					$is_list = in_array( 'array', (array) ( $description['type'] ?? '' ), true );
					yield "GET $route $argument=$probe" => [ $argument => $is_list ? [ $probe ] : $probe ];
				}
			}
		}
	}
}
