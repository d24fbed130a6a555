<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Settings;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Settings over REST: reading, changing one, and who may.
 */
final class SettingsRestTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	public function test_the_default_of_the_checkout_page_is_the_number_of_the_page(): void {
		$this->as_shop_manager();
		$path = '/wc/v3/settings/advanced/woocommerce_checkout_page_id';
		self::assertSame( -1, $this->item( $this->rest( 'GET', $path ) )['default'] );
		// phpcs:ignore WordPress.Arrays -- One line.
		$page    = wp_insert_post( [ 'post_type'   => 'page', 'post_status' => 'publish', 'post_title'  => 'Checkout' ] );
		$setting = $this->item( $this->rest( 'PUT', $path, [ 'value' => (string) $page ] ) );
		self::assertSame( [ (string) $page, $page ], [ $setting['value'], $setting['default'] ] );
		$listed = array_column( $this->items( $this->rest( 'GET', '/wc/v3/settings/advanced' ) ), 'default', 'id' );
		self::assertSame( [ $page, '' ], [ $listed['woocommerce_checkout_page_id'], $listed['woocommerce_cart_page_id'] ] );
	}

	/**
	 * Clients made for WooCommerce show the description; many know nothing of tips.
	 */
	public function test_help_is_the_description_too_where_woocommerce_answers_it_as_both(): void {
		$both = [
			'general'         => [ 'woocommerce_store_address', 'woocommerce_default_country', 'woocommerce_currency' ],
			'products'        => [ 'woocommerce_weight_unit', 'woocommerce_hold_stock_minutes' ],
			'tax'             => [ 'woocommerce_shipping_tax_class' ],
			'email'           => [ 'woocommerce_email_footer_text' ],
			'advanced'        => [ 'woocommerce_cart_page_id', 'woocommerce_logout_endpoint' ],
			'email_new_order' => [ 'recipient', 'subject', 'email_type' ],
		];
		foreach ( $both as $group => $ids ) {
			$settings = array_column( $this->items( $this->rest( 'GET', "/wc/v3/settings/$group" ) ), null, 'id' );
			foreach ( $ids as $id ) {
				self::assertNotSame( '', $settings[ $id ]['description'], $id );
				self::assertSame( $settings[ $id ]['tip'], $settings[ $id ]['description'], $id );
			}
		}
		foreach ( [ 'general/woocommerce_default_customer_address', 'tax/woocommerce_prices_include_tax' ] as $path ) {
			$setting = $this->item( $this->rest( 'GET', "/wc/v3/settings/$path" ) );
			self::assertSame( [ '', true ], [ $setting['description'], '' !== $setting['tip'] ], 'WooCommerce answers a tip alone.' );
		}
		$checkbox = $this->item( $this->rest( 'GET', '/wc/v3/settings/general/woocommerce_calc_taxes' ) );
		self::assertNotSame( '', $checkbox['description'] );
		self::assertNotSame( $checkbox['tip'], $checkbox['description'], 'What stands beside a checkbox is no tip.' );
	}

	public function test_groups_are_listed_in_order_with_a_link_to_their_settings(): void {
		$response = $this->rest( 'GET', '/wc/v3/settings' );
		$top      = array_filter( $this->items( $response ), static fn( array $group ) => '' === $group['parent_id'] );
		self::assertSame(
			[
				'general',
				'products',
				'tax',
				'shipping',
				'checkout',
				'account',
				'integration',
				'email',
				'advanced',
				'site-visibility',
				'wc_admin',
			],
			array_column( $top, 'id' )
		);
		$general = $this->items( $response )[0];
		self::assertSame( [ 'id', 'label', 'description', 'parent_id', 'sub_groups', '_links' ], array_keys( $general ) );
		self::assertSame( [ '', [] ], [ $general['parent_id'], $general['sub_groups'] ] );
		self::assertSame( rest_url( 'wc/v3/settings/general' ), $general['_links']['options'][0]['href'] );
	}

	/**
	 * Types and defaults of WooCommerce's interface. The store address form keeps its fields here.
	 *
	 * @spec A3-004 A3-005 A3-006
	 * @param array<string, array{string, string}> $expected Id => type, default.
	 */
	#[DataProvider( 'defaults' )]
	public function test_a_group_lists_its_settings_with_type_default_and_value( string $group, array $expected ): void {
		$items = array_column( $this->items( $this->rest( 'GET', "/wc/v3/settings/{$group}" ) ), null, 'id' );
		self::assertSame( $expected, array_map( static fn( array $item ) => [ $item['type'], $item['default'] ], $items ) );
		foreach ( $items as $id => $item ) {
			self::assertSame( $group, $item['group_id'] );
			self::assertNotSame( '', $item['label'], $id );
			self::assertSame( $item['default'], $item['value'], $id );
			self::assertSame( in_array( $item['type'], [ 'select', 'multiselect', 'radio' ], true ), isset( $item['options'] ), $id );
		}
	}

	/**
	 * @return array<string, array{string, array<string, array{string, string}>}>
	 */
	public static function defaults(): array {
		return [
			'general'  => [
				'general',
				[
					'woocommerce_store_address'            => [ 'text', '' ],
					'woocommerce_store_address_2'          => [ 'text', '' ],
					'woocommerce_store_city'               => [ 'text', '' ],
					'woocommerce_default_country'          => [ 'select', 'US:CA' ],
					'woocommerce_store_postcode'           => [ 'text', '' ],
					'woocommerce_allowed_countries'        => [ 'select', 'all' ],
					'woocommerce_all_except_countries'     => [ 'multiselect', '' ],
					'woocommerce_specific_allowed_countries' => [ 'multiselect', '' ],
					'woocommerce_ship_to_countries'        => [ 'select', '' ],
					'woocommerce_specific_ship_to_countries' => [ 'multiselect', '' ],
					'woocommerce_default_customer_address' => [ 'select', 'base' ],
					'woocommerce_calc_taxes'               => [ 'checkbox', 'no' ],
					'woocommerce_enable_coupons'           => [ 'checkbox', 'yes' ],
					'woocommerce_calc_discounts_sequentially' => [ 'checkbox', 'no' ],
					'woocommerce_currency'                 => [ 'select', 'USD' ],
					'woocommerce_currency_pos'             => [ 'select', 'left' ],
					'woocommerce_price_thousand_sep'       => [ 'text', ',' ],
					'woocommerce_price_decimal_sep'        => [ 'text', '.' ],
					'woocommerce_price_num_decimals'       => [ 'number', '2' ],
				],
			],
			'tax'      => [
				'tax',
				[
					'woocommerce_prices_include_tax'    => [ 'radio', 'no' ],
					'woocommerce_tax_based_on'          => [ 'select', 'shipping' ],
					'woocommerce_shipping_tax_class'    => [ 'select', 'inherit' ],
					'woocommerce_tax_round_at_subtotal' => [ 'checkbox', 'no' ],
					'woocommerce_tax_classes'           => [ 'textarea', '' ],
					'wc_connect_taxes_enabled'          => [ 'checkbox', 'no' ],
					'woocommerce_tax_display_shop'      => [ 'select', 'excl' ],
					'woocommerce_tax_display_cart'      => [ 'select', 'excl' ],
					'woocommerce_price_display_suffix'  => [ 'text', '' ],
					'woocommerce_tax_total_display'     => [ 'select', 'itemized' ],
				],
			],
			'shipping' => [
				'shipping',
				[
					'woocommerce_enable_shipping_calc'    => [ 'checkbox', 'yes' ],
					'woocommerce_shipping_cost_requires_address' => [ 'checkbox', 'no' ],
					'woocommerce_shipping_hide_rates_when_free' => [ 'checkbox', 'no' ],
					'woocommerce_ship_to_destination'     => [ 'radio', 'billing' ],
					'woocommerce_shipping_debug_mode'     => [ 'checkbox', 'no' ],
					'storewright_shipping_smart_defaults' => [ 'checkbox', 'no' ],
				],
			],
		];
	}

	/**
	 * The choices of settings whose choices are fixed.
	 *
	 * @param list<string> $choices
	 */
	#[DataProvider( 'choices' )]
	public function test_choices_are_that_of_woocommerce( string $path, array $choices ): void {
		$options = $this->item( $this->rest( 'GET', "/wc/v3/settings/{$path}" ) )['options'];
		self::assertIsArray( $options );
		self::assertEqualsCanonicalizing( $choices, array_keys( $options ) );
		self::assertNotContains( '', $options, 'Every choice has a name.' );
	}

	/**
	 * @return array<string, array{string, list<string>}>
	 */
	public static function choices(): array {
		$choices = [
			'general/woocommerce_allowed_countries'        => 'all,all_except,specific',
			'general/woocommerce_ship_to_countries'        => ',all,specific,disabled',
			'general/woocommerce_default_customer_address' => ',base,geolocation,geolocation_ajax',
			'general/woocommerce_currency_pos'             => 'left,right,left_space,right_space',
			'tax/woocommerce_prices_include_tax'           => 'yes,no',
			'tax/woocommerce_tax_based_on'                 => 'shipping,billing,base',
			'tax/woocommerce_shipping_tax_class'           => 'inherit,,reduced-rate,zero-rate',
			'tax/woocommerce_tax_display_shop'             => 'incl,excl',
			'tax/woocommerce_tax_display_cart'             => 'incl,excl',
			'tax/woocommerce_tax_total_display'            => 'single,itemized',
			'shipping/woocommerce_ship_to_destination'     => 'shipping,billing,billing_only',
		];
		$cases   = [];
		foreach ( $choices as $path => $list ) {
			$cases[ $path ] = [ $path, explode( ',', $list ) ];
		}
		return $cases;
	}

	/**
	 * @spec A3-003
	 */
	public function test_the_stores_place_is_any_country_or_any_of_its_states(): void {
		$options = $this->item( $this->rest( 'GET', '/wc/v3/settings/general/woocommerce_default_country' ) )['options'];
		self::assertIsArray( $options );
		self::assertSame( 'France', $options['FR'] );
		self::assertArrayHasKey( 'US', $options );
		self::assertStringContainsString( 'California', $options['US:CA'] );
		self::assertStringContainsString( 'United States', $options['US:CA'] );
	}

	public function test_a_setting_shows_the_value_that_is_stored(): void {
		update_option( 'woocommerce_store_city', 'Lyon' );
		$response = $this->rest( 'GET', '/wc/v3/settings/general/woocommerce_store_city' );
		self::assertSame( 'Lyon', $this->item( $response )['value'] );
		self::assertSame( rest_url( 'wc/v3/settings/general/woocommerce_store_city' ), $response->get_links()['self'][0]['href'] );
		self::assertSame( rest_url( 'wc/v3/settings/general' ), $response->get_links()['collection'][0]['href'] );
	}

	public function test_the_answer_holds_no_more_than_the_fields_asked_for(): void {
		$items = $this->items( $this->rest( 'GET', '/wc/v3/settings/general?_fields=id,value' ) );
		self::assertCount( 19, $items );
		self::assertSame( [ 'id', 'value' ], array_keys( $items[0] ) );
	}

	/**
	 * @spec A3-003 A3-004
	 * @param string|list<string> $stored
	 */
	#[DataProvider( 'changes' )]
	public function test_a_change_is_stored_as_the_option_and_answered( string $path, mixed $sent, string|array $stored ): void {
		$response = $this->rest( 'PUT', "/wc/v3/settings/{$path}", [ 'value' => $sent ] );
		$this->assertRestStatus( $response );
		self::assertSame( $stored, $this->item( $response )['value'] );
		wp_cache_flush();
		self::assertSame( $stored, get_option( basename( $path ) ) );
		self::assertSame( $stored, $this->item( $this->rest( 'GET', "/wc-analytics/settings/{$path}" ) )['value'] );
	}

	/**
	 * @return array<string, array{string, mixed, string|list<string>}>
	 */
	public static function changes(): array {
		return [
			'address'                => [ 'general/woocommerce_store_address', ' 1, 2 <b>Rue</b> “A” & B ', '1, 2 Rue “A” & B' ],
			'postcode as typed'      => [ 'general/woocommerce_store_postcode', ' k1a 0B1 ', 'k1a 0B1' ],
			'country'                => [ 'general/woocommerce_default_country', 'FR', 'FR' ],
			'country with states'    => [ 'general/woocommerce_default_country', 'US', 'US' ],
			'state'                  => [ 'general/woocommerce_default_country', 'US:NY', 'US:NY' ],
			'state that is a number' => [ 'general/woocommerce_default_country', 'JP:JP13', 'JP:JP13' ],
			'country in small'       => [ 'general/woocommerce_default_country', 'fr', 'FR' ],
			'no shipping'            => [ 'general/woocommerce_ship_to_countries', 'disabled', 'disabled' ],
			'countries'              => [ 'general/woocommerce_specific_ship_to_countries', [ 'FR', 'DE' ], [ 'FR', 'DE' ] ],
			'no countries'           => [ 'general/woocommerce_specific_ship_to_countries', [], [] ],
			'checkbox'               => [ 'general/woocommerce_calc_taxes', 'yes', 'yes' ],
			'checkbox by true'       => [ 'general/woocommerce_calc_taxes', true, 'yes' ],
			'automated tax'          => [ 'tax/wc_connect_taxes_enabled', 'yes', 'yes' ],
			'currency'               => [ 'general/woocommerce_currency', 'EUR', 'EUR' ],
			'decimals'               => [ 'general/woocommerce_price_num_decimals', 3, '3' ],
			'separating space'       => [ 'general/woocommerce_price_thousand_sep', ' ', ' ' ],
			'no separator'           => [ 'general/woocommerce_price_thousand_sep', '', '' ],
			'to the default'         => [ 'general/woocommerce_currency', 'USD', 'USD' ],
			'tax classes'            => [ 'tax/woocommerce_tax_classes', "Books\nFood", "Books\nFood" ],
		];
	}

	#[DataProvider( 'bad_values' )]
	public function test_a_value_that_the_setting_cannot_take_is_refused_by_name_and_nothing_is_stored( string $path, mixed $sent ): void {
		$id       = basename( $path );
		$response = $this->rest( 'POST', "/wc/v3/settings/{$path}", [ 'value' => $sent ] );
		$this->assertRestError( $response, 'rest_setting_value_invalid', 400 );
		self::assertStringContainsString( $id, (string) $this->item( $response )['message'] );
		self::assertSame( [ $id ], array_keys( $this->item( $response )['data']['params'] ) );
		self::assertFalse( get_option( $id ) );
	}

	/**
	 * @return array<string, array{string, mixed}>
	 */
	public static function bad_values(): array {
		return [
			'no such choice'          => [ 'general/woocommerce_currency_pos', 'above' ],
			'no such country'         => [ 'general/woocommerce_default_country', 'XX' ],
			'no such state'           => [ 'general/woocommerce_default_country', 'US:XX' ],
			'state without country'   => [ 'general/woocommerce_default_country', ':CA' ],
			'nowhere'                 => [ 'general/woocommerce_default_country', '' ],
			'no such currency'        => [ 'general/woocommerce_currency', 'XXY' ],
			'no number'               => [ 'general/woocommerce_price_num_decimals', 'two' ],
			'too many decimals'       => [ 'general/woocommerce_price_num_decimals', '9' ],
			'no yes and no no'        => [ 'general/woocommerce_calc_taxes', 'perhaps' ],
			'one bad country in many' => [ 'general/woocommerce_specific_ship_to_countries', [ 'FR', 'XX' ] ],
			'a text for a list'       => [ 'general/woocommerce_specific_ship_to_countries', 'FR' ],
			'a list for a text'       => [ 'general/woocommerce_store_city', [ 'Lyon' ] ],
			'too long'                => [ 'general/woocommerce_store_city', str_repeat( 'x', 256 ) ],
			'a letter that separates' => [ 'general/woocommerce_price_decimal_sep', 'x' ],
		];
	}

	public function test_a_request_without_a_value_or_with_a_misspelt_one_is_refused(): void {
		$this->assertRestError(
			$this->rest( 'POST', '/wc/v3/settings/general/woocommerce_store_city' ),
			'rest_missing_callback_param',
			400
		);
		$response = $this->rest(
			'POST',
			'/wc/v3/settings/general/woocommerce_store_city',
			[
				'value' => 'Lyon',
				'valeu' => 'Nice',
			]
		);
		$this->assertRestError( $response, 'rest_invalid_param', 400 );
		self::assertArrayHasKey( 'valeu', $this->item( $response )['data']['params'] );
		self::assertFalse( get_option( 'woocommerce_store_city' ) );
	}

	#[DataProvider( 'unknown_places' )]
	public function test_what_is_not_there_is_named( string $method, string $path, string $code, string $name ): void {
		$response = $this->rest( $method, $path, 'GET' === $method ? [] : [ 'value' => 'x' ] );
		$this->assertRestError( $response, $code, 404 );
		self::assertStringContainsString( $name, (string) $this->item( $response )['message'] );
	}

	/**
	 * @return array<string, array{string, string, string, string}>
	 */
	public static function unknown_places(): array {
		return [
			'group'                    => [ 'GET', '/wc/v3/settings/nonsense', 'rest_setting_setting_group_invalid', 'nonsense' ],
			'setting'                  => [ 'GET', '/wc/v3/settings/general/nonsense', 'rest_setting_setting_invalid', 'nonsense' ],
			'setting of another group' => [
				'GET',
				'/wc/v3/settings/tax/woocommerce_currency',
				'rest_setting_setting_invalid',
				'woocommerce_currency',
			],
			'group of a change'        => [
				'PUT',
				'/wc/v3/settings/nonsense/woocommerce_currency',
				'rest_setting_setting_group_invalid',
				'nonsense',
			],
			'setting of a change'      => [ 'PUT', '/wc-analytics/settings/general/siteurl', 'rest_setting_setting_invalid', 'siteurl' ],
		];
	}

	#[DataProvider( 'guarded' )]
	public function test_only_who_manages_the_shop_may( string $method, string $path, string $code ): void {
		$params = 'GET' === $method ? [] : [
			'value'  => 'x',
			'update' => [],
		];
		$this->as_subscriber();
		$this->assertRestError( $this->rest( $method, $path, $params ), $code, 403 );
		$this->as_visitor();
		$this->assertRestError( $this->rest( $method, $path, $params ), $code, 401 );
	}

	/**
	 * @return list<array{string, string, string}>
	 */
	public static function guarded(): array {
		return [
			[ 'GET', '/wc/v3/settings', 'woocommerce_rest_cannot_view' ],
			[ 'GET', '/wc/v3/settings/general', 'woocommerce_rest_cannot_view' ],
			[ 'GET', '/wc/v3/settings/general/woocommerce_currency', 'woocommerce_rest_cannot_view' ],
			[ 'PUT', '/wc/v3/settings/general/woocommerce_currency', 'woocommerce_rest_cannot_edit' ],
			[ 'POST', '/wc/v3/settings/general/batch', 'woocommerce_rest_cannot_edit' ],
			[ 'POST', '/wc/v3/settings/batch', 'woocommerce_rest_cannot_edit' ],
			[ 'GET', '/wc-analytics/settings/general', 'woocommerce_rest_cannot_view' ],
			[ 'PUT', '/wc-analytics/settings/general/woocommerce_currency', 'woocommerce_rest_cannot_edit' ],
			[ 'POST', '/wc-analytics/settings/general/batch', 'woocommerce_rest_cannot_edit' ],
		];
	}
}
