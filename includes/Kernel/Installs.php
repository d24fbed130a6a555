<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * A module that sets something up besides its tables.
 */
interface Installs {

	/**
	 * Sets up. Idempotent: it runs on activation and again after every change of version.
	 */
	public function install(): void;
}
