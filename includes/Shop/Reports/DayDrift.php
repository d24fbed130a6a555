<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Brick\Math\BigDecimal;
use Storewright\Database\Connection;
use Storewright\Kernel\Money;

/**
 * How far the sums of days are from those of the rows of order_stats: always 0, unless others have written.
 */
final class DayDrift {

	private const LOCK = 'report_days';

	public function __construct( private readonly Connection $database, private readonly string $stats ) {}

	/**
	 * What is missing in the sums of some days, or is too much (negative). Looked up in one statement, so that orders which are written
	 * meanwhile are in both or in neither.
	 *
	 * @param string $from  First day, such as `2026-11-01`, in site time.
	 * @param string $until Last day.
	 * @return list<array<string, string|null>> One row for each day, date type and so on that differs: the columns of DayTotals but shard.
	 */
	public function of( string $from, string $until ): array {
		$parts = [];
		$args  = [];
		foreach ( DayTotals::DATES as $type => $column ) {
			$parts[] = "SELECT '$type' AS date_type, DATE( $column ) AS day, status, storewright_currency AS currency,
				CASE WHEN parent_id = 0 THEN 0 ELSE 1 END AS is_refund, COALESCE( returning_customer, 0 ) AS returning_customer,
				1 AS orders, num_items_sold AS items, {$this->exact( 'total_sales' )} AS total, {$this->exact( 'tax_total' )} AS tax,
				{$this->exact( 'shipping_total' )} AS shipping, {$this->exact( 'net_total' )} AS net,
				{$this->exact( 'storewright_discount' )} AS coupons, CASE WHEN net_total < 0 THEN -{$this->exact( 'net_total' )}
				- {$this->exact( 'tax_total' )} - {$this->exact( 'shipping_total' )} ELSE 0 END AS refunds
				FROM {$this->stats} WHERE $column >= %s AND $column <= %s";
			array_push( $args, "$from 00:00:00", "$until 23:59:59" );
		}
		$measures = [ 'orders', 'items', ...DayTotals::AMOUNTS ];
		$key      = implode( ', ', array_diff( DayTotals::KEY, [ 'shard' ] ) );
		$parts[]  = "SELECT $key, -" . implode( ', -', $measures )
			. " FROM {$this->database->table( DayTotals::TABLE )} WHERE day >= %s AND day <= %s";
		array_push( $args, $from, $until );
		$sums    = array_map( static fn( string $column ) => "SUM( $column ) AS $column", $measures );
		$differs = array_map( static fn( string $column ) => "ABS( SUM( $column ) ) > 0.0000005", $measures );
		return $this->database->rows(
			"SELECT $key, " . implode( ', ', $sums ) . ' FROM ( ' . implode( ' UNION ALL ', $parts ) . " ) d GROUP BY $key
			HAVING " . implode( ' OR ', $differs ),
			...$args
		);
	}

	/**
	 * Corrects the sums of some days. What others add meanwhile stays added.
	 *
	 * @param string $from  First day.
	 * @param string $until Last day.
	 * @return int How many rows differed.
	 */
	public function repair( string $from, string $until ): int {
		return $this->database->lock(
			self::LOCK,
			function () use ( $from, $until ): int {
				$drift  = $this->of( $from, $until );
				$totals = new DayTotals( $this->database );
				foreach ( $drift as $row ) {
					$key = [];
					foreach ( DayTotals::KEY as $column ) {
						$key[ $column ] = 'shard' === $column ? 0 : (string) $row[ $column ];
					}
					$totals->change( $key, (int) $row['orders'], (int) $row['items'], self::amounts( $row, 1 ) );
				}
				$this->database->transaction( $totals->flush( ... ) );
				return count( $drift );
			}
		);
	}

	/**
	 * The first and the last day of which anything is known.
	 *
	 * @return array{string, string}|null Null where there is none.
	 */
	public function days(): ?array {
		$table = $this->database->table( DayTotals::TABLE );
		$days  = [];
		foreach ( [
			...array_map( fn( string $column ) => "SELECT MIN( $column ), MAX( $column ) FROM {$this->stats} WHERE $column > '0001-01-01 00:00:00'", DayTotals::DATES ),
			"SELECT MIN( day ), MAX( day ) FROM $table",
		] as $sql ) {
			array_push( $days, ...array_values( array_filter( (array) $this->database->row( $sql ), is_string( ... ) ) ) );
		}
		return [] === $days ? null : [ substr( min( $days ), 0, 10 ), substr( max( $days ), 0, 10 ) ];
	}

	/**
	 * Adds the shards of past days together. Rows are only added to, and removed where nothing is left in them.
	 *
	 * @param string $before Days before this one.
	 * @param int    $limit  At most so many rows.
	 * @return int How many rows were folded.
	 */
	public function fold( string $before, int $limit ): int {
		return $this->database->lock(
			self::LOCK,
			function () use ( $before, $limit ): int {
				$table  = $this->database->table( DayTotals::TABLE );
				$rows   = $this->database->rows( "SELECT * FROM $table WHERE day < %s AND shard > 0 LIMIT %d", $before, $limit );
				$totals = new DayTotals( $this->database );
				foreach ( $rows as $row ) {
					$key = [];
					foreach ( DayTotals::KEY as $column ) {
						$key[ $column ] = (string) $row[ $column ];
					}
					$totals->change( $key, - (int) $row['orders'], - (int) $row['items'], self::amounts( $row, -1 ) );
					$totals->change( array_replace( $key, [ 'shard' => '0' ] ), (int) $row['orders'], (int) $row['items'], self::amounts( $row, 1 ) );
				}
				$zero = implode( ' AND ', array_map( static fn( string $column ) => "$column = 0", [ 'orders', 'items', ...DayTotals::AMOUNTS ] ) );
				$this->database->transaction(
					function () use ( $totals, $table, $before, $zero ): void {
						$totals->flush();
						$this->database->execute( "DELETE FROM $table WHERE day < %s AND shard > 0 AND $zero", $before );
					}
				);
				return count( $rows );
			}
		);
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, BigDecimal>
	 */
	private static function amounts( array $row, int $sign ): array {
		$amounts = [];
		foreach ( DayTotals::AMOUNTS as $column ) {
			$amounts[ $column ] = Money::of( $row[ $column ] )->multipliedBy( $sign );
		}
		return $amounts;
	}

	/**
	 * A double that holds a decimal, as that decimal.
	 */
	private function exact( string $column ): string {
		return "CAST( $column AS DECIMAL( 26, 8 ) )";
	}
}
