<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Brick\Math\BigDecimal;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\HasMonthFigures;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\Part;
use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Kernel\Context;

/**
 * Adds up the figures of a report: from the sums by day or month, where these know what is asked for, so that it costs by days; else
 * from orders.
 */
final class ReportFigures {

	public function __construct( private readonly Context $context, private readonly StatsQuery $query ) {}

	/**
	 * Returns the figures in total, or those of each interval that has any.
	 *
	 * @param StatsReport   $report
	 * @param list<Measure> $measures  Which ones of its measures; derived ones are left out.
	 * @param Period        $period
	 * @param DateType      $type      What decides when an order counts.
	 * @param Condition     $condition Which rows count, apart from their time.
	 * @param Interval|null $interval  Null for the total.
	 * @return array<string, array<int, array<string, BigDecimal>>> As StatsQuery::figures() does.
	 */
	public function of(
		StatsReport $report,
		array $measures,
		Period $period,
		DateType $type,
		Condition $condition,
		?Interval $interval
	): array {
		$column = $report->date( $type );
		$counts = $this->different( $report, $measures, $period, $type, $column, $condition, $interval );
		$others = array_values( array_filter( $measures, static fn( Measure $one ) => ! isset( $counts[ $one->name ] ) ) );
		$sold   = ( new MonthFigures( $this->context, $this->query ) )->of( $report, $others, $period, $condition, $interval );
		if ( null !== $sold ) {
			return self::with_counts( $sold, $counts );
		}
		$kept   = ( new DayFigures( $this->context, $this->query ) )->of( $report, $others, $period, $condition, $interval );
		$others = null === $kept ? $others : array_values( array_filter( $others, static fn( Measure $one ) => $one->is_different ) );
		$days   = self::of_days( $others );
		$source = [] === $days || Interval::Hour === $interval
			? null
			: ( new DaySums( $this->context ) )->source( $period, $type, $condition, [], self::is_by_day( $interval ) );
		$days   = null === $source ? [] : $days;
		$known  = array_map( static fn( Measure $one ) => $one->name, $days );
		$orders = $this->query->figures(
			$report->parts(),
			array_values( array_filter( $others, static fn( Measure $one ) => ! in_array( $one->name, $known, true ) ) ),
			Condition::all( $period->condition( $column ), $condition ),
			$interval?->sql( $column, $period->first_day ),
			null
		);
		$orders = self::with( self::with_counts( $orders, $counts ), $kept ?? [] );
		if ( null === $source ) {
			return $orders;
		}
		$sums = $this->query->figures(
			[ '' => new Part( $source->from ) ],
			$days,
			$source->condition,
			$interval?->sql( 's.day', $period->first_day ),
			null
		);
		return self::with( $orders, $sums );
	}

	/**
	 * How many different customers, products and the like there are, as far as they are kept.
	 *
	 * @param StatsReport   $report
	 * @param list<Measure> $measures
	 * @param Period        $period
	 * @param DateType      $type
	 * @param string        $column    The column that says when a row counts.
	 * @param Condition     $condition
	 * @param Interval|null $interval
	 * @return array<string, array<string, BigDecimal>> As DistinctCounts::of_all() does.
	 */
	private function different(
		StatsReport $report,
		array $measures,
		Period $period,
		DateType $type,
		string $column,
		Condition $condition,
		?Interval $interval
	): array {
		// What was sold goes by the day on which its order was made.
		$is_sold = $report instanceof HasMonthFigures && $period->days_long() >= DayFigures::LEAST_DAYS;
		$type    = $is_sold ? DateType::Created : $type;
		if ( ! $is_sold && $type->column() !== $column ) {
			return [];
		}
		$counts = new DistinctCounts( $this->context );
		return $counts->of_all( $report->parts(), $measures, $period, $type, $column, $condition, $interval );
	}

	/**
	 * @param array<string, array<int, array<string, BigDecimal>>> $figures
	 * @param array<string, array<string, BigDecimal>>             $counts
	 * @return array<string, array<int, array<string, BigDecimal>>>
	 */
	private static function with_counts( array $figures, array $counts ): array {
		foreach ( $counts as $name => $numbers ) {
			foreach ( $numbers as $key => $number ) {
				$figures[ $key ][0][ $name ] = $number;
			}
		}
		return $figures;
	}

	/**
	 * @param array<string, array<int, array<string, BigDecimal>>> $figures
	 * @param array<string, array<int, array<string, BigDecimal>>> $more
	 * @return array<string, array<int, array<string, BigDecimal>>>
	 */
	private static function with( array $figures, array $more ): array {
		foreach ( $more as $key => $segments ) {
			foreach ( $segments as $id => $of ) {
				$figures[ $key ][ $id ] = $of + ( $figures[ $key ][ $id ] ?? [] );
			}
		}
		return $figures;
	}

	/**
	 * The measures that some figures take.
	 *
	 * @param list<Measure>     $measures Of a report.
	 * @param list<string>|null $names    Figures that are wanted, null for all.
	 * @return list<Measure>
	 */
	public static function needed( array $measures, ?array $names ): array {
		if ( null === $names ) {
			return $measures;
		}
		// Derived ones come after what they follow from.
		foreach ( array_reverse( $measures ) as $measure ) {
			if ( null !== $measure->derive && in_array( $measure->name, $names, true ) ) {
				array_push( $names, ...$measure->derive->needs() );
			}
		}
		return array_values( array_filter( $measures, static fn( Measure $one ) => in_array( $one->name, $names, true ) ) );
	}

	/**
	 * Whether months are divided.
	 */
	private static function is_by_day( ?Interval $interval ): bool {
		return in_array( $interval, [ Interval::Day, Interval::Week ], true );
	}

	/**
	 * @param list<Measure> $measures
	 * @return list<Measure> Those that the sums by day know, as they have them.
	 */
	private static function of_days( array $measures ): array {
		return array_values( array_filter( array_map( static fn( Measure $one ) => $one->of_days(), $measures ) ) );
	}
}
