<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Explain;

use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\HasMonthFigures;
use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Admin\Analytics\Query\Period;
use Storewright\Admin\Analytics\Query\Statuses;
use Storewright\Kernel\Context;

/**
 * Adds up of how many orders each figure of a report is made, as requests without filters ask for it.
 */
final class PreparedShares {

	public function __construct( private readonly Context $context ) {}

	/**
	 * All figures of a report.
	 *
	 * @param StatsReport $report
	 * @param Period      $period Whole days.
	 */
	public function of( StatsReport $report, Period $period ): void {
		$type    = $report instanceof HasMonthFigures ? DateType::Created : DateType::of_shop();
		$column  = $report->date( $type );
		$counted = Statuses::counted();
		$shares  = new OrderShares(
			$this->context,
			$report->parts(),
			Condition::all( $period->condition( $column ), $counted ),
			$column,
			kept: new ShareSums( $this->context, $period, $type, $column, $counted )
		);
		foreach ( $report->measures() as $measure ) {
			if ( '' !== $measure->description ) {
				$shares->prepare( ExplainedFigure::of( $report->measures(), $measure ) );
			}
		}
	}
}
