<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel;

use Storewright\Kernel\Installer;
use Storewright\Tests\Support\Network;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Storewright is deleted on a network, of whose sites each decides whether its data goes.
 */
final class NetworkUninstallTest extends ParallelTestCase {

	private Network $network;

	protected function setUp(): void {
		parent::setUp();
		$this->network = Network::install( $this->context()->database );
	}

	protected function tearDown(): void {
		$this->network->remove();
		parent::tearDown();
	}

	public function test_what_users_have_set_stays_as_long_as_one_site_keeps_its_data(): void {
		$this->network->activate_everywhere();
		$this->network->open_admin( Network::SECOND_PATH );
		self::assertSame( [ true, true ], [ $this->is_set_up( '' ), $this->is_set_up( '2_' ) ] );
		foreach ( [ 'storewright_drafts', 'network_storewright_test', 'network_2_storewright_test', 'nickname' ] as $key ) {
			$this->context()->database->execute(
				"INSERT INTO network_usermeta ( user_id, meta_key, meta_value ) VALUES ( %d, %s, 'abc' )",
				$this->network->users['mia'],
				$key
			);
		}
		$this->ask_for_removal( '' );

		self::assertTrue( OtherRequest::run_in_network( 'uninstall', [] ) );

		self::assertSame( [ false, true ], [ $this->is_set_up( '' ), $this->is_set_up( '2_' ) ] );
		self::assertSame( [ 'network_2_storewright_test', 'nickname', 'storewright_drafts' ], $this->set_by_mia() );

		// The next request sets the main site up anew, since Storewright is still active.
		$this->ask_for_removal( '' );
		$this->ask_for_removal( '2_' );
		self::assertTrue( OtherRequest::run_in_network( 'uninstall', [] ) );

		self::assertSame( [ false, false ], [ $this->is_set_up( '' ), $this->is_set_up( '2_' ) ] );
		self::assertSame( [ 'nickname' ], $this->set_by_mia() );
	}

	private function is_set_up( string $site ): bool {
		return null !== $this->context()->database->value(
			"SELECT 1 FROM network_{$site}options WHERE option_name = %s",
			Installer::VERSION_OPTION
		);
	}

	private function ask_for_removal( string $site ): void {
		$this->context()->database->execute(
			"INSERT INTO network_{$site}options ( option_name, option_value, autoload ) VALUES ( %s, 'yes', 'off' )",
			Installer::REMOVE_DATA_OPTION
		);
	}

	/**
	 * @return list<string|null> Keys.
	 */
	private function set_by_mia(): array {
		return $this->context()->database->column(
			"SELECT meta_key FROM network_usermeta WHERE user_id = %d AND meta_value = 'abc' ORDER BY meta_key",
			$this->network->users['mia']
		);
	}
}
