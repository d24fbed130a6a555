<?php
declare(strict_types=1);

namespace Storewright\Tests\Support;

use Storewright\Database\Connection;

/**
 * A network of two sites in the test's database, under a prefix of its own. The shop is on the main site.
 *
 * WordPress decides once, when it loads, whether it is a network: every request to it runs in a process of its own.
 */
final class Network {

	/**
	 * The id of the site that the shop is not on.
	 */
	public const SECOND = 2;

	/**
	 * That site's path.
	 */
	public const SECOND_PATH = '/second/';

	/**
	 * @param Connection         $database Of the test's own site.
	 * @param array<string, int> $users    Login => id: `admin` runs the network, `manager` the shop, `mia` is its customer,
	 *   `both` is its customer and
	 *                                     administrator of the second site, `other` is administrator of the second site only.
	 */
	private function __construct( private readonly Connection $database, public readonly array $users ) {}

	/**
	 * Makes the network. Not within a transaction: other processes have to see it.
	 */
	public static function install( Connection $database ): self {
		self::step( 'install-network.php' );
		/** @var array<string, int> $users */
		$users = json_decode( self::step( 'fill-network.php' ), true, 512, JSON_THROW_ON_ERROR );
		return new self( $database, $users );
	}

	/**
	 * Sends REST requests to the main site, one after the other.
	 *
	 * @param array{0: string, 1: string, 2: string, 3?: array<mixed>} ...$requests Who sends it, method, path below /wp-json, and
	 *                                                                              query parameters of GET and DELETE or else JSON.
	 * @return list<array{status: int, data: array<mixed>}> The answers, in the same order.
	 */
	public function rest( array ...$requests ): array {
		$input = array_map(
			fn( array $request ) => [
				'user'   => $this->users[ $request[0] ],
				'method' => $request[1],
				'path'   => $request[2],
				'params' => $request[3] ?? [],
			],
			array_values( $requests )
		);
		/** @var list<array{status: int, data: array<mixed>}> $answers What requests/rest-several.php returns. */
		$answers = OtherRequest::run_in_network( 'rest-several', [ 'requests' => $input ] );
		return $answers;
	}

	/**
	 * Has WooCommerce be activated on the main site, where Storewright has run the shop until now, or on another one, and a page of
	 * wp-admin be opened.
	 *
	 * @param string $path The site's.
	 */
	public function activate_woocommerce( string $path = '/' ): void {
		self::step( 'activate-woocommerce.php', $path );
		self::step( 'first-request.php', $path );
	}

	/**
	 * Has Storewright be activated for all sites.
	 */
	public function activate_everywhere(): void {
		self::step( 'activate-network.php' );
	}

	/**
	 * Has a page of a site's wp-admin be opened.
	 *
	 * @param string $path The site's.
	 */
	public function open_admin( string $path ): void {
		self::step( 'first-request.php', $path );
	}

	/**
	 * Removes its tables.
	 */
	public function remove(): void {
		foreach ( $this->database->column( 'SHOW TABLES' ) as $table ) {
			if ( str_starts_with( $table, 'network_' ) ) {
				$this->database->execute( "DROP TABLE $table" );
			}
		}
	}

	/**
	 * Starts a process that finds the network, not the site.
	 *
	 * @template T
	 * @param callable(): T $start
	 * @param string        $path The path of one of its sites.
	 * @return T
	 */
	public static function enter( callable $start, string $path = '/' ): mixed {
		// Not by proc_open's own argument, which leaves variables out that are empty.
		putenv( "STOREWRIGHT_TEST_NETWORK=$path" );
		try {
			return $start();
		} finally {
			putenv( 'STOREWRIGHT_TEST_NETWORK' );
		}
	}

	private static function step( string $file, string $path = '/' ): string {
		return self::enter( static fn(): string => PhpProcess::output_of( $file ), $path );
	}
}
