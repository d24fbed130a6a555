<?php
declare(strict_types=1);

namespace Storewright\Screens\Settings;

/**
 * A section with a button that undoes an earlier change within its form, where something else may have been typed since.
 */
interface KeepsTyped {

	/**
	 * Shows what was typed once more, where anything was.
	 *
	 * @param array<mixed> $posted The form's fields.
	 * @return bool Whether anything was.
	 */
	public function keep( array $posted ): bool;
}
