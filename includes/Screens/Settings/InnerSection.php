<?php
declare(strict_types=1);

namespace Storewright\Screens\Settings;

use Storewright\Store\Settings\SettingsSection;

/**
 * A section that the first one of its tab leads to: the row of sections leaves it out, and it leads back.
 */
interface InnerSection extends SettingsSection {
}
