<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Brick\Math\BigDecimal;
use Storewright\Database\Connection;
use Storewright\Database\DeadlockRetry;
use Storewright\Shop\ReportTables;

/**
 * How far the sums of days and months are from those of the rows of orders: always 0, unless others have written.
 */
final class DayDrift {

	private const LOCK = 'report_days';

	public function __construct( private readonly Connection $database, private readonly ReportTables $tables ) {}

	/**
	 * What is missing in the sums of some days, or is too much (negative). Each table is looked up in one statement, so that orders which
	 * are written meanwhile are in both or in neither.
	 *
	 * @param string $from  First day, such as `2026-11-01`, in site time.
	 * @param string $until Last day.
	 * @return list<array<string, string|null>> One row for each day, date type and so on that differs: the columns of the table but shard.
	 *         Those of DayTotals::PARTS have a `kind`, those of ItemSums `entries`: they are of the whole months of these days.
	 */
	public function of( string $from, string $until ): array {
		return [ ...$this->of_days( $from, $until ), ...$this->of_months( $from, $until ), ...$this->of_items( $from, $until ) ];
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private function of_days( string $from, string $until ): array {
		$of = fn( string $table ): array => $this->of_table( $table, $from, $until );
		return array_merge( ...array_map( $of, [ DayTotals::TABLE, DayTotals::PARTS ] ) );
	}

	/**
	 * How far the sums of the months of some days are from those of their days.
	 *
	 * @return list<array<string, string|null>>
	 */
	private function of_months( string $from, string $until ): array {
		$table    = $this->database->table( DayTotals::PARTS );
		$key      = implode( ', ', array_diff( DayTotals::TABLES[ DayTotals::PARTS ], [ 'shard' ] ) );
		$measures = [ 'orders', 'items', ...DayTotals::AMOUNTS ];
		$of_month = strtr(
			$key,
			[
				'kind' => "CONCAT( '" . DayTotals::BY_MONTH . "', kind ) AS kind",
				'day'  => "CONCAT( SUBSTR( day, 1, 7 ), '-01' ) AS day",
			]
		);
		return $this->differing(
			DayTotals::PARTS,
			$key,
			[
				"SELECT $of_month, " . implode( ', ', $measures ) . " FROM $table WHERE {$this->of_kinds( '' )} AND day >= %s AND day <= %s",
				"SELECT $key, -" . implode( ', -', $measures )
					. " FROM $table WHERE {$this->of_kinds( DayTotals::BY_MONTH )} AND day >= %s AND day <= %s",
			],
			[ substr( $from, 0, 7 ) . '-01', SiteDay::last_of_month( $until ), substr( $from, 0, 7 ) . '-01', substr( $until, 0, 7 ) . '-01' ]
		);
	}

	/**
	 * @param string       $table One of DayTotals::TABLES.
	 * @param string       $key   Columns that tell sums apart.
	 * @param list<string> $parts Queries of what is to be added up.
	 * @param list<string> $args  Their values.
	 * @return list<array<string, string|null>> Sums that are not 0.
	 */
	private function differing( string $table, string $key, array $parts, array $args ): array {
		$measures = [ 'orders', 'items', ...DayTotals::AMOUNTS_OF[ $table ] ];
		$sums     = array_map( static fn( string $column ) => "SUM( $column ) AS $column", $measures );
		$differs  = array_map( static fn( string $column ) => "ABS( SUM( $column ) ) > 0.0000005", $measures );
		return $this->database->rows(
			"SELECT $key, " . implode( ', ', $sums ) . ' FROM ( ' . implode( ' UNION ALL ', $parts ) . " ) d GROUP BY $key
			HAVING " . implode( ' OR ', $differs ),
			...$args
		);
	}

	/**
	 * How far the sums of items of the months of some days are from those of the rows of items.
	 *
	 * @return list<array<string, string|null>>
	 */
	private function of_items( string $from, string $until ): array {
		$from             = substr( $from, 0, 7 ) . '-01';
		$until            = substr( $until, 0, 7 ) . '-01';
		[ $parts, $args ] = ItemSums::recomputed( $this->tables, $from, $until );

		$key     = implode( ', ', array_diff( ItemSums::KEY, [ 'shard' ] ) );
		$parts[] = "SELECT $key, -orders, -items, -" . implode( ', -', ItemSums::AMOUNTS )
			. " FROM {$this->tables->items} WHERE " . ItemSums::of_kinds() . ' AND day >= %s AND day <= %s';
		return $this->differing( ItemSums::TABLE, $key, $parts, [ ...$args, $from, $until ] );
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private function of_table( string $table, string $from, string $until ): array {
		$kinds = DayTotals::PARTS === $table ? DayTotals::KINDS : [ '' => '' ];
		$key   = array_diff( DayTotals::TABLES[ $table ], [ 'shard' ] );
		$parts = [];
		$args  = [];
		foreach ( DayTotals::DATES as $type => $column ) {
			foreach ( $kinds as $kind => $value ) {
				$parts[] = 'SELECT ' . implode( ', ', $this->summed( $key, $type, $column, $kind, $value ) )
					. " FROM {$this->tables->order_stats} WHERE $column >= %s AND $column <= %s";
				array_push( $args, "$from 00:00:00", "$until 23:59:59" );
			}
		}
		$measures = [ 'orders', 'items', ...DayTotals::AMOUNTS ];
		$key      = implode( ', ', $key );
		$parts[]  = "SELECT $key, -" . implode( ', -', $measures )
			. " FROM {$this->database->table( $table )} WHERE " . ( DayTotals::PARTS === $table ? $this->of_kinds( '' ) . ' AND ' : '' ) . 'day >= %s AND day <= %s';
		array_push( $args, $from, $until );
		return $this->differing( $table, $key, $parts, $args );
	}

	/**
	 * Names the first columns of the key, so that a day's rows are found by it.
	 *
	 * @param string $prefix Of the kinds.
	 */
	private function of_kinds( string $prefix ): string {
		return "kind IN ( '$prefix" . implode( "', '$prefix", array_keys( DayTotals::KINDS ) ) . "' ) AND date_type IN ( '"
			. implode( "', '", array_keys( DayTotals::DATES ) ) . "' )";
	}

	/**
	 * What a row of order_stats adds to the sums, in the order of their columns.
	 *
	 * @param array<string> $key    Columns of the table.
	 * @param string        $type   The date type.
	 * @param string        $column Of that date.
	 * @param string        $kind   '' where the sums have none.
	 * @param string        $value  Column of the kind.
	 * @return list<string> Expressions.
	 */
	private function summed( array $key, string $type, string $column, string $kind, string $value ): array {
		$all = [
			'kind'               => "'$kind'",
			'date_type'          => "'$type'",
			'day'                => "DATE( $column )",
			'value'              => $value,
			'status'             => 'status',
			'currency'           => 'storewright_currency',
			'is_refund'          => 'CASE WHEN parent_id = 0 THEN 0 ELSE 1 END',
			'returning_customer' => 'COALESCE( returning_customer, 0 )',
		];
		$all = array_intersect_key( $all, array_flip( $key ) );
		$all = array_merge( array_flip( $key ), $all ) + [
			'orders'   => '1',
			'items'    => 'num_items_sold',
			'total'    => $this->exact( 'total_sales' ),
			'tax'      => $this->exact( 'tax_total' ),
			'shipping' => $this->exact( 'shipping_total' ),
			'net'      => $this->exact( 'net_total' ),
			'coupons'  => $this->exact( 'storewright_discount' ),
			'refunds'  => "CASE WHEN net_total < 0 THEN -{$this->exact( 'net_total' )} - {$this->exact( 'tax_total' )} - {$this->exact( 'shipping_total' )} ELSE 0 END",
		];
		return array_map( static fn( string $name, string $sql ) => "$sql AS $name", array_keys( $all ), array_values( $all ) );
	}

	/**
	 * Corrects the sums of some days, but those of items. What others add meanwhile stays added.
	 *
	 * @param string $from  First day.
	 * @param string $until Last day.
	 * @return int How many rows differed.
	 */
	public function repair( string $from, string $until ): int {
		return $this->database->lock(
			self::LOCK,
			function () use ( $from, $until ): int {
				$days = $this->of_days( $from, $until );
				$this->correct( $days );
				$months = $this->of_months( $from, $until );
				$this->correct( $months );
				return count( $days ) + count( $months );
			}
		);
	}

	/**
	 * Corrects the sums of items of the months of some days, as repair() does.
	 *
	 * @param string $from  A day of the first month.
	 * @param string $until A day of the last month.
	 * @return int How many rows differed.
	 */
	public function repair_items( string $from, string $until ): int {
		return $this->database->lock(
			self::LOCK,
			function () use ( $from, $until ): int {
				$drift = $this->of_items( $from, $until );
				$this->correct( $drift );
				return count( $drift );
			}
		);
	}

	/**
	 * @param list<array<string, string|null>> $drift
	 */
	private function correct( array $drift ): void {
		$totals = new DayTotals( $this->database );
		foreach ( $drift as $row ) {
			$table = match ( true ) {
				isset( $row['entries'] ) => ItemSums::TABLE,
				isset( $row['kind'] )    => DayTotals::PARTS,
				default                  => DayTotals::TABLE,
			};
			$key = self::key( $table, [ 'shard' => '0' ] + $row );
			$totals->change( $table, $key, (int) $row['orders'], (int) $row['items'], self::amounts( $table, $row, 1 ) );
		}
		if ( [] !== $drift ) {
			// Somebody has written rows of orders without a word.
			$totals->all_changed();
		}
		DeadlockRetry::run( fn() => $this->database->transaction( $totals->flush( ... ) ) );
	}

	/**
	 * Whether there are neither rows of orders nor sums of any.
	 */
	public function is_empty(): bool {
		if ( null !== $this->database->value( "SELECT 1 FROM {$this->tables->order_stats} LIMIT 1" ) ) {
			return false;
		}
		foreach ( DayTotals::TABLES as $table => $columns ) {
			$key   = implode( ', ', array_diff( $columns, [ 'shard' ] ) );
			$is    = static fn( string $column ) => "ABS( SUM( $column ) ) > 0.0000005";
			$some  = implode( ' OR ', array_map( $is, [ 'orders', 'items', ...DayTotals::AMOUNTS_OF[ $table ] ] ) );
			$kinds = DayTotals::PARTS === $table ? "WHERE {$this->of_kinds( '' )} OR {$this->of_kinds( DayTotals::BY_MONTH )}" : '';
			if ( null !== $this->database->value( "SELECT 1 FROM {$this->database->table( $table )} $kinds GROUP BY $key HAVING $some LIMIT 1" ) ) {
				return false;
			}
		}
		return true;
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
			...array_map( fn( string $column ) => "SELECT MIN( $column ), MAX( $column ) FROM {$this->tables->order_stats} WHERE $column > '0001-01-01 00:00:00'", DayTotals::DATES ),
			"SELECT MIN( day ), MAX( day ) FROM $table",
		] as $sql ) {
			array_push( $days, ...array_values( array_filter( (array) $this->database->row( $sql ), is_string( ... ) ) ) );
		}
		return [] === $days ? null : [ substr( min( $days ), 0, 10 ), substr( max( $days ), 0, 10 ) ];
	}

