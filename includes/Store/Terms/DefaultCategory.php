<?php
declare(strict_types=1);

namespace Storewright\Store\Terms;

use WP_Error;
use WP_Term;

/**
 * The category of products that have no other.
 */
final class DefaultCategory {

	/**
	 * Option that holds its id.
	 */
	public const OPTION = 'default_product_cat';

	/**
	 * Products whose categories are read at once.
	 */
	private const CHUNK = 500;

	/**
	 * Its id, 0 where there is none.
	 */
	public static function id(): int {
		$id = get_option( self::OPTION, 0 );
		return is_numeric( $id ) ? (int) $id : 0;
	}

	/**
	 * Makes it where it is missing.
	 */
	public static function ensure(): void {
		$id = self::id();
		if ( $id > 0 && get_term( $id, Taxonomies::CATEGORY ) instanceof WP_Term ) {
			return;
		}
		$term = wp_insert_term(
			_x( 'Uncategorized', 'products without a category', 'storewright' ),
			Taxonomies::CATEGORY,
			[ 'slug' => 'uncategorized' ]
		);
		$id   = $term instanceof WP_Error ? $term->get_error_data( 'term_exists' ) : $term['term_id'];
		if ( is_numeric( $id ) ) {
			update_option( self::OPTION, (int) $id );
		}
	}

	/**
	 * Takes products that have no category any more.
	 *
	 * @param array<mixed> $product_ids Ids of products that have just lost one.
	 */
	public static function adopt( array $product_ids ): void {
		$default = self::id();
		if ( 0 === $default ) {
			return;
		}
		$ids = array_map( static fn( mixed $id ) => is_numeric( $id ) ? (int) $id : 0, array_values( $product_ids ) );
		foreach ( array_chunk( $ids, self::CHUNK ) as $chunk ) {
			update_object_term_cache( $chunk, 'product' );
			foreach ( $chunk as $id ) {
				if ( [] === get_the_terms( $id, Taxonomies::CATEGORY ) || false === get_the_terms( $id, Taxonomies::CATEGORY ) ) {
					wp_set_object_terms( $id, [ $default ], Taxonomies::CATEGORY );
				}
			}
		}
	}
}
