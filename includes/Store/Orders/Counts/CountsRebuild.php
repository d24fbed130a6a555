<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Counts;

use Storewright\Database\Connection;
use Storewright\Store\Orders\Order;
use Storewright\Store\Orders\Tables;

/**
 * Counts orders anew, a month at a time. Each part is replaced as a whole while nobody writes in it, so that
 * it is right whatever was counted before.
 *
 * @internal
 */
final class CountsRebuild {

	private readonly string $counts;

	private readonly string $orders;

	public function __construct( private readonly Connection $database ) {
		$this->counts = $database->table( Tables::COUNTS );
		$this->orders = $database->table( Tables::ORDERS );
	}

	/**
	 * Counts the next month in which orders were made, or changed.
	 *
	 * @param string $month   The last month that is done, such as `2026-11`.
	 * @param bool   $changed Whether times of change are meant.
	 * @return string|null The month that is done now, null where there was none.
	 */
	public function month_after( string $month, bool $changed ): ?string {
		$column = $changed ? 'date_updated_gmt' : 'date_created_gmt';
		$next   = $this->database->value( "SELECT MIN( $column ) FROM {$this->orders} WHERE $column >= %s", '0000-00' === $month ? '0001-01-01 00:00:00' : Buckets::month_after( $month ) );
		if ( null === $next ) {
			return null;
		}
		$month = substr( $next, 0, 7 );
		$this->database->transaction( fn() => $this->replace_month( $month, $column, $changed ) );
		return $month;
	}

	private function replace_month( string $month, string $column, bool $changed ): void {
		[ $by_month, $by_day ] = $changed ? [ OrderCounts::CHANGED_MONTH, OrderCounts::CHANGED_DAY ] : [ OrderCounts::MONTH, OrderCounts::DAY ];

		// Orders first and counts then, as those lock them who change orders.
		$this->database->value( "SELECT COUNT(*) FROM {$this->orders} WHERE $column >= %s AND $column < %s FOR UPDATE", "$month-01 00:00:00", Buckets::month_after( $month ) );
		$this->database->execute( "DELETE FROM {$this->counts} WHERE product_id = 0 AND ( ( kind = %d AND period = %s ) OR ( kind = %d AND period >= %s AND period <= %s ) )", $by_month, $month, $by_day, "$month-00", "$month-99" );
		$via   = $changed ? "''" : "COALESCE( p.created_via, '' )";
		$guest = $changed ? '0' : 'CASE WHEN COALESCE( o.customer_id, 0 ) = 0 THEN 1 ELSE 0 END';
		$more  = $changed ? '' : ", $via, $guest";
		$join  = $changed ? '' : "LEFT JOIN {$this->database->table( Tables::OPERATIONAL )} p ON p.order_id = o.id";
		$this->database->execute(
			"INSERT INTO {$this->counts} (kind, period, product_id, type, status, created_via, guest, shard, orders)
			SELECT %d, SUBSTR( o.$column, 1, 10 ), 0, o.type, o.status, $via, $guest, 0, COUNT(*) FROM {$this->orders} o $join
			WHERE o.$column >= %s AND o.$column < %s AND o.type IN ( %s, %s ) AND o.status IS NOT NULL
			GROUP BY SUBSTR( o.$column, 1, 10 ), o.type, o.status$more",
			$by_day,
			"$month-01 00:00:00",
			Buckets::month_after( $month ),
			Order::TYPE,
			Order::REFUND
		);
		$this->database->execute(
			"INSERT INTO {$this->counts} (kind, period, product_id, type, status, created_via, guest, shard, orders)
			SELECT %d, %s, 0, c.type, c.status, c.created_via, c.guest, 0, SUM( c.orders ) FROM {$this->counts} c
			WHERE c.kind = %d AND c.product_id = 0 AND c.period >= %s AND c.period <= %s GROUP BY c.type, c.status, c.created_via, c.guest",
			$by_month,
			$month,
			$by_day,
			"$month-00",
			"$month-99"
		);
		if ( ! $changed ) {
			$this->replace_products( $month );
		}
	}

	/**
	 * Only for orders made in the month.
	 */
	private function replace_products( string $month ): void {
		$this->database->execute( "DELETE FROM {$this->counts} WHERE kind = %d AND period IN ( %s, '' )", OrderCounts::PRODUCT, $month );
		$this->database->execute(
			"INSERT INTO {$this->counts} (kind, product_id, period, type, status, created_via, guest, shard, orders)
			SELECT %d, l.product_id, %s, o.type, o.status, '', 0, 0, COUNT( DISTINCT o.id ) FROM {$this->orders} o
			JOIN {$this->database->table( Tables::PRODUCT_LOOKUP )} l ON l.order_id = o.id
			WHERE o.date_created_gmt >= %s AND o.date_created_gmt < %s AND o.type IN ( %s, %s ) AND o.status IS NOT NULL AND l.product_id > 0
			GROUP BY l.product_id, o.type, o.status",
			OrderCounts::PRODUCT,
			$month,
			"$month-01 00:00:00",
			Buckets::month_after( $month ),
			Order::TYPE,
			Order::REFUND
		);
	}
}
