<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * The figures of a report of how things are now: what `wc-analytics/reports/{name}/stats` answers where there are no intervals.
 */
interface TotalsReport extends OfAllTime {

	/**
	 * The report's name in the path, such as `stock`.
	 */
	public function name(): string;

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
	 * Further arguments: any of `match`, `fields`, `force_cache_refresh`.
	 *
	 * @return list<string>
	 */
	public function arguments(): array;
}
