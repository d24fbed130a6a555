<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Closure;
use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\HasMonthSums;
use Storewright\Admin\Analytics\Declaration\HasOrderNumbers;
use Storewright\Admin\Analytics\Declaration\HasSource;
use Storewright\Admin\Analytics\Declaration\ItemMeasures;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\MonthSums;
use Storewright\Admin\Analytics\Declaration\Sort;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\ReportRun;

/**
 * A report of what was sold that reads the sums of the whole months of its period, and the rows of items of the days before and after
 * them: its rows are those of the report that it stands for.
 */
final class ReportOfMonths extends ReportFromSums implements HasSource {

	/**
	 * How many rows of items a page of what was sold last is looked for in, for each of its rows; at last everything is sorted.
	 */
	private const LOOKED_AT = [ 100, 1000 ];

	/**
	 * Of so many rows at most what was sold last is looked for.
	 */
	private const PAGE = 200;

	/**
	 * @param ListReport    $report   What it stands for.
	 * @param MonthSums     $sums
	 * @param Closure( list<Measure>, Condition|null, bool, bool ): Condition $build The source of some figures, as the report has them, of
	 *   what a condition names; whether with what rows are sorted by; and whether each row is there once.
	 * @param list<Measure> $summed   The figures that the sums have, as the report has them.
	 * @param list<Measure> $measures Those of the rows.
	 * @param (Closure( int ): (Condition|null))|null $latest That a row is of what was sold last, enough for so many rows, null where
	 *   there is less; null where rows are sorted by something else.
	 * @param Condition|null $only      What rows are of; null for all.
	 * @param bool           $is_sorted Whether rows can be sorted.
	 */
	private function __construct(
		ListReport $report,
		private readonly MonthSums $sums,
		private readonly Closure $build,
		private readonly array $summed,
		private readonly array $measures,
		private readonly ?Closure $latest = null,
		private readonly ?Condition $only = null,
		private readonly bool $is_sorted = true
	) {
		parent::__construct( $report );
	}

	/**
	 * The same report, of what was sold last alone where rows are sorted by that: of everything else the first rows need not be known.
	 *
	 * @param bool $descending Whether what was sold last comes first.
	 * @param int  $rows       How many rows are wanted, those that are passed over included.
	 */
	public function first( bool $descending, int $rows ): self {
		$only = $descending && null !== $this->latest && $rows <= self::PAGE ? ( $this->latest )( $rows ) : null;
		return null === $only ? $this : new self( $this->report, $this->sums, $this->build, $this->summed, $this->measures, only: $only );
	}

	/**
	 * What follows FROM for the ids of all rows, each once, with nothing else but what they are sorted by: of most rows the figures need
	 * not be known.
	 *
	 * @param string $orderby One of the keys of the report's orderby(); '' where rows are only counted.
	 * @return Condition|null Null where rows are not those of the sums, or are sorted by when they were sold last.
	 */
	public function ids( string $orderby ): ?Condition {
		$is_date = null !== $this->latest && '' !== $orderby;
		if ( $is_date || null !== $this->only || array_column( $this->columns(), 'sql' ) !== self::columns_of( $this->sums ) ) {
			return null;
		}
		$sort = '' === $orderby ? '' : $this->orderby()[ $orderby ]->sql;
		$some = array_values( array_filter( $this->summed, static fn( Measure $one ) => $one->name === $sort ) );
		return ( $this->build )( $some, null, '' !== $orderby, true );
	}

	/**
	 * The expression that these are sorted by.
	 *
	 * @param string $orderby One of the keys of the report's orderby().
	 */
	public function sort_of_ids( string $orderby ): string {
		$sort = $this->orderby()[ $orderby ]->sql;
		// Each row is there once: the least and the greatest of its values are the same.
		return in_array( $sort, array_column( $this->measures, 'name' ), true )
			? "{$this->sums->alias}.$sort"
			: (string) preg_replace( '/^(?:MIN|MAX)\( ([\w.]+) \)$/', '$1', $sort );
	}

