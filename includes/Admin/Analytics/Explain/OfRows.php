<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Explain;

use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\GoesByRequest;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Declaration\Sort;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Context;

/**
 * Figures of rows whose report adds up nothing itself: the order statistics say of which orders they are. They are of all time unless a
 * request names one.
 */
abstract class OfRows implements ListReport {

	/**
	 * Whether a time that a request names says which orders count, and not which rows there are.
	 */
	abstract public function goes_by_time(): bool;

	/**
	 * Which orders and refunds, `s`, figures of a row are made of, apart from their status.
	 *
	 * @param array<mixed> $row   Values by name of a column.
	 * @param Clock        $clock
	 * @throws \Storewright\Kernel\Errors\InvalidInput If they name no row.
	 */
	abstract public function of_row( array $row, Clock $clock ): Condition;

	public function from(): string {
		return '{stats} s';
	}

	public function date( DateType $type ): string {
		return GoesByRequest::DATE;
	}

	public function orderby(): array {
		return [ 'date' => Sort::text( GoesByRequest::DATE ) ];
	}

	/**
	 * The report itself says what rows there are.
	 */
	public function filters(): array {
		return [];
	}

	/**
	 * The same.
	 */
	public function arguments(): array {
		return [];
	}

	/**
	 * There is no more to know.
	 */
	public function extended( Context $context, array $rows ): ?array {
		return null;
	}
}
