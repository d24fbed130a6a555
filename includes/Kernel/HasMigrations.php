<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Storewright\Database\Migration;

/**
 * A module whose stored data changes its form over time.
 */
interface HasMigrations {

	/**
	 * Every migration that there ever was, oldest first.
	 *
	 * @return list<Migration>
	 */
	public function migrations(): array;
}
