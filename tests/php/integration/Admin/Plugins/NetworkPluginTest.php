<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Plugins;

use Storewright\Tests\Support\Network;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * A plugin that runs on all sites of a network or on none (`Network: true`), asked for on the main site of a real network.
 */
final class NetworkPluginTest extends ParallelTestCase {

	private const FILE = 'across/across.php';

	private const ACTIVATE = '/wc-admin/plugins/activate';

	private const INSTALLED = '/wc-admin/extensions/installed';

	private Network $network;

	protected function setUp(): void {
		parent::setUp();
		mkdir( WP_PLUGIN_DIR . '/across' );
		file_put_contents( WP_PLUGIN_DIR . '/' . self::FILE, "<?php\n/**\n * Plugin Name: Across\n * Network: true\n */\n" );
		$this->network = Network::install( $this->context()->database );
	}

	protected function tearDown(): void {
		$this->network->remove();
		unlink( WP_PLUGIN_DIR . '/' . self::FILE );
		rmdir( WP_PLUGIN_DIR . '/across' );
		parent::tearDown();
	}

	public function test_only_who_runs_the_network_activates_it_and_it_is_active_on_all_sites_then(): void {
		$this->let_site_administrators_activate_plugins();

		$answers = $this->network->rest(
			[ 'both', 'GET', self::INSTALLED ],
			[ 'both', 'POST', self::ACTIVATE, [ 'plugins' => [ 'across' ] ] ],
			[ 'admin', 'GET', self::INSTALLED ]
		);
		self::assertSame( [ 200, 200, 200 ], array_column( $answers, 'status' ) );
		self::assertSame( [ null, 'inactive' ], [ self::state( $answers[0]['data'] ), self::state( $answers[2]['data'] ) ] );
		self::assertSame(
			[ false, 'You are not allowed to activate the plugin “Across”.' ],
			[ $answers[1]['data']['success'], $answers[1]['data']['message'] ]
		);
		self::assertSame( [ false, false, false ], $this->where() );

		$answers = $this->network->rest(
			[ 'admin', 'POST', self::ACTIVATE, [ 'plugins' => [ 'across' ] ] ],
			[ 'admin', 'GET', self::INSTALLED ],
			[ 'both', 'GET', self::INSTALLED ]
		);
		self::assertSame( [ 'activated' => [ 'across' ] ], $answers[0]['data']['data'] );
		self::assertSame( [ 'active', 'active' ], [ self::state( $answers[1]['data'] ), self::state( $answers[2]['data'] ) ] );
		self::assertSame( [ true, false, false ], $this->where(), 'For the network, not for one of its sites.' );
	}

	/**
	 * Makes a member administrator of the main site, and lets administrators of sites activate plugins, as a setting of the network does.
	 */
	private function let_site_administrators_activate_plugins(): void {
		$this->context()->database->execute(
			"UPDATE network_usermeta SET meta_value = %s WHERE user_id = %d AND meta_key = 'network_capabilities'",
			(string) maybe_serialize( [ 'administrator' => true ] ),
			$this->network->users['both']
		);
		$this->context()->database->execute( "DELETE FROM network_sitemeta WHERE meta_key = 'menu_items'" );
		$this->context()->database->execute(
			"INSERT INTO network_sitemeta ( site_id, meta_key, meta_value ) VALUES ( 1, 'menu_items', %s )",
			(string) maybe_serialize( [ 'plugins' => '1' ] )
		);
	}

	/**
	 * @param array<mixed> $installed An answer.
	 */
	private static function state( array $installed ): mixed {
		return array_column( $installed, 'status', 'slug' )['across'] ?? null;
	}

	/**
	 * @return list<bool> Whether it is active for the network, on the main site, and on the second one.
	 */
	private function where(): array {
		$value = fn( string $table, string $key, string $column ): string => (string) $this->context()->database->value(
			"SELECT $column FROM network_$table WHERE $key = %s",
			'sitemeta' === $table ? 'active_sitewide_plugins' : 'active_plugins'
		);
		return array_map(
			static fn( string $plugins ): bool => str_contains( $plugins, self::FILE ),
			[
				$value( 'sitemeta', 'meta_key', 'meta_value' ),
				$value( 'options', 'option_name', 'option_value' ),
				$value( '2_options', 'option_name', 'option_value' ),
			]
		);
	}
}
