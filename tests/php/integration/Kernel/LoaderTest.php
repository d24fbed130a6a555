<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Installer;
use Storewright\Kernel\Loader;
use Storewright\Tests\Support\Doubles\BreakingModule;
use Storewright\Tests\Support\Doubles\WorkingModule;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Modules are loaded each on its own: one that breaks is named, and the others run.
 */
final class LoaderTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		WorkingModule::reset();
		BreakingModule::$at = '';
	}

	#[DataProvider( 'breaks' )]
	public function test_a_module_that_breaks_is_named_in_a_notice_and_the_log_while_the_others_run( string $at ): void {
		BreakingModule::$at = $at;
		$this->expect_logged( BreakingModule::class . ' broke: Broken on purpose' );
		$this->load();
		$this->as_administrator();

		// A namespace that no module of ours has: the server is to have the routes of all.
		rest_get_server();
		$this->assertRestStatus( $this->rest( 'GET', '/storewright-test/things' ) );
		self::assertContains( '/storewright-test/things?path=/&task=tax', apply_filters( 'storewright_preloads', [], '/', 'tax' ) );
		self::assertSame( [ 'register', 'routes' ], WorkingModule::$calls );
		$notice = $this->notice();
		self::assertStringContainsString( 'Breaking', $notice );
		self::assertStringNotContainsString( 'Working', $notice );
		self::assertStringNotContainsString( 'on purpose', $notice, 'What only an engineer understands is not shown.' );
	}

	/**
	 * @return list<array{string}>
	 */
	public static function breaks(): array {
		return [ [ 'is_needed' ], [ '__construct' ], [ 'register' ], [ 'routes' ], [ 'preloads' ] ];
	}

	public function test_the_tables_go_with_the_site_of_a_network(): void {
		remove_all_filters( 'wpmu_drop_tables' );
		$this->load();
		$database = $this->context()->database;
		$tables   = apply_filters( 'wpmu_drop_tables', [ 'wp_2_posts' ], 2 );
		self::assertSame( [ 'wp_2_posts', $database->table( 'storewright_test_things' ) ], array_slice( $tables, 0, 2 ) );
		self::assertSame( array_unique( $tables ), $tables );
		self::assertContains( $database->table( 'storewright_order_index' ), $tables, 'What another mode may have made.' );
		self::assertNotContains( $database->table( 'wc_orders' ), $tables );
	}

	public function test_the_notice_is_for_those_who_can_act_on_it(): void {
		BreakingModule::$at = 'register';
		$this->expect_logged( 'broke' );
		$this->load();
		$this->as_shop_manager();
		self::assertSame( '', $this->notice() );
	}

	public function test_there_is_no_notice_where_nothing_broke(): void {
		$this->load();
		$this->as_administrator();
		self::assertSame( '', $this->notice() );
	}

	public function test_a_module_that_is_not_needed_is_not_constructed(): void {
		WorkingModule::$needed = false;
		$loader                = new Loader(
			$this->context(),
			[
				'always'      => [],
				'back_office' => [ WorkingModule::class ],
			]
		);
		$loader->load_back_office();
		$this->rest( 'GET', '/wc/v3' );
		self::assertSame( [], WorkingModule::$calls );
	}

	public function test_a_page_view_of_a_visitor_loads_only_what_is_always_needed(): void {
		$loader             = new Loader(
			$this->context(),
			[
				'always'      => [ WorkingModule::class ],
				'back_office' => [ BreakingModule::class ],
			]
		);
		BreakingModule::$at = 'is_needed';
		$loader->load_always();
		self::assertSame( [ 'register' ], WorkingModule::$calls );
	}

	public function test_the_back_office_is_loaded_once(): void {
		$loader = $this->load();
		$loader->load_back_office();
		self::assertSame( [ 'register' ], WorkingModule::$calls );
	}

	public function test_modules_are_found_by_what_they_can_do_needed_or_not(): void {
		WorkingModule::$needed = false;
		BreakingModule::$at    = '__construct';
		$this->expect_logged( 'broke' );
		$found = $this->load()->all( HasRoutes::class );
		self::assertSame( [ WorkingModule::class ], array_map( get_class( ... ), $found ) );
	}

	private function load(): Loader {
		// This request is of an installed site; what another version does is another test's subject.
		self::assertSame( STOREWRIGHT_VERSION, get_option( Installer::VERSION_OPTION ) );
		$loader = new Loader(
			$this->context(),
			[
				'always'      => [],
				'back_office' => [ BreakingModule::class, WorkingModule::class ],
			]
		);
		$loader->load_back_office();
		return $loader;
	}

	private function notice(): string {
		// WordPress's own notices, which another test may have loaded, ask for the screen.
		set_current_screen( 'dashboard' );
		ob_start();
		do_action( 'admin_notices' );
		return (string) ob_get_clean();
	}
}
