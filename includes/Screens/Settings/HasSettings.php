<?php
declare(strict_types=1);

namespace Storewright\Screens\Settings;

use Storewright\Store\Settings\Setting;

/**
 * A section of the settings page that shows settings as FieldList does.
 */
interface HasSettings {

	/**
	 * The settings that are shown.
	 *
	 * @return array<string, Setting> By id.
	 */
	public function settings(): array;
}
