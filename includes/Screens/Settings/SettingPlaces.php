<?php
declare(strict_types=1);

namespace Storewright\Screens\Settings;

use Storewright\Kernel\Log;
use Storewright\Shop\SettingPlace;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;
use Storewright\Store\Settings\SettingsSection;
use Storewright\Store\Settings\SettingsUrl;
use Throwable;

/**
 * Where each setting of the settings page is, and each section that is more than settings.
 */
final class SettingPlaces {

	public function __construct( private readonly Sections $sections, private readonly Log $log ) {}

	/**
	 * All of them, in the order of the tabs.
	 *
	 * @return list<SettingPlace>
	 */
	public function all(): array {
		$places = [];
		foreach ( $this->sections->tabs() as $tab ) {
			foreach ( $this->sections->of( $tab ) as $section ) {
				try {
					array_push( $places, ...self::of_section( $tab, $section ) );
				} catch ( Throwable $error ) {
					$this->log->error(
						'A section was left out of the search for settings',
						[
							'section' => $section::class,
							'reason'  => $error->getMessage(),
						]
					);
				}
			}
		}
		return $places;
	}

	/**
	 * @return list<SettingPlace>
	 */
	private static function of_section( SettingsGroup $tab, SettingsSection $section ): array {
		$name  = $section->label();
		$url   = SettingsUrl::of( $tab->id, $section->id() );
		$place = $name === $tab->label ? $name : "{$tab->label} > {$name}";
		if ( ! $section instanceof HasSettings ) {
			return [ new SettingPlace( "{$tab->id}/{$section->id()}", $name, $tab->label, $url ) ];
		}
		return array_values(
			array_map(
				static fn( Setting $setting ) => new SettingPlace(
					"{$tab->id}/{$section->id()}/{$setting->id}",
					$setting->label,
					$place,
					$url . '#' . Field::id( $setting ),
					trim( "{$setting->description} {$setting->tip}" )
				),
				$section->settings()
			)
		);
	}
}
