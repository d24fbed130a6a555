<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * The best of a report, as the overview shows them.
 */
final class Leaderboard {

	/**
	 * @param ListReport   $report  Its name is the leaderboard's id.
	 * @param string       $orderby What it is sorted by, the most first.
	 * @param string       $label   Its name for people.
	 * @param list<string> $headers Of its columns: the name, a count, an amount.
	 * @param string       $name    Field of a row, or of its extended_info, that has the name.
	 * @param string       $id      Field of a row that has the id.
	 * @param string       $count   Field of a row that has the count.
	 * @param string       $amount  Field of a row that has the amount.
	 * @param string       $filter  The filter of the report's screen that shows one row alone.
	 */
	public function __construct(
		public readonly ListReport $report,
		public readonly string $orderby,
		public readonly string $label,
		public readonly array $headers,
		public readonly string $name,
		public readonly string $id,
		public readonly string $count,
		public readonly string $amount,
		public readonly string $filter
	) {}
}
