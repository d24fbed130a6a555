<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * A module that some requests have no use for.
 */
interface ConditionalModule extends Module {

	/**
	 * Whether this request needs the module. Asked before it is constructed: no query, no I/O.
	 */
	public static function is_needed( Context $context ): bool;
}
