<?php
declare(strict_types=1);

namespace Storewright\Kernel;

/**
 * A module that reads options where a page of the dashboard is put together.
 */
interface HasPageOptions {

	/**
	 * Names of the options. Those of all modules are read at once: one that is not stored, or not autoloaded, else costs a query of
	 * its own.
	 *
	 * @return list<string>
	 */
	public function page_options(): array;
}
