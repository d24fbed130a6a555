<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups;

use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Locale\CurrencyQuery;
use Storewright\Store\Settings\GroupDefinition;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingType;
use Storewright\Store\Settings\Validation\Rules;

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
		return new SettingsGroup( self::ID, __( 'General', 'storewright' ), __( 'The store’s address, where it sells and ships, and its currency.', 'storewright' ), 10 );
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
			new Setting( 'woocommerce_store_address', self::ID, SettingType::Text, __( 'Address', 'storewright' ), tip: __( 'Street and number of your place of business. Tax and shipping are worked out from here.', 'storewright' ), heading: __( 'Store address', 'storewright' ) ),
			new Setting( 'woocommerce_store_address_2', self::ID, SettingType::Text, __( 'Address, second line', 'storewright' ), tip: __( 'Floor, suite or building, if there is one.', 'storewright' ) ),
			new Setting( 'woocommerce_store_city', self::ID, SettingType::Text, __( 'City', 'storewright' ), tip: __( 'The city of your place of business.', 'storewright' ) ),
			new Setting(
				'woocommerce_default_country',
				self::ID,
				SettingType::Select,
				__( 'Country / state', 'storewright' ),
				'US:CA',
				tip: __( 'The country of your place of business, and the state or province where it has one.', 'storewright' ),
				options: $this->places( ... ),
				rule: Rules::place( $this->countries )
			),
			new Setting( 'woocommerce_store_postcode', self::ID, SettingType::Text, __( 'Postcode / ZIP', 'storewright' ), tip: __( 'The postal code of your place of business, as it is written in your country.', 'storewright' ), max_length: 32 ),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function destinations(): array {
		return [
			new Setting( 'woocommerce_allowed_countries', self::ID, SettingType::Select, __( 'Where you sell', 'storewright' ), 'all', tip: __( 'The countries whose customers can order.', 'storewright' ), options: self::selling( ... ), heading: __( 'Where you sell and ship', 'storewright' ) ),
			$this->country_list( 'woocommerce_all_except_countries', __( 'Sell to all countries except', 'storewright' ) ),
			$this->country_list( 'woocommerce_specific_allowed_countries', __( 'Sell only to', 'storewright' ) ),
			new Setting( 'woocommerce_ship_to_countries', self::ID, SettingType::Select, __( 'Where you ship', 'storewright' ), tip: __( 'The countries that you deliver to. Without shipping, no delivery is offered or charged.', 'storewright' ), options: self::shipping( ... ) ),
			$this->country_list( 'woocommerce_specific_ship_to_countries', __( 'Ship only to', 'storewright' ) ),
			new Setting(
				'woocommerce_default_customer_address',
				self::ID,
				SettingType::Select,
				__( 'Where a new customer is assumed to be', 'storewright' ),
				'base',
				tip: __( 'Decides tax and shipping until a customer gives an address.', 'storewright' ),
				options: static fn() => [
					''                 => __( 'Nowhere in particular', 'storewright' ),
					'base'             => __( 'At the store’s address', 'storewright' ),
					'geolocation'      => __( 'Where their connection comes from', 'storewright' ),
					'geolocation_ajax' => __( 'Where their connection comes from, on cached pages too', 'storewright' ),
				]
			),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function taxes_and_coupons(): array {
		return [
			new Setting( 'woocommerce_calc_taxes', self::ID, SettingType::Checkbox, __( 'Charge tax', 'storewright' ), 'no', __( 'Work out tax on orders by your tax rates', 'storewright' ), heading: __( 'Tax and coupons', 'storewright' ) ),
			new Setting( 'woocommerce_enable_coupons', self::ID, SettingType::Checkbox, __( 'Coupons', 'storewright' ), 'yes', __( 'Accept coupon codes', 'storewright' ) ),
			new Setting( 'woocommerce_calc_discounts_sequentially', self::ID, SettingType::Checkbox, __( 'Several coupons', 'storewright' ), 'no', __( 'Take each further coupon off the price that the one before has left', 'storewright' ) ),
		];
	}

	/**
	 * @return list<Setting>
	 */
	private function money(): array {
		return [
			new Setting( 'woocommerce_currency', self::ID, SettingType::Select, __( 'Currency', 'storewright' ), 'USD', tip: __( 'The currency of your prices and of your customers’ payments.', 'storewright' ), options: $this->currency_options( ... ), heading: __( 'Money', 'storewright' ) ),
			new Setting(
				'woocommerce_currency_pos',
				self::ID,
				SettingType::Select,
				__( 'Place of the currency symbol', 'storewright' ),
				'left',
				tip: __( 'On which side of the amount the symbol stands.', 'storewright' ),
				options: static fn() => [
					'left'        => __( 'Left', 'storewright' ),
					'right'       => __( 'Right', 'storewright' ),
					'left_space'  => __( 'Left, with a space', 'storewright' ),
					'right_space' => __( 'Right, with a space', 'storewright' ),
				]
			),
			new Setting( 'woocommerce_price_thousand_sep', self::ID, SettingType::Text, __( 'Thousands separator', 'storewright' ), ',', tip: __( 'What stands between groups of three digits.', 'storewright' ), rule: Rules::separator( false ) ),
			new Setting( 'woocommerce_price_decimal_sep', self::ID, SettingType::Text, __( 'Decimal separator', 'storewright' ), '.', tip: __( 'What stands between whole units and their fractions.', 'storewright' ), rule: Rules::separator( true ) ),
			new Setting( 'woocommerce_price_num_decimals', self::ID, SettingType::Number, __( 'Number of decimals', 'storewright' ), '2', tip: __( 'How many digits a price shows after the decimal separator.', 'storewright' ), rule: Rules::whole_number( 0, 8 ) ),
		];
	}

	private function country_list( string $id, string $label ): Setting {
		return new Setting( $id, self::ID, SettingType::Multiselect, $label, options: $this->country_options( ... ), autoload: false );
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
	 * @return array<string, string> Currency code => name and symbol.
	 */
	private function currency_options(): array {
		$options = [];
		foreach ( $this->currencies->all() as $code => $currency ) {
			$options[ $code ] = "{$currency->name} ({$currency->symbol})";
		}
		return $options;
	}

	/**
	 * @return array<string, string>
	 */
	private static function selling(): array {
		return [
			'all'        => __( 'All countries', 'storewright' ),
			'all_except' => __( 'All countries except some', 'storewright' ),
			'specific'   => __( 'Some countries only', 'storewright' ),
		];
	}

	/**
	 * @return array<string, string>
	 */
	private static function shipping(): array {
		return [
			''         => __( 'Every country you sell to', 'storewright' ),
			'all'      => __( 'All countries', 'storewright' ),
			'specific' => __( 'Some countries only', 'storewright' ),
			'disabled' => __( 'Nowhere: shipping is off', 'storewright' ),
		];
	}
}
