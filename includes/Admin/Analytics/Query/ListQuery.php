<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Storewright\Admin\Analytics\Declaration\Column;
use Storewright\Admin\Analytics\Declaration\HasSource;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Kernel\Context;

/**
 * Reads the rows of a report.
 */
final class ListQuery {

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
	 * @return list<array<string, bool|int|float|string|null>>
	 */
	public function rows( ListReport $report, Condition $condition, string $orderby, bool $descending, int $limit, int $offset ): array {
		$columns   = $report->columns();
		$measures  = $report->measures();
		$derived   = array_filter( $measures, static fn( Measure $one ) => null !== $one->derive );
		$names     = array_map( static fn( Column $one ) => $one->name, $columns );
		$selected  = [
			...array_map( static fn( Column $one ) => "{$one->sql} AS {$one->name}", $columns ),
			...array_map( static fn( Measure $one ) => "{$one->sql} AS {$one->name}", array_diff_key( $measures, $derived ) ),
		];
		$from      = self::from( $report, $condition );
		$direction = $descending ? 'DESC' : 'ASC';
		$sort      = $report->orderby()[ $orderby ];
		$sql       = 'SELECT ' . implode( ', ', $selected ) . " {$from->sql}";
		foreach ( $derived as $one ) {
			$sort = $one->name === $sort ? $one->derive?->sql() : $sort;
		}
		// Figures that follow from others are sorted by an expression of these, which only an outer query may name.
		$sql  = [] === $derived ? $sql : "SELECT * FROM ( $sql ) s";
		$rows = $this->context->database->rows(
			$this->tables->name(
				"$sql ORDER BY $sort $direction, " . ( [] === $measures ? $names[0] : implode( ', ', $names ) ) . ' LIMIT %d OFFSET %d'
			),
			...[ ...$from->args, $limit, $offset ]
		);
		return array_map( static fn( array $row ) => self::row( $columns, $measures, $row ), $rows );
	}

	/**
	 * Returns how many rows there are.
	 */
	public function count( ListReport $report, Condition $condition ): int {
		$from = self::from( $report, $condition );
		return (int) $this->context->database->value(
			$this->tables->name( "SELECT COUNT(*) FROM ( SELECT 1 AS one {$from->sql} ) counted" ),
			...$from->args
		);
	}

	/**
	 * What follows the columns, up to the order.
	 */
	private static function from( ListReport $report, Condition $condition ): Condition {
		$source  = $report instanceof HasSource ? $report->source() : new Condition( $report->from() );
		$groups  = implode( ', ', array_map( static fn( Column $one ) => $one->sql, $report->columns() ) );
		$grouped = [] === $report->measures() ? '' : " GROUP BY $groups";
		return new Condition( "FROM {$source->sql} WHERE {$condition->sql}$grouped", ...$source->args, ...$condition->args );
	}

	/**
	 * @param list<Column>               $columns
	 * @param list<Measure>              $measures
	 * @param array<string, string|null> $row
	 * @return array<string, bool|int|float|string|null>
	 */
	private static function row( array $columns, array $measures, array $row ): array {
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
