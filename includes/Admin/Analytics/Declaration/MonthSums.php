<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * Sums of whole months that stand for rows of items, taxes or coupons: see docs/analytics.md.
 */
final class MonthSums {

	/**
	 * @param string                $kind  Of the sums.
	 * @param string                $from  What follows FROM of the rows that they stand for.
	 * @param string                $alias Of these rows; a table with the sums of the period takes it.
	 * @param array<string, string> $ids   Columns of the rows => those of the sums.
	 * @param string                $joins What is joined to the rows.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly string $from,
		public readonly string $alias,
		public readonly array $ids,
		public readonly string $joins
	) {}
}
