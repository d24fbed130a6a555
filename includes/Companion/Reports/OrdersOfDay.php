<?php
declare(strict_types=1);

namespace Storewright\Companion\Reports;

use Storewright\Database\Connection;
use Storewright\Shop\Reports\DayTotals;
use Storewright\Shop\Reports\SiteDay;
use Storewright\Shop\ReportTables;

/**
 * The orders of a day: those that are its by WooCommerce's tables, and those that reports have there.
 */
final class OrdersOfDay {

	public function __construct( private readonly Connection $database, private readonly ReportTables $tables ) {}

	/**
	 * Ids of orders that have something on a day, their refunds included, in ascending order.
	 *
	 * @param string $day   YYYY-MM-DD, site time.
	 * @param int    $after The ids that follow this one.
	 * @param int    $limit How many at most.
	 * @return list<int>
	 */
	public function next( string $day, int $after, int $limit ): array {
		[ $from, $until ] = SiteDay::in_utc( $day );

		[ $table, $id, $type, $status, $created, $parent ] = OrderReports::place( $this->database );

		$made = "SELECT CASE WHEN $type = 'shop_order_refund' THEN $parent ELSE $id END AS id FROM $table
			WHERE $type IN ( 'shop_order', 'shop_order_refund' ) AND $created >= %s AND $created < %s";
		$args = [ $from, $until ];
		if ( 'ID' === $id ) {
			// Posts have an index by the site's time as it was when they were saved: the day before and after hold whatever zone that was.
			$statuses = $this->database->column( "SELECT DISTINCT $status FROM $table WHERE $type IN ( 'shop_order', 'shop_order_refund' )" );
			$made    .= " AND $status IN ( " . implode( ', ', array_map( $this->database->quoted( ... ), [ '', ...$statuses ] ) ) . ' )
				AND post_date >= %s AND post_date < %s';
			array_push( $args, gmdate( 'Y-m-d', (int) strtotime( "$day -1 day" ) ), gmdate( 'Y-m-d', (int) strtotime( "$day +2 days" ) ) );
		}
		foreach ( DayTotals::DATES as $column ) {
			$made .= " UNION SELECT CASE WHEN parent_id > 0 THEN parent_id ELSE order_id END FROM {$this->tables->order_stats}
				WHERE $column >= %s AND $column <= %s";
			array_push( $args, "$day 00:00:00", "$day 23:59:59" );
		}
		return array_map(
			intval( ... ),
			$this->database->column( "SELECT d.id FROM ( $made ) d WHERE d.id > %d ORDER BY d.id LIMIT %d", ...[ ...$args, $after, $limit ] )
		);
	}
}