	/**
	 * The days that have sums: those on which orders were made, paid or completed.
	 *
	 * @return list<string> The earliest first.
	 */
	public function days_with_sums(): array {
		$types = implode( "', '", array_keys( DayTotals::DATES ) );
		return $this->texts( "SELECT DISTINCT day FROM {$this->database->table( DayTotals::TABLE )} WHERE date_type IN ( '$types' )" );
	}

	/**
	 * The days that have sums or rows of orders.
	 *
	 * @return list<string> The earliest first.
	 */
	public function days_with_orders(): array {
		$days = array_unique(
			[
				...$this->days_with_sums(),
				...$this->texts(
					"SELECT DISTINCT SUBSTR( date_created, 1, 10 ) FROM {$this->tables->order_stats} WHERE date_created > '0001-01-01 00:00:00'"
				),
			]
		);
		sort( $days );
		return $days;
	}

	/**
	 * @return list<string>
	 */
	private function texts( string $sql ): array {
		$texts = array_values( array_filter( $this->database->column( $sql ), is_string( ... ) ) );
		sort( $texts );
		return $texts;
	}

	/**
	 * Adds the shards of past days together. Rows are only added to, and removed where nothing is left in them.
	 *
	 * @param string $before Days before this one.
	 * @param int    $limit  At most so many rows of each table.
	 * @return int How many rows were folded.
	 */
	public function fold( string $before, int $limit ): int {
		$fold = fn( string $table ): int => $this->fold_table( $table, $before, $limit );
		return $this->database->lock( self::LOCK, static fn(): int => array_sum( array_map( $fold, array_keys( DayTotals::TABLES ) ) ) );
	}

