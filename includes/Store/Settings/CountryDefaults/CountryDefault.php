<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\CountryDefaults;

use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingChange;

/**
 * A setting with what is usual in a country.
 */
final class CountryDefault {

	/**
	 * @param Setting             $setting
	 * @param string              $usual     What is usual in the country.
	 * @param string|list<string> $value     What holds now.
	 * @param bool                $is_chosen Whether that is stored, not the default.
	 */
	public function __construct(
		public readonly Setting $setting,
		public readonly string $usual,
		public readonly string|array $value,
		public readonly bool $is_chosen
	) {}

	/**
	 * The change to what is usual; it holds only while nobody else changes the setting.
	 */
	public function change(): SettingChange {
		return new SettingChange( $this->setting->group_id, $this->setting->id, $this->usual, true, $this->value );
	}
}
