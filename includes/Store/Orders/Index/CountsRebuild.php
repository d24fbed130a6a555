<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Database\Connection;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Tables;

/**
 * Corrects the counts of orders, some days at a time, and at the end of a month those of the month.
 *
 * Nothing is locked: each part compares the orders with their counts in one statement, which sees both as they were at the same
 * moment, and adds the difference. Whoever writes orders changes both in one transaction, so that the difference stays what it was
 * until it is added.
 *
 * @internal
 */
final class CountsRebuild {

	/**
	 * Where to begin.
	 */
	public const START = '0000-00';

	/**
	 * Two who add the same difference would add it twice.
	 */
	private const LOCK = 'order_counts';

	/**
	 * Orders after which no further day is compared in the same statement.
	 */
	private const ORDERS_AT_ONCE = 5000;

	/**
	 * Rows of a statement; on SQLite each is taken apart in PHP.
	 */
	private const ROWS_A_STATEMENT = 2000;

	private const ROWS_A_STATEMENT_SQLITE = 200;

	private readonly string $counts;

	private readonly string $orders;

	public function __construct( private readonly Connection $database ) {
		$this->counts = $database->table( Tables::COUNTS );
		$this->orders = $database->table( Tables::ORDERS );
	}

	/**
	 * Corrects the next part of all counts.
	 *
	 * @param string $done    The last part that is done: a day such as `2026-11-21`, or a month such as `2026-11`.
	 * @param bool   $changed Whether times of change are meant.
	 * @return string|null The part that is done now, null where there was none.
	 */
	public function after( string $done, bool $changed ): ?string {
		$month = substr( $done, 0, 7 );
		if ( $done !== $month ) {
			return $this->part_of_month( $month, $done, $changed ) ?? $month;
		}
		$day = $this->day_after( "$month-99", $changed );
		return null === $day ? null : $this->days( $day, $changed );
	}

	/**
	 * Corrects the next days of a month; after the last one the month itself and, by times of making, its products.
	 *
	 * @param string $month   Such as `2026-11`.
	 * @param string $done    The last day that is done; `2026-11-00` for none.
	 * @param bool   $changed Whether times of change are meant.
	 * @return string|null The last day that is done now, null where the whole month is.
	 */
	public function part_of_month( string $month, string $done, bool $changed ): ?string {
		$day = $this->day_after( $done, $changed );
		if ( null !== $day && str_starts_with( $day, $month ) ) {
			return $this->days( $day, $changed );
		}
		$this->month( $month, $changed );
		if ( ! $changed ) {
			$this->products( $month );
		}
		return null;
	}

	/**
	 * Removes the counts of products that have no month: older versions wrote them.
	 */
	public function clear_without_month(): void {
		$where = "kind = %d AND period = ''";
		if ( null !== $this->database->value( "SELECT 1 FROM {$this->counts} WHERE $where LIMIT 1", OrderCounts::PRODUCT ) ) {
			$this->database->execute( "DELETE FROM {$this->counts} WHERE $where", OrderCounts::PRODUCT );
		}
	}

	/**
	 * The next day that has orders, or counts of some.
	 */
	private function day_after( string $day, bool $changed ): ?string {
		$column = self::column( $changed );
		$from   = match ( true ) {
			str_starts_with( $day, self::START ) => '0001-01-01 00:00:00',
			str_ends_with( $day, '-99' )         => MonthlyCounts::month_after( substr( $day, 0, 7 ) ),
			str_ends_with( $day, '-00' )         => substr( $day, 0, 7 ) . '-01 00:00:00',
			default                              => MonthlyCounts::day_after( $day ),
		};
		$days = [
			substr( (string) $this->database->value( "SELECT MIN( $column ) FROM {$this->orders} WHERE $column >= %s", $from ), 0, 10 ),
			(string) $this->database->value(
				"SELECT MIN( period ) FROM {$this->counts} WHERE kind = %d AND product_id = 0 AND period > %s",
				$changed ? OrderCounts::CHANGED_DAY : OrderCounts::DAY,
				str_starts_with( $day, self::START ) ? '0001' : $day
			),
		];
		$days = array_filter( $days, static fn( string $one ) => '' !== $one );
		return [] === $days ? null : min( $days );
	}

	/**
	 * Corrects days from one on: as many of its month as have few orders, at least one.
	 *
	 * @return string The last one.
	 */
	private function days( string $first, bool $changed ): string {
		$column = self::column( $changed );
		$month  = substr( $first, 0, 7 );
		$last   = substr(
			(string) $this->database->value(
				"SELECT $column FROM {$this->orders} WHERE $column >= %s AND $column < %s ORDER BY $column LIMIT 1 OFFSET %d",
				"$first 00:00:00",
				MonthlyCounts::month_after( $month ),
				self::ORDERS_AT_ONCE
			),
			0,
			10
		);
		$last   = max( $first, '' === $last ? gmdate( 'Y-m-t', (int) strtotime( "$month-01 UTC" ) ) : $last );
		$via    = $changed ? "''" : "COALESCE( p.created_via, '' )";
		$guest  = $changed ? '0' : 'CASE WHEN COALESCE( o.customer_id, 0 ) = 0 THEN 1 ELSE 0 END';
		$join   = $changed ? '' : "LEFT JOIN {$this->database->table( Tables::OPERATIONAL )} p ON p.order_id = o.id";
		$this->correct(
			$changed ? OrderCounts::CHANGED_DAY : OrderCounts::DAY,
			[ $first, $last ],
			"SELECT SUBSTR( o.$column, 1, 10 ) AS period, 0 AS product_id, HEX( o.type ) AS type, HEX( o.status ) AS status,
				HEX( $via ) AS created_via, $guest AS guest, COUNT(*) AS orders FROM {$this->orders} o $join
			WHERE o.$column >= %s AND o.$column < %s AND o.type IN ( %s, %s ) AND o.status IS NOT NULL GROUP BY 1, 3, 4, 5, 6",
			"$first 00:00:00",
			MonthlyCounts::day_after( $last ),
			Order::TYPE,
			Order::REFUND
		);
		return $last;
	}

