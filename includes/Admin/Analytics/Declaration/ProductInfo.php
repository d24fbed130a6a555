<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use WP_Post;

/**
 * What reports tell of products beside their figures. Products that are gone have empty fields.
 */
final class ProductInfo {

	/**
	 * Products.
	 *
	 * @param list<int> $ids
	 * @return list<array<string, mixed>> In the order of the ids.
	 */
	public static function of_products( array $ids ): array {
		_prime_post_caches( $ids, true, true );
		return array_map(
			static function ( int $id ): array {
				$quantity   = self::meta( $id, '_stock' );
				$categories = wp_get_post_terms( $id, 'product_cat', [ 'fields' => 'ids' ] );
				$variations = self::variations( $id );
				return self::common( $id ) + [
					'stock_quantity' => (int) $quantity,
					'manage_stock'   => 'yes' === self::meta( $id, '_manage_stock' ),
					'category_ids'   => is_array( $categories ) ? $categories : [],
				] + ( [] === $variations ? [] : [ 'variations' => $variations ] );
			},
			$ids
		);
	}

	/**
	 * Variations.
	 *
	 * @param list<int> $ids
	 * @return list<array<string, mixed>> In the order of the ids.
	 */
	public static function of_variations( array $ids ): array {
		_prime_post_caches( $ids, false, true );
		return array_map(
			static function ( int $id ): array {
				$quantity = self::meta( $id, '_stock' );
				$post     = get_post( $id );
				$chosen   = self::attributes( $id );
				return [
					'permalink' => $post instanceof WP_Post
						? add_query_arg( array_map( rawurlencode( ... ), $chosen ), (string) get_permalink( $post->post_parent ) )
						: '',
				] + self::common( $id ) + [
					'stock_quantity' => '' === $quantity ? null : (int) $quantity,
					'attributes'     => array_map(
						static fn( string $key, string $value ) => [
							'id'     => 0,
							'name'   => substr( $key, strlen( 'attribute_' ) ),
							'option' => $value,
						],
						array_keys( $chosen ),
						$chosen
					),
				];
			},
			$ids
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function common( int $id ): array {
		$post = get_post( $id );
		$few  = self::meta( $id, '_low_stock_amount' );
		$many = get_option( 'woocommerce_notify_low_stock_amount', '2' );
		return [
			'name'             => $post instanceof WP_Post ? $post->post_title : '',
			'price'            => (float) self::meta( $id, '_price' ),
			'image'            => get_the_post_thumbnail( $id ),
			'permalink'        => $post instanceof WP_Post ? (string) get_permalink( $post ) : '',
			'stock_status'     => self::meta( $id, '_stock_status' ),
			'low_stock_amount' => '' === $few ? ( is_numeric( $many ) ? (int) $many : 0 ) : (int) $few,
			'sku'              => self::meta( $id, '_sku' ),
		];
	}

	/**
	 * @return list<int>
	 */
	private static function variations( int $id ): array {
		$ids = array_map(
			intval( ... ),
			get_posts(
				[
					'post_type'   => 'product_variation',
					'post_parent' => $id,
					'post_status' => [ 'publish', 'private' ],
					'orderby'     => 'menu_order ID',
					'order'       => 'ASC',
					'fields'      => 'ids',
					'numberposts' => -1,
				]
			)
		);
		return array_values( $ids );
	}

	/**
	 * @return array<string, string> What was chosen of each attribute, by the meta's key.
	 */
	private static function attributes( int $id ): array {
		$all    = get_post_meta( $id );
		$chosen = [];
		foreach ( array_keys( is_array( $all ) ? $all : [] ) as $key ) {
			if ( str_starts_with( (string) $key, 'attribute_' ) ) {
				$chosen[ (string) $key ] = self::meta( $id, (string) $key );
			}
		}
		return $chosen;
	}

	private static function meta( int $id, string $key ): string {
		$value = get_post_meta( $id, $key, true );
		return is_scalar( $value ) ? (string) $value : '';
	}
}
