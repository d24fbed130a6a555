<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Store\Terms\Taxonomies;

/**
 * CategoryAncestors of products with those above them: a coupon for clothes is one for shirts.
 */
final class CategoryAncestors {

	/**
	 * The categories and all that contain them.
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public function with_ancestors( array $ids ): array {
		$all = $ids;
		foreach ( $ids as $id ) {
			array_push( $all, ...array_map( intval( ... ), get_ancestors( $id, Taxonomies::CATEGORY, 'taxonomy' ) ) );
		}
		return array_values( array_unique( $all ) );
	}
}
