<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

/**
 * A group of settings: what is one tab of the settings screen.
 */
final class SettingsGroup {

	/**
	 * @param string $id          Stable id, part of the REST path.
	 * @param string $label       Translated name.
	 * @param string $description Translated sentence.
	 * @param int    $position    Place among the groups, smallest first.
	 * @param string $parent_id   The group that holds this one, '' at the top.
	 * @param bool   $has_page    Whether the settings page shows it: as a tab, or as a section of the group that holds it.
	 * @param array<string, string> $sections Id => translated name of each section that its page is divided into; '' is the first one.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $label,
		public readonly string $description = '',
		public readonly int $position = 100,
		public readonly string $parent_id = '',
		public readonly bool $has_page = true,
		public readonly array $sections = []
	) {}
}
