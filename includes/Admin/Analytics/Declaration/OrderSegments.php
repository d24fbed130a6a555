<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Closure;
use Storewright\Kernel\Context;

/**
 * What figures of orders can be split by. Figures of products are those of the items; means are of the orders that have them.
 */
final class OrderSegments {

	private const ITEMS = '{stats} s JOIN {products} p ON p.order_id = s.order_id';

	/**
	 * Products, categories with what is below them, variations, coupons, and whether customers had bought before.
	 *
	 * @return array<string, Segment>
	 */
	public static function all(): array {
		return [
			'product'       => self::of_items( 'p.product_id', '', SegmentLabels::products( ... ) ),
			'category'      => self::of_items( 'l.category_tree_id', self::CATEGORIES, SegmentLabels::categories( ... ) ),
			'variation'     => self::of_items( 'p.variation_id', '', SegmentLabels::variations( ... ) ),
			'coupon'        => self::of_orders(
				'k.coupon_id',
				'{stats} s JOIN {coupons} k ON k.order_id = s.order_id',
				SegmentLabels::coupons( ... )
			),
			'customer_type' => self::of_orders( 'COALESCE( s.returning_customer, 0 )', '{stats} s', SegmentLabels::customer_types( ... ) ),
		];
	}

	/**
	 * Joins the categories that a product's item belongs to, those above included.
	 */
	private const CATEGORIES = " JOIN {has_terms} r ON r.object_id = p.product_id
		JOIN {term_tree} t ON t.term_taxonomy_id = r.term_taxonomy_id AND t.taxonomy = 'product_cat'
		JOIN {categories} l ON l.category_id = t.term_id";

	/**
	 * @param string                                                  $id     Expression for the id.
	 * @param string                                                  $joins  What it needs beside items.
	 * @param Closure(Context, list<int>): array<int, string|null> $labels
	 */
	private static function of_items( string $id, string $joins, Closure $labels ): Segment {
		$from = self::ITEMS . $joins;
		return new Segment(
			$id,
			[
				// A product may belong to a category in several ways.
				''        => new Part(
					$from,
					'p.order_item_id, p.product_qty, p.product_gross_revenue, p.product_net_revenue, p.tax_amount,
						p.shipping_amount'
				),
				'coupons' => new Part( "$from JOIN {coupons} c ON c.order_id = s.order_id", 's.order_id, c.coupon_id, c.discount_amount' ),
				'orders'  => new Part( $from, 's.order_id, s.parent_id, s.net_total, s.num_items_sold, s.customer_id' ),
			],
			[
				Measure::count( 'num_items_sold', __( 'Pieces sold, less those that were given back.', 'storewright' ), 'SUM( s.product_qty )' ),
				Measure::sum( 'total_sales', __( 'Totals less refunds, tax and shipping included.', 'storewright' ), 's.product_gross_revenue' ),
				Measure::sum( 'coupons', __( 'What coupons took off these orders.', 'storewright' ), 's.discount_amount', 'coupons' ),
				Measure::different( 'coupons_count', __( 'Number of different coupons that were used.', 'storewright' ), 's.coupon_id', 'coupons' ),
				Measure::sum(
					'refunds',
					__( 'What was paid back, below zero.', 'storewright' ),
					'CASE WHEN s.product_gross_revenue < 0 THEN s.product_gross_revenue ELSE 0 END'
				),
				Measure::sum( 'taxes', __( 'Taxes less those that were paid back.', 'storewright' ), 's.tax_amount' ),
				Measure::sum( 'shipping', __( 'Shipping less what was paid back, without tax.', 'storewright' ), 's.shipping_amount' ),
				Measure::sum( 'net_revenue', __( 'Sales without tax and shipping.', 'storewright' ), 's.product_net_revenue' ),
				...self::of_their_orders( 'orders' ),
			],
			$labels
		);
	}

	/**
	 * @return list<Measure>
	 */
	private static function of_their_orders( string $part ): array {
		$of_orders = static fn( string $column ) => "CASE WHEN s.parent_id = 0 THEN $column ELSE 0 END";
		return [
			Measure::count( 'orders_count', __( 'Number of orders.', 'storewright' ), "SUM( {$of_orders( '1' )} )", $part ),
			Measure::count( 'orders_items', '', "SUM( {$of_orders( 's.num_items_sold' )} )", $part ),
			Measure::sum( 'orders_net', '', $of_orders( 's.net_total' ), $part ),
			Measure::derived(
				'avg_items_per_order',
				Kind::Number,
				__( 'Pieces of an order on average.', 'storewright' ),
				Derivation::mean( 'orders_items', 'orders_count', 4 )
			),
			Measure::derived(
				'avg_order_value',
				Kind::Money,
				__( 'Net amount of an order on average.', 'storewright' ),
				Derivation::mean( 'orders_net', 'orders_count' )
			),
			Measure::different( 'total_customers', __( 'Number of customers.', 'storewright' ), 's.customer_id', $part ),
		];
	}

	/**
	 * @param string                                                  $id     Expression for the id.
	 * @param string                                                  $from   Where orders come from.
	 * @param Closure(Context, list<int>): array<int, string|null> $labels
	 */
	private static function of_orders( string $id, string $from, Closure $labels ): Segment {
		return new Segment(
			$id,
			[
				''        => new Part( $from ),
				'coupons' => new Part( "$from JOIN {coupons} c ON c.order_id = s.order_id" ),
			],
			[
				Measure::count( 'num_items_sold', __( 'Pieces sold, less those that were given back.', 'storewright' ), 'SUM( s.num_items_sold )' ),
				Measure::sum( 'total_sales', __( 'Totals less refunds, tax and shipping included.', 'storewright' ), 's.total_sales' ),
				Measure::sum( 'coupons', __( 'What coupons took off.', 'storewright' ), 'c.discount_amount', 'coupons' ),
				Measure::different( 'coupons_count', __( 'Number of different coupons that were used.', 'storewright' ), 'c.coupon_id', 'coupons' ),
				Measure::sum( 'refunded', '', 'CASE WHEN s.parent_id = 0 THEN 0 ELSE s.total_sales END' ),
				Measure::derived(
					'refunds',
					Kind::Money,
					__( 'What was paid back.', 'storewright' ),
					Derivation::negated( 'refunded' )
				),
				Measure::sum( 'taxes', __( 'Taxes less those that were paid back.', 'storewright' ), 's.tax_total' ),
				Measure::sum( 'shipping', __( 'Shipping less what was paid back, without tax.', 'storewright' ), 's.shipping_total' ),
				Measure::sum( 'net_revenue', __( 'Sales without tax and shipping.', 'storewright' ), 's.net_total' ),
				...self::of_their_orders( '' ),
			],
			$labels
		);
	}
}
