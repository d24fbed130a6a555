<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\HasMonthSums;
use Storewright\Admin\Analytics\Declaration\HasSource;
use Storewright\Admin\Analytics\Declaration\ItemMeasures;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\MonthSums;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\ReportRun;

/**
 * A report of what was sold that reads the sums of the whole months of its period, and the rows of items of the days before and after
 * them: its rows are those of the report that it stands for.
 */
final class ReportOfMonths extends ReportFromSums implements HasSource {

	/**
	 * @param ListReport    $report   What it stands for.
	 * @param Condition     $source
	 * @param list<Measure> $measures Of the sums.
	 */
	private function __construct(
		ListReport $report,
		private readonly Condition $source,
		private readonly array $measures
	) {
		parent::__construct( $report );
	}

	/**
	 * The report to read; all of its rows count.
	 *
	 * @param Context           $context
	 * @param ListReport        $report
	 * @param Period            $period
	 * @param Condition         $condition Which rows count, apart from their time.
	 * @param string            $orderby   One of the keys of the report's orderby().
	 * @param list<string>|null $figures   Which figures are wanted, null for all.
	 * @return self|null Null where the sums do not say the same, or the period has no whole month.
	 */
	public static function of(
		Context $context,
		ListReport $report,
		Period $period,
		Condition $condition,
		string $orderby,
		?array $figures = null
	): ?self {
		if ( ! $report instanceof HasMonthSums ) {
			return null;
		}
		$sums     = $report->month_sums();
		$sort     = $report->orderby()[ $orderby ];
		$months   = $period->months();
		$measures = ReportFigures::needed( $report->measures(), null === $figures ? null : [ ...$figures, $sort ] );
		$known    = array_filter( array_map( static fn( Measure $one ) => $one->of_months( $sums->alias ), $measures ), is_object( ... ) );
		if (
			null === $months || count( $known ) < count( $measures )
			|| ! self::knows( $sums, $condition ) || ! self::sorts( $sums, $sort )
			|| ! ( new ReportRun( $context ) )->is_complete()
		) {
			return null;
		}
		$source = self::source_of( $sums, $measures, $period, $months, $condition );
		if ( str_contains( $sort, "{$sums->alias}.date_created" ) ) {
			$source = self::with_latest( $sums, $source, $period, $condition );
		}
		$source = new Condition( "( {$source->sql} ) {$sums->alias}{$sums->joins}", ...$source->args );
		return new self( $report, $source, array_values( $known ) );
	}

	/**
	 * Whether a condition is about what the sums have.
	 */
	private static function knows( MonthSums $sums, Condition $condition ): bool {
		return $condition->is_about_or( [ 's.status', ...self::columns_of( $sums ) ], ItemMeasures::OF_CATEGORIES );
	}

	/**
	 * Whether rows can be sorted by an expression: it names no column of the rows but their ids and their time.
	 */
	private static function sorts( MonthSums $sums, string $sort ): bool {
		preg_match_all( '/\b' . $sums->alias . '\.\w+/', $sort, $found );
		return [] === array_diff( $found[0], [ "{$sums->alias}.date_created", ...self::columns_of( $sums ) ] );
	}

	/**
	 * @return list<string> The ids, with the alias of their table.
	 */
	private static function columns_of( MonthSums $sums ): array {
		return array_map( static fn( string $id ) => "{$sums->alias}.$id", array_keys( $sums->ids ) );
	}

	/**
	 * @param MonthSums     $sums
	 * @param list<Measure> $measures
	 * @param Period        $period
	 * @param Period        $months    The whole months of it.
	 * @param Condition     $condition
	 */
	private static function source_of( MonthSums $sums, array $measures, Period $period, Period $months, Condition $condition ): Condition {
		$columns  = self::columns_of( $sums );
		$of_sums  = array_map( static fn( string $id ) => "m.$id", array_values( $sums->ids ) );
		$wanted   = array_filter( $measures, static fn( Measure $one ) => ! $one->is_different );
		$of_month = array_map( static fn( Measure $one ) => "{$one->by_month} AS {$one->name}", $wanted );
		$of_rows  = array_map( static fn( Measure $one ) => "{$one->sql} AS {$one->name}", $wanted );
		$where    = Condition::all(
			new Condition( 'm.kind = %s', $sums->kind ),
			$months->days( 'm.day' ),
			$condition->with( array_combine( $columns, $of_sums ) + [ 's.status' => 'm.status' ] )
		);
		$sql      = 'SELECT ' . implode( ', ', [ ...self::named( $sums, $of_sums ), ...$of_month ] ) . " FROM {items} m WHERE {$where->sql} GROUP BY "
			. implode( ', ', $of_sums ) . ' HAVING SUM( m.entries ) > 0';
		$edges    = $period->edges( "{$sums->alias}.date_created" );
		if ( null === $edges ) {
			return new Condition( $sql, ...$where->args );
		}
		$edges = Condition::all( $edges, $condition );
		$sql  .= ' UNION ALL SELECT ' . implode( ', ', [ ...self::named( $sums, $columns ), ...$of_rows ] )
			. " FROM {$sums->from} WHERE {$edges->sql} GROUP BY " . implode( ', ', $columns );
		return new Condition( $sql, ...$where->args, ...$edges->args );
	}

	/**
	 * @param MonthSums    $sums
	 * @param list<string> $ids  Expressions of its ids, in their order.
	 * @return list<string> With their names.
	 */
	private static function named( MonthSums $sums, array $ids ): array {
		return array_map( static fn( string $id, string $name ) => "$id AS $name", $ids, array_keys( $sums->ids ) );
	}

	/**
	 * The sums with the time of the latest row of each, which an index knows.
	 */
	private static function with_latest( MonthSums $sums, Condition $source, Period $period, Condition $condition ): Condition {
		$same  = array_map(
			static fn( string $id ) => new Condition( "{$sums->alias}.$id = u.$id" ),
			array_keys( $sums->ids )
		);
		$where = Condition::all( ...[ ...$same, $period->condition( "{$sums->alias}.date_created" ), $condition ] );
		return new Condition(
			"SELECT u.*, ( SELECT {$sums->alias}.date_created FROM {$sums->from} WHERE {$where->sql}
			ORDER BY {$sums->alias}.date_created DESC LIMIT 1 ) AS date_created FROM ( {$source->sql} ) u",
			...$where->args,
			...$source->args
		);
	}

	public function source(): Condition {
		return $this->source;
	}

	public function from(): string {
		return $this->source->sql;
	}

	public function date( DateType $type ): string {
		return $this->report->date( $type );
	}

	public function columns(): array {
		return $this->report->columns();
	}

	public function measures(): array {
		return $this->measures;
	}
}
