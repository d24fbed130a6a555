<?php
declare(strict_types=1);

namespace Storewright\Screens\Settings;

/**
 * A section whose address says more than its name, such as which of several things is edited.
 */
interface AddressedSection extends InnerSection {

	/**
	 * Takes in what the address says, before anything else is asked of the section.
	 *
	 * @param array<mixed> $query
	 * @return bool Whether the address is its own, though it names no section.
	 */
	public function arrive( array $query ): bool;

	/**
	 * Whether what the address names is there.
	 */
	public function is_there(): bool;

	/**
	 * Where its form is sent, and where it goes on once that is done.
	 */
	public function url(): string;
}
