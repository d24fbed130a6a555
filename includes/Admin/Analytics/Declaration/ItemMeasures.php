<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Storewright\Admin\Analytics\Query\Condition;

/**
 * The figures of items of orders, `p`; those of refunds take back.
 */
final class ItemMeasures {

	public const FROM = '{products} p JOIN {stats} s ON s.order_id = p.order_id';

	public const DATE = 'p.date_created';

	/**
	 * How many orders items are of, without refunds.
	 */
	public const ORDERS = 'COUNT( DISTINCT CASE WHEN s.parent_id = 0 THEN p.order_id END )';

	/**
	 * What finds the products of categories, up to the ids of these.
	 */
	public const OF_CATEGORIES = "SELECT r.object_id FROM {has_terms} r
				JOIN {term_tree} t ON t.term_taxonomy_id = r.term_taxonomy_id AND t.taxonomy = 'product_cat'
				JOIN {categories} l ON l.category_id = t.term_id WHERE ";

	/**
	 * Pieces, amounts and orders.
	 *
	 * @param bool $is_of_goods Whether they are those of single products or variations: the orders of several do not add up.
	 * @return list<Measure>
	 */
	public static function all( bool $is_of_goods = true ): array {
		$orders = Measure::count(
			'orders_count',
			__( 'Number of orders.', 'storewright' ),
			self::ORDERS
		);
		return [
			Measure::count( 'items_sold', __( 'Pieces sold, less those that were given back.', 'storewright' ), 'SUM( p.product_qty )' )
				->summed_by_month( 'm.items' ),
			Measure::sum( 'net_revenue', __( 'Sales without tax and shipping, less refunds.', 'storewright' ), 'p.product_net_revenue' )
				->summed_by_month( 'm.amount' ),
			$is_of_goods ? $orders->summed_by_month( 'm.orders' ) : $orders,
		];
	}

	/**
	 * The number of different products.
	 */
	public static function products(): Measure {
		return Measure::different( 'products_count', __( 'Number of different products.', 'storewright' ), 'p.product_id' );
	}

	/**
	 * The number of different variations; products without count as one.
	 */
	public static function variations(): Measure {
		return Measure::different( 'variations_count', __( 'Number of different variations.', 'storewright' ), 'p.variation_id' );
	}

	/**
	 * That an item's product belongs to one of some categories, or to one below them.
	 *
	 * @param list<int> $ids
	 * @param string    $operator IN or NOT IN.
	 */
	public static function in_categories( array $ids, string $operator = 'IN' ): Condition {
		$in = Condition::in( 'l.category_tree_id', $ids );
		return new Condition(
			"p.product_id $operator ( " . self::OF_CATEGORIES . "{$in->sql} )",
			...$in->args
		);
	}
}
