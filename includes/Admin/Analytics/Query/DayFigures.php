<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Brick\Math\BigDecimal;
use DateTimeImmutable;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\HasMonthFigures;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\FigureSums;
use Storewright\Shop\Reports\KeptFigures;
use Storewright\Shop\Reports\KeptValue;
use Storewright\Shop\Reports\ReportRun;

/**
 * Figures of all that was sold by day or week: those of a day are kept until its orders change, so that they cost by days.
 */
final class DayFigures {

	/**
	 * The rows of fewer days are read as fast.
	 */
	public const LEAST_DAYS = 14;

	/**
	 * @param Context    $context
	 * @param StatsQuery $query
	 * @param bool       $is_patient Whether to look at all that is not known yet, however long that takes.
	 */
	public function __construct(
		private readonly Context $context,
		private readonly StatsQuery $query,
		private readonly bool $is_patient = false
	) {}

	/**
	 * Returns the figures as StatsQuery::figures() does.
	 *
	 * @param StatsReport   $report
	 * @param list<Measure> $measures  Which ones of its measures; derived ones are left out, and those that count different ones.
	 * @param Period        $period
	 * @param Condition     $condition Which rows count, apart from their time.
	 * @param Interval|null $interval  Null for the total.
	 * @return array<string, array<int, array<string, BigDecimal>>>|null Null where too much is not known yet, or these are not kept.
	 */
	public function of( StatsReport $report, array $measures, Period $period, Condition $condition, ?Interval $interval ): ?array {
		// All are kept together: whoever asks for some of them finds the same.
		$added  = array_values( array_filter( $report->measures(), self::is_added( ... ) ) );
		$wanted = array_flip( array_map( static fn( Measure $one ) => $one->name, array_filter( $measures, self::is_added( ... ) ) ) );
		if (
			! $report instanceof HasMonthFigures || [] === $wanted || ! in_array( $interval, [ Interval::Day, Interval::Week ], true )
			|| ! $period->is_of_whole_days() || $period->days_long() < self::LEAST_DAYS || ! $condition->is_about( [ 's.status' ] )
			|| ! ( new ReportRun( $this->context ) )->is_complete()
		) {
			return null;
		}
		$tables  = new ReportTables( $this->context );
		$source  = [
			...array_map( static fn( Measure $one ) => "{$one->sql} {$tables->name( $report->parts()[ $one->part ]->from )}", $added ),
			trim( $condition->sql, '() ' ),
			...$condition->args,
		];
		$changes = ( new KeptFigures( $this->context->database ) )->changes(
			'created',
			$period->from->format( 'Y-m-d' ),
			$period->to->format( 'Y-m-d' )
		);
		$look    = fn( string $from, string $until ): array => $this->look( $report, $added, $condition, $from, $until );
		$days    = new KeptDays( $this->context, sha1( implode( "\0", $source ) ), FigureSums::class, $look, $this->is_patient );
		try {
			$known = $days->of_days( $changes );
		} catch ( TooMuchUnknown ) {
			return null;
		}
		$of = [];
		foreach ( $known as $one ) {
			$key          = $interval->key( new DateTimeImmutable( $one['day'], wp_timezone() ), $period->first_day );
			$of[ $key ][] = $one['value'];
		}
		$names   = array_map( static fn( Measure $one ) => $one->name, $added );
		$figures = [];
		foreach ( $of as $key => $values ) {
			$sums = FigureSums::together( ...$values )->figures;
			if ( [] !== $sums ) {
				$figures[ $key ][0] = array_intersect_key( array_combine( $names, $sums ), $wanted );
			}
		}
		return $figures;
	}

	/**
	 * Whether those of days add up to that of a week.
	 */
	private static function is_added( Measure $measure ): bool {
		return null !== $measure->sql && ! $measure->is_different && ! $measure->totals_only;
	}

	/**
	 * @param StatsReport   $report
	 * @param list<Measure> $measures
	 * @param Condition     $condition
	 * @param string        $from
	 * @param string        $until
	 * @return array<string, KeptValue> The figures of each day that has any.
	 */
	private function look( StatsReport $report, array $measures, Condition $condition, string $from, string $until ): array {
		$column = $report->date( DateType::Created );
		$time   = new Condition( "$column >= %s AND $column <= %s", "$from 00:00:00", "$until 23:59:59" );
		$found  = $this->query->figures(
			$report->parts(),
			$measures,
			Condition::all( $time, $condition ),
			Interval::Day->sql( $column, 1 ),
			null
		);
		return array_map(
			static fn( array $of ) => new FigureSums(
				array_map( static fn( Measure $one ) => $of[0][ $one->name ] ?? BigDecimal::zero(), $measures )
			),
			$found
		);
	}
}
