<?php
declare(strict_types=1);

namespace Storewright\Companion\Shop;

use Storewright\Kernel\Context;
use Storewright\Shop\Countries;
use Storewright\Shop\Shop;

/**
 * The settings of WooCommerce that follow from the store's country: currency and its format, units, tax display.
 *
 * WooCommerce stores every default when it is installed, so a stored value says nothing. A setting counts as chosen where it
 * differs from WooCommerce's default, and wherever the shop has a product or an order: prices are in its currency then.
 */
final class CountryDefaults {

	/**
	 * WooCommerce's defaults, by group and option.
	 */
	private const DEFAULTS = [
		'general'  => [
			'woocommerce_currency'           => 'USD',
			'woocommerce_currency_pos'       => 'left',
			'woocommerce_price_thousand_sep' => ',',
			'woocommerce_price_decimal_sep'  => '.',
			'woocommerce_price_num_decimals' => '2',
		],
		'products' => [
			'woocommerce_weight_unit'    => 'kg',
			'woocommerce_dimension_unit' => 'cm',
		],
		'tax'      => [
			'woocommerce_prices_include_tax' => 'no',
			'woocommerce_tax_display_shop'   => 'excl',
			'woocommerce_tax_display_cart'   => 'excl',
		],
	];

	/**
	 * The countries whose prices are shown without tax: sales tax is added at the checkout.
	 */
	private const TAX_ON_TOP = [ 'AS', 'CA', 'GU', 'MP', 'PR', 'UM', 'US', 'VI' ];

	public function __construct(
		private readonly Context $context,
		private readonly Shop $shop,
		private readonly Countries $countries
	) {}

	/**
	 * The answer of `data/country-defaults/{country}`, without the country.
	 *
	 * @param string $country Country code.
	 * @return array<string, mixed>|null Null where there is no such country.
	 */
	public function answer( string $country ): ?array {
		if ( $this->countries->name( $country ) === $country ) {
			return null;
		}
		return [
			'settings'   => $this->of( $country ),
			// WordPress's own setting stays: the shop ran before the dashboard came.
			'week_start' => (int) $this->context->options->string( 'start_of_week', '1' ),
			'currencies' => $this->currencies(),
		];
	}

	/**
	 * The settings with what is usual in a country.
	 *
	 * @param string $country Country code.
	 * @return list<array{group_id: string, id: string, usual: string, value: string, is_chosen: bool}> None for a country that
	 *     WooCommerce knows nothing of.
	 */
	private function of( string $country ): array {
		$usual = self::usual( strtoupper( $country ) );
		if ( [] === $usual ) {
			return [];
		}
		$is_in_use = $this->shop->products()->has_published() || $this->shop->orders()->any();
		$stored    = $this->context->options->several( array_keys( array_merge( ...array_values( self::DEFAULTS ) ) ) );
		$settings  = [];
		foreach ( self::DEFAULTS as $group => $defaults ) {
			foreach ( $defaults as $id => $default ) {
				$value      = is_scalar( $stored[ $id ] ?? null ) ? (string) $stored[ $id ] : $default;
				$settings[] = [
					'group_id'  => $group,
					'id'        => $id,
					'usual'     => $usual[ $id ],
					'value'     => $value,
					'is_chosen' => $is_in_use || $value !== $default,
				];
			}
		}
		return $settings;
	}

	/**
	 * Every currency of WooCommerce.
	 *
	 * @return list<array{code: string, name: string, symbol: string, decimals: int}> Decimals are those usual where it is paid with.
	 */
	private function currencies(): array {
		$decimals = [];
		foreach ( self::locales() as $locale ) {
			$decimals[ $locale['currency_code'] ] ??= $locale['num_decimals'];
		}
		$currencies = [];
		foreach ( get_woocommerce_currencies() as $code => $name ) {
			$currencies[] = [
				'code'     => (string) $code,
				'name'     => is_string( $name ) ? self::plain( $name ) : (string) $code,
				'symbol'   => self::plain( get_woocommerce_currency_symbol( (string) $code ) ),
				'decimals' => $decimals[ $code ] ?? 2,
			];
		}
		return $currencies;
	}

	/**
	 * @return array<string, string> Option => value.
	 */
	private static function usual( string $country ): array {
		$locale = self::locales()[ $country ] ?? null;
		if ( null === $locale ) {
			return [];
		}
		$is_on_top = in_array( $country, self::TAX_ON_TOP, true );
		return [
			'woocommerce_currency'           => $locale['currency_code'],
			'woocommerce_currency_pos'       => $locale['currency_pos'],
			'woocommerce_price_thousand_sep' => $locale['thousand_sep'],
			'woocommerce_price_decimal_sep'  => $locale['decimal_sep'],
			'woocommerce_price_num_decimals' => (string) $locale['num_decimals'],
			'woocommerce_weight_unit'        => $locale['weight_unit'],
			'woocommerce_dimension_unit'     => $locale['dimension_unit'],
			'woocommerce_prices_include_tax' => $is_on_top ? 'no' : 'yes',
			'woocommerce_tax_display_shop'   => $is_on_top ? 'excl' : 'incl',
			'woocommerce_tax_display_cart'   => $is_on_top ? 'excl' : 'incl',
		];
	}

	/**
	 * What WooCommerce ships of each country. Its own setup reads the same file; where it is missing, nothing is suggested.
	 *
	 * @return array<string, array{currency_code: string, currency_pos: string, thousand_sep: string, decimal_sep: string,
	 *   num_decimals: int, weight_unit: string, dimension_unit: string}>
	 */
	private static function locales(): array {
		$file = WC()->plugin_path() . '/i18n/locale-info.php';
		if ( ! is_readable( $file ) ) {
			return [];
		}
		// The file has variables of its own.
		$read    = static fn(): mixed => include $file;
		$locales = [];
		foreach ( (array) $read() as $country => $locale ) {
			if ( is_array( $locale ) ) {
				$text                         = static fn( string $key, string $default ): string =>
					is_string( $locale[ $key ] ?? null ) ? $locale[ $key ] : $default;
				$locales[ (string) $country ] = [
					'currency_code'  => $text( 'currency_code', 'USD' ),
					'currency_pos'   => $text( 'currency_pos', 'left' ),
					'thousand_sep'   => $text( 'thousand_sep', ',' ),
					'decimal_sep'    => $text( 'decimal_sep', '.' ),
					'num_decimals'   => is_numeric( $locale['num_decimals'] ?? null ) ? (int) $locale['num_decimals'] : 2,
					'weight_unit'    => $text( 'weight_unit', 'kg' ),
					'dimension_unit' => $text( 'dimension_unit', 'cm' ),
				];
			}
		}
		return $locales;
	}

	private static function plain( string $text ): string {
		return html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
