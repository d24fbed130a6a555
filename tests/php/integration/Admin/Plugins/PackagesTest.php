<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Plugins;

use Storewright\Tests\Support\PackagesTestCase;
use WP_Error;

/**
 * The shared installer with real packages.
 *
 * @spec A7-012
 */
final class PackagesTest extends PackagesTestCase {

	public function test_a_plugin_is_downloaded_unpacked_and_activated(): void {
		$this->pack(
			'paper-boat',
			[ 'paper-boat/paper-boat.php' => self::plugin( 'Paper boat', 'add_option( "paper_boat_floats", "yes" );' ) ]
		);
		self::assertSame( [ [], [ 'installed' => [ 'paper-boat' ] ] ], $this->ask( self::INSTALL, 'paper-boat' ) );
		self::assertContains( 'paper-boat', (array) $this->item( $this->rest( 'GET', '/wc-admin/plugins/installed' ) )['plugins'] );
		self::assertNotContains( 'paper-boat', (array) $this->item( $this->rest( 'GET', '/wc-admin/plugins/active' ) )['plugins'] );

		self::assertSame( [ [], [ 'activated' => [ 'paper-boat' ] ] ], $this->ask( self::ACTIVATE, 'paper-boat' ) );
		self::assertContains( 'paper-boat', (array) $this->item( $this->rest( 'GET', '/wc-admin/plugins/active' ) )['plugins'] );
		self::assertSame( 'yes', get_option( 'paper_boat_floats' ) );

		$this->ask( self::INSTALL, 'paper-boat' );
		self::assertSame( [ self::HOST . 'paper-boat.zip' ], $this->downloads, 'It is there: nobody is asked again.' );
		self::assertSame( [ 'paper-boat' ], array_map( 'basename', self::left() ), 'The plugin is all that is left of it.' );
	}

	/**
	 * @dataProvider bad_packages
	 *
	 * @param array<string, string> $content Files of the package.
	 * @param int|null              $length  Bytes of it that arrive; null for all.
	 * @param string                $reason  What the owner is told.
	 */
	public function test_a_bad_package_is_told_and_leaves_nothing( array $content, ?int $length, string $reason ): void {
		$this->pack( 'leaky-boat', $content, $length );
		[ $errors, $data ] = $this->ask( self::INSTALL, 'leaky-boat' );
		self::assertSame( [ 'leaky-boat' => [ 'The plugin “leaky-boat” could not be set up: ' . $reason ] ], $errors );
		self::assertSame( [ 'installed' => [] ], $data );
		self::assertSame( [], self::left() );
		self::assertNotContains( 'leaky-boat', (array) $this->item( $this->rest( 'GET', '/wc-admin/plugins/installed' ) )['plugins'] );

		// Once there is a good one, it is installed.
		$this->pack( 'leaky-boat', [ 'leaky-boat/boat.php' => self::plugin( 'Boat' ) ] );
		self::assertSame( [ [], [ 'installed' => [ 'leaky-boat' ] ] ], $this->ask( self::INSTALL, 'leaky-boat' ) );
	}

	/**
	 * @return iterable<string, array{array<string, string>, int|null, string}>
	 */
	public static function bad_packages(): iterable {
		$good = [ 'leaky-boat/boat.php' => self::plugin( 'Boat' ) ];
		yield 'half of it arrived' => [ $good, 90, 'The package could not be installed.' ];
		yield 'next to nothing arrived' => [ $good, 1, 'The package could not be installed.' ];
		yield 'no plugin in it' => [
			[ 'leaky-boat/readme.txt' => 'Read me.' ],
			null,
			'The package could not be installed. No valid plugins were found.',
		];
		yield 'another plugin' => [
			[ 'submarine/submarine.php' => self::plugin( 'Submarine' ) ],
			null,
			'The package contains a different plugin.',
		];
	}

	public function test_a_bad_package_touches_nothing_that_was_there(): void {
		mkdir( WP_PLUGIN_DIR . '/leaky-boat' );
		file_put_contents( WP_PLUGIN_DIR . '/leaky-boat/notes.txt', 'Mine.' );
		$this->pack( 'leaky-boat', [ 'leaky-boat/boat.php' => self::plugin( 'Boat' ) ] );
		[ $errors ] = $this->ask( self::INSTALL, 'leaky-boat' );
		self::assertSame(
			[ 'The plugin “leaky-boat” could not be set up: Destination folder already exists.' ],
			$errors['leaky-boat'] ?? null
		);
		self::assertSame( [ 'notes.txt' ], array_map( 'basename', self::paths( WP_PLUGIN_DIR . '/leaky-boat/*' ) ) );
		self::assertSame( [ 'leaky-boat' ], array_map( 'basename', self::left() ) );
	}

