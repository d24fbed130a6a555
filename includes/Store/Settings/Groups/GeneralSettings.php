<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups;

use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Locale\CurrencyQuery;
use Storewright\Store\Orders\Write\CalculationSettings;
use Storewright\Store\Orders\Write\OrderCoupons;
use Storewright\Store\Orders\Write\OrderTaxes;
use Storewright\Store\Orders\Write\OrderWriter;
use Storewright\Store\Products\Rest\ProductSerializer;
use Storewright\Store\Settings\GroupDefinition;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\Settings\Validation\Rules;
use Storewright\Store\Shipping\Destinations;

/**
 * Where the store is, where it sells and ships, and how it shows money.
 */
final class GeneralSettings implements GroupDefinition {

	private const ID = 'general';

	private readonly CountryQuery $countries;

	private readonly CurrencyQuery $currencies;

	public function __construct() {
		$this->countries  = new CountryQuery();
		$this->currencies = new CurrencyQuery();
	}

	/**
	 * The group.
	 */
	public function group(): SettingsGroup {
		return new SettingsGroup(
			self::ID,
			__( 'General', 'storewright' ),
			__( 'The store’s address, where it sells and ships, and its currency.', 'storewright' ),
			10
		);
	}

	/**
	 * Its settings, in the order in which a screen shows them.
	 *
	 * @return list<Setting>
	 */
	public function settings(): array {
		return [ ...$this->address(), ...$this->destinations(), ...$this->taxes_and_coupons(), ...$this->money() ];
	}

