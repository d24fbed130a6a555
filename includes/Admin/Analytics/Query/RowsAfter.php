<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\SortsByIndex;
use Storewright\Kernel\Context;

/**
 * Reads the rows of a report part by part, each after the last row of the part before. A place is what a row is sorted by and the ids that
 * tell it from others: rows that come or go meanwhile move no other one, as they would where rows are counted.
 */
final class RowsAfter {

	/**
	 * The names that the parts of a place have in the query and in a row begin so.
	 */
	private const PART = 'storewright_place_';

	private readonly ReportTables $tables;

	public function __construct( private readonly Context $context ) {
		$this->tables = new ReportTables( $context );
	}

	/**
	 * Some of the rows, in the order that ListQuery answers them in.
	 *
	 * @param ListReport        $report
	 * @param Condition         $condition
	 * @param string            $orderby    One of the keys of the report's orderby().
	 * @param bool              $descending
	 * @param int               $limit
	 * @param list<string|null> $after      The place of the row before them, [] for the first ones.
	 * @param list<string>|null $names      Which of its columns are wanted, null for all.
	 * @return list<array<string, bool|int|float|string|null>>
	 */
	public function of(
		ListReport $report,
		Condition $condition,
		string $orderby,
		bool $descending,
		int $limit,
		array $after,
		?array $names = null
	): array {
		$columns  = array_values(
			array_filter( $report->columns(), static fn( Column $one ) => null === $names || in_array( $one->name, $names, true ) )
		);
		$measures = $report->measures();
		$parts    = $this->parts( $report, $orderby, $descending );
		$ends     = $this->ends( $report, $condition, $orderby, $parts, $limit, $after );
		$rows     = $this->read( $report, $columns, $ends ?? $condition, $parts, $limit, $after );
		if ( null !== $ends && count( $rows ) < $limit ) {
			// One of them has gone since it was looked where they end.
			$rows = $this->read( $report, $columns, $condition, $parts, $limit, $after );
		}
		return array_map(
			static fn( array $row ): array => ListQuery::row( $columns, $measures, $row ) + array_intersect_key( $row, $parts ),
			$rows
		);
	}

	/**
	 * The place of a row that was read here.
	 *
	 * @param array<mixed> $row
	 * @return list<string|null>
	 */
	public static function place( array $row ): array {
		$parts = array_filter( $row, static fn( int|string $name ) => str_starts_with( (string) $name, self::PART ), ARRAY_FILTER_USE_KEY );
		ksort( $parts, SORT_NATURAL );
		return array_values( array_map( static fn( mixed $part ) => is_scalar( $part ) ? (string) $part : null, $parts ) );
	}

	/**
	 * What rows are sorted by, one after the other: what is asked for, then the ids, so that no two rows are equal.
	 *
	 * @return array<string, SortPart> By the name in the query.
	 */
	private function parts( ListReport $report, string $orderby, bool $descending ): array {
		$sort   = $report->orderby()[ $orderby ];
		$figure = array_column( $report->measures(), null, 'name' )[ (string) $sort->name ] ?? null;
		$column = array_column( $report->columns(), null, 'name' )[ (string) $sort->name ] ?? null;
		$first  = match ( true ) {
			// What follows from other figures is an expression of their names.
			null !== $figure => $this->part( $figure->derive?->sql() ?? $figure->sql ?? '', true, $descending, null !== $figure->derive ),
			null !== $column => $this->part( $column->sql, self::is_number( $column ), $descending, false ),
			default          => $this->part( $sort->sql, $sort->is_number, $descending, $sort->is_of_row ),
		};
		$keys  = [] === $report->measures() ? array_slice( $report->columns(), 0, 1 ) : $report->columns();
		$ties  = $descending && $report instanceof SortsByIndex;
		$parts = [ $first ];
		foreach ( $keys as $key ) {
			$parts[] = $this->part( $key->sql, self::is_number( $key ), $ties, false );
		}
		return array_combine( array_map( static fn( int $at ) => self::PART . $at, array_keys( $parts ) ), $parts );
	}

