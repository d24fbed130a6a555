<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Writing;

use Storewright\Store\Products\Names;
use WP_Term;

/**
 * Terms that a client names.
 *
 * @internal
 */
final class GivenTerms {

	/**
	 * Ids of the terms of a list of { id }. Ids that are none are refused by name.
	 *
	 * @return list<int>
	 */
	public static function ids( GivenFields $given, string $field, string $taxonomy ): array {
		$ids = [];
		foreach ( $given->objects( $field ) as $object ) {
			$id   = $object->has( 'id' ) ? $object->integer( 'id', 0, PHP_INT_MAX ) : 0;
			$term = $id > 0 ? get_term( $id, $taxonomy ) : null;
			if ( ! $term instanceof WP_Term ) {
				/* translators: %d: id that a client sent. */
				throw GivenFields::refused( $field, sprintf( __( 'There is none with the id %d.', 'storewright' ), $id ) );
			}
			$ids[] = $term->term_id;
		}
		return array_values( array_unique( $ids ) );
	}

	/**
	 * The shipping class of a slug as a list of one id, an empty one for none.
	 *
	 * @return list<int>
	 */
	public static function shipping_class( string $slug ): array {
		if ( '' === $slug || 'parent' === $slug ) {
			return [];
		}
		$term = get_term_by( 'slug', $slug, Names::SHIPPING_CLASS );
		if ( ! $term instanceof WP_Term ) {
			throw GivenFields::refused( 'shipping_class', __( 'There is no such shipping class.', 'storewright' ) );
		}
		return [ $term->term_id ];
	}
}
