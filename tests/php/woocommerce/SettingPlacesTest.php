<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Storewright\Companion\Menu\SettingsPage;
use Storewright\Companion\Settings\SettingPlaces;
use Storewright\Companion\Settings\SettingPlacesModule;
use Storewright\Tests\Support\CompanionTestCase;
use ReflectionProperty;
use RuntimeException;
use WC_Admin_Settings;
use WC_Settings_Page;

/**
 * Where WooCommerce's settings are, for the command palette.
 */
final class SettingPlacesTest extends CompanionTestCase {

	public function test_woocommerces_settings_are_named_with_the_address_of_their_tab(): void {
		$this->as_administrator();
		$places = array_column( ( new SettingPlaces( $this->context()->log ) )->all(), null, 'id' );

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

	public function test_the_dashboards_own_settings_are_named_as_well(): void {
		$this->as_administrator();
		( new SettingPlacesModule( $this->context() ) )->register();
		$places = array_column( (array) apply_filters( 'storewright_setting_places', [] ), null, 'id' );

		$place = $places['storewright-settings/storewright_replace_woocommerce_home'];
		self::assertSame( 'Replace WooCommerce’s Home, Customers and Analytics', $place->label );
		self::assertSame( 'Storewright settings', $place->place );
		self::assertSame( admin_url( 'admin.php?page=storewright-settings#storewright_replace_woocommerce_home' ), $place->url );
		self::assertCount( 2, array_filter( array_keys( $places ), static fn( string $id ) => str_starts_with( $id, 'storewright-settings/' ) ) );

		$GLOBALS['plugin_page'] = 'storewright-settings';
		ob_start();
		( new SettingsPage( $this->context() ) )->print();
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'id="storewright_replace_woocommerce_home"', $html );
	}

	public function test_a_page_that_answers_as_before_woocommerce_5_5_is_searched_and_one_that_breaks_is_left_out(): void {
		$this->as_administrator();
		$this->expect_logged( 'Settings of a page were left out of the search' );
		// WooCommerce asks plugins for their pages once a request: theirs are put where it keeps them.
		$before = WC_Admin_Settings::get_settings_pages();
		self::assertIsArray( $before );
		$old    = new class() extends WC_Settings_Page {

			protected $id = 'acme';

			protected $label = 'Acme';

			/**
			 * @return list<array<string, string>>
			 */
			public function get_settings(): array {
				return [
					[
						'id'    => 'acme_color',
						'title' => 'Color of parcels',
						'type'  => 'text',
					],
				];
			}
		};
		$broken = new class() extends WC_Settings_Page {

			protected $id = 'broken';

			protected $label = 'Broken';

			/**
			 * @return never
			 */
			public function get_sections() {
				throw new RuntimeException( 'Only in wp-admin.' );
			}
		};
		$pages  = new ReflectionProperty( WC_Admin_Settings::class, 'settings' );
		$pages->setValue( null, [ $broken, ...$before, $old ] );
		try {
			$places = array_column( ( new SettingPlaces( $this->context()->log ) )->all(), null, 'id' );
		} finally {
			$pages->setValue( null, $before );
		}

		self::assertSame( 'Color of parcels', $places['acme//acme_color']->label );
		self::assertArrayHasKey( 'general//woocommerce_currency', $places );
	}
}