	private function fold_table( string $name, string $before, int $limit ): int {
		$table  = $this->database->table( $name );
		$rows   = $this->database->rows( "SELECT * FROM $table WHERE day < %s AND shard > 0 LIMIT %d", $before, $limit );
		$totals = new DayTotals( $this->database );
		foreach ( $rows as $row ) {
			$key = self::key( $name, $row );
			$totals->change( $name, $key, - (int) $row['orders'], - (int) $row['items'], self::amounts( $name, $row, -1 ) );
			$totals->change( $name, [ 'shard' => '0' ] + $key, (int) $row['orders'], (int) $row['items'], self::amounts( $name, $row, 1 ) );
		}
		$zero  = implode( ' AND ', array_map( static fn( string $column ) => "$column = 0", [ 'orders', 'items', ...DayTotals::AMOUNTS_OF[ $name ] ] ) );
		$write = function () use ( $totals, $table, $before, $zero ): void {
			$totals->flush();
			$this->database->execute( "DELETE FROM $table WHERE day < %s AND shard > 0 AND $zero", $before );
		};
		DeadlockRetry::run( fn() => $this->database->transaction( $write ) );
		return count( $rows );
	}

	/**
	 * @param string                     $table
	 * @param array<string, string|null> $row
	 * @return array<string, string>
	 */
	private static function key( string $table, array $row ): array {
		return array_map( strval( ... ), array_intersect_key( $row, array_flip( DayTotals::TABLES[ $table ] ) ) );
	}

	/**
	 * @param string                     $table
	 * @param array<string, string|null> $row
	 * @param int                        $sign
	 * @return array<string, int|BigDecimal>
	 */
	private static function amounts( string $table, array $row, int $sign ): array {
		$amounts = [];
		foreach ( DayTotals::AMOUNTS_OF[ $table ] as $column ) {
			$amount             = Exact::of( $row[ $column ] );
			$amounts[ $column ] = 1 === $sign ? $amount : Exact::negated( $amount );
		}
		return DayTotals::rounded( $amounts );
	}

	/**
	 * A double that holds a decimal, as that decimal.
	 */
	private function exact( string $column ): string {
		return "CAST( $column AS DECIMAL( 26, 8 ) )";
	}
}
