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
}
