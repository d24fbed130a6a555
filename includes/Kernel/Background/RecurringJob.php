<?php
declare(strict_types=1);

namespace Storewright\Kernel\Background;

/**
 * A job that always comes again. It queues its next run by itself; where that was lost, BackgroundModule queues it within the hour.
 */
interface RecurringJob extends Job {

	/**
	 * How many seconds lie between two runs at most.
	 */
	public static function seconds(): int;
}
