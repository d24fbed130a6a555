<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * Where a setting is changed, for the command palette to lead there.
 */
final class SettingPlace {

	/**
	 * @param string $id    Unique among all settings, such as `general/woocommerce_currency`.
	 * @param string $label Translated name of the setting, plain text.
	 * @param string $place Translated name of the page or section that has it, plain text.
	 * @param string $url   Address of the page, with the field's id as its fragment.
	 * @param string $words More words that it is found by, such as its help.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $label,
		public readonly string $place,
		public readonly string $url,
		public readonly string $words = ''
	) {}
}
