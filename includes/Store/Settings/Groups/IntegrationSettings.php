<?php
declare(strict_types=1);

namespace Storewright\Store\Settings\Groups;

use Storewright\Store\Settings\GroupDefinition;
use Storewright\Store\Settings\Setting;
use Storewright\Store\Settings\SettingsGroup;

/**
 * The group that extensions connect other services in. The shop itself has none.
 */
final class IntegrationSettings implements GroupDefinition {

	/**
	 * The group.
	 */
	public function group(): SettingsGroup {
		return new SettingsGroup(
			'integration',
			__( 'Integrations', 'storewright' ),
			__( 'Services that extensions connect.', 'storewright' ),
			63,
			has_page: false
		);
	}

	/**
	 * None.
	 *
	 * @return list<Setting>
	 */
	public function settings(): array {
		return [];
	}
}
