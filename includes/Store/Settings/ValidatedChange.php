<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

/**
 * A change that may be written: the setting exists, can take the value, and holds what the sender expected.
 *
 * @internal Made by SettingsRepository.
 */
final class ValidatedChange {

	/**
	 * @param Setting             $setting
	 * @param string|list<string> $old The value that holds now.
	 * @param string|list<string> $new The value to store.
	 */
	public function __construct(
		public readonly Setting $setting,
		public readonly string|array $old,
		public readonly string|array $new
	) {}

	/**
	 * Whether another value holds afterwards.
	 */
	public function is_real(): bool {
		return $this->old !== $this->new;
	}
}
