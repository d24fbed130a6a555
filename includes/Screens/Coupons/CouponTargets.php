<?php
declare(strict_types=1);

namespace Storewright\Screens\Coupons;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Products\PostTypes;
use Storewright\Store\Products\Tables;
use Storewright\Store\Terms\Taxonomies;
use WP_Post;
use WP_Term;

/**
 * Products and categories that a coupon is for, or is not for.
 *
 * @internal
 */
final class CouponTargets {

	public function __construct( private readonly Context $context ) {}

	/**
	 * What a product or a category is called; its id where it is gone.
	 *
	 * @param int  $id
	 * @param bool $of_terms Whether it is a category.
	 */
	public static function name( int $id, bool $of_terms ): string {
		$found = $of_terms ? get_term( $id, Taxonomies::CATEGORY ) : get_post( $id );
		return match ( true ) {
			$found instanceof WP_Term                            => $found->name,
			$found instanceof WP_Post && '' !== $found->post_title => $found->post_title,
			default                                              => "#$id",
		};
	}

	/**
	 * The product or variation that somebody means: by its id, its SKU or its whole name.
	 *
	 * @param string $typed Such as `#12 Lamp (LAMP-1)`, `12`, `LAMP-1` or `Lamp`.
	 * @throws InvalidInput If there is none, or several have the name.
	 */
	public function product( string $typed ): int {
		$typed = trim( $typed );
		$id    = 1 === preg_match( '/^#?(\d{1,18})(?:\s|$)/', $typed, $part )
			&& in_array( get_post_type( (int) $part[1] ), [ PostTypes::PRODUCT, PostTypes::VARIATION ], true )
			? (int) $part[1]
			: 0;
		if ( 0 < $id ) {
			return $id;
		}
		$database = $this->context->database;
		$ids      = $database->column(
			"SELECT product_id FROM {$database->table( Tables::LOOKUP )} WHERE sku = %s AND sku <> '' ORDER BY product_id LIMIT 2",
			$typed
		);
		if ( [] === $ids ) {
			$ids = $database->column(
				"SELECT ID FROM {$database->table( 'posts' )} WHERE post_title = %s AND post_type IN ( %s, %s ) AND post_status NOT IN ( 'trash', 'auto-draft' ) ORDER BY ID LIMIT 2",
				$typed,
				PostTypes::PRODUCT,
				PostTypes::VARIATION
			);
		}
		if ( 1 !== count( $ids ) ) {
			throw new InvalidInput(
				'rest_invalid_param',
				[] === $ids
					/* translators: %s: what was typed. */
					? sprintf( __( 'There is no product with the name, SKU or ID “%s”.', 'storewright' ), $typed )
					/* translators: %s: what was typed. */
					: sprintf( __( 'Several products are called “%s”. Enter the SKU or ID of one.', 'storewright' ), $typed )
			);
		}
		return (int) $ids[0];
	}

	/**
	 * All categories, each below the one that it belongs to.
	 *
	 * @return list<array{int, string, int}> Id, name and depth.
	 */
	public static function categories(): array {
		$terms    = get_terms(
			[
				'taxonomy'   => Taxonomies::CATEGORY,
				'hide_empty' => false,
				'number'     => 1000,
				'orderby'    => 'name',
			]
		);
		$children = [];
		$known    = [];
		foreach ( is_array( $terms ) ? $terms : [] as $term ) {
			if ( $term instanceof WP_Term ) {
				$known[ $term->term_id ] = $term;
			}
		}
		foreach ( $known as $term ) {
			$children[ isset( $known[ $term->parent ] ) ? $term->parent : 0 ][] = $term;
		}
		return self::below( $children, 0, 0 );
	}

	/**
	 * @param array<int, list<WP_Term>> $children By parent.
	 * @return list<array{int, string, int}>
	 */
	private static function below( array $children, int $parent_id, int $depth ): array {
		$found = [];
		foreach ( $children[ $parent_id ] ?? [] as $term ) {
			$found[] = [ $term->term_id, $term->name, $depth ];
			array_push( $found, ...self::below( $children, $term->term_id, $depth + 1 ) );
		}
		return $found;
	}
}
