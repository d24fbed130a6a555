<?php
declare(strict_types=1);

namespace Storewright\Store\Products;

use Storewright\Store\Terms\Taxonomies;

/**
 * The post types of products and variations, and the taxonomies that say what kind a product is and where it is shown.
 */
final class PostTypes {

	public const PRODUCT = 'product';

	public const VARIATION = 'product_variation';

	/**
	 * Registers them.
	 */
	public static function register(): void {
		if ( post_type_exists( self::PRODUCT ) ) {
			return;
		}
		foreach ( [ Taxonomies::PRODUCT_TYPE, Taxonomies::PRODUCT_VISIBILITY ] as $taxonomy ) {
			register_taxonomy(
				$taxonomy,
				Taxonomies::PRODUCT_TYPE === $taxonomy ? [ self::PRODUCT ] : [ self::PRODUCT, self::VARIATION ],
				[
					'public'                => false,
					'hierarchical'          => false,
					'show_ui'               => false,
					'show_in_nav_menus'     => false,
					'query_var'             => false,
					'rewrite'               => false,
					'capabilities'          => Taxonomies::CAPABILITIES,
					// Nobody reads how many products are simple or in stock, and counting would lock a row that all share.
					'update_count_callback' => '__return_null',
				]
			);
		}
		self::register_product();
		self::register_variation();
	}

	private static function register_product(): void {
		register_post_type(
			self::PRODUCT,
			[
				'labels'           => [
					'name'          => __( 'Products', 'storewright' ),
					'singular_name' => __( 'Product', 'storewright' ),
					'add_new_item'  => __( 'Add a product', 'storewright' ),
					'edit_item'     => __( 'Edit product', 'storewright' ),
					'search_items'  => __( 'Search products', 'storewright' ),
					'not_found'     => __( 'No products found', 'storewright' ),
				],
				'public'           => true,
				'show_ui'          => true,
				'menu_icon'        => 'dashicons-archive',
				'capability_type'  => 'product',
				'map_meta_cap'     => true,
				'hierarchical'     => false,
				'rewrite'          => [
					'slug'       => self::base(),
					'with_front' => false,
					'feeds'      => true,
				],
				'query_var'        => true,
				'has_archive'      => 'shop',
				'supports'         => [ 'title', 'editor', 'excerpt', 'thumbnail', 'comments', 'custom-fields' ],
				'show_in_rest'     => true,
				'delete_with_user' => false,
			]
		);
	}

	private static function register_variation(): void {
		register_post_type(
			self::VARIATION,
			[
				'label'            => __( 'Variations', 'storewright' ),
				'public'           => false,
				'hierarchical'     => false,
				'supports'         => [ 'title' ],
				'capability_type'  => 'product',
				'map_meta_cap'     => true,
				'rewrite'          => false,
				'query_var'        => false,
				'delete_with_user' => false,
			]
		);
	}

	/**
	 * Returns the base of products' permalinks.
	 */
	private static function base(): string {
		$permalinks = get_option( Taxonomies::PERMALINKS, [] );
		$base       = is_array( $permalinks )
			&& is_string( $permalinks['product_base'] ?? null ) ? trim( $permalinks['product_base'], '/' ) : '';

		return '' === $base ? 'product' : $base;
	}
}
