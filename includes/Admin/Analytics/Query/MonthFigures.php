<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Brick\Math\BigDecimal;
use Storewright\Admin\Analytics\Declaration\HasMonthFigures;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\MonthSums;
use Storewright\Admin\Analytics\Declaration\Part;
use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\ReportRun;

/**
 * Adds up figures of all that was sold from the sums of the whole months of a period, and from the rows of items of the days before and
 * after them, in one query.
 */
final class MonthFigures {

	public function __construct( private readonly Context $context, private readonly StatsQuery $query ) {}

	/**
	 * Returns the figures as StatsQuery::figures() does.
	 *
	 * @param StatsReport   $report
	 * @param list<Measure> $measures  Which ones of its measures; derived ones are left out.
	 * @param Period        $period
	 * @param Condition     $condition Which rows count, apart from their time.
	 * @param Interval|null $interval  Null for the total.
	 * @return array<string, array<int, array<string, BigDecimal>>>|null Null where the sums do not say the same.
	 */
	public function of( StatsReport $report, array $measures, Period $period, Condition $condition, ?Interval $interval ): ?array {
		$months = $period->months();
		if (
			! $report instanceof HasMonthFigures || null === $months || [] === $measures || ! $condition->is_about( [ 's.status' ] )
			|| ! in_array( $interval, [ null, Interval::Month, Interval::Quarter, Interval::Year ], true )
		) {
			return null;
		}
		$sums  = $report->month_sums();
		$known = array_filter( array_map( static fn( Measure $one ) => $one->of_months( $sums->alias ), $measures ), is_object( ... ) );
		if ( count( $known ) < count( $measures ) || ! ( new ReportRun( $this->context ) )->is_complete() ) {
			return null;
		}
		$source = self::source( $sums, $report->month_kinds(), $measures, $period, $months, $condition );
		return $this->query->figures(
			[ '' => new Part( "( {$source->sql} ) {$sums->alias}" ) ],
			array_values( $known ),
			new Condition( '1 = 1', ...$source->args ),
			$interval?->sql( "{$sums->alias}.day", $period->first_day ),
			null
		);
	}

	/**
	 * Rows with the first day of a month, and either sums or an id of what is counted once.
	 *
	 * @param MonthSums                   $sums
	 * @param array<string, list<string>> $kinds     Columns of what is counted once => kinds of sums.
	 * @param list<Measure>               $measures
	 * @param Period                      $period
	 * @param Period                      $months    The whole months of it.
	 * @param Condition                   $condition
	 */
	private static function source(
		MonthSums $sums,
		array $kinds,
		array $measures,
		Period $period,
		Period $months,
		Condition $condition
	): Condition {
		$alias   = $sums->alias;
		$added   = array_filter( $measures, static fn( Measure $one ) => ! $one->is_different );
		$counted = implode( ' ', array_map( static fn( Measure $one ) => $one->is_different ? (string) $one->sql : '', $measures ) );
		$ids     = array_filter( array_keys( $kinds ), static fn( string $id ) => str_contains( $counted, "$alias.$id " ) );
		$empty   = array_fill_keys( [ ...array_map( static fn( Measure $one ) => $one->name, $added ), ...$ids ], 'NULL' );
		$of_sums = [];
		$of_rows = [];
		if ( [] !== $added ) {
			$names     = array_map( static fn( Measure $one ) => $one->name, $added );
			$by_month  = array_map( static fn( Measure $one ) => (string) $one->by_month, $added );
			$by_row    = array_map( static fn( Measure $one ) => (string) $one->sql, $added );
			$of_sums[] = [ array_combine( $names, $by_month ), [ $sums->kind ], '' ];
			$of_rows[] = [ array_combine( $names, $by_row ), '' ];
		}
		foreach ( $ids as $id ) {
			$of_sums[] = [ [ $id => "m.{$sums->ids[ $id ]}" ], $kinds[ $id ], ", m.{$sums->ids[ $id ]}" ];
			$of_rows[] = [ [ $id => "$alias.$id" ], ", $alias.$id" ];
		}
		$queries = [];
		foreach ( $of_sums as [ $values, $of_kinds, $group ] ) {
			$where     = Condition::all(
				Condition::in( 'm.kind', $of_kinds ),
				$months->days( 'm.day' ),
				$condition->with( [ 's.status' => 'm.status' ] )
			);
			$queries[] = new Condition(
				'SELECT m.day AS day, ' . self::selected( $values + $empty, $empty )
					. " FROM {items} m WHERE {$where->sql} GROUP BY m.day$group HAVING SUM( m.entries ) > 0",
				...$where->args
			);
		}
		$edges = $period->edges( "$alias.date_created" );
		$where = Condition::all( $edges ?? new Condition( '1 = 0' ), $condition );
		foreach ( null === $edges ? [] : $of_rows as [ $values, $group ] ) {
			$month     = "SUBSTR( $alias.date_created, 1, 7 )";
			$queries[] = new Condition(
				"SELECT CONCAT( $month, '-01' ) AS day, " . self::selected( $values + $empty, $empty )
					. " FROM {$sums->from} WHERE {$where->sql} GROUP BY $month$group",
				...$where->args
			);
		}
		return new Condition(
			implode( ' UNION ALL ', array_map( static fn( Condition $one ) => $one->sql, $queries ) ),
			...array_merge( ...array_map( static fn( Condition $one ) => $one->args, $queries ) )
		);
	}

	/**
	 * @param array<string, string> $values Expressions by name.
	 * @param array<string, string> $order  Names, in their order.
	 */
	private static function selected( array $values, array $order ): string {
		return implode( ', ', array_map( static fn( string $name ) => "{$values[ $name ]} AS $name", array_keys( $order ) ) );
	}
}
