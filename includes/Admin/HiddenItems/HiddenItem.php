<?php
declare(strict_types=1);

namespace Storewright\Admin\HiddenItems;

/**
 * Something that an owner can close for good, which an option remembers.
 */
final class HiddenItem {

	/**
	 * @param string $option     Name of the option that is 'yes' while the thing stays hidden.
	 * @param string $title      What it is, in the owner's words, translated.
	 * @param string $capability Who is shown the thing at all.
	 */
	public function __construct( public readonly string $option, public readonly string $title, public readonly string $capability ) {}
}
