<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Storewright\Admin\Analytics\Query\Condition;

/**
 * The filters of reports about variations.
 */
final class VariationFilters {

	/**
	 * Items that are variations.
	 */
	public const FROM = '{products} p JOIN {stats} s ON s.order_id = p.order_id AND p.variation_id > 0';

	/**
	 * By product, category, variation and attribute.
	 *
	 * @return list<Filter>
	 */
	public static function all(): array {
		return [
			Filter::ids( 'category_includes', __( 'Limit results to these categories.', 'storewright' ), ItemMeasures::in_categories( ... ) ),
			Filter::ids(
				'category_excludes',
				__( 'Limit results to other categories than these.', 'storewright' ),
				static fn( array $ids ) => ItemMeasures::in_categories( $ids, 'NOT IN' )
			),
			Filter::ids(
				'product_includes',
				__( 'Limit results to variations of these products.', 'storewright' ),
				static fn( array $ids ) => Condition::in( 'p.product_id', $ids )
			),
			Filter::ids(
				'product_excludes',
				__( 'Limit results to variations of other products than these.', 'storewright' ),
				static fn( array $ids ) => Condition::not_in( 'p.product_id', $ids )
			),
			Filter::ids(
				'variations',
				__( 'Limit results to these variations.', 'storewright' ),
				static fn( array $ids ) => Condition::in( 'p.variation_id', $ids )
			),
			...OrderFilters::attributes( 'p.order_id' ),
		];
	}
}
