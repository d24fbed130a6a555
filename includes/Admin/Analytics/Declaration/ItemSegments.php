<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Closure;
use Storewright\Kernel\Context;

/**
 * What figures of items can be split by.
 */
final class ItemSegments {

	private const CATEGORIES = " JOIN {has_terms} r ON r.object_id = p.product_id
		JOIN {term_tree} t ON t.term_taxonomy_id = r.term_taxonomy_id AND t.taxonomy = 'product_cat'
		JOIN {categories} l ON l.category_id = t.term_id";

	private const COLUMNS = 'p.order_item_id, p.order_id, p.product_id, p.variation_id, p.product_qty, p.product_net_revenue, s.parent_id';

	/**
	 * Products, categories with what is below them, and variations.
	 *
	 * @param array<string, Measure> $counts Those of the report's figures that say how many there are, by the column whose ids they count.
	 * @return array<string, Segment>
	 */
	public static function all( array $counts ): array {
		$counts = array_map(
			static fn( Measure $one, string $column ) => Measure::count( $one->name, $one->description, "COUNT( DISTINCT s.$column )" ),
			$counts,
			array_keys( $counts )
		);
		return [
			'product'   => self::by( 'p.product_id', '', SegmentLabels::products( ... ), $counts ),
			'category'  => self::by( 'l.category_tree_id', self::CATEGORIES, SegmentLabels::categories( ... ), $counts ),
			'variation' => self::by( 'p.variation_id', '', SegmentLabels::variations( ... ), $counts ),
		];
	}

	/**
	 * @param string                                                  $id     Expression for the id.
	 * @param string                                                  $joins  What it needs beside items.
	 * @param Closure(Context, list<int>): array<int, string|null> $labels
	 * @param list<Measure>                                           $counts
	 */
	private static function by( string $id, string $joins, Closure $labels, array $counts ): Segment {
		return new Segment(
			$id,
			// A product may belong to a category in several ways.
			[ '' => new Part( ItemMeasures::FROM . $joins, self::COLUMNS ) ],
			[
				Measure::count( 'items_sold', __( 'Pieces sold, less those that were given back.', 'storewright' ), 'SUM( s.product_qty )' ),
				Measure::sum( 'net_revenue', __( 'Sales without tax and shipping, less refunds.', 'storewright' ), 's.product_net_revenue' ),
				Measure::count(
					'orders_count',
					__( 'Number of orders.', 'storewright' ),
					'COUNT( DISTINCT CASE WHEN s.parent_id = 0 THEN s.order_id END )'
				),
				...$counts,
			],
			$labels
		);
	}
}
