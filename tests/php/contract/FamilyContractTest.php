<?php
declare(strict_types=1);

namespace Storewright\Tests\Contract;

use Storewright\Tests\Support\FamilyContract;
use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\RestRoutes;

/**
 * Compares every route of the family with ours: methods, arguments, fields of the answer.
 *
 * What differs on purpose stands in differences.php with its reason; docs/contract-differences.md is made of it.
 */
final class FamilyContractTest extends IntegrationTestCase {

	/**
	 * What is listed is told to clients’ authors: `npm run test:php -- --update-fixtures` writes it.
	 */
	public function test_differences_are_documented(): void {
		$lines = [ '# How the REST interface differs from the family’s', '', 'Made from `tests/php/contract/differences.php`, which a test compares with every route. What we have beyond the family is not listed.', '', '| Route | What | Why |', '|---|---|---|' ];
		foreach ( self::listed() as $difference ) {
			$lines[] = "| `{$difference['route']}` | `{$difference['what']}` | {$difference['why']} |";
		}
		$file    = dirname( STOREWRIGHT_FILE ) . '/docs/contract-differences.md';
		$content = implode( "\n", $lines ) . "\n";
		if ( '1' === getenv( 'STOREWRIGHT_UPDATE_FIXTURES' ) ) {
			file_put_contents( $file, $content );
		}
		self::assertSame( $content, file_get_contents( $file ) );
	}

	/**
	 * @dataProvider routes
	 */
	public function test_route_is_the_familys( string $route ): void {
		$found = self::found( $route );
		$known = self::known( $route, $found );
		self::assertSame( [], array_diff_key( $found, $known ), "What of {$route} is not the family’s, and no difference on purpose." );
	}

	/**
	 * Every difference that is listed exists.
	 */
	public function test_listed_differences_are_real(): void {
		$unused = self::listed();
		foreach ( array_keys( FamilyContract::routes() ) as $route ) {
			foreach ( self::found( $route ) as $what => $how ) {
				foreach ( self::listed() as $index => $difference ) {
					if ( self::covers( $difference, $route, $what ) ) {
						unset( $unused[ $index ] );
					}
				}
			}
		}
		self::assertSame( [], $unused, 'These differences are none any more.' );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function routes(): iterable {
		foreach ( array_keys( FamilyContract::routes() ) as $route ) {
			yield $route => [ $route ];
		}
	}

	/**
	 * What a route has that the contract has otherwise.
	 *
	 * @return array<string, string> What => how it differs.
	 */
	private static function found( string $route ): array {
		$ours = self::ours( $route );
		if ( null === $ours ) {
			return [ 'route' => 'is missing' ];
		}
		$contract = FamilyContract::routes()[ $route ];
		$found    = [];
		foreach ( $contract['endpoints'] as $endpoint ) {
			foreach ( $endpoint['methods'] as $method ) {
				$args = self::args( $ours, $method );
				if ( null === $args ) {
					$found[ $method ] = 'is missing';
					continue;
				}
				$expected = $endpoint['args'];
				if ( $endpoint['writable'] && 'DELETE' !== $method ) {
					$expected += array_map( self::sendable( ... ), array_filter( $contract['returns'], static fn( array $field ) => ! isset( $field['readonly'] ) ) );
				}
				$in_path = RestRoutes::parameters( $ours );
				foreach ( array_diff_key( $expected, array_flip( $in_path ) ) as $name => $description ) {
					$found += isset( $args[ $name ] ) ? FamilyContract::differences( "$method.$name", $description, $args[ $name ] ) : [ "$method.$name" => 'is missing' ];
				}
			}
		}
		if ( ! str_ends_with( $route, '/batch' ) ) {
			$schema = rest_get_server()->get_route_options( $ours )['schema'] ?? null;
			/** @var array{properties?: array<string, array<string, mixed>>} $described */
			$described = is_callable( $schema ) ? $schema() : [];
			foreach ( $contract['returns'] as $name => $description ) {
				$mine   = $described['properties'][ $name ] ?? null;
				$found += null === $mine ? [ "returns.$name" => 'is missing' ] : FamilyContract::differences( "returns.$name", $description, $mine );
			}
		}
		return $found;
	}

	/**
	 * A field as an argument: of what may be sent, only the kind is compared, since defaults and such are those of the field.
	 *
	 * @param array<string, mixed> $field
	 * @return array<string, mixed>
	 */
	private static function sendable( array $field ): array {
		return array_intersect_key(
			$field,
			[
				'type'  => true,
				'items' => true,
				'enum'  => true,
			]
		);
	}

	/**
	 * Our pattern of a route of the family's, null where we have none.
	 */
	private static function ours( string $route ): ?string {
		foreach ( array_keys( rest_get_server()->get_routes() ) as $pattern ) {
			if ( FamilyContract::shape( (string) $pattern ) === FamilyContract::shape( $route ) ) {
				return (string) $pattern;
			}
		}
		return null;
	}

	/**
	 * @return array<string, array<string, mixed>>|null By name; null where the route does not take the method.
	 */
	private static function args( string $pattern, string $method ): ?array {
		/** @var array<string, list<array{methods: array<string, bool>, args: array<string, array<string, mixed>>}>> $routes */
		$routes = rest_get_server()->get_routes();
		foreach ( $routes[ $pattern ] as $endpoint ) {
			if ( true === ( $endpoint['methods'][ $method ] ?? false ) ) {
				return $endpoint['args'];
			}
		}
		return null;
	}

	/**
	 * @param array<string, string> $found
	 * @return array<string, string>
	 */
	private static function known( string $route, array $found ): array {
		return array_filter(
			$found,
			static function ( string $what ) use ( $route ): bool {
				foreach ( self::listed() as $difference ) {
					if ( self::covers( $difference, $route, $what ) ) {
						return true;
					}
				}
				return false;
			},
			ARRAY_FILTER_USE_KEY
		);
	}

	/**
	 * @param array{route: string, what: string, why: string} $difference
	 */
	private static function covers( array $difference, string $route, string $what ): bool {
		return fnmatch( $difference['route'], $route ) && fnmatch( $difference['what'], $what );
	}

	/**
	 * @return list<array{route: string, what: string, why: string}>
	 */
	private static function listed(): array {
		/** @var list<array{route: string, what: string, why: string}> $differences */
		$differences = require __DIR__ . '/differences.php';
		return $differences;
	}
}
