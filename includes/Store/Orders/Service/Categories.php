<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Service;

use Storewright\Store\Products\Names;

/**
 * Categories of products with those above them: a coupon for clothes is one for shirts.
 */
final class Categories {

	/**
	 * The categories and all that contain them.
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public function with_ancestors( array $ids ): array {
		$all = $ids;
		foreach ( $ids as $id ) {
			array_push( $all, ...array_map( intval( ... ), get_ancestors( $id, Names::CATEGORY, 'taxonomy' ) ) );
		}
		return array_values( array_unique( $all ) );
	}
}
