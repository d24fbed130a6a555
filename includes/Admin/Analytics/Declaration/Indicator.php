<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

/**
 * A figure of a report that the overview shows by itself.
 */
final class Indicator {

	/**
	 * @param StatsReport $report
	 * @param string      $figure Name of the figure.
	 * @param string      $label  Its name for people.
	 */
	public function __construct(
		public readonly StatsReport $report,
		public readonly string $figure,
		public readonly string $label
	) {}

	/**
	 * What requests call it, such as `revenue/total_sales`.
	 */
	public function stat(): string {
		return "{$this->report->name()}/{$this->figure}";
	}

	/**
	 * How it is shown: `currency` or `number`.
	 */
	public function format(): string {
		foreach ( $this->report->measures() as $measure ) {
			if ( $measure->name === $this->figure && Kind::Money === $measure->kind ) {
				return 'currency';
			}
		}
		return 'number';
	}
}
