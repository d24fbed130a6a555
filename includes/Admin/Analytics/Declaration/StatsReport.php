<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * A report with figures by time: what `wc-analytics/reports/{name}/stats` answers.
 */
interface StatsReport {

	/**
	 * The report's name in the path, such as `revenue`.
	 */
	public function name(): string;

	/**
	 * The column that says when a row counts, in the site's time zone.
	 *
	 * @param DateType $type What the shop, or the request, goes by.
	 */
	public function date( DateType $type ): string;

	/**
	 * Where the figures come from; the first one has the name ''.
	 *
	 * @return array<string, Part>
	 */
	public function parts(): array;

	/**
	 * The figures, in the order in which they are answered; derived ones after what they follow from.
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
	 * What it can be split by.
	 *
	 * @return array<string, Segment> By the value of `segmentby`.
	 */
	public function segments(): array;

	/**
	 * What intervals can be sorted by: value of `orderby` => name of the figure, '' for the time.
	 *
	 * @return array<string, string>
	 */
	public function orderby(): array;

	/**
	 * Further arguments: any of `match`, `date_type`, `fields`.
	 *
	 * @return list<string>
	 */
	public function arguments(): array;
}
