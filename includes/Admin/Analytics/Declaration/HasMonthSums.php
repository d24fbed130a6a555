<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * A list whose rows can be added up from sums of whole months as well, so that it costs by months and not by orders.
 */
interface HasMonthSums {

	/**
	 * Which sums.
	 */
	public function month_sums(): MonthSums;
}
