<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Brick\Math\BigDecimal;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Admin\Analytics\Declaration\Part;
use Storewright\Database\Connection;

/**
 * Adds up the figures of a report: in total, by interval, by segment, or both.
 */
final class StatsQuery {

	public function __construct( private readonly Connection $database, private readonly ReportTables $tables ) {}

	/**
	 * Returns the figures of each interval and segment that has any.
	 *
	 * @param array<string, Part> $parts     Where they come from.
	 * @param list<Measure>       $measures  Which ones; derived ones included.
	 * @param Condition           $condition Which rows count.
	 * @param string|null         $period    Expression for the interval, null for the total.
	 * @param string|null         $segment   Expression for the id of the segment, null for all together.
	 * @return array<string, array<int, array<string, BigDecimal>>> By the interval's key ('' for the total), id of the segment (0 for
	 *         all together) and name of the measure.
	 */
	public function figures( array $parts, array $measures, Condition $condition, ?string $period, ?string $segment ): array {
		$figures = [];
		foreach ( $parts as $name => $part ) {
			$of_part = array_values(
				array_filter( $measures, static fn( Measure $one ) => null !== $one->sql && $one->part === $name )
			);
			if ( [] === $of_part ) {
				continue;
			}
			foreach ( $this->rows( $part, $of_part, $condition, $period, $segment ) as $row ) {
				$key = (string) ( $row['k'] ?? '' );
				$id  = (int) ( $row['g'] ?? 0 );
				foreach ( $of_part as $index => $measure ) {
					$figures[ $key ][ $id ][ $measure->name ] = $measure->read( $row[ "m$index" ] );
				}
			}
		}
		return $figures;
	}

	/**
	 * @param Part          $part
	 * @param list<Measure> $measures
	 * @param Condition     $condition
	 * @param string|null   $period
	 * @param string|null   $segment
	 * @return list<array<string, string|null>>
	 */
	private function rows( Part $part, array $measures, Condition $condition, ?string $period, ?string $segment ): array {
		$groups  = array_filter(
			[
				'k' => $period,
				'g' => $segment,
			],
			static fn( ?string $sql ) => null !== $sql
		);
		$named   = array_map( static fn( string $name, string $sql ) => "$sql AS $name", array_keys( $groups ), $groups );
		$sums    = array_map( static fn( int $index, Measure $one ) => "{$one->sql} AS m$index", array_keys( $measures ), $measures );
		$from    = "FROM {$part->from} WHERE {$condition->sql}";
		$grouped = [] === $groups ? '' : ' GROUP BY ' . implode( ', ', null === $part->distinct ? $groups : array_keys( $groups ) );
		$sql     = null === $part->distinct
			? 'SELECT ' . implode( ', ', [ ...$named, ...$sums ] ) . " $from"
			: 'SELECT ' . implode( ', ', [ ...array_keys( $groups ), ...$sums ] )
				. ' FROM ( SELECT DISTINCT ' . implode( ', ', [ ...$named, $part->distinct ] ) . " $from ) s";
		return $this->database->rows( $this->tables->name( $sql . $grouped ), ...$condition->args );
	}
}
