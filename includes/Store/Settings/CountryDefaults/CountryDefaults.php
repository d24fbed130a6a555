<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\CountryDefaults;

use Storewright\Kernel\Context;
use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingChange;
use Storewright\Store\Settings\SettingsRegistry;

/**
 * The settings that follow from the store's country: currency and its format, units, tax display. A setting that is stored
 * counts as chosen by the owner, and nothing here changes it.
 */
final class CountryDefaults {

	/**
	 * The setting with the store's country.
	 */
	public const COUNTRY = 'woocommerce_default_country';

	/**
	 * The countries whose prices are shown without tax: sales tax is added at the checkout.
	 */
	private const TAX_ON_TOP = [ 'AS', 'CA', 'GU', 'MP', 'PR', 'UM', 'US', 'VI' ];

	private readonly CountryQuery $countries;

	public function __construct( private readonly Context $context, private readonly SettingsRegistry $registry ) {
		$this->countries = new CountryQuery();
	}

	/**
	 * The settings with what is usual in a country.
	 *
	 * @param string $country Country code.
	 * @return list<CountryDefault> None for a country that nothing is known of.
	 */
	public function of( string $country ): array {
		$usual    = [];
		$settings = [];
		foreach ( $this->usual( $country ) as $group_id => $values ) {
			foreach ( $values as $id => $value ) {
				$settings[] = $this->registry->setting( $group_id, $id );
				$usual[]    = $value;
			}
		}
		$stored = $this->context->options->several( array_map( static fn( Setting $setting ) => $setting->option(), $settings ) );
		return array_map(
			static fn( Setting $setting, string $value ) => new CountryDefault(
				$setting,
				$value,
				$setting->value_in( $stored ),
				isset( $stored[ $setting->option() ] )
			),
			$settings,
			$usual
		);
	}

	/**
	 * Changes with those that follow from a new country among them: of settings that nobody chose and no other change is of.
	 *
	 * @param list<SettingChange> $changes
	 * @return list<SettingChange>
	 */
	public function completed( array $changes ): array {
		$ids     = array_map( static fn( SettingChange $change ) => $change->id, $changes );
		$country = null;
		foreach ( $changes as $change ) {
			if ( self::COUNTRY === $change->id && is_string( $change->value ) ) {
				$country = explode( ':', $change->value, 2 )[0];
			}
		}
		foreach ( null === $country ? [] : $this->of( $country ) as $default ) {
			if ( ! $default->is_chosen && ! in_array( $default->setting->id, $ids, true ) ) {
				$changes[] = $default->change();
			}
		}
		return $changes;
	}

	/**
	 * @return array<string, array<string, string>> Group => setting => value.
	 */
	private function usual( string $country ): array {
		$info = $this->countries->locale_info( $country );
		if ( null === $info ) {
			return [];
		}
		$is_on_top = in_array( strtoupper( $country ), self::TAX_ON_TOP, true );
		$shown     = $is_on_top ? 'excl' : 'incl';
		return [
			'general'  => [
				'woocommerce_currency'           => $info->currency,
				'woocommerce_currency_pos'       => $info->position,
				'woocommerce_price_thousand_sep' => $info->thousand_separator,
				'woocommerce_price_decimal_sep'  => $info->decimal_separator,
				'woocommerce_price_num_decimals' => (string) $info->decimals,
			],
			'products' => [
				'woocommerce_weight_unit'    => $info->weight_unit,
				'woocommerce_dimension_unit' => $info->dimension_unit,
			],
			'tax'      => [
				'woocommerce_prices_include_tax' => $is_on_top ? 'no' : 'yes',
				'woocommerce_tax_display_shop'   => $shown,
				'woocommerce_tax_display_cart'   => $shown,
			],
		];
	}
}