	/**
	 * The same report of some rows alone, in no order.
	 *
	 * @param non-empty-list<array<string, string|null>> $rows Of ids(). Others that have an id in common with one of them are there, too.
	 */
	public function only( array $rows ): self {
		// To look for each combination of ids in each month takes longer than to read some more.
		$ids  = array_map( intval( ... ), array_column( $rows, array_keys( $this->sums->ids )[0] ) );
		$only = Condition::in( self::columns_of( $this->sums )[0], array_values( array_unique( $ids ) ) );
		return new self( $this->report, $this->sums, $this->build, $this->summed, $this->measures, null, $only, false );
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
		$by       = $report->orderby()[ $orderby ];
		$sort     = $by->sql;
		$months   = $period->months();
		$measures = ReportFigures::needed( $report->measures(), null === $figures ? null : [ ...$figures, $sort ] );
		$known    = array_filter( array_map( static fn( Measure $one ) => $one->of_months( $sums->alias ), $measures ), is_object( ... ) );
		$unknown  = array_diff_key( $measures, $known );
		if (
			null === $months || ( [] !== $unknown && ! $report instanceof HasOrderNumbers )
			|| ! self::knows( $sums, $condition ) || ( null === $by->by_month && ! self::sorts( $sums, $sort ) )
			|| ! ( new ReportRun( $context ) )->is_complete()
		) {
			return null;
		}
		$numbered = '';
		if ( [] !== $unknown && $report instanceof HasOrderNumbers ) {
			$numbers = ( new OrderNumbers( $context ) )->of( $report, $period, $condition );
			if ( null === $numbers ) {
				return null;
			}
			$numbered = OrderNumbers::join( $report, $numbers );
			$known   += array_map( OrderNumbers::measure( ... ), $unknown );
			$measures = array_values( array_diff_key( $measures, $unknown ) );
		}
		$by_date = str_contains( $sort, "{$sums->alias}.date_created" );
		$edges   = $period->edges( "{$sums->alias}.date_created" );
		$build   = static function ( array $some, ?Condition $only, bool $is_sorted, bool $is_once ) use (
			$sums,
			$period,
			$months,
			$condition,
			$by,
			$by_date,
			$numbered,
			$edges
		): Condition {
			/** @var list<Measure> $some */
			$source = self::source_of( $sums, $some, $period, $months, $condition, $only );
			$source = $is_once && null !== $edges ? self::once( $sums, $source, $some ) : $source;
			$source = $is_sorted && $by_date ? self::with_latest( $sums, $source, $period, $condition ) : $source;
			$counts = $is_sorted && null !== $by->by_month
				? MonthVariations::join( $sums, $period, $months, $condition )
				: new Condition( '' );
			return new Condition(
				"( {$source->sql} ) {$sums->alias}{$sums->joins}$numbered{$counts->sql}",
				...$source->args,
				...$counts->args
			);
		};
		$latest  = static fn( int $rows ): ?Condition => self::latest(
			$context,
			$sums,
			Condition::all( $period->condition( "{$sums->alias}.date_created" ), $condition ),
			$rows
		);
		return new self( $report, $sums, $build, array_values( $measures ), array_values( $known ), $by_date ? $latest : null );
	}

