<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Storewright\Kernel\Context;

/**
 * A report with a row for each product, coupon or the like: what `wc-analytics/reports/{name}` answers.
 */
interface ListReport {

	/**
	 * The report's name in the path, such as `products`.
	 */
	public function name(): string;

	/**
	 * The tables that rows come from: what follows FROM. Order statistics are `s`.
	 */
	public function from(): string;

	/**
	 * The column that says when something counts, in the site's time zone.
	 */
	public function date( DateType $type ): string;

	/**
	 * What a row is of. Rows are grouped by them, unless the report has no figures; then the first one is different in each row.
	 *
	 * @return list<Column>
	 */
	public function columns(): array;

	/**
	 * The figures of a row.
	 *
	 * @return list<Measure>
	 */
	public function measures(): array;

	/**
	 * The arguments that narrow it down.
	 *
	 * @return list<Filter>
	 */
	public function filters(): array;

	/**
	 * What rows can be sorted by, by value of `orderby`. The first is the default.
	 *
	 * @return array<string, Sort>
	 */
	public function orderby(): array;

	/**
	 * Further arguments: any of `match`, `interval`, `offset`.
	 *
	 * @return list<string>
	 */
	public function arguments(): array;

	/**
	 * What `extended_info` adds to rows; null where there is no such argument.
	 *
	 * @param Context                        $context
	 * @param list<array<string, bool|int|float|string|null>> $rows
	 * @return list<array<string, mixed>>|null For each row.
	 */
	public function extended( Context $context, array $rows ): ?array;
}
