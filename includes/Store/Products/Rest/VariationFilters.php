<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Database\Connection;
use Storewright\Rest\Params;
use Storewright\Store\Products\Names;
use Storewright\Store\Products\Product;
use WP_REST_Request;

/**
 * What a list of variations is limited to.
 */
final class VariationFilters {

	/**
	 * The conditions of a request for the variations of a product.
	 */
	public static function of( WP_REST_Request $request, Product $parent, Connection $database ): Conditions {
		$conditions = ListFilters::of( $request );
		$params     = new Params( $request );
		$conditions->add( 'p.post_type = %s', Names::VARIATION );
		$conditions->add( 'p.post_parent = %d', $parent->id );
		$has_price = $params->bool( 'has_price' );
		if ( null !== $has_price ) {
			$conditions->add( $has_price ? 'l.min_price IS NOT NULL' : 'COALESCE( l.min_price, -1 ) = -1' );
		}
		foreach ( $params->array( 'attributes' ) ?? [] as $wanted ) {
			$name  = is_array( $wanted ) && is_string( $wanted['attribute'] ?? null ) ? $wanted['attribute'] : '';
			$terms = is_array( $wanted ) ? ListFilters::texts( [ $wanted['term'] ?? null, ...( is_array( $wanted['terms'] ?? null ) ? array_values( $wanted['terms'] ) : [] ) ] ) : [];
			if ( '' !== $name && [] !== $terms ) {
				$places = implode( ', ', array_fill( 0, count( $terms ), '%s' ) );
				$conditions->add(
					"p.ID IN ( SELECT m.post_id FROM {$database->table( 'postmeta' )} m WHERE m.post_id = p.ID AND m.meta_key = %s AND m.meta_value IN ( $places ) )",
					'attribute_' . ( str_starts_with( $name, Names::ATTRIBUTE_PREFIX ) ? $name : sanitize_title( $name ) ),
					...$terms
				);
			}
		}
		return $conditions;
	}
}
