<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

/**
 * How long a task may be put off.
 */
enum SnoozeDuration: string {

	case Hour = 'hour';
	case Day  = 'day';
	case Week = 'week';

	/**
	 * The duration in milliseconds.
	 */
	public function milliseconds(): int {
		return 1000 * match ( $this ) {
			self::Hour => HOUR_IN_SECONDS,
			self::Day  => DAY_IN_SECONDS,
			self::Week => WEEK_IN_SECONDS,
		};
	}
}
