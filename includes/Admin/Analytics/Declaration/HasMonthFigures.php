<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * Figures of what was sold that can be added up from sums of whole months as well, so that they cost by months and not by orders.
 */
interface HasMonthFigures {

	/**
	 * The sums of all together.
	 */
	public function month_sums(): MonthSums;

	/**
	 * Which sums know what is counted once: columns of the rows => kinds of the sums.
	 *
	 * @return array<string, list<string>>
	 */
	public function month_kinds(): array;
}
