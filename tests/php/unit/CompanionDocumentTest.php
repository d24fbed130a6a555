<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit;

use Storewright\Tests\Support\UnitTestCase;

/**
 * The table of docs/companion.md has every feature of the dashboard, and says of each what modules.php does with it.
 */
final class CompanionDocumentTest extends UnitTestCase {

	public function test_the_table_is_true(): void {
		$root = dirname( __DIR__, 3 );
		preg_match_all(
			'/^\| `(\w+)` \| (works|leaves the place to WooCommerce) \|/m',
			(string) file_get_contents( "$root/docs/companion.md" ),
			$rows
		);
		/** @var array<string, array<string, list<string>>> $lists */
		$lists    = require "$root/includes/modules.php";
		$expected = [];
		foreach ( (array) glob( "$root/includes/Admin/*", GLOB_ONLYDIR ) as $folder ) {
			$feature              = basename( (string) $folder );
			$modules              = preg_grep(
				"/^Storewright\\\\Admin\\\\$feature\\\\/",
				array_merge( ...array_values( $lists['dashboard'] ) )
			);
			$expected[ $feature ] = [] === $modules ? 'leaves the place to WooCommerce' : 'works';
		}
		$documented = array_combine( $rows[1], $rows[2] );
		ksort( $documented );
		ksort( $expected );

		self::assertSame( $expected, $documented );
	}

	/**
	 * Every island of the client but the header of other pages, and whether it stays away from WooCommerce's pages. Those that do hang on
	 * hooks of our own page, are of Screens, which does not load there, or look who runs the shop.
	 */
	public function test_the_table_of_islands_is_true(): void {
		$root = dirname( __DIR__, 3 );
		preg_match_all( '/^\| `([a-z-]+)` \| .+ \| stays away \|/m', (string) file_get_contents( "$root/docs/companion.md" ), $rows );
		$client = '';
		foreach ( [ ...(array) glob( "$root/client/*/islands.ts" ), ...(array) glob( "$root/client/*/*/islands.ts" ) ] as $file ) {
			$client .= (string) file_get_contents( (string) $file );
		}
		preg_match_all( "/^\t'([a-z-]+)':/m", $client, $islands );
		sort( $islands[1] );
		sort( $rows[1] );
		self::assertGreaterThan( 10, count( $rows[1] ) );
		self::assertSame( $islands[1], $rows[1] );

		preg_match_all( "/add_action\( '(\w+)'/", (string) file_get_contents( "$root/includes/Admin/EmbeddedIslands/EmbeddedIslandsModule.php" ), $hooks );
		foreach ( $hooks[1] as $hook ) {
			self::assertStringStartsWith( 'storewright_', $hook );
		}
		self::assertStringContainsString(
			'&& Mode::Standalone === $this->context->mode',
			(string) file_get_contents( "$root/includes/Admin/OrderAttribution/OrderAttributionModule.php" )
		);
		/** @var array<string, array<string, list<string>>> $lists */
		$lists = require "$root/includes/modules.php";
		self::assertSame( [], preg_grep( '/\\\\Screens\\\\/', array_merge( ...array_values( $lists['companion'] ), ...array_values( $lists['dashboard'] ) ) ) );
	}
}
