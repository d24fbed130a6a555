<?php
declare(strict_types=1);

namespace Storewright\Store\Terms;

use Storewright\Store\Images\ImageField;
use WP_Term;

/**
 * Reads categories, tags and other terms of products.
 */
final class TermQuery {

	/**
	 * A term of a taxonomy, null where it has none with this id.
	 *
	 * @param string $taxonomy Such as `product_cat`.
	 * @param int    $id       Id of the term.
	 */
	public function find( string $taxonomy, int $id ): ?WP_Term {
		$term = $id > 0 ? get_term( $id, $taxonomy ) : null;
		return $term instanceof WP_Term ? $term : null;
	}

	/**
	 * Some terms, with the number of all that the criteria fit. Two queries and those of their meta data and images.
	 *
	 * @param string               $taxonomy Such as `product_cat`.
	 * @param array<string, mixed> $criteria As WP_Term_Query takes them.
	 * @phpstan-param array{orderby?: string, order?: string, hide_empty?: bool, include?: list<int>, exclude?: list<int>,
	 *   search?: string, parent?: int, object_ids?: int, slug?: string} $criteria
	 * @param int                  $limit    At most so many.
	 * @param int                  $offset   After so many others.
	 * @return array{list<WP_Term>, int}
	 */
	public function page( string $taxonomy, array $criteria, int $limit, int $offset ): array {
		// Counts are those of the terms themselves, so that a page's length and the total agree.
		$criteria = [
			'taxonomy'     => $taxonomy,
			'hierarchical' => false,
		] + $criteria;
		$total    = wp_count_terms( $criteria );
		$found    = get_terms(
			[
				'number' => $limit,
				'offset' => $offset,
			] + $criteria
		);
		$terms    = is_array( $found ) ? array_values( array_filter( $found, static fn( mixed $term ) => $term instanceof WP_Term ) ) : [];
		return [ $terms, is_numeric( $total ) ? (int) $total : 0 ];
	}

	/**
	 * Reads the images of terms at once.
	 *
	 * @param list<WP_Term> $terms Terms whose meta data is cached.
	 */
	public function prime_images( array $terms ): void {
		ImageField::prime( array_map( static fn( WP_Term $term ) => self::number( $term->term_id, 'thumbnail_id' ), $terms ) );
	}

	/**
	 * A whole number out of a term's meta data, 0 where there is none.
	 *
	 * @param int    $term_id Id of the term.
	 * @param string $key     Meta key.
	 */
	public static function number( int $term_id, string $key ): int {
		$value = get_term_meta( $term_id, $key, true );
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
