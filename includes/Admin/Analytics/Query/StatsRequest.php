<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\Segment;

/**
 * Which figures of a report are wanted.
 */
final class StatsRequest {

	/**
	 * @param Period            $period
	 * @param Interval          $interval
	 * @param DateType          $date_type  What decides when an order counts.
	 * @param Condition         $condition  Which rows count, apart from their time.
	 * @param Segment|null      $segment    What the figures are split by, null for nothing.
	 * @param string            $sort       Name of the figure that intervals are sorted by, '' for their time.
	 * @param bool              $descending
	 * @param int               $limit      Intervals of a page.
	 * @param int               $offset     Intervals to pass over.
	 * @param list<string>|null $fields     Figures that are wanted, null for all.
	 * @param list<int>|null    $named      Ids of the segments that are wanted, null for all.
	 */
	public function __construct(
		public readonly Period $period,
		public readonly Interval $interval,
		public readonly DateType $date_type,
		public readonly Condition $condition,
		public readonly ?Segment $segment,
		public readonly string $sort,
		public readonly bool $descending,
		public readonly int $limit,
		public readonly int $offset,
		public readonly ?array $fields,
		public readonly ?array $named = null
	) {}
}
