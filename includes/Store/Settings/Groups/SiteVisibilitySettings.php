<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups;

use Storewright\Store\Settings\GroupDefinition;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;

/**
 * Whether the world sees the shop. As in WooCommerce it has a page, and nothing over REST.
 */
final class SiteVisibilitySettings implements GroupDefinition {

	/**
	 * The group.
	 */
	public function group(): SettingsGroup {
		return new SettingsGroup(
			'site-visibility',
			__( 'Site visibility', 'storewright' ),
			__( 'Whether visitors can see your store.', 'storewright' ),
			80
		);
	}

	/**
	 * None over REST.
	 *
	 * @return list<Setting>
	 */
	public function settings(): array {
		return [];
	}
}
