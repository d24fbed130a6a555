<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * A module that leaves something behind besides its tables.
 */
interface Uninstalls {

	/**
	 * Removes what the module made, tables apart. Runs on deletion of the plugin, and only if the owner asked for it.
	 */
	public function uninstall(): void;
}
