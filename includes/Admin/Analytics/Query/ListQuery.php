<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\HasSource;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\SortsByIndex;
use Storewright\Kernel\Context;

/**
 * Reads the rows of a report.
 */
final class ListQuery {

	/**
	 * A page has so many rows at most; who wants more exports them.
	 */
	private const PAGE = 200;

	private readonly ReportTables $tables;

	public function __construct( private readonly Context $context ) {
		$this->tables = new ReportTables( $context );
	}

	/**
	 * Returns some of the rows.
	 *
	 * @param ListReport $report
	 * @param Condition  $condition
	 * @param string     $orderby    One of the keys of the report's orderby().
	 * @param bool       $descending
	 * @param int        $limit
	 * @param int        $offset
	 * @param list<string>|null $figures Which of the figures are wanted, null for all: some take far longer than others.
	 * @return list<array<string, bool|int|float|string|null>>
	 */
	public function rows(
		ListReport $report,
		Condition $condition,
		string $orderby,
		bool $descending,
		int $limit,
		int $offset,
		?array $figures = null
	): array {
		$late = $report instanceof ReportOfMonths && $limit <= self::PAGE
			? $this->late( $report, $condition, $orderby, $descending, $limit, $offset )
			: null;
		if ( null !== $late ) {
			return $late;
		}
		$report                 = $report instanceof ReportOfMonths ? $report->first( $descending, $offset + $limit ) : $report;
		[ $condition, $offset ] = $this->narrowed( $report, $condition, $orderby, $descending, $limit, $offset );

		$columns   = $report->columns();
		$measures  = ReportFigures::needed(
			$report->measures(),
			null === $figures ? null : [ ...$figures, $report->orderby()[ $orderby ]->sql ]
		);
		$derived   = array_filter( $measures, static fn( Measure $one ) => null !== $one->derive );
		$names     = array_map( static fn( Column $one ) => $one->name, $columns );
		$selected  = self::selected( $columns, array_diff_key( $measures, $derived ) );
		$from      = self::from( $report, $condition );
		$direction = $descending ? 'DESC' : 'ASC';
		$sort      = $report->orderby()[ $orderby ]->sql;
		$ties      = $report instanceof SortsByIndex ? $direction : 'ASC';
		$sql       = 'SELECT ' . implode( ', ', $selected ) . " {$from->sql}";
		foreach ( $derived as $one ) {
			$sort = $one->name === $sort ? $one->derive?->sql() : $sort;
		}
		if ( [] === $measures && $report instanceof HasSource && ! $report instanceof SortsByIndex && $limit <= self::PAGE ) {
			// All rows are sorted: with their ids alone that takes far less.
			$ids       = $this->context->database->column(
				$this->tables->name( "SELECT {$columns[0]->sql} AS {$names[0]} {$from->sql} ORDER BY $sort $direction, {$names[0]} LIMIT %d OFFSET %d" ),
				...[ ...$from->args, $limit, $offset ]
			);
			$condition = Condition::in( $columns[0]->sql, array_map( intval( ... ), $ids ) );
			$from      = self::from( $report, $condition );
			$sql       = 'SELECT ' . implode( ', ', $selected ) . " {$from->sql}";
			$offset    = 0;
		}
		// Figures that follow from others are sorted by an expression of these, which only an outer query may name.
		$sql  = [] === $derived ? $sql : "SELECT * FROM ( $sql ) s";
		$rows = $this->context->database->rows(
			$this->tables->name(
				"$sql ORDER BY $sort $direction, " . ( [] === $measures ? "{$names[0]} $ties" : implode( ', ', $names ) ) . ' LIMIT %d OFFSET %d'
			),
			...[ ...$from->args, $limit, $offset ]
		);
		return array_map( static fn( array $row ) => self::row( $columns, $measures, $row ), $rows );
	}

	/**
	 * The rows of a page where they are found by what they are sorted by alone: the figures of all others are never added up.
	 *
	 * @param ReportOfMonths $report
	 * @param Condition      $condition
	 * @param string         $orderby
	 * @param bool           $descending
	 * @param int            $limit
	 * @param int            $offset
	 * @return list<array<string, bool|int|float|string|null>>|null Null where that saves nothing, or one has changed in between.
	 */
	private function late(
		ReportOfMonths $report,
		Condition $condition,
		string $orderby,
		bool $descending,
		int $limit,
		int $offset
	): ?array {
		$ids = $report->ids( $orderby );
		if ( null === $ids ) {
			return null;
		}
		$columns = $report->columns();
		$names   = array_column( $columns, 'name' );
		$order   = [ $report->sort_of_ids( $orderby ) . ( $descending ? ' DESC' : ' ASC' ), ...$names ];
		$found   = $this->context->database->rows(
			$this->tables->name(
				'SELECT ' . implode( ', ', self::selected( $columns, [] ) ) . " FROM {$ids->sql} WHERE {$condition->sql} ORDER BY "
				. implode( ', ', $order ) . ' LIMIT %d OFFSET %d'
			),
			...[ ...$ids->args, ...$condition->args, $limit, $offset ]
		);
		if ( [] === $found ) {
			return [];
		}
		$from = self::from( $report->only( $found ), $condition );
		$read = [];
		foreach ( $this->context->database->rows(
			$this->tables->name( 'SELECT ' . implode( ', ', self::selected( $columns, $report->measures() ) ) . " {$from->sql}" ),
			...$from->args
		) as $row ) {
			$read[ self::key( $row, $names ) ] = self::row( $columns, $report->measures(), $row );
		}
		$rows = [];
		foreach ( $found as $row ) {
			$rows[] = $read[ self::key( $row, $names ) ] ?? null;
		}
		return in_array( null, $rows, true ) ? null : $rows;
	}

