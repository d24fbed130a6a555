<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * Figures of something that belongs to orders and has no order statistics beside it, such as downloads. An order may be one that is no
 * longer there.
 */
interface OfOrderIds extends StatsReport {

	/**
	 * An expression for the id of a row's order, 0 where it has none.
	 */
	public function order(): string;
}
