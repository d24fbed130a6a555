<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Choices;

use Closure;

/**
 * Where the things of a kind are read: a query, whose tables are named as in ReportTables.
 */
final class Source {

	/**
	 * @param string       $columns  What is read of each, with names.
	 * @param string       $from     What follows FROM, with the condition that all of them meet.
	 * @param string       $id       Column of what a filter takes.
	 * @param list<string> $searched Columns that a search looks in.
	 * @param string       $order    Columns to sort by.
	 * @param Closure(array<string, string|null>): array{value: string, label: string, has_variations?: bool} $choice Of a row.
	 */
	public function __construct(
		public readonly string $columns,
		public readonly string $from,
		public readonly string $id,
		public readonly array $searched,
		public readonly string $order,
		public readonly Closure $choice
	) {}
}
