<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use Storewright\Store\Terms\Taxonomies;
use WP_Term;

/**
 * Terms that a client names.
 *
 * @internal
 */
final class RequestTerms {

	/**
	 * Ids of the terms of a list of { id }. Ids of no term are left out, as in WooCommerce: whoever imports keeps the rest.
	 *
	 * @param RequestFields $input
	 * @param string      $field
	 * @param string      $taxonomy
	 * @return list<int>
	 */
	public static function ids( RequestFields $input, string $field, string $taxonomy ): array {
		$ids = [];
		foreach ( $input->objects( $field ) as $object ) {
			$id   = $object->has( 'id' ) ? $object->integer( 'id', 0, PHP_INT_MAX ) : 0;
			$term = $id > 0 ? get_term( $id, $taxonomy ) : null;
			if ( $term instanceof WP_Term ) {
				$ids[] = $term->term_id;
			}
		}
		return array_values( array_unique( $ids ) );
	}

	/**
	 * Names of the tags that are named by { name } alone.
	 *
	 * @return list<string>
	 */
	public static function tag_names( RequestFields $input ): array {
		$names = [];
		foreach ( $input->has( 'tags' ) ? $input->objects( 'tags' ) : [] as $object ) {
			if ( ! $object->has( 'id' ) || 0 === $object->integer( 'id', 0, PHP_INT_MAX ) ) {
				$names[] = $object->line( 'name', 200 );
			}
		}
		return array_values( array_unique( array_filter( $names, static fn( string $name ) => '' !== $name ) ) );
	}

	/**
	 * Id of the tag with a name, which is made where there is none.
	 *
	 * @throws \Storewright\Kernel\Errors\InvalidInput If it can't be made.
	 */
	public static function tag( string $name ): int {
		$term = get_term_by( 'name', $name, Taxonomies::TAG );
		if ( $term instanceof WP_Term ) {
			return $term->term_id;
		}
		$made = wp_insert_term( wp_slash( $name ), Taxonomies::TAG );
		if ( ! is_wp_error( $made ) ) {
			return $made['term_id'];
		}
		$existing = $made->get_error_data( 'term_exists' );
		return is_numeric( $existing ) ? (int) $existing : throw RequestFields::refused( 'tags', $made->get_error_message() );
	}

	/**
	 * The shipping class of a slug as a list of one id, an empty one for none and for a slug that no class has.
	 *
	 * @return list<int>
	 */
	public static function shipping_class( string $slug ): array {
		if ( '' === $slug || 'parent' === $slug ) {
			return [];
		}
		$term = get_term_by( 'slug', $slug, Taxonomies::SHIPPING_CLASS );
		return $term instanceof WP_Term ? [ $term->term_id ] : [];
	}
}
