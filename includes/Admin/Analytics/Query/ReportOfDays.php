<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Kernel\Context;

/**
 * A report of orders that reads the sums by day: its rows are those of the report that it stands for.
 */
final class ReportOfDays extends ReportFromSums {

	/**
	 * @param ListReport   $report   What it stands for.
	 * @param DaySource    $source
	 * @param list<Column>  $columns
	 * @param list<Measure> $measures
	 */
	private function __construct(
		ListReport $report,
		private readonly DaySource $source,
		private readonly array $columns,
		private readonly array $measures
	) {
		parent::__construct( $report );
	}

	/**
	 * The report to read, and which of its rows count.
	 *
	 * @param Context    $context
	 * @param ListReport $report
	 * @param Period     $period
	 * @param DateType   $type      What decides when an order counts.
	 * @param Condition  $condition Which orders count, apart from their time.
	 * @return array{ListReport, Condition} Where sums by day do not say the same, the report itself.
	 */
	public static function of( Context $context, ListReport $report, Period $period, DateType $type, Condition $condition ): array {
		$known  = static fn( Measure $one ): ?Measure => null === $one->derive ? $one->of_days() : $one;
		$sums   = array_map( $known, $report->measures() );
		$groups = array_map( static fn( Column $one ) => $one->sql, $report->columns() );
		$source = '{stats} s' === $report->from() && [] !== $sums && ! in_array( null, $sums, true )
			? ( new DaySums( $context ) )->source( $period, $type, $condition, $groups, false )
			: null;
		if ( null === $source ) {
			return [ $report, Condition::all( $condition, $period->condition( $report->date( $type ) ) ) ];
		}
		$columns = array_map(
			static fn( Column $one ) => new Column( $one->name, $one->type, strtr( $one->sql, $source->columns ), $one->description ),
			$report->columns()
		);
		$sums    = array_values( array_filter( $sums, static fn( ?Measure $one ) => null !== $one ) );
		return [ new self( $report, $source, $columns, $sums ), $source->condition ];
	}

	public function from(): string {
		return $this->source->from;
	}

	public function date( DateType $type ): string {
		return 's.day';
	}

	public function columns(): array {
		return $this->columns;
	}

	public function measures(): array {
		return $this->measures;
	}
}
