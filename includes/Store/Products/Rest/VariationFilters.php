<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Database\Connection;
use Storewright\Rest\Params;
use Storewright\Store\Attributes\Attribute;
use Storewright\Store\Products\PostTypes;
use Storewright\Store\Products\Query\ProductSearch;
use WP_REST_Request;

/**
 * Criteria of a list of variations.
 */
final class VariationFilters {

	/**
	 * The conditions of a request for variations.
	 *
	 * @param WP_REST_Request    $request
	 * @param Connection         $database
	 * @param ProductSearch|null $index    As for SearchFilters.
	 */
	public static function of( WP_REST_Request $request, Connection $database, ?ProductSearch $index = null ): Conditions {
		$conditions = ListFilters::of( $request, $index );
		$params     = new Params( $request );
		$conditions->add( 'p.post_type = %s', PostTypes::VARIATION );
		PriceFilters::add( $conditions, $params, $database, false );
		$on_sale = $params->bool( 'on_sale' );
		if ( null !== $on_sale ) {
			$conditions->add( $on_sale ? 'l.onsale = 1' : 'COALESCE( l.onsale, 0 ) = 0' );
		}
		$has_price = $params->bool( 'has_price' );
		if ( null !== $has_price ) {
			$conditions->add( $has_price ? 'l.min_price IS NOT NULL' : 'COALESCE( l.min_price, -1 ) = -1' );
		}
		foreach ( $params->array( 'attributes' ) ?? [] as $wanted ) {
			$name  = is_array( $wanted ) && is_string( $wanted['attribute'] ?? null ) ? $wanted['attribute'] : '';
			$terms = is_array( $wanted ) ? ListFilters::texts(
				[ $wanted['term'] ?? null, ...( is_array( $wanted['terms'] ?? null ) ? array_values( $wanted['terms'] ) : [] ) ]
			) : [];
			if ( '' !== $name && [] !== $terms ) {
				$places = implode( ', ', array_fill( 0, count( $terms ), '%s' ) );
				$conditions->add(
					"p.ID IN ( SELECT m.post_id FROM {$database->table( 'postmeta' )} m WHERE m.post_id = p.ID AND m.meta_key = %s
					AND m.meta_value IN ( $places ) )",
					'attribute_' . ( str_starts_with( $name, Attribute::PREFIX ) ? $name : sanitize_title( $name ) ),
					...$terms
				);
			}
		}
		return $conditions;
	}
}