	/**
	 * @return list<Setting>
	 */
	private function address(): array {
		return [
			new Setting(
				'woocommerce_store_address',
				self::ID,
				SettingType::Text,
				__( 'Address', 'storewright' ),
				tip: __( 'The street address of your business. Used to calculate tax and shipping.', 'storewright' ),
				heading: __( 'Store address', 'storewright' )
			),
			new Setting(
				'woocommerce_store_address_2',
				self::ID,
				SettingType::Text,
				__( 'Address line 2', 'storewright' ),
				tip: __( 'An additional, optional address line.', 'storewright' )
			),
			new Setting(
				'woocommerce_store_city',
				self::ID,
				SettingType::Text,
				__( 'City', 'storewright' ),
				tip: __( 'The city of your business.', 'storewright' ),
				obeyed_by: OrderTaxes::class
			),
			new Setting(
				'woocommerce_default_country',
				self::ID,
				SettingType::Select,
				__( 'Country / state', 'storewright' ),
				'US:CA',
				tip: __( 'The country of your business, and the state or province if there is one.', 'storewright' ),
				options: $this->places( ... ),
				rule: Rules::place( $this->countries ),
				obeyed_by: OrderTaxes::class
			),
			new Setting(
				'woocommerce_store_postcode',
				self::ID,
				SettingType::Text,
				__( 'Postcode / ZIP', 'storewright' ),
				tip: __( 'The postal code of your business.', 'storewright' ),
				max_length: 32,
				obeyed_by: OrderTaxes::class
			),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function destinations(): array {
		return [
			new Setting(
				'woocommerce_allowed_countries',
				self::ID,
				SettingType::Select,
				__( 'Selling locations', 'storewright' ),
				'all',
				tip: __( 'The countries you sell to.', 'storewright' ),
				options: self::selling( ... ),
				heading: __( 'Selling and shipping locations', 'storewright' ),
				obeyed_by: Destinations::class
			),
			$this->country_list( 'woocommerce_all_except_countries', __( 'Sell to all countries except', 'storewright' ) ),
			$this->country_list( 'woocommerce_specific_allowed_countries', __( 'Sell to specific countries', 'storewright' ) ),
			new Setting(
				'woocommerce_ship_to_countries',
				self::ID,
				SettingType::Select,
				__( 'Shipping locations', 'storewright' ),
				tip: __( 'The countries you ship to. If shipping is disabled, no shipping is offered or charged.', 'storewright' ),
				options: self::shipping( ... ),
				obeyed_by: Destinations::class
			),
			$this->country_list( 'woocommerce_specific_ship_to_countries', __( 'Ship to specific countries', 'storewright' ) ),
			new Setting(
				'woocommerce_default_customer_address',
				self::ID,
				SettingType::Select,
				__( 'Default customer location', 'storewright' ),
				'base',
				tip: __( 'Used to calculate tax and shipping until the customer enters an address.', 'storewright' ),
				options: static fn() => [
					''                 => __( 'No location by default', 'storewright' ),
					'base'             => __( 'Store address', 'storewright' ),
					'geolocation'      => __( 'Geolocate', 'storewright' ),
					'geolocation_ajax' => __( 'Geolocate (with page caching support)', 'storewright' ),
				]
			),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function taxes_and_coupons(): array {
		return [
			new Setting(
				'woocommerce_calc_taxes',
				self::ID,
				SettingType::Checkbox,
				__( 'Enable taxes', 'storewright' ),
				'no',
				__( 'Calculate tax with your tax rates', 'storewright' ),
				heading: __( 'Tax and coupons', 'storewright' ),
				obeyed_by: CalculationSettings::class
			),
			new Setting(
				'woocommerce_enable_coupons',
				self::ID,
				SettingType::Checkbox,
				__( 'Coupons', 'storewright' ),
				'yes',
				__( 'Enable coupon codes', 'storewright' ),
				obeyed_by: OrderCoupons::class
			),
			new Setting(
				'woocommerce_calc_discounts_sequentially',
				self::ID,
				SettingType::Checkbox,
				__( 'Multiple coupons', 'storewright' ),
				'no',
				__( 'Calculate coupon discounts sequentially', 'storewright' ),
				obeyed_by: CalculationSettings::class
			),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function money(): array {
		return [
			new Setting(
				'woocommerce_currency',
				self::ID,
				SettingType::Select,
				__( 'Currency', 'storewright' ),
				'USD',
				tip: __( 'The currency of your prices and payments.', 'storewright' ),
				options: $this->currency_options( ... ),
				heading: __( 'Currency options', 'storewright' ),
				obeyed_by: OrderWriter::class
			),
			new Setting(
				'woocommerce_currency_pos',
				self::ID,
				SettingType::Select,
				__( 'Currency position', 'storewright' ),
				'left',
				tip: __( 'The position of the currency symbol.', 'storewright' ),
				options: static fn() => [
					'left'        => __( 'Left', 'storewright' ),
					'right'       => __( 'Right', 'storewright' ),
					'left_space'  => __( 'Left with space', 'storewright' ),
					'right_space' => __( 'Right with space', 'storewright' ),
				],
				obeyed_by: ProductSerializer::class
			),
			new Setting(
				'woocommerce_price_thousand_sep',
				self::ID,
				SettingType::Text,
				__( 'Thousands separator', 'storewright' ),
				',',
				tip: __( 'The thousands separator of displayed prices.', 'storewright' ),
				rule: Rules::separator( false ),
				obeyed_by: ProductSerializer::class
			),
			new Setting(
				'woocommerce_price_decimal_sep',
				self::ID,
				SettingType::Text,
				__( 'Decimal separator', 'storewright' ),
				'.',
				tip: __( 'The decimal separator of displayed prices.', 'storewright' ),
				rule: Rules::separator( true ),
				obeyed_by: ProductSerializer::class
			),
			new Setting(
				'woocommerce_price_num_decimals',
				self::ID,
				SettingType::Number,
				__( 'Number of decimals', 'storewright' ),
				'2',
				tip: __( 'The number of decimals of displayed prices.', 'storewright' ),
				rule: Rules::whole_number( 0, 8 ),
				obeyed_by: CalculationSettings::class
			),
		];
	}

	private function country_list( string $id, string $label ): Setting {
		return new Setting(
			$id,
			self::ID,
			SettingType::Multiselect,
			$label,
			options: $this->country_options( ... ),
			autoload: false,
			obeyed_by: Destinations::class
		);
	}

	/**
	 * @return array<string, string> Country code => name.
	 */
	private function country_options(): array {
		$options = [];
		foreach ( $this->countries->countries() as $code => $country ) {
			$options[ $code ] = $country->name;
		}
		return $options;
	}

	/**
	 * @return array<string, string> 'CC' or 'CC:STATE' => name.
	 */
	private function places(): array {
		$options = [];
		foreach ( $this->countries->countries() as $code => $country ) {
			$options[ $code ] = $country->name;
			foreach ( array_keys( $this->countries->states( $code ) ) as $state ) {
				$options[ "$code:$state" ] = $this->countries->label( $code, (string) $state );
			}
		}
		return $options;
	}

	/**
	 * @return array<string, string> Currency code => name, symbol as HTML, and code.
	 */
	private function currency_options(): array {
		$options = [];
		foreach ( $this->currencies->all() as $code => $currency ) {
			$options[ $code ] = "{$currency->name} ({$currency->symbol_html()}) — $code";
		}
		return $options;
	}

	/**
	 * @return array<string, string>
	 */
	private static function selling(): array {
		return [
			'all'        => __( 'All countries', 'storewright' ),
			'all_except' => __( 'All countries, except for…', 'storewright' ),
			'specific'   => __( 'Specific countries', 'storewright' ),
		];
	}

	/**
	 * @return array<string, string>
	 */
	private static function shipping(): array {
		return [
			''         => __( 'All countries you sell to', 'storewright' ),
			'all'      => __( 'All countries', 'storewright' ),
			'specific' => __( 'Specific countries', 'storewright' ),
			'disabled' => __( 'Disable shipping', 'storewright' ),
		];
	}
}
