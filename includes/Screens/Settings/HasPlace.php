<?php
declare(strict_types=1);

namespace Storewright\Screens\Settings;

/**
 * A section that shows a part of a long list: its form, and the page that follows on it, show the same part.
 */
interface HasPlace {

	/**
	 * What the address says of the part that is shown, or that is to be shown next.
	 *
	 * @return array<string, string>
	 */
	public function place(): array;
}
