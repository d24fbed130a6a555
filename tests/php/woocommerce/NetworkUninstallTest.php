<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Companion\Menu\MenuModule;
use Storewright\Kernel\Installer;
use Storewright\Tests\Support\Network;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Storewright is deleted on a network, where WooCommerce runs the shop of one site and Storewright that of the other: of each site goes
 * what is Storewright's there, whichever site WordPress does it on.
 */
#[Group( 'mariadb' )]
final class NetworkUninstallTest extends ParallelTestCase {

	private Network $network;

	protected function setUp(): void {
		parent::setUp();
		$this->network = Network::install( $this->context()->database );
		$this->network->activate_everywhere();
	}

	protected function tearDown(): void {
		$this->network->remove();
		parent::tearDown();
	}

	public function test_a_shop_of_storewrights_goes_where_woocommerce_runs_that_of_the_main_site_which_stays(): void {
		$this->network->activate_woocommerce();
		$this->network->open_admin( Network::SECOND_PATH );
		$this->take_an_order( Network::SECOND_PATH );
		$this->take_an_order( '/' );
		self::assertSame( [ true, 1, true ], $this->shop_of( '' ) );
		self::assertSame( [ true, 1, true ], $this->shop_of( '2_' ) );
		$ours = $this->ours_of( '' );
		$this->ask_for_removal( '2_' );

		self::assertTrue( OtherRequest::run_in_network( 'uninstall', [] ) );

		self::assertSame( [ false, 0, false ], $this->shop_of( '2_' ) );
		self::assertSame( [], $this->ours_of( '2_' ) );
		self::assertSame( [ true, 1, true ], $this->shop_of( '' ) );
		self::assertSame( [], array_diff( $ours, $this->ours_of( '' ) ), 'Nobody asked for that of the main site.' );

		$this->ask_for_removal( '' );
		self::assertTrue( OtherRequest::run_in_network( 'uninstall', [] ) );

		self::assertSame( [ true, 1, true ], $this->shop_of( '' ) );
		self::assertSame( [], $this->ours_of( '' ) );
	}

	public function test_where_it_is_switched_off_the_shop_stays_and_what_is_ours_goes_where_the_sites_owner_says_so(): void {
		$this->network->activate_woocommerce();
		$this->network->activate_woocommerce( Network::SECOND_PATH );
		$this->take_an_order( Network::SECOND_PATH );
		// Who runs a site decides about its data, and about no other's.
		$manager = OtherRequest::run_in_network( 'save-own-settings', [ 'user' => $this->network->users['manager'] ] );
		$owner   = OtherRequest::run_in_network( 'save-own-settings', [ 'user' => $this->network->users['other'] ], Network::SECOND_PATH );
		self::assertSame( [ MenuModule::REPLACE_HOME ], $manager );
		self::assertSame( [ MenuModule::REPLACE_HOME, Installer::REMOVE_DATA_OPTION ], $owner );
		$kept = $this->ours_of( '' );
		$this->context()->database->execute(
			"UPDATE network_2_options SET option_value = %s WHERE option_name = 'active_plugins'",
			serialize( [] ) // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As WordPress stores it.
		);

		self::assertTrue( OtherRequest::run_in_network( 'uninstall', [] ) );

		self::assertSame( [ true, 1, true ], $this->shop_of( '2_' ) );
		self::assertSame( [], $this->ours_of( '2_' ) );
		self::assertSame( [], array_diff( $kept, $this->ours_of( '' ) ) );
	}

	public function test_the_shop_of_a_woocommerce_that_is_loaded_from_another_folder_stays(): void {
		$this->network->activate_woocommerce();
		$this->take_an_order( '/' );
		$this->ask_for_removal( '' );

		self::assertTrue( OtherRequest::run_in_network( 'uninstall', [ 'elsewhere' => true ] ) );

		self::assertSame( [ true, 1, true ], $this->shop_of( '' ) );
		self::assertSame( [], $this->ours_of( '' ) );
	}

	private function take_an_order( string $path ): void {
		/** @var list<array{status: int}> $answers What requests/rest-several.php returns. */
		$answers = OtherRequest::run_in_network(
			'rest-several',
			[
				'requests' => [
					[
						'user'   => $this->network->users['admin'],
						'method' => 'POST',
						'path'   => '/wc/v3/orders',
						'params' => [],
					],
				],
			],
			$path
		);
		self::assertSame( 201, $answers[0]['status'] );
	}

	/**
	 * @return array{bool, int, bool} Whether a site says that a shop was set up; how many orders it has, in tables and in posts; and
	 *                                whether it has the shop's roles.
	 */
	private function shop_of( string $site ): array {
		$database = $this->context()->database;
		$orders   = in_array( "network_{$site}wc_orders", $this->tables(), true ) ? "network_{$site}wc_orders WHERE type = 'shop_order'" : '';
		return [
			null !== $this->option( $site, 'woocommerce_admin_install_timestamp' ) || null !== $this->option( $site, 'woocommerce_db_version' ),
			(int) $database->value( "SELECT COUNT(*) FROM network_{$site}posts WHERE post_type = 'shop_order'" )
				+ ( '' === $orders ? 0 : (int) $database->value( "SELECT COUNT(*) FROM $orders" ) ),
			str_contains( (string) $this->option( $site, "network_{$site}user_roles" ), 'shop_manager' ),
		];
	}

	/**
	 * @return list<string|null> Storewright's tables and options of a site.
	 */
	private function ours_of( string $site ): array {
		return [
			...array_filter( $this->tables(), static fn( string $table ) => str_starts_with( $table, "network_{$site}storewright_" ) ),
			...$this->context()->database->column(
				"SELECT option_name FROM network_{$site}options WHERE option_name LIKE %s",
				'%storewright\\_%'
			),
		];
	}

	/**
	 * @return list<string>
	 */
	private function tables(): array {
		return array_values( array_filter( $this->context()->database->column( 'SHOW TABLES' ), is_string( ... ) ) );
	}

	private function option( string $site, string $name ): ?string {
		return $this->context()->database->value( "SELECT option_value FROM network_{$site}options WHERE option_name = %s", $name );
	}

	private function ask_for_removal( string $site ): void {
		$this->context()->database->execute(
			"INSERT INTO network_{$site}options ( option_name, option_value, autoload ) VALUES ( %s, 'yes', 'off' )",
			Installer::REMOVE_DATA_OPTION
		);
	}
}