	/**
	 * That a row is of something that was sold last: among these are the first rows by when they were sold.
	 *
	 * @param Context   $context
	 * @param MonthSums $sums
	 * @param Condition $where Which rows of items count.
	 * @param int       $rows  How many are wanted.
	 */
	private static function latest( Context $context, MonthSums $sums, Condition $where, int $rows ): ?Condition {
		$tables = new ReportTables( $context );
		$ids    = self::columns_of( $sums );
		$date   = "{$sums->alias}.date_created";
		foreach ( self::LOOKED_AT as $times ) {
			$since = $context->database->value(
				$tables->name( "SELECT $date FROM {$sums->from} WHERE {$where->sql} ORDER BY $date DESC LIMIT 1 OFFSET %d" ),
				...[ ...$where->args, $rows * $times ]
			);
			if ( null === $since ) {
				return null;
			}
			// With everything that was sold at that very moment.
			$found = $context->database->rows(
				$tables->name( 'SELECT DISTINCT ' . implode( ', ', $ids ) . " FROM {$sums->from} WHERE {$where->sql} AND $date >= %s" ),
				...[ ...$where->args, $since ]
			);
			if ( count( $found ) >= $rows ) {
				return Condition::all(
					...array_map(
						static fn( string $id, string $name ) => Condition::in(
							$id,
							array_map( intval( ... ), array_column( $found, $name ) )
						),
						$ids,
						array_keys( $sums->ids )
					)
				);
			}
		}
		return null;
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
	 * @param Condition|null $only     What the rows are of; null for all.
	 */
	private static function source_of(
		MonthSums $sums,
		array $measures,
		Period $period,
		Period $months,
		Condition $condition,
		?Condition $only
	): Condition {
		$condition = null === $only ? $condition : Condition::all( $condition, $only );
		$columns   = self::columns_of( $sums );
		$of_sums   = array_map( static fn( string $id ) => "m.$id", array_values( $sums->ids ) );
		$wanted    = array_filter( $measures, static fn( Measure $one ) => ! $one->is_different );
		$of_month  = array_map( static fn( Measure $one ) => "{$one->by_month} AS {$one->name}", $wanted );
		$of_rows   = array_map( static fn( Measure $one ) => "{$one->sql} AS {$one->name}", $wanted );
		$where     = Condition::all(
			new Condition( 'm.kind = %s', $sums->kind ),
			// Each month by itself, so that what is asked for is found by its id.
			null === $only ? $months->days( 'm.day' ) : Condition::in( 'm.day', self::firsts( $months ) ),
			$condition->with( array_combine( $columns, $of_sums ) + [ 's.status' => 'm.status' ] )
		);
		$sql   = 'SELECT ' . implode( ', ', [ ...self::named( $sums, $of_sums ), ...$of_month ] ) . " FROM {items} m WHERE {$where->sql} GROUP BY "
			. implode( ', ', $of_sums ) . ' HAVING SUM( m.entries ) > 0';
		$edges = $period->edges( "{$sums->alias}.date_created" );
		if ( null === $edges ) {
			return new Condition( $sql, ...$where->args );
		}
		$edges = Condition::all( $edges, $condition );
		$sql  .= ' UNION ALL SELECT ' . implode( ', ', [ ...self::named( $sums, $columns ), ...$of_rows ] )
			. " FROM {$sums->from} WHERE {$edges->sql} GROUP BY " . implode( ', ', $columns );
		return new Condition( $sql, ...$where->args, ...$edges->args );
	}

	/**
	 * @return list<string> The first day of each month.
	 */
	private static function firsts( Period $months ): array {
		$days = [];
		for ( $day = $months->from; $day <= $months->to; $day = $day->modify( 'first day of next month' ) ) {
			$days[] = $day->format( 'Y-m-d' );
		}
		return $days;
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
	 * The sums of months and of the days before and after them together.
	 *
	 * @param MonthSums     $sums
	 * @param Condition     $source
	 * @param list<Measure> $measures Of the source.
	 */
	private static function once( MonthSums $sums, Condition $source, array $measures ): Condition {
		$ids = implode( ', ', array_map( static fn( string $id ) => "e.$id", array_keys( $sums->ids ) ) );
		$all = array_map( static fn( Measure $one ) => ", SUM( e.{$one->name} ) AS {$one->name}", $measures );
		return new Condition( "SELECT $ids" . implode( '', $all ) . " FROM ( {$source->sql} ) e GROUP BY $ids", ...$source->args );
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
		return ( $this->build )( $this->summed, $this->only, $this->is_sorted, false );
	}

	public function from(): string {
		return $this->source()->sql;
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

	public function orderby(): array {
		return array_map( static fn( Sort $one ) => $one->of_months(), $this->report->orderby() );
	}
}
