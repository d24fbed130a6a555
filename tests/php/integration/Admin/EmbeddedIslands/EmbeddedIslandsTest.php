<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\EmbeddedIslands;

use Storewright\Admin\EmbeddedIslands\EmbeddedIslandsModule;
use Storewright\Kernel\Feature;
use Storewright\Screens\Settings\SettingsPage;
use Storewright\Store\Shipping\ShippingModule;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The places of islands on the settings page.
 *
 * @spec B2-065 B2-067 B2-068 B2-069 B3-020 B4-028 B4-029 B6-004 A4-025
 */
final class EmbeddedIslandsTest extends IntegrationTestCase {

	private const ADDRESS = [
		'woocommerce_store_address'  => 'Main Street 1',
		'woocommerce_store_city'     => 'Berlin',
		'woocommerce_store_postcode' => '10115',
	];

	protected function setUp(): void {
		parent::setUp();
		( new EmbeddedIslandsModule( $this->context() ) )->register();
		$this->as_administrator();
	}

	protected function tearDown(): void {
		unset( $_GET['tutorial'] );
		parent::tearDown();
	}

	public function test_each_tab_has_its_islands(): void {
		self::assertSame( [ 'tax-conflict' ], $this->islands( 'tax' ) );
		self::assertSame( [ 'payments-banner', 'payments-settings' ], $this->islands( 'checkout' ) );
		self::assertSame( [], $this->islands( 'checkout', 'bacs' ) );
		self::assertSame( [ 'shipping-defaults' ], $this->islands( 'shipping' ) );
		self::assertSame( [], $this->islands( 'general' ) );
		self::assertSame( [], $this->islands( 'advanced', 'changes' ) );
	}

	public function test_suggestions_need_the_owners_wish_and_the_right_to_install(): void {
		$this->without_payments_settings();
		self::assertSame( [ 'payments-banner', 'payment-suggestions' ], $this->islands( 'checkout' ) );
		$this->as_shop_manager();
		self::assertSame( [], $this->islands( 'checkout' ) );
		self::assertSame( [], $this->islands( 'shipping' ) );
		$this->as_administrator();
		update_option( 'woocommerce_show_marketplace_suggestions', 'no' );
		self::assertSame( [], $this->islands( 'checkout' ) );
		self::assertSame( [], $this->islands( 'shipping' ) );
	}

	public function test_the_address_tour_shows_where_a_part_is_missing_and_asked_for(): void {
		array_map( 'update_option', array_keys( self::ADDRESS ), self::ADDRESS );
		$_GET['tutorial'] = 'true';
		self::assertSame( [], $this->islands( 'general' ) );
		foreach ( self::ADDRESS as $option => $value ) {
			update_option( $option, '' );
			self::assertSame( [ 'store-address-tour' ], $this->islands( 'general' ), $option );
			update_option( $option, $value );
		}
		update_option( 'woocommerce_store_city', '' );
		unset( $_GET['tutorial'] );
		self::assertSame( [], $this->islands( 'general' ) );
	}

	public function test_the_payments_have_a_plain_heading(): void {
		self::assertStringContainsString( '>Payment Methods</h2>', $this->html( 'checkout' ) );
	}

	/**
	 * [B2-071] The list that works without scripts is in the island’s place: its form and heading, and nothing else.
	 */
	public function test_the_payments_settings_take_the_place_of_the_list(): void {
		add_action(
			'storewright_before_settings_section',
			static function (): void {
				echo '<b>Above</b>';
			}
		);
		$html = $this->html( 'checkout' );
		self::assertMatchesRegularExpression( '~<b>Above</b><div [^>]*data-island="payments-settings"[^>]*><h2.+</form></div>~s', $html );
		self::assertStringContainsString( 'value="bacs" aria-label="Move', $html );
		$this->without_payments_settings();
		self::assertStringNotContainsString( 'payments-settings', $this->html( 'checkout' ) );
	}

	private function without_payments_settings(): void {
		add_filter(
			'storewright_features',
			static fn( array $names ) => array_filter( $names, static fn( mixed $name ) => Feature::PaymentsSettings->value !== $name )
		);
	}

	public function test_a_setting_turns_smart_defaults_on(): void {
		( new ShippingModule( $this->context() ) )->register();
		self::assertFalse( Feature::ShippingSmartDefaults->is_on() );
		update_option( 'storewright_shipping_smart_defaults', 'yes' );
		self::assertTrue( Feature::ShippingSmartDefaults->is_on() );
		self::assertStringContainsString( 'id="setting-storewright_shipping_smart_defaults"', $this->html( 'shipping', 'options' ) );
	}

	/**
	 * @return list<string> Names, in the order of the page.
	 */
	private function islands( string $tab, string $section = '' ): array {
		preg_match_all( '/storewright-island" data-island="([a-z-]+)"/', $this->html( $tab, $section ), $found );
		return $found[1];
	}

	private function html( string $tab, string $section = '' ): string {
		$page = new SettingsPage( $this->context() );
		$page->respond( compact( 'tab', 'section' ), null );
		ob_start();
		$page->render();
		return (string) ob_get_clean();
	}
}
