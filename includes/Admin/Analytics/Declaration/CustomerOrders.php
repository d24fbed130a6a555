<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Storewright\Admin\Analytics\Query\Condition;

/**
 * What customers ordered: the figures of reports about customers. Refunds are taken off what was spent, and are no orders.
 */
final class CustomerOrders {

	/**
	 * Orders, amounts with tax and shipping, their mean (NULL where there is no order), and when the last order
	 * or refund was made, in the site's time.
	 */
	public const FIGURES = 'SUM( CASE WHEN s.parent_id = 0 THEN 1 ELSE 0 END ) AS orders_count, ' . self::SPENT . ' AS total_spend, '
		. self::SPENT . ' / NULLIF( SUM( CASE WHEN s.parent_id = 0 THEN 1 ELSE 0 END ), 0 ) AS avg_order_value,
		MAX( s.date_created ) AS date_last_order';

	/**
	 * Whole millionths are added up, since the column is a float.
	 */
	private const SPENT = 'SUM( CAST( ROUND( s.total_sales * 1000000 ) AS SIGNED ) ) * 0.000001';

	/**
	 * The same of all orders that count, as it is kept with the customers.
	 *
	 * @param string $mean What an order came to on average.
	 */
	public static function kept( string $mean ): Condition {
		return new Condition(
			"( SELECT c.*, c.storewright_orders AS orders_count, c.storewright_spent AS total_spend, $mean AS avg_order_value,
			c.storewright_last_order AS date_last_order FROM {customers} c ) o"
		);
	}

	/**
	 * What follows FROM: customers, `o`, with the figures of their orders.
	 *
	 * @param Condition $orders      Which orders and refunds count.
	 * @param bool      $all         Whether customers without any are wanted too.
	 */
	public static function source( Condition $orders, bool $all ): Condition {
		return new Condition(
			'( SELECT c.*, f.orders_count, f.total_spend, f.avg_order_value, f.date_last_order FROM {customers} c '
			. ( $all ? 'LEFT' : 'INNER' ) . ' JOIN ( SELECT s.customer_id, ' . self::FIGURES . " FROM {stats} s WHERE {$orders->sql}
			GROUP BY s.customer_id ) f ON f.customer_id = c.customer_id ) o",
			...$orders->args
		);
	}
}
