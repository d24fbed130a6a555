<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Storewright\Companion\Settings\SettingPlaces;
use Storewright\Tests\Support\CompanionTestCase;

/**
 * Where WooCommerce's settings are, for the command palette.
 */
final class SettingPlacesTest extends CompanionTestCase {

	public function test_woocommerces_settings_are_named_with_the_address_of_their_tab(): void {
		$this->as_administrator();
		$places = array_column( ( new SettingPlaces() )->all(), null, 'id' );

		self::assertSame( 'Currency', $places['general//woocommerce_currency']->label );
		self::assertSame( 'General', $places['general//woocommerce_currency']->place );
		self::assertSame(
			admin_url( 'admin.php?page=wc-settings&tab=general#woocommerce_currency' ),
			$places['general//woocommerce_currency']->url
		);
		$stock = $places['products/inventory/woocommerce_manage_stock'];
		self::assertSame( 'Products > Inventory', $stock->place );
		self::assertSame( admin_url( 'admin.php?page=wc-settings&tab=products&section=inventory#woocommerce_manage_stock' ), $stock->url );
	}
}
