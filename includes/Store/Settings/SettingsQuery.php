<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Shop\CurrencyFormat;
use Storewright\Shop\StoreAddress;
use Storewright\Store\Locale\CurrencyQuery;

/**
 * Reads the shop's settings. Several are read with at most one query. To be used after `init`.
 */
final class SettingsQuery {

	public function __construct(
		private readonly Context $context,
		private readonly SettingsRegistry $registry = new SettingsRegistry()
	) {}

	/**
	 * The value that holds: what is stored, else the default.
	 *
	 * @param string $id Id of a setting of whatever group.
	 * @return string|list<string> A list for a multiselect, 'yes' or 'no' for a checkbox, else text.
	 * @throws NotFound If there is no such setting.
	 */
	public function value( string $id ): string|array {
		return $this->values( [ $id ] )[ $id ];
	}

	/**
	 * The values of several settings that have an option each.
	 *
	 * @param list<string> $ids
	 * @return array<string, string|list<string>> Id => value.
	 * @throws NotFound If one of them is no setting.
	 */
	public function values( array $ids ): array {
		return $this->values_of( array_combine( $ids, array_map( $this->registry->find( ... ), $ids ) ) );
	}

	/**
	 * The values of a group's settings.
	 *
	 * @param string $group_id Such as `products` or `email_new_order`.
	 * @return array<string, string|list<string>> Id => value.
	 * @throws NotFound If there is no such group.
	 */
	public function group( string $group_id ): array {
		return $this->values_of( $this->registry->settings( $group_id ) );
	}

	/**
	 * The values of settings.
	 *
	 * @template K of array-key
	 * @param array<K, Setting> $settings
	 * @return array<K, string|list<string>> In the same order, under the same keys.
	 */
	public function values_of( array $settings ): array {
		$options = array_map( static fn( Setting $setting ) => $setting->option(), $settings );
		$stored  = $this->context->options->several( array_values( array_unique( $options ) ) );
		return array_map( static fn( Setting $setting ) => $setting->value_in( $stored ), $settings );
	}

	/**
	 * Where the store is.
	 */
	public function store_address(): StoreAddress {
		$values = $this->texts(
			[
				'woocommerce_store_address',
				'woocommerce_store_address_2',
				'woocommerce_store_city',
				'woocommerce_default_country',
				'woocommerce_store_postcode',
			]
		);
		$place  = explode( ':', $values[3], 2 );
		return new StoreAddress( $values[0], $values[1], $values[2], $place[0], $place[1] ?? '', $values[4] );
	}

	/**
	 * How the shop shows money. A currency that is not known is its own symbol.
	 *
	 * @param string|null $currency Code of a currency, null for the shop's own.
	 */
	public function currency_format( ?string $currency = null ): CurrencyFormat {
		$values = $this->texts(
			[
				'woocommerce_currency',
				'woocommerce_currency_pos',
				'woocommerce_price_thousand_sep',
				'woocommerce_price_decimal_sep',
				'woocommerce_price_num_decimals',
			]
		);
		$code   = $currency ?? $values[0];
		$known  = ( new CurrencyQuery() )->currency( $code );
		return new CurrencyFormat(
			$code,
			null === $known ? $code : $known->symbol,
			$values[1],
			$values[2],
			$values[3],
			(int) $values[4]
		);
	}

	/**
	 * Where the shop ships: '' (wherever it sells), 'all', 'specific' or 'disabled'.
	 */
	public function ship_to_countries_mode(): string {
		return $this->texts( [ 'woocommerce_ship_to_countries' ] )[0];
	}

	/**
	 * @param list<string> $ids Of settings that hold text.
	 * @return list<string>
	 */
	private function texts( array $ids ): array {
		return array_map( static fn( string|array $value ) => is_string( $value ) ? $value : '', array_values( $this->values( $ids ) ) );
	}
}
