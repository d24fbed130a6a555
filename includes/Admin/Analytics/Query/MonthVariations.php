<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use Storewright\Admin\Analytics\Declaration\MonthSums;

/**
 * How many variations of each product were sold in a period, of the sums of its whole months and of the rows of items of the days
 * before and after these. Items that are no variations are one more together, as where their rows are counted.
 */
final class MonthVariations {

	/**
	 * A table of `product_id` and `variations`, `n`, for the sums of products to be joined with.
	 *
	 * @param MonthSums $sums      Those of products.
	 * @param Period    $period
	 * @param Period    $months    The whole months of it.
	 * @param Condition $condition Which rows count, apart from their time.
	 */
	public static function join( MonthSums $sums, Period $period, Period $months, Condition $condition ): Condition {
		$where = Condition::all(
			new Condition( "m.kind IN ( 'product', 'variation' )" ),
			$months->days( 'm.day' ),
			$condition->with(
				[
					"{$sums->alias}.product_id" => 'm.id',
					's.status'                  => 'm.status',
				]
			)
		);
		// Products have the entries of all of their items: what is left without those of variations is of items that are none.
		$sql   = "SELECT m.id AS product_id, m.variation_id, SUM( CASE m.kind WHEN 'product' THEN m.entries ELSE -m.entries END ) AS others
			FROM {items} m WHERE {$where->sql} GROUP BY m.id, m.variation_id HAVING SUM( m.entries ) > 0";
		$args  = $where->args;
		$edges = $period->edges( "{$sums->alias}.date_created" );
		if ( null !== $edges ) {
			$edges = Condition::all( $edges, $condition );
			$sql  .= " UNION ALL SELECT {$sums->alias}.product_id, {$sums->alias}.variation_id,
				SUM( CASE {$sums->alias}.variation_id WHEN 0 THEN 1 ELSE 0 END ) AS others
				FROM {$sums->from} WHERE {$edges->sql} GROUP BY {$sums->alias}.product_id, {$sums->alias}.variation_id";
			$args  = [ ...$args, ...$edges->args ];
		}
		return new Condition(
			" LEFT JOIN ( SELECT v.product_id, COUNT( DISTINCT CASE WHEN v.variation_id > 0 THEN v.variation_id END )
			+ CASE WHEN SUM( v.others ) > 0 THEN 1 ELSE 0 END AS variations
			FROM ( $sql ) v GROUP BY v.product_id ) n ON n.product_id = {$sums->alias}.product_id",
			...$args
		);
	}
}
