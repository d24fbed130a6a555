<?php
declare(strict_types=1);

namespace Storewright\Companion\Settings;

use Storewright\Companion\Menu\SettingsPage;
use Storewright\Kernel\BackOfficeModule;

/**
 * Tells where WooCommerce's settings are, and the dashboard's own.
 */
final class SettingPlacesModule extends BackOfficeModule {

	/**
	 * Answers when the settings are asked for: WooCommerce makes its pages of settings only then.
	 */
	public function register(): void {
		add_filter(
			'storewright_setting_places',
			fn( mixed $places ): mixed => is_array( $places )
				? [ ...$places, ...( new SettingPlaces( $this->context->log ) )->all(), ...SettingsPage::places() ]
				: $places
		);
	}
}
