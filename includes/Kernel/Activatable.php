<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * A module that sets something up when the plugin arrives and can take it away again.
 */
interface Activatable {

	/**
	 * Sets up. Idempotent: it runs on activation and again after every change of version.
	 */
	public function activate(): void;

	/**
	 * Removes what the module made, tables apart. Runs on deletion of the plugin, and only if the owner asked for it.
	 */
	public function uninstall(): void;
}
