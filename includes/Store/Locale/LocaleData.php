<?php
declare(strict_types=1);

namespace Storewright\Store\Locale;

use Storewright\Shop\AddressFormat;

/**
 * The generated data, read a file at a time: whoever asks for France never loads the states of the USA.
 *
 * Names are translated while a file is read, so it is read again for each locale and kept by the queries; what has no names is kept here.
 *
 * @phpstan-type Info array{currency: string, position: 'left'|'right'|'left_space'|'right_space', thousand_separator: string,
 *   decimal_separator: string, decimals: int, weight_unit: string, dimension_unit: string}
 */
final class LocaleData {

	/**
	 * @var array<string, 'list'|'free_text'|'none'>|null
	 */
	private static ?array $state_modes = null;

	/**
	 * @var array<string, Info>|null
	 */
	private static ?array $locale_info = null;

	/**
	 * Names of countries.
	 *
	 * @return array<string, string> Code => name.
	 */
	public static function countries(): array {
		/** @var array<string, string> $countries */
		$countries = require __DIR__ . '/data/countries.php';
		return $countries;
	}

	/**
	 * How a country's addresses name their state.
	 *
	 * @return array<string, 'list'|'free_text'|'none'> Country => mode.
	 */
	public static function state_modes(): array {
		if ( null === self::$state_modes ) {
			/** @var array<string, 'list'|'free_text'|'none'> $modes */
			$modes             = require __DIR__ . '/data/state-modes.php';
			self::$state_modes = $modes;
		}
		return self::$state_modes;
	}

	/**
	 * Names of a country's states.
	 *
	 * @param string $country A country whose mode is 'list'.
	 * @return array<array-key, string> Code => name.
	 */
	public static function states( string $country ): array {
		/** @var array<array-key, string> $states */
		$states = require __DIR__ . "/data/states/$country.php";
		return $states;
	}

	/**
	 * Continents.
	 *
	 * @return array<string, array{name: string, countries: list<string>}>
	 */
	public static function continents(): array {
		/** @var array<string, array{name: string, countries: list<string>}> $continents */
		$continents = require __DIR__ . '/data/continents.php';
		return $continents;
	}

	/**
	 * Prices and measures.
	 *
	 * @return array<string, Info>
	 */
	public static function locale_info(): array {
		if ( null === self::$locale_info ) {
			/** @var array<string, Info> $info */
			$info              = require __DIR__ . '/data/locale-info.php';
			self::$locale_info = $info;
		}
		return self::$locale_info;
	}

	/**
	 * Days that weeks begin with, where it is not Monday.
	 *
	 * @return array<string, int<0, 6>> Country => day, 0 for Sunday.
	 */
	public static function week_starts(): array {
		/** @var array<string, int<0, 6>> $days */
		$days = require __DIR__ . '/data/week-starts.php';
		return $days;
	}

	/**
	 * Currencies.
	 *
	 * @return array<string, array{name: string, symbol: string, decimals: int, html?: string}>
	 */
	public static function currencies(): array {
		/** @var array<string, array{name: string, symbol: string, decimals: int, html?: string}> $currencies */
		$currencies = require __DIR__ . '/data/currencies.php';
		return $currencies;
	}

	/**
	 * Address fields in their order: key of the label (see AddressLabels), and whether the field is required.
	 *
	 * @return array<string, array<value-of<AddressFormat::FIELDS>, array{string, bool}>> Country => field => what it is; hidden
	 *   fields are missing.
	 */
	public static function address_formats(): array {
		/** @var array<string, array<value-of<AddressFormat::FIELDS>, array{string, bool}>> $formats */
		$formats = require __DIR__ . '/data/address-formats.php';
		return $formats;
	}
}
