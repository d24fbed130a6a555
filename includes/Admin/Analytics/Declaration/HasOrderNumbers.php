<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * A report that has a number of orders which the sums by month can't say, since an order of several products counts once: it is kept of
 * days and months by what it goes by.
 */
interface HasOrderNumbers extends ListReport, HasMonthSums {

	/**
	 * The expression that rows go by, of the joins of the sums.
	 */
	public function numbered_by(): string;

	/**
	 * What else changes these numbers than orders: a name of KeptFigures::changes_of().
	 */
	public function depends_on(): string;
}
