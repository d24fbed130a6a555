<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

/**
 * Writes docs/contract-differences.md: what of WooCommerce's REST interface we serve, what differs, what is missing.
 */
final class ContractReport {

	/**
	 * @param array<string, mixed>                                      $routes      The contract, by route.
	 * @param list<array{route: string, what: string, why: string}>     $differences On purpose.
	 * @param array<string, list<string>>                               $pending     Why routes are missing => patterns of them.
	 * @param list<array{what: string, how: string, why: string}>       $settings    That differ.
	 * @param list<array{what: string, how: string, why: string}>       $answers     Fields of answers that differ.
	 */
	public function __construct(
		private readonly array $routes,
		private readonly array $differences,
		private readonly array $pending,
		private readonly array $settings,
		private readonly array $answers
	) {}

	/**
	 * Why a route is missing, null where it is not listed as such.
	 *
	 * @param array<string, list<string>> $pending
	 * @param string                      $route
	 */
	public static function reason( array $pending, string $route ): ?string {
		foreach ( $pending as $reason => $patterns ) {
			foreach ( $patterns as $pattern ) {
				if ( fnmatch( $pattern, $route ) ) {
					return $reason;
				}
			}
		}
		return null;
	}

	/**
	 * The page.
	 *
	 * @param callable(string): bool $is_served Whether we have a route.
	 */
	public function markdown( callable $is_served ): string {
		$routes  = array_keys( $this->routes );
		$missing = array_values( array_filter( $routes, static fn( string $route ) => ! $is_served( $route ) ) );
		$parts   = [ $this->summary( $routes, $missing ), $this->different(), $this->others(), $this->missing( $missing ) ];
		return implode( "\n", array_merge( ...$parts ) ) . "\n";
	}

	/**
	 * @param list<string> $routes
	 * @param list<string> $missing
	 * @return list<string>
	 */
	private function summary( array $routes, array $missing ): array {
		$lines = [
			'# How the REST interface differs from WooCommerce’s',
			'',
			'Tests compare every route of WooCommerce (9.9.5, and what 11.0.1 has beyond it) with ours: methods, arguments (type, default, choices,',
			'bounds) and fields of the answer; also every setting, and the fields of answers. Whatever differs is listed here, or the tests fail. What we have',
			'beyond WooCommerce is not listed. How the server behaves behind a route is the matter of other tests and of [decisions.md](decisions.md).',
			'',
			'| Namespace | Routes | Served | Not served | Differences on purpose |',
			'|---|---|---|---|---|',
		];
		$sums  = array_count_values( array_map( self::namespace_of( ... ), $routes ) );
		$gone  = array_count_values( array_map( self::namespace_of( ... ), $missing ) );
		$kinds = array_count_values(
			array_map( static fn( array $difference ) => self::namespace_of( $difference['route'] ), $this->differences )
		);
		ksort( $sums );
		foreach ( $sums as $namespace => $count ) {
			$lines[] = sprintf(
				'| `%s` | %d | %d | %d | %d |',
				$namespace,
				$count,
				$count - ( $gone[ $namespace ] ?? 0 ),
				$gone[ $namespace ] ?? 0,
				$kinds[ $namespace ] ?? 0
			);
		}
		array_push(
			$lines,
			'',
			'Not compared: `wc/v1` and `wc/v2`, of which products, orders and customers are served in the shapes of today, see [shop.md](shop.md), and',
			'`wc/store`, `wc/pos` and `wccom-site`, which are a storefront’s, a till’s and a marketplace’s.'
		);
		return $lines;
	}

	/**
	 * @return list<string>
	 */
	private function different(): array {
		$lines = [ '', '## Differences on purpose', '', '| Route | What | Why |', '|---|---|---|' ];
		foreach ( $this->differences as $difference ) {
			$lines[] = "| `{$difference['route']}` | `{$difference['what']}` | {$difference['why']} |";
		}
		return $lines;
	}

	/**
	 * @return list<string>
	 */
	private function others(): array {
		$lines = [
			'',
			'## Settings that differ',
			'',
			'Id, type, default and choices of each setting of WooCommerce are compared with ours: group and id of what differs. Missing ones of these',
			'groups are answered 404, and can’t be set.',
			'',
			...self::table( 'Setting', $this->settings ),
			'',
			'## Fields of answers that differ',
			'',
			'Fields and types of answers of a running WooCommerce 11.0.1 are compared with ours: route, place in the answer, and the type that ours has.',
			'',
			...self::table( 'Route and field', $this->answers ),
		];
		return $lines;
	}

	/**
	 * @param string                                              $first Heading of the first column.
	 * @param list<array{what: string, how: string, why: string}> $rows
	 * @return list<string>
	 */
	private static function table( string $first, array $rows ): array {
		return [
			"| $first | How | Why |",
			'|---|---|---|',
			...array_map( static fn( array $row ) => "| `{$row['what']}` | `{$row['how']}` | {$row['why']} |", $rows ),
		];
	}

	/**
	 * @param list<string> $missing
	 * @return list<string>
	 */
	private function missing( array $missing ): array {
		$lines = [ '', '## Routes that are not served' ];
		foreach ( array_keys( $this->pending ) as $reason ) {
			$routes = array_values( array_filter( $missing, fn( string $route ) => self::reason( $this->pending, $route ) === $reason ) );
			array_push(
				$lines,
				'',
				"### {$reason}",
				'',
				count( $routes ) . ': ' . implode( ', ', array_map( static fn( string $route ) => "`{$route}`", $routes ) )
			);
		}
		return $lines;
	}

	/**
	 * @param string $route Such as `/wc/v3/orders`.
	 */
	private static function namespace_of( string $route ): string {
		return 1 === preg_match( '#^/([^/]+/v\d+|[^/]+)/#', $route, $found ) ? $found[1] : $route;
	}
}
