<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Storewright\Companion\Menu\MenuModule;
use Storewright\Tests\Support\CompanionTestCase;

/**
 * WooCommerce's Home stays in its menu, unless the owner wants Storewright's there.
 */
final class MenuTest extends CompanionTestCase {

	private const HOME = [ 'Home', 'read', 'wc-admin', 'Home' ];

	public function test_woocommerces_home_stays_unless_the_owner_wants_it_otherwise(): void {
		self::assertSame( 'wc-admin', $this->home() );

		update_option( MenuModule::REPLACE_HOME, 'yes' );
		self::assertSame( admin_url( 'admin.php?page=storewright' ), $this->home() );

		update_option( MenuModule::REPLACE_HOME, 'no' );
		self::assertSame( 'wc-admin', $this->home() );
	}

	/**
	 * Where the menu's entry leads to.
	 */
	private function home(): string {
		$this->as_administrator();
		$GLOBALS['submenu'] = [ 'woocommerce' => [ self::HOME, [ 'Orders', 'edit_shop_orders', 'wc-orders', 'Orders' ] ] ];
		( new MenuModule( $this->context() ) )->replace_home();
		self::assertSame( 'wc-orders', $GLOBALS['submenu']['woocommerce'][1][2] );
		return $GLOBALS['submenu']['woocommerce'][0][2];
	}
}
