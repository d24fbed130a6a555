<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\CountryDefaults;

use Storewright\Kernel\Context;
use Storewright\Store\Locale\CountryQuery;
use Storewright\Store\Locale\Currency;
use Storewright\Store\Locale\CurrencyQuery;
use Storewright\Store\Settings\SettingsRegistry;

/**
 * What is usual in a country, for the client: whoever wants it sends the settings that nobody chose with the address, in one atomic
 * batch.
 */
final class UsualInCountry {

	private readonly CountryQuery $countries;

	public function __construct( private readonly Context $context, private readonly SettingsRegistry $registry ) {
		$this->countries = new CountryQuery();
	}

	/**
	 * The answer of `data/country-defaults/{country}`, without the country.
	 *
	 * @param string $country Country code.
	 * @return array<string, mixed>|null Null where there is no such country.
	 */
	public function answer( string $country ): ?array {
		if ( ! $this->countries->exists( $country ) ) {
			return null;
		}
		$week = new WeekStart( $this->context );
		return [
			'settings'   => array_map(
				self::setting( ... ),
				( new CountryDefaults( $this->context, $this->registry ) )->of( $country )
			),
			'week_start' => $week->follows_country() ? $this->countries->week_start( $country ) : $week->current(),
			'currencies' => array_values(
				array_map(
					static fn( Currency $currency ) => [
						'code'     => $currency->code,
						'name'     => $currency->name,
						'symbol'   => $currency->symbol,
						'decimals' => $currency->decimals,
					],
					( new CurrencyQuery() )->all()
				)
			),
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function setting( CountryDefault $setting ): array {
		return [
			'group_id'  => $setting->setting->group_id,
			'id'        => $setting->setting->id,
			'usual'     => $setting->usual,
			'value'     => $setting->value,
			'is_chosen' => $setting->is_chosen,
		];
	}
}
