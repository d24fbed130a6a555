<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

/**
 * A group with its settings. Each class of the folder Groups is one; it is constructed without arguments.
 */
interface GroupDefinition {

	/**
	 * The group.
	 */
	public function group(): SettingsGroup;

	/**
	 * Its settings, in the order in which a screen shows them.
	 *
	 * @return list<Setting>
	 */
	public function settings(): array;
}
