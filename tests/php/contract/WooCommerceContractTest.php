<?php
declare(strict_types=1);

namespace Storewright\Tests\Contract;

use Storewright\Tests\Support\ContractReport;
use Storewright\Tests\Support\WooCommerceContract;
use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\RestRoutes;

/**
 * Compares every route of WooCommerce with ours: methods, arguments, fields of the answer.
 *
 * Intended differences stand in differences.php and differences-analytics.php with their reasons, routes that we do not serve in
 * pending.php; docs/contract-differences.md is made of them, and of what SettingsContractTest and ShapesTest know of.
 *
 * @group database-independent
 */
final class WooCommerceContractTest extends IntegrationTestCase {

	/**
	 * The list is written for clients’ authors by `npm run test:php -- --update-fixtures`.
	 */
	public function test_differences_are_documented(): void {
		// The routes of all namespaces.
		rest_get_server();
		$served  = static fn( string $route ): bool => null !== self::ours( $route );
		$report  = new ContractReport(
			WooCommerceContract::routes(),
			self::listed(),
			self::pending(),
			self::others( 'settings' ),
			self::others( 'shapes' )
		);
		$content = $report->markdown( $served );
		$file    = dirname( STOREWRIGHT_FILE ) . '/docs/contract-differences.md';
		if ( '1' === getenv( 'STOREWRIGHT_UPDATE_FIXTURES' ) ) {
			file_put_contents( $file, $content );
		}
		self::assertSame( $content, file_get_contents( $file ) );
	}

	/**
	 * Every route that is listed as missing is missing, and each line of the list names one.
	 */
	public function test_routes_listed_as_missing_are_missing(): void {
		rest_get_server();
		foreach ( self::pending() as $reason => $patterns ) {
			foreach ( $patterns as $pattern ) {
				$missing = array_filter(
					array_keys( WooCommerceContract::routes() ),
					static fn( string $route ) => fnmatch( $pattern, $route ) && null === self::ours( $route )
				);
				self::assertNotSame( [], $missing, "“{$reason}” names {$pattern}, of which nothing is missing." );
			}
		}
	}

	/**
	 * All routes of a namespace: to register them takes longer than to compare them.
	 *
	 * @dataProvider namespaces
	 * @param list<string> $routes
	 */
	public function test_routes_are_those_of_woocommerce( array $routes ): void {
		$wrong = [];
		foreach ( $routes as $route ) {
			$found = self::found( $route );
			$known = isset( $found['route'] )
				&& null !== ContractReport::reason( self::pending(), $route ) ? $found : self::known( $route, $found );

			$wrong[ $route ] = array_diff_key( $found, $known );
		}
		self::assertSame( [], array_filter( $wrong ), 'What of these routes is not WooCommerce’s, and no difference on purpose.' );
	}

	/**
	 * Every difference that is listed exists.
	 */
	public function test_listed_differences_are_real(): void {
		rest_get_server();
		$unused = self::listed();
		foreach ( array_keys( WooCommerceContract::routes() ) as $route ) {
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
	 * @return array<string, array{list<string>}>
	 */
	public static function namespaces(): array {
		return RestRoutes::by_namespace( array_keys( WooCommerceContract::routes() ) );
	}

	/**
	 * Returns the differences of a route from the contract.
	 *
	 * @return array<string, string> What => how it differs.
	 */
	private static function found( string $route ): array {
		$ours = self::ours( $route );
		if ( null === $ours ) {
			return [ 'route' => 'is missing' ];
		}
		$contract = WooCommerceContract::routes()[ $route ];
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
					$expected += array_map(
						self::sendable( ... ),
						array_filter( $contract['returns'], static fn( array $field ) => ! isset( $field['readonly'] ) )
					);
				}
				$in_path = RestRoutes::parameters( $ours );
				foreach ( array_diff_key( $expected, array_flip( $in_path ) ) as $name => $description ) {
					$found += isset( $args[ $name ] ) ? WooCommerceContract::differences(
						"$method.$name",
						$description,
						$args[ $name ]
					) : [ "$method.$name" => 'is missing' ];
				}
			}
		}
		if ( ! str_ends_with( $route, '/batch' ) ) {
			$schema = rest_get_server()->get_route_options( $ours )['schema'] ?? null;
			/** @var array{properties?: array<string, array<string, mixed>>} $described */
			$described = is_callable( $schema ) ? $schema() : [];
			foreach ( $contract['returns'] as $name => $description ) {
				$mine   = $described['properties'][ $name ] ?? null;
				$found += null === $mine ? [ "returns.$name" => 'is missing' ] : WooCommerceContract::differences(
					"returns.$name",
					$description,
					$mine
				);
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
	 * Our pattern of a route of WooCommerce's, null where we have none.
	 */
	private static function ours( string $route ): ?string {
		foreach ( array_keys( RestRoutes::server_for( $route )->get_routes() ) as $pattern ) {
			if ( WooCommerceContract::shape( (string) $pattern ) === WooCommerceContract::shape( $route ) ) {
				return (string) $pattern;
			}
		}
		return null;
	}

	/**
	 * @return array<string, array<string, mixed>>|null By name; null where the route does not take the method.
	 */
	private static function args( string $pattern, string $method ): ?array {
		foreach ( RestRoutes::endpoints( $pattern ) as $endpoint ) {
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
	 * @return array<string, list<string>> Why => patterns of routes.
	 */
	private static function pending(): array {
		/** @var array<string, list<string>> $pending */
		$pending = require __DIR__ . '/pending.php';
		return $pending;
	}

	/**
	 * What SettingsContractTest and ShapesTest know of.
	 *
	 * @return list<array{what: string, how: string, why: string}>
	 */
	private static function others( string $of ): array {
		/** @var list<array{what: string, how: string, why: string}> $differences */
		$differences = require __DIR__ . "/differences-$of.php";
		return $differences;
	}

	/**
	 * @return list<array{route: string, what: string, why: string}>
	 */
	private static function listed(): array {
		/** @var list<array{route: string, what: string, why: string}> $differences */
		$differences = require __DIR__ . '/differences.php';
		/** @var list<array{route: string, what: string, why: string}> $reports */
		$reports = require __DIR__ . '/differences-analytics.php';
		return [ ...$differences, ...$reports ];
	}
}
