<?php
declare(strict_types=1);

namespace Storewright\Kernel;

use Storewright\Kernel\Background\Job;

/**
 * A module that works in the background.
 */
interface HasJobs {

	/**
	 * The module's jobs.
	 *
	 * @return list<Job>
	 */
	public function jobs(): array;
}
