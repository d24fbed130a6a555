<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel;

use Storewright\Kernel\Capabilities;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Capabilities of roles once the plugin is active.
 */
final class CapabilitiesTest extends IntegrationTestCase {

	public function test_shop_managers_of_an_earlier_version_may_import_and_export_from_now_on(): void {
		$manager = get_role( 'shop_manager' );
		self::assertNotNull( $manager );
		$manager->remove_cap( 'import' );
		$manager->remove_cap( 'export' );
		$manager->remove_cap( 'edit_shop_orders' );
		( new Capabilities() )->install();
		foreach ( [ 'import', 'export', 'edit_shop_orders' ] as $capability ) {
			self::assertTrue( get_role( 'shop_manager' )?->has_cap( $capability ), $capability );
		}
	}

	public function test_rights_of_an_administrator_that_wordpress_gives_and_somebody_took_away_stay_away(): void {
		get_role( 'administrator' )?->remove_cap( 'import' );
		( new Capabilities() )->install();
		self::assertFalse( get_role( 'administrator' )?->has_cap( 'import' ) );
		self::assertTrue( get_role( 'administrator' )?->has_cap( 'manage_woocommerce' ) );
	}
}
