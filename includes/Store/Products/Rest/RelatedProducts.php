<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Database\Connection;
use Storewright\Store\Products\Model\Product;
use WP_Term;

/**
 * Which products have categories or tags in common with others: the newest of each, found in one query for a whole page's terms,
 * unless these are hundreds.
 */
final class RelatedProducts {

	private const MAX_COUNT = 5;

	/**
	 * How many terms one query asks for: SQLite takes 500 parts at most.
	 */
	private const TERMS_A_QUERY = 200;

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Related products of some products.
	 *
	 * @param list<Product> $products
	 * @return array<int, list<int>> By product.
	 */
	public function of( array $products ): array {
		$terms   = array_map( static fn( Product $product ) => [ ...$product->category_ids, ...$product->tag_ids ], $products );
		$by_term = $this->by_term( array_values( array_unique( array_merge( ...$terms ) ) ) );
		$related = [];
		foreach ( $products as $index => $product ) {
			$found = array_merge( ...array_map( static fn( int $term ) => $by_term[ $term ] ?? [], $terms[ $index ] ) );
			$found = array_diff( array_unique( $found ), [ $product->id, $product->parent_id, ...$product->upsell_ids ] );
			rsort( $found );
			$related[ $product->id ] = array_slice( $found, 0, self::MAX_COUNT );
		}
		return $related;
	}

	/**
	 * The newest published products of some terms.
	 *
	 * @param list<int> $terms
	 * @return array<int, list<int>> By term.
	 */
	private function by_term( array $terms ): array {
		$found = [];
		foreach ( array_chunk( $terms, self::TERMS_A_QUERY ) as $chunk ) {
			foreach ( $this->rows( $chunk ) as $row ) {
				$found[ (int) $row['term_id'] ][] = (int) $row['object_id'];
			}
		}
		return $found;
	}

	/**
	 * Each part of the query reads an index backwards and stops.
	 *
	 * @param list<int> $terms
	 * @return list<array<string, string|null>>
	 */
	private function rows( array $terms ): array {
		$queries = [];
		$args    = [];
		foreach ( $terms as $index => $id ) {
			$term = get_term( $id );
			if ( $term instanceof WP_Term ) {
				$queries[] = "SELECT * FROM ( SELECT %d AS term_id, r.object_id FROM {$this->database->table( 'term_relationships' )} r
					JOIN {$this->database->table( 'posts' )} p ON p.ID = r.object_id AND p.post_type = 'product'
						AND p.post_status = 'publish'
					WHERE r.term_taxonomy_id = %d ORDER BY r.object_id DESC LIMIT " . 2 * self::MAX_COUNT . " ) t$index";
				array_push( $args, $id, $term->term_taxonomy_id );
			}
		}
		return [] === $queries ? [] : $this->database->rows( implode( ' UNION ALL ', $queries ), ...$args );
	}
}
