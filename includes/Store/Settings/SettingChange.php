<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

/**
 * A requested change of a setting.
 */
final class SettingChange {

	/**
	 * @param string $group_id     Group of the setting.
	 * @param string $id           The setting.
	 * @param mixed  $value        The new value as it was sent.
	 * @param bool   $has_expected Whether the change holds only on a certain value.
	 * @param mixed  $expected     That value: what the sender saw before.
	 */
	public function __construct(
		public readonly string $group_id,
		public readonly string $id,
		public readonly mixed $value,
		public readonly bool $has_expected = false,
		public readonly mixed $expected = null
	) {}
}