	private function month( string $month, bool $changed ): void {
		$this->correct(
			$changed ? OrderCounts::CHANGED_MONTH : OrderCounts::MONTH,
			[ $month, $month ],
			"SELECT %s AS period, 0 AS product_id, HEX( type ) AS type, HEX( status ) AS status, HEX( created_via ) AS created_via,
				guest, SUM( orders ) AS orders FROM {$this->counts}
			WHERE kind = %d AND product_id = 0 AND period >= %s AND period <= %s GROUP BY 3, 4, 5, 6",
			$month,
			$changed ? OrderCounts::CHANGED_DAY : OrderCounts::DAY,
			"$month-00",
			"$month-99"
		);
	}

	/**
	 * Only for orders made in the month.
	 */
	private function products( string $month ): void {
		$this->correct(
			OrderCounts::PRODUCT,
			[ $month, $month ],
			"SELECT %s AS period, l.product_id, HEX( o.type ) AS type, HEX( o.status ) AS status, '' AS created_via, 0 AS guest,
				COUNT( DISTINCT o.id ) AS orders
			FROM {$this->orders} o JOIN {$this->database->table( Tables::PRODUCT_LOOKUP )} l ON l.order_id = o.id
			WHERE o.date_created_gmt >= %s AND o.date_created_gmt < %s AND o.type IN ( %s, %s ) AND o.status IS NOT NULL
			AND l.product_id > 0 GROUP BY 2, 3, 4",
			$month,
			"$month-01 00:00:00",
			MonthlyCounts::month_after( $month ),
			Order::TYPE,
			Order::REFUND
		);
	}

	/**
	 * Adds what the counts of periods lack. Texts are compared in digits: the tables need not have the same collation.
	 *
	 * @param int                    $kind
	 * @param array{string, string} $periods The first and the last one.
	 * @param string                 $select  How it should be: period, product_id, type, status, created_via, guest, orders.
	 * @param string|int             ...$args Of the placeholders in it.
	 */
	private function correct( int $kind, array $periods, string $select, string|int ...$args ): void {
		$of = OrderCounts::PRODUCT === $kind ? '' : 'AND product_id = 0';
		$this->database->lock(
			self::LOCK,
			fn() => $this->add(
				$kind,
				$this->database->rows(
					"$select UNION ALL SELECT period, product_id, HEX( type ), HEX( status ), HEX( created_via ), guest, -SUM( orders )
					FROM {$this->counts} WHERE kind = %d $of AND period >= %s AND period <= %s GROUP BY 1, 2, 3, 4, 5, 6",
					...[ ...$args, $kind, ...$periods ]
				)
			)
		);
	}

	/**
	 * @param int                              $kind
	 * @param list<array<string, string|null>> $rows Differences, several of the same key.
	 */
	private function add( int $kind, array $rows ): void {
		$orders = [];
		$values = [];
		foreach ( $rows as $row ) {
			$texts = array_map(
				static fn( string $column ) => (string) hex2bin( (string) $row[ $column ] ),
				[ 'type', 'status', 'created_via' ]
			);
			$of    = [ $kind, (int) $row['product_id'], (string) $row['period'], ...$texts, (int) $row['guest'], 0 ];
			$key   = OrderCounts::key( $of );

			$orders[ $key ] = ( $orders[ $key ] ?? 0 ) + (int) $row['orders'];
			$values[ $key ] = implode(
				',',
				array_map( fn( int|string $one ) => is_int( $one ) ? $one : $this->database->quoted( $one ), $of )
			);
		}
		$orders = array_filter( $orders, static fn( int $count ) => 0 !== $count );
		// In the order in which others take them, so that two requests can't wait for each other.
		ksort( $orders );
		$at_once = $this->database->is_sqlite() ? self::ROWS_A_STATEMENT_SQLITE : self::ROWS_A_STATEMENT;
		foreach ( array_chunk( $orders, $at_once, true ) as $some ) {
			$rows = [];
			foreach ( $some as $key => $count ) {
				$rows[] = "({$values[ $key ]},$count)";
			}
			$this->database->execute(
				"INSERT INTO {$this->counts} (kind, product_id, period, type, status, created_via, guest, shard, orders)
				VALUES " . implode( ',', $rows ) . ' ON DUPLICATE KEY UPDATE orders = orders + VALUES( orders )'
			);
		}
	}

	private static function column( bool $changed ): string {
		return $changed ? 'date_updated_gmt' : 'date_created_gmt';
	}
}
