<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Explain;

use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Kernel\Clock;

/**
 * Figures of rows whose report adds up nothing itself: the order statistics say of which orders they are. They are of all time unless a
 * request names one.
 */
interface OfRows extends ListReport {

	/**
	 * Whether a time that a request names says which orders count, and not which rows there are.
	 */
	public function goes_by_time(): bool;

	/**
	 * Which orders and refunds, `s`, figures of a row are made of, apart from their status.
	 *
	 * @param array<mixed> $row   Values by name of a column.
	 * @param Clock        $clock
	 * @throws \Storewright\Kernel\Errors\InvalidInput If they name no row.
	 */
	public function of_row( array $row, Clock $clock ): Condition;
}