	private function part( string $sql, bool $is_number, bool $descending, bool $is_derived ): SortPart {
		// SQLite's fractions are binary, and lose digits on their way through a text.
		return new SortPart( $is_number && $this->context->database->is_sqlite() ? "ROUND( $sql, 6 )" : $sql, $is_number, $descending, $is_derived );
	}

	private static function is_number( Column $column ): bool {
		return in_array( $column->type, [ 'integer', 'number', 'boolean' ], true );
	}

	/**
	 * The condition with the time of the last row, where rows are sorted by one: they are found along its index then.
	 *
	 * @param ListReport              $report
	 * @param Condition               $condition
	 * @param string                  $orderby
	 * @param array<string, SortPart> $parts
	 * @param int                     $limit
	 * @param list<string|null>       $after
	 * @return Condition|null Null where there is no such time.
	 */
	private function ends( ListReport $report, Condition $condition, string $orderby, array $parts, int $limit, array $after ): ?Condition {
		$time = ListQuery::time( $report, $orderby )?->sql;
		if ( null === $time || $limit < 1 ) {
			return null;
		}
		$descending = $parts[ self::PART . '0' ]->descending;
		$from       = ListQuery::from( $report, Condition::all( $condition, SortPart::after( array_values( $parts ), $after ) ) );
		$last       = $this->context->database->value(
			$this->tables->name( "SELECT $time AS t {$from->sql} ORDER BY t " . ( $descending ? 'DESC' : 'ASC' ) . ' LIMIT 1 OFFSET %d' ),
			...[ ...$from->args, $limit - 1 ]
		);
		return null === $last ? null : Condition::all( $condition, new Condition( "$time " . ( $descending ? '>' : '<' ) . '= %s', $last ) );
	}

	/**
	 * @param ListReport              $report
	 * @param list<Column>            $columns
	 * @param Condition               $condition
	 * @param array<string, SortPart> $parts
	 * @param int                     $limit
	 * @param list<string|null>       $after
	 * @return list<array<string, string|null>>
	 */
	private function read( ListReport $report, array $columns, Condition $condition, array $parts, int $limit, array $after ): array {
		$measures = array_filter( $report->measures(), static fn( Measure $one ) => null === $one->derive );
		$plain    = array_filter( $parts, static fn( SortPart $part ) => ! $part->is_derived );
		$derived  = array_diff_key( $parts, $plain );
		$selected = [
			...array_map( static fn( Column $one ) => "{$one->sql} AS {$one->name}", $columns ),
			...array_map( static fn( Measure $one ) => "{$one->sql} AS {$one->name}", array_values( $measures ) ),
			...array_map( static fn( string $name, SortPart $part ) => "{$part->sql} AS $name", array_keys( $plain ), $plain ),
		];
		$is_alone = [] === $report->measures();
		$later    = SortPart::after( array_values( $parts ), $is_alone ? $after : [] );
		$from     = ListQuery::from( $report, Condition::all( $condition, $later ) );
		$query    = new Condition( 'SELECT ' . implode( ', ', $selected ) . " {$from->sql}", ...$from->args );
		if ( ! $is_alone ) {
			// What is added up can be compared in an outer query only, and what follows from it in one more.
			$more  = array_map( static fn( string $name, SortPart $part ) => ", {$part->sql} AS $name", array_keys( $derived ), $derived );
			$query = [] === $derived
				? $query
				: new Condition( 'SELECT d.*' . implode( '', $more ) . " FROM ( {$query->sql} ) d", ...$query->args );
			$named = array_map( static fn( string $name, SortPart $part ) => $part->named( "s.$name" ), array_keys( $parts ), $parts );
			$where = [] === $after ? Condition::all() : SortPart::after( $named, $after );
			$query = new Condition( "SELECT * FROM ( {$query->sql} ) s WHERE {$where->sql}", ...$query->args, ...$where->args );
		}
		$order = array_map(
			static fn( string $name, SortPart $part ) => $name . ( $part->descending ? ' DESC' : ' ASC' ),
			array_keys( $parts ),
			$parts
		);
		return $this->context->database->rows(
			$this->tables->name( "{$query->sql} ORDER BY " . implode( ', ', $order ) . ' LIMIT %d' ),
			...[ ...$query->args, $limit ]
		);
	}
}