	/**
	 * What tells a row from others.
	 *
	 * @param array<string, string|null> $row
	 * @param list<string>               $names Of its columns.
	 */
	private static function key( array $row, array $names ): string {
		return implode( ' ', array_map( static fn( string $name ) => (string) $row[ $name ], $names ) );
	}

	/**
	 * @param list<Column>          $columns
	 * @param array<array-key, Measure> $measures Without those that follow from others.
	 * @return list<string> With their names.
	 */
	private static function selected( array $columns, array $measures ): array {
		return [
			...array_map( static fn( Column $one ) => "{$one->sql} AS {$one->name}", $columns ),
			...array_map( static fn( Measure $one ) => "{$one->sql} AS {$one->name}", array_values( $measures ) ),
		];
	}

	/**
	 * Rows that are sorted by a time are found along its index: by the times of the page's first and last row. Else all rows of the report
	 * would be read and sorted for each of its pages.
	 *
	 * @return array{Condition, int} The condition, and how many of the rows that it lets through are to be passed over.
	 */
	private function narrowed(
		ListReport $report,
		Condition $condition,
		string $orderby,
		bool $descending,
		int $limit,
		int $offset
	): array {
		$column = self::time( $report, $orderby );
		if ( null === $column || $limit < 1 ) {
			return [ $condition, $offset ];
		}
		$time                           = $column->sql;
		[ $direction, $before, $after ] = $descending ? [ 'DESC', '>', '<' ] : [ 'ASC', '<', '>' ];

		$from  = self::from( $report, $condition );
		$at    = fn( int $row ): ?string => $this->context->database->value(
			$this->tables->name( "SELECT $time AS t {$from->sql} ORDER BY t $direction LIMIT 1 OFFSET %d" ),
			...[ ...$from->args, $row ]
		);
		$first = 0 === $offset ? null : $at( $offset );
		$last  = $at( $offset + $limit - 1 );
		if ( null !== $first ) {
			$offset   -= $this->count( $report, Condition::all( $condition, new Condition( "$time $before %s", $first ) ) );
			$condition = Condition::all( $condition, new Condition( "$time $after= %s", $first ) );
		}
		return [ null === $last ? $condition : Condition::all( $condition, new Condition( "$time $before= %s", $last ) ), max( 0, $offset ) ];
	}

	/**
	 * The column of a time that rows are sorted by, where each of them is read as it is stored; else null.
	 *
	 * @param ListReport $report
	 * @param string     $orderby One of the keys of the report's orderby().
	 */
	public static function time( ListReport $report, string $orderby ): ?Column {
		$sort  = ( $report->orderby()[ $orderby ] ?? null )?->name;
		$times = array_filter( $report->columns(), static fn( Column $one ) => $sort === $one->name && 'date-time' === $one->type );
		return [] !== $report->measures() || $report instanceof HasSource ? null : array_values( $times )[0] ?? null;
	}

	/**
	 * Returns how many orders and refunds there are, of the sums by day.
	 */
	public function count_orders( DaySource $days ): int {
		return (int) $this->context->database->value(
			$this->tables->name( "SELECT SUM( s.orders ) FROM {$days->from} WHERE {$days->condition->sql}" ),
			...$days->condition->args
		);
	}

	/**
	 * Returns how many rows there are.
	 */
	public function count( ListReport $report, Condition $condition ): int {
		$ids = $report instanceof ReportOfMonths ? $report->ids( '' ) : null;
		if ( null !== $ids ) {
			return (int) $this->context->database->value(
				$this->tables->name( "SELECT COUNT(*) FROM {$ids->sql} WHERE {$condition->sql}" ),
				...[ ...$ids->args, ...$condition->args ]
			);
		}
		$from = self::from( $report, $condition );
		return (int) $this->context->database->value(
			$this->tables->name( "SELECT COUNT(*) FROM ( SELECT 1 AS one {$from->sql} ) counted" ),
			...$from->args
		);
	}

	/**
	 * What follows the columns, up to the order.
	 */
	public static function from( ListReport $report, Condition $condition ): Condition {
		$source  = $report instanceof HasSource ? $report->source() : new Condition( $report->from() );
		$groups  = implode( ', ', array_map( static fn( Column $one ) => $one->sql, $report->columns() ) );
		$grouped = [] === $report->measures() ? '' : " GROUP BY $groups";
		return new Condition( "FROM {$source->sql} WHERE {$condition->sql}$grouped", ...$source->args, ...$condition->args );
	}

	/**
	 * A row as REST answers it, of what the database says.
	 *
	 * @param list<Column>               $columns
	 * @param list<Measure>              $measures
	 * @param array<string, string|null> $row
	 * @return array<string, bool|int|float|string|null>
	 */
	public static function row( array $columns, array $measures, array $row ): array {
		$answer = [];
		foreach ( $columns as $column ) {
			$answer[ $column->name ] = $column->answer( $row[ $column->name ] );
		}
		$figures = [];
		foreach ( $measures as $measure ) {
			$figures[ $measure->name ] = null === $measure->derive
				? $measure->read( $row[ $measure->name ] )
				: $measure->derive->of( $figures );
			if ( '' !== $measure->description ) {
				$answer[ $measure->name ] = $measure->answer( $figures[ $measure->name ] );
			}
		}
		return $answer;
	}
}