	public function test_a_plugin_that_a_colleague_installs_meanwhile_is_there_and_stays(): void {
		$this->pack( 'paper-boat', [ 'paper-boat/paper-boat.php' => self::plugin( 'Paper boat' ) ] );
		$theirs = self::plugin( 'Paper boat', '// Theirs.' );
		add_filter(
			'upgrader_pre_download',
			static function ( mixed $answer ) use ( $theirs ): mixed {
				mkdir( WP_PLUGIN_DIR . '/paper-boat' );
				file_put_contents( WP_PLUGIN_DIR . '/paper-boat/paper-boat.php', $theirs );
				return $answer;
			}
		);

		self::assertSame( [ [], [ 'installed' => [ 'paper-boat' ] ] ], $this->ask( self::INSTALL, 'paper-boat' ) );
		self::assertStringEqualsFile( WP_PLUGIN_DIR . '/paper-boat/paper-boat.php', $theirs );
		self::assertSame( [ 'paper-boat' ], array_map( 'basename', self::left() ) );
	}

	public function test_a_colleague_s_plugin_stays_where_the_download_fails(): void {
		$theirs = self::plugin( 'Paper boat', '// Theirs.' );
		add_filter(
			'upgrader_pre_download',
			static function () use ( $theirs ): WP_Error {
				mkdir( WP_PLUGIN_DIR . '/paper-boat' );
				file_put_contents( WP_PLUGIN_DIR . '/paper-boat/paper-boat.php', $theirs );
				return new WP_Error( 'download_failed', 'The line was cut.' );
			}
		);

		[ $errors ] = $this->ask( self::INSTALL, 'paper-boat' );
		self::assertSame( [ 'The plugin “Paper boat” could not be set up: The line was cut.' ], $errors['paper-boat'] ?? null );
		self::assertStringEqualsFile( WP_PLUGIN_DIR . '/paper-boat/paper-boat.php', $theirs );
	}

	public function test_one_that_fails_does_not_stop_the_others(): void {
		$this->pack( 'leaky-boat', [ 'leaky-boat/readme.txt' => 'Read me.' ] );
		$this->pack( 'raft', [ 'raft/raft.php' => self::plugin( 'Raft' ) ] );
		[ $errors, $data ] = $this->ask( self::INSTALL, 'leaky-boat,raft' );
		self::assertSame( [ 'leaky-boat' ], array_keys( $errors ) );
		self::assertSame( [ 'installed' => [ 'raft' ] ], $data );
	}

	public function test_a_site_without_a_network_is_told_so(): void {
		remove_all_filters( 'pre_http_request' );
		add_filter(
			'pre_http_request',
			static fn(): WP_Error => new WP_Error( 'http_request_failed', 'cURL error 6: Could not resolve host' )
		);
		[ $errors ] = $this->ask( self::INSTALL, 'paper-boat' );
		self::assertSame(
			[ 'The plugin “paper-boat” could not be set up: Download failed. cURL error 6: Could not resolve host' ],
			$errors['paper-boat'] ?? null
		);
		remove_all_filters( 'plugins_api' );
		[ $errors ] = $this->ask( self::INSTALL, 'paper-boat' );
		self::assertStringStartsWith(
			'The plugin “paper-boat” could not be set up: An unexpected error occurred.',
			(string) ( ( (array) ( $errors['paper-boat'] ?? [] ) )[0] ?? '' )
		);
		self::assertSame( [], self::left() );
	}

	public function test_a_plugin_that_needs_a_newer_wordpress_is_told_so(): void {
		$this->pack( 'leaky-boat', [ 'leaky-boat/boat.php' => "<?php\n/**\n * Plugin Name: Boat\n * Requires at least: 99.0\n */\n" ] );
		[ $errors ] = $this->ask( self::INSTALL, 'leaky-boat' );
		self::assertMatchesRegularExpression(
			'/could not be installed\. .*WordPress.*99\.0/',
			(string) ( ( (array) ( $errors['leaky-boat'] ?? [] ) )[0] ?? '' )
		);
		self::assertSame( [], self::left() );
	}

	public function test_where_the_site_may_not_write_the_owner_is_sent_to_the_plugins_page(): void {
		add_filter( 'filesystem_method', static fn(): string => 'ftpext' );
		[ $errors ] = $this->ask( self::INSTALL, 'paper-boat' );
		self::assertSame(
			[ 'WordPress can’t write to its plugins folder on this site. Install the plugin on the Plugins page.' ],
			$errors['paper-boat'] ?? null
		);
		self::assertSame( [], $this->downloads );
	}

	public function test_who_may_not_install_is_refused_before_anything_is_asked_for(): void {
		$this->as_shop_manager();
		$this->assertRestError( $this->rest( 'POST', self::INSTALL, [ 'plugins' => 'paper-boat' ] ), 'woocommerce_rest_cannot_edit', 403 );
		$this->assertRestError(
			$this->rest( 'POST', self::ACTIVATE, [ 'plugins' => 'storewright' ] ),
			'woocommerce_rest_cannot_edit',
			403
		);
		self::assertSame( [], $this->downloads );
		self::assertSame( [], self::left() );
	}
}
