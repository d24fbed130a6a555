<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel;

use Storewright\Kernel\Installer;
use Storewright\Kernel\Loader;
use Storewright\Tests\Support\Doubles\BreakingModule;
use Storewright\Tests\Support\Doubles\ScriptedMigration;
use Storewright\Tests\Support\Doubles\WorkingModule;
use Storewright\Tests\Support\MigrationTestCase;

/**
 * The site is made fit for a version once, and left clean if the owner wants that.
 */
final class InstallerTest extends MigrationTestCase {

	private const TABLE = 'storewright_test_things';

	protected function setUp(): void {
		parent::setUp();
		WorkingModule::reset();
		BreakingModule::$at = '';
		delete_option( Installer::VERSION_OPTION );
	}

	public function test_a_new_site_gets_tables_and_set_up_modules_and_no_migrations(): void {
		$migration                 = new ScriptedMigration( 'test-old', static fn() => null );
		WorkingModule::$migrations = [ $migration ];
		$this->installer()->install();
		self::assertContains( $this->context()->database->table( self::TABLE ), $this->tables() );
		self::assertSame( [ [ 'install' ], [] ], [ WorkingModule::$calls, $migration->cursors ] );
		self::assertSame( STOREWRIGHT_VERSION, get_option( Installer::VERSION_OPTION ) );
		self::assertGreaterThan( 0, (int) get_option( 'woocommerce_admin_install_timestamp' ) );
	}

	public function test_installing_again_does_nothing(): void {
		$this->installer()->install();
		$this->installer()->install();
		self::assertSame( [ 'install' ], WorkingModule::$calls );
	}

	public function test_a_site_of_an_older_version_is_migrated_and_keeps_its_date_and_rows(): void {
		$this->installer()->install();
		$this->context()->database->insert( self::TABLE, [ 'name' => 'One' ] );
		update_option( 'woocommerce_admin_install_timestamp', '1000' );
		update_option( Installer::VERSION_OPTION, '0.0.1' );
		$migration                 = new ScriptedMigration( 'test-new', static fn( ?string $cursor ) => null === $cursor ? 'half' : null );
		WorkingModule::$migrations = [ $migration ];
		WorkingModule::$columns    = "size int(11) NOT NULL default 7,\n";
		$this->installer()->install();
		self::assertSame( [ null, 'half' ], $migration->cursors );
		self::assertSame( '7', $this->context()->database->value( "SELECT size FROM {$this->context()->database->table( self::TABLE )}" ) );
		self::assertSame(
			[ '1000', STOREWRIGHT_VERSION ],
			[ get_option( 'woocommerce_admin_install_timestamp' ), get_option( Installer::VERSION_OPTION ) ]
		);
	}

	public function test_a_part_that_cannot_be_set_up_is_logged_and_tried_again_while_the_site_works(): void {
		BreakingModule::$at = 'install';
		$this->expect_logged( 'Broken on purpose' );
		Installer::check( $this->context(), $this->loader() );
		self::assertFalse( get_option( Installer::VERSION_OPTION ) );

		BreakingModule::$at = '';
		Installer::check( $this->context(), $this->loader() );
		self::assertSame( STOREWRIGHT_VERSION, get_option( Installer::VERSION_OPTION ) );
	}

	public function test_a_site_without_its_tables_does_not_count_as_installed(): void {
		$this->expect_logged( 'The database refused a query' );
		$this->expect_logged( 'could not be made fit' );
		add_filter(
			'query',
			static fn( string $query ) => 1 === preg_match( '/^\s*CREATE TABLE \S*' . self::TABLE . '/', $query ) ? '' : $query
		);
		Installer::check( $this->context(), $this->loader() );
		self::assertNotContains( $this->context()->database->table( self::TABLE ), $this->tables() );
		self::assertSame(
			[],
			WorkingModule::$calls,
			'Modules are set up once their tables are there, and the version is noted after that.'
		);
	}

	public function test_a_site_that_is_fit_costs_no_query(): void {
		$this->installer()->install();
		wp_load_alloptions();
		$before = get_num_queries();
		Installer::check( $this->context(), $this->loader() );
		self::assertSame( 0, get_num_queries() - $before );
	}

	public function test_deletion_leaves_neither_table_nor_option(): void {
		$this->installer()->install();
		$this->installer()->uninstall();
		self::assertNotContains( $this->context()->database->table( self::TABLE ), $this->tables() );
		self::assertSame( 'uninstall', end( WorkingModule::$calls ) );
		self::assertSame(
			[ false, false, false ],
			[
				get_option( Installer::VERSION_OPTION ),
				get_option( 'storewright_migrations' ),
				get_option( 'woocommerce_admin_install_timestamp' ),
			]
		);
	}

	public function test_deletion_forgets_who_dismissed_the_notice_about_woocommerce(): void {
		update_user_meta( 1, 'storewright_stand_aside_notice_dismissed', '1' );
		$this->installer()->uninstall();
		self::assertSame( '', get_user_meta( 1, 'storewright_stand_aside_notice_dismissed', true ) );
	}

	/**
	 * It works with the same tables, options and roles.
	 */
	public function test_deletion_removes_only_what_is_ours_by_name_where_woocommerce_is_active(): void {
		$this->installer()->install();
		update_option( 'active_plugins', [ 'storewright/plugin.php', 'woocommerce/woocommerce.php' ] );
		$this->installer()->uninstall();
		self::assertNotContains( $this->context()->database->table( self::TABLE ), $this->tables() );
		self::assertContains( $this->context()->database->table( 'woocommerce_order_items' ), $this->tables() );
		self::assertFalse( get_option( Installer::VERSION_OPTION ) );
		self::assertSame( [ 'install' ], WorkingModule::$calls );
		self::assertNotFalse( get_option( 'woocommerce_admin_install_timestamp' ) );
	}

	private function installer(): Installer {
		return new Installer( $this->context(), $this->loader() );
	}

	private function loader(): Loader {
		return new Loader(
			$this->context(),
			[
				'always'      => [],
				'back_office' => [ BreakingModule::class, WorkingModule::class ],
			]
		);
	}
}
