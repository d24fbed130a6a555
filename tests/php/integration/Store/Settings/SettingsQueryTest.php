<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Settings;

use InvalidArgumentException;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingsModule;
use Storewright\Store\Settings\SettingsQuery;
use Storewright\Store\Settings\SettingsRegistry;
use Storewright\Store\Settings\SettingType;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Reading settings from PHP, and adding some from another plugin.
 */
final class SettingsQueryTest extends IntegrationTestCase {

	public function test_a_value_is_what_is_stored_else_the_default(): void {
		self::assertSame( 'USD', $this->query()->value( 'woocommerce_currency' ) );
		update_option( 'woocommerce_currency', 'EUR' );
		self::assertSame( 'EUR', $this->query()->value( 'woocommerce_currency' ) );
	}

	public function test_what_is_no_setting_is_not_read(): void {
		$this->expectException( NotFound::class );
		$this->query()->value( 'siteurl' );
	}

	/**
	 * @spec A3-004
	 */
	public function test_the_address_is_read_with_one_query_and_its_country_split_from_the_state(): void {
		update_option( 'woocommerce_store_address', '1 Main Street', false );
		update_option( 'woocommerce_store_city', 'Springfield', false );
		update_option( 'woocommerce_default_country', 'US:IL', false );
		update_option( 'woocommerce_store_postcode', '62701', false );
		wp_cache_flush();
		get_option( 'siteurl' );
		$before  = get_num_queries();
		$address = $this->query()->store_address();
		self::assertSame( 1, get_num_queries() - $before );
		self::assertSame( [ '1 Main Street', '', 'Springfield', 'US', 'IL', '62701' ], array_values( get_object_vars( $address ) ) );
	}

	public function test_a_country_without_state_has_none(): void {
		update_option( 'woocommerce_default_country', 'FR' );
		$address = $this->query()->store_address();
		self::assertSame( [ 'FR', '' ], [ $address->country, $address->state ] );
	}

	public function test_the_currency_format_is_complete_without_any_setting(): void {
		self::assertSame( [ 'USD', '$', 'left', ',', '.', 2 ], array_values( get_object_vars( $this->query()->currency_format() ) ) );
	}

	public function test_the_currency_format_follows_the_settings(): void {
		update_option( 'woocommerce_currency', 'EUR' );
		update_option( 'woocommerce_currency_pos', 'right_space' );
		update_option( 'woocommerce_price_thousand_sep', ' ' );
		update_option( 'woocommerce_price_decimal_sep', ',' );
		update_option( 'woocommerce_price_num_decimals', '3' );
		self::assertSame(
			[ 'EUR', '€', 'right_space', ' ', ',', 3 ],
			array_values( get_object_vars( $this->query()->currency_format() ) )
		);
	}

	public function test_a_currency_that_is_not_known_is_its_own_symbol(): void {
		update_option( 'woocommerce_currency', 'XYZ' );
		self::assertSame( 'XYZ', $this->query()->currency_format()->symbol );
	}

	public function test_shipping_is_on_until_it_is_switched_off(): void {
		self::assertSame( '', $this->query()->ship_to_countries_mode() );
		update_option( 'woocommerce_ship_to_countries', 'disabled' );
		self::assertSame( 'disabled', $this->query()->ship_to_countries_mode() );
	}

	public function test_another_plugin_adds_a_group_and_settings(): void {
		add_action(
			'storewright_settings',
			static function ( SettingsRegistry $registry ): void {
				$registry->add_group( new SettingsGroup( 'loyalty', 'Loyalty', 'Points.', 20, 'general' ) );
				$registry->add( new Setting( 'loyalty_points', 'loyalty', SettingType::Number, 'Points an order', '10' ) );
				$registry->add( new Setting( 'loyalty_in_general', 'general', SettingType::Checkbox, 'Loyalty', 'no' ) );
			}
		);
		$this->as_shop_manager();
		$groups = array_column( $this->items( $this->rest( 'GET', '/wc/v3/settings' ) ), null, 'id' );
		self::assertSame( [ 'general', 'products', 'loyalty', 'tax' ], array_slice( array_keys( $groups ), 0, 4 ) );
		self::assertSame( [ [ 'loyalty' ], 'general' ], [ $groups['general']['sub_groups'], $groups['loyalty']['parent_id'] ] );
		$this->assertRestStatus( $this->rest( 'PUT', '/wc/v3/settings/loyalty/loyalty_points', [ 'value' => 25 ] ) );
		self::assertSame( [ '25', 'no' ], array_values( $this->query()->values( [ 'loyalty_points', 'loyalty_in_general' ] ) ) );
	}

	public function test_a_plugin_that_breaks_while_it_adds_settings_leaves_those_that_there_are(): void {
		add_action(
			'storewright_settings',
			static function (): void {
				throw new InvalidArgumentException( 'broken on purpose' );
			}
		);
		$this->expect_logged( 'broken on purpose' );
		self::assertSame( 'USD', $this->query()->value( 'woocommerce_currency' ) );
	}

	public function test_an_id_can_be_taken_once(): void {
		$registry = new SettingsRegistry();
		$setting  = $registry->setting( 'general', 'woocommerce_currency' );
		$this->expectException( InvalidArgumentException::class );
		$registry->add( $setting );
	}

	public function test_deleting_the_plugin_with_its_data_leaves_no_setting(): void {
		update_option( 'woocommerce_store_city', 'Lyon' );
		update_option( 'wc_connect_taxes_enabled', 'yes' );
		( new SettingsModule( $this->context() ) )->uninstall();
		self::assertSame( [ false, false ], [ get_option( 'woocommerce_store_city' ), get_option( 'wc_connect_taxes_enabled' ) ] );
	}

	private function query(): SettingsQuery {
		return new SettingsQuery( $this->context() );
	}
}
