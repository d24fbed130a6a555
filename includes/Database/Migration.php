<?php
declare(strict_types=1);

namespace Storewright\Database;

use Storewright\Kernel\Context;

/**
 * A change of stored data, made once a site, in steps that can be interrupted.
 */
interface Migration {

	/**
	 * Name under which the site remembers that it was made, such as `2026-12-split-zone-names`. Never changes.
	 */
	public function id(): string;

	/**
	 * Does a bounded part of the work. Doing a part twice must end the same as doing it once.
	 *
	 * @param Context     $context The site.
	 * @param string|null $cursor  Where the last step stopped, null at the start.
	 * @return string|null Where to go on from, null when all is done.
	 */
	public function step( Context $context, ?string $cursor ): ?string;
}
