<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Query;

use Storewright\Store\Attributes\Attribute;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\Model\ProductRecord;
use Storewright\Store\Products\PostTypes;
use Storewright\Store\Terms\Taxonomies;
use WP_Post;

/**
 * Reads what is stored of products, through WordPress's caches, in a constant number of queries.
 *
 * @internal Used by ProductQuery and ProductRepository.
 */
final class ProductRecords {

	private const COLUMNS = [
		'post_type',
		'post_parent',
		'post_title',
		'post_name',
		'post_status',
		'post_content',
		'post_excerpt',
		'post_date',
		'post_date_gmt',
		'post_modified',
		'post_modified_gmt',
		'menu_order',
		'post_password',
		'comment_status',
	];

	private const TAXONOMIES = [ Taxonomies::CATEGORY, Taxonomies::TAG, Taxonomies::BRAND, Taxonomies::SHIPPING_CLASS ];

	/**
	 * The products and variations among some ids.
	 *
	 * @param list<int> $ids
	 * @return array<int, ProductRecord> By id, in the order of the ids; what is none is missing.
	 */
	public function several( array $ids ): array {
		$ids = array_values( array_unique( array_filter( $ids, static fn( int $id ) => $id > 0 ) ) );
		if ( [] === $ids ) {
			return [];
		}
		_prime_post_caches( $ids, true, true );
		$records = [];
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post instanceof WP_Post && in_array( $post->post_type, [ PostTypes::PRODUCT, PostTypes::VARIATION ], true ) ) {
				$records[ $id ] = self::record( $post );
			}
		}
		return $records;
	}

	/**
	 * One product or variation as the database holds it at this moment, whatever was cached.
	 */
	public function fresh( int $id ): ?ProductRecord {
		$post = get_post( $id );
		if ( $post instanceof WP_Post ) {
			clean_post_cache( $post );
		}
		return $this->several( [ $id ] )[ $id ] ?? null;
	}

	private static function record( WP_Post $post ): ProductRecord {
		$columns = [];
		foreach ( self::COLUMNS as $column ) {
			$value              = $post->$column;
			$columns[ $column ] = is_scalar( $value ) ? (string) $value : '';
		}
		$meta = [];
		/** @var array<string, list<string>>|mixed $stored */
		$stored = get_post_meta( $post->ID );
		foreach ( is_array( $stored ) ? $stored : [] as $key => $values ) {
			$value = is_array( $values ) ? reset( $values ) : null;
			if ( is_string( $value ) ) {
				$meta[ (string) $key ] = $value;
			}
		}
		$variation = PostTypes::VARIATION === $post->post_type;
		$record    = new ProductRecord( $post->ID, $columns, $meta, $variation ? Product::VARIATION : Product::SIMPLE, [], [] );
		self::add_terms( $record );
		return $record;
	}

	private static function add_terms( ProductRecord $record ): void {
		if ( ! $record->is_variation() ) {
			$types        = self::slugs( $record->id, Taxonomies::PRODUCT_TYPE );
			$record->type = $types[0] ?? Product::SIMPLE;
		}
		$record->visibility = self::slugs( $record->id, Taxonomies::PRODUCT_VISIBILITY );
		$taxonomies         = self::TAXONOMIES;
		foreach ( array_keys( $record->list( '_product_attributes' ) ) as $key ) {
			if ( str_starts_with( (string) $key, Attribute::PREFIX ) ) {
				$taxonomies[] = (string) $key;
			}
		}
		foreach ( $taxonomies as $taxonomy ) {
			$record->terms[ $taxonomy ] = array_map( static fn( \WP_Term $term ) => $term->term_id, self::of( $record->id, $taxonomy ) );
		}
	}

	/**
	 * @return list<string>
	 */
	private static function slugs( int $id, string $taxonomy ): array {
		return array_map( static fn( \WP_Term $term ) => $term->slug, self::of( $id, $taxonomy ) );
	}

	/**
	 * @return list<\WP_Term> None where the taxonomy is not registered.
	 */
	private static function of( int $id, string $taxonomy ): array {
		if ( ! taxonomy_exists( $taxonomy ) ) {
			return [];
		}
		$terms = get_object_term_cache( $id, $taxonomy );
		if ( false === $terms ) {
			$terms = wp_get_object_terms( $id, $taxonomy );
		}
		return is_array( $terms ) ? array_values( array_filter( $terms, static fn( mixed $term ) => $term instanceof \WP_Term ) ) : [];
	}
}
