<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Database\Connection;
use Storewright\Rest\Params;
use Storewright\Store\Products\PostTypes;
use Storewright\Store\Products\Tables;

/**
 * Limits a list to what has a price between two bounds.
 *
 * A variable product is in it by a variation that costs so much: what starts below and ends above the bounds is not enough.
 */
final class PriceFilters {

	/**
	 * Adds the condition of `min_price` and `max_price`.
	 *
	 * @param Conditions $conditions
	 * @param Params     $params
	 * @param Connection $database
	 * @param bool       $variations Whether prices of variations count for their product.
	 */
	public static function add( Conditions $conditions, Params $params, Connection $database, bool $variations ): void {
		$least = ListFilters::price( $params, 'min_price' );
		$most  = ListFilters::price( $params, 'max_price' );
		if ( null !== $least ) {
			$conditions->add( 'l.max_price >= %f', $least );
		}
		if ( null !== $most ) {
			$conditions->add( 'l.min_price <= %f', $most );
		}
		if ( null === $least || null === $most || ! $variations ) {
			return;
		}
		$conditions->add(
			"l.min_price >= %f OR l.max_price <= %f OR EXISTS ( SELECT 1 FROM {$database->table( 'posts' )} v
			JOIN {$database->table( Tables::LOOKUP )} vl ON vl.product_id = v.ID
			WHERE v.post_parent = p.ID AND v.post_type = %s AND v.post_status = 'publish' AND vl.min_price >= %f AND vl.min_price <= %f )",
			$least,
			$most,
			PostTypes::VARIATION,
			$least,
			$most
		);
	}
}
