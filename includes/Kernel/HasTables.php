<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Storewright\Database\Table;

/**
 * A module that keeps tables of its own.
 */
interface HasTables {

	/**
	 * The tables as they are to be: created or brought up to date when the plugin's version changes.
	 *
	 * @return list<Table>
	 */
	public function tables(): array;
}
