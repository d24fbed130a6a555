<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\HasOrderNumbers;
use Storewright\Admin\Analytics\Declaration\ItemMeasures;
use Storewright\Admin\Analytics\Declaration\Measure;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\IdNumbers;
use Storewright\Shop\Reports\KeptFigures;

/**
 * How many orders there were of what a report goes by, such as categories: kept of days and months. Each order is of one day, so that those
 * of several are added up.
 */
final class OrderNumbers {

	/**
	 * SQLite takes no more parts of one query: more are parts of parts.
	 */
	private const PARTS = 400;

	/**
	 * @param Context $context
	 * @param bool    $is_patient Whether to look at all that is not known yet, however long that takes.
	 */
	public function __construct( private readonly Context $context, private readonly bool $is_patient = false ) {}

	/**
	 * Returns the numbers of a period.
	 *
	 * @param HasOrderNumbers $report
	 * @param Period          $period
	 * @param Condition       $condition Which orders count, apart from their time.
	 * @return array<int, int>|null By id; null where they have to be counted of the rows themselves.
	 */
	public function of( HasOrderNumbers $report, Period $period, Condition $condition ): ?array {
		if ( ! $period->is_of_whole_days() || ! $condition->is_about( [ 's.status' ] ) ) {
			return null;
		}
		$kept    = new KeptFigures( $this->context->database );
		$others  = $kept->changes_of( $report->depends_on() );
		$changes = array_map(
			static fn( int $number ) => $number + $others,
			$kept->changes( 'created', $period->from->format( 'Y-m-d' ), $period->to->format( 'Y-m-d' ) )
		);
		$from    = ( new ReportTables( $this->context ) )->name( $report->from() );
		$name    = sha1( implode( "\0", [ $from, ItemMeasures::ORDERS, trim( $condition->sql, '() ' ), ...$condition->args ] ) );
		$look    = fn( string $from, string $until ): array => $this->look( $report, $condition, $from, $until );
		try {
			$known = ( new KeptDays( $this->context, $name, IdNumbers::class, $look, $this->is_patient ) )->of_period( $period, $changes );
		} catch ( TooMuchUnknown ) {
			return null;
		}
		return IdNumbers::together( ...array_column( $known, 'value' ) )->numbers;
	}

	/**
	 * A table of the numbers, `o`, for the sums of a report to be joined with.
	 *
	 * @param HasOrderNumbers $report
	 * @param array<int, int> $numbers
	 */
	public static function join( HasOrderNumbers $report, array $numbers ): string {
		$rows  = array_map( static fn( int $id, int $number ) => "SELECT $id AS id, $number AS orders", array_keys( $numbers ), $numbers );
		$parts = [];
		foreach ( array_chunk( [ 'SELECT 0 AS id, 0 AS orders', ...$rows ], self::PARTS ) as $at => $some ) {
			$parts[] = 'SELECT id, orders FROM ( ' . implode( ' UNION ALL ', $some ) . " ) o$at";
		}
		return ' LEFT JOIN ( ' . implode( ' UNION ALL ', $parts ) . " ) o ON o.id = {$report->numbered_by()}";
	}

	/**
	 * A measure of orders as that table has it.
	 */
	public static function measure( Measure $orders ): Measure {
		return Measure::count( $orders->name, $orders->description, 'COALESCE( MAX( o.orders ), 0 )' );
	}

	/**
	 * @return array<string, IdNumbers> By day.
	 */
	private function look( HasOrderNumbers $report, Condition $condition, string $from, string $until ): array {
		$date    = $report->date( DateType::Created );
		$id      = $report->numbered_by();
		$where   = Condition::all( new Condition( "$date >= %s AND $date <= %s", "$from 00:00:00", "$until 23:59:59" ), $condition );
		$numbers = [];
		foreach ( $this->context->database->rows(
			( new ReportTables( $this->context ) )->name(
				"SELECT SUBSTR( $date, 1, 10 ) AS day, $id AS id, " . ItemMeasures::ORDERS . " AS orders FROM {$report->from()}
				WHERE {$where->sql} GROUP BY SUBSTR( $date, 1, 10 ), $id"
			),
			...$where->args
		) as $row ) {
			$numbers[ (string) $row['day'] ][ (int) $row['id'] ] = (int) $row['orders'];
		}
		return array_map( static fn( array $of ) => new IdNumbers( $of ), $numbers );
	}
}
