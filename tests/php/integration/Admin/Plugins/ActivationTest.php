<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Plugins;

use Storewright\Tests\Support\PackagesTestCase;

/**
 * Plugins of real packages are activated.
 */
final class ActivationTest extends PackagesTestCase {

	public function test_a_plugin_that_the_user_may_not_activate_is_not_activated(): void {
		$this->pack( 'paper-boat', [ 'paper-boat/paper-boat.php' => self::plugin( 'Paper boat' ) ] );
		$this->ask( self::INSTALL, 'paper-boat' );
		add_filter(
			'map_meta_cap',
			static fn( array $caps, string $cap, int $user, array $args ): array =>
				'activate_plugin' === $cap && 'paper-boat/paper-boat.php' === ( $args[0] ?? '' ) ? [ 'do_not_allow' ] : $caps,
			10,
			4
		);

		$answer = $this->item( $this->rest( 'POST', self::ACTIVATE, [ 'plugins' => 'paper-boat' ] ) );
		self::assertSame( [ 'paper-boat' => [ 'You are not allowed to activate the plugin “Paper boat”.' ] ], $answer['errors'] );
		self::assertSame( [ 'paper-boat' => 'You are not allowed to activate this plugin.' ], $answer['reasons'] );
		self::assertFalse( is_plugin_active( 'paper-boat/paper-boat.php' ) );
	}

	public function test_of_several_plugins_in_a_folder_the_one_of_its_name_is_meant(): void {
		$this->pack(
			'paper-ship',
			[
				'paper-ship/anchor.php'     => self::plugin( 'Anchor' ),
				'paper-ship/paper-ship.php' => self::plugin( 'Paper ship' ),
			]
		);
		$this->ask( self::INSTALL, 'paper-ship' );
		$this->ask( self::ACTIVATE, 'paper-ship' );
		self::assertSame(
			[ false, true ],
			[ is_plugin_active( 'paper-ship/anchor.php' ), is_plugin_active( 'paper-ship/paper-ship.php' ) ]
		);
	}

	public function test_a_plugin_that_fails_when_it_starts_is_told_and_stays_inactive(): void {
		$this->pack( 'leaky-boat', [ 'leaky-boat/boat.php' => self::plugin( 'Boat', 'throw new RuntimeException( "Water!" );' ) ] );
		$this->ask( self::INSTALL, 'leaky-boat' );
		$this->expect_logged( 'Water!' );
		[ $errors, $data ] = $this->ask( self::ACTIVATE, 'leaky-boat' );
		self::assertSame(
			[ 'The plugin “Boat” could not be set up: The plugin stopped with an error. Details are in the site’s error log.' ],
			$errors['leaky-boat'] ?? null
		);
		self::assertSame( [ 'activated' => [] ], $data );
		self::assertNotContains( 'leaky-boat', (array) $this->item( $this->rest( 'GET', '/wc-admin/plugins/active' ) )['plugins'] );
	}

	public function test_a_plugin_that_prints_something_is_active_and_what_it_printed_is_logged(): void {
		$this->pack( 'loud-boat', [ 'loud-boat/boat.php' => "\n" . self::plugin( 'Boat', 'echo "<b>Toot!</b>"; ob_start(); echo "More.";' ) ] );
		$this->ask( self::INSTALL, 'loud-boat' );
		$this->expect_logged( 'The plugin loud-boat printed something when it was activated, which was left out' );
		$this->expectOutputString( '' );
		$level = ob_get_level();
		self::assertSame( [ [], [ 'activated' => [ 'loud-boat' ] ] ], $this->ask( self::ACTIVATE, 'loud-boat' ) );
		self::assertSame( $level, ob_get_level() );
		self::assertTrue( is_plugin_active( 'loud-boat/boat.php' ) );
	}

	public function test_the_marketing_overview_answers_the_state_of_what_it_activated(): void {
		$this->pack( 'loud-raft', [ 'loud-raft/raft.php' => self::plugin( 'Raft', 'echo "Toot!";' ) ] );
		$this->ask( self::INSTALL, 'loud-raft' );
		add_filter(
			'storewright_marketing_extensions',
			static fn(): array => [
				[
					'slug'        => 'loud-raft',
					'name'        => 'Raft',
					'description' => 'Floats and toots.',
					'category'    => 'marketing',
					'group'       => 'email',
					'group_name'  => 'Email',
					'manage_url'  => 'admin.php?page=raft',
				],
			]
		);
		$this->expect_logged( 'The plugin loud-raft printed something' );
		$answer = $this->item( $this->rest( 'POST', '/wc-admin/marketing/overview/activate-plugin', [ 'plugin' => 'loud-raft' ] ) );
		self::assertTrue( $answer['success'] );
		self::assertIsArray( $answer['extension'] );
		self::assertSame(
			[ 'loud-raft', 'activated', admin_url( 'admin.php?page=raft' ) ],
			[ $answer['extension']['slug'], $answer['extension']['status'], $answer['extension']['dashboardUrl'] ]
		);
	}

	public function test_a_plugin_that_deactivates_itself_is_told(): void {
		$this->pack(
			'shy-boat',
			[
				'shy-boat/boat.php' => self::plugin(
					'Boat',
					'add_action( "activated_plugin", static fn( $file ) => deactivate_plugins( $file ) );'
				),
			]
		);
		$this->ask( self::INSTALL, 'shy-boat' );
		[ $errors, $data ] = $this->ask( self::ACTIVATE, 'shy-boat' );
		self::assertSame(
			[ 'The plugin “Boat” could not be set up: The plugin deactivated itself.' ],
			$errors['shy-boat'] ?? null
		);
		self::assertSame( [ 'activated' => [] ], $data );
	}
}
