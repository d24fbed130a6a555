<?php
declare(strict_types=1);

namespace Storewright\Store\Coupons;

/**
 * The post type of coupons: the title is the code, the excerpt the description.
 */
final class PostType {

	public const NAME = 'shop_coupon';

	/**
	 * Registers it.
	 */
	public static function register(): void {
		if ( post_type_exists( self::NAME ) ) {
			return;
		}
		register_post_type(
			self::NAME,
			[
				'labels'              => [
					'name'               => __( 'Coupons', 'storewright' ),
					'singular_name'      => __( 'Coupon', 'storewright' ),
					'add_new'            => __( 'Add coupon', 'storewright' ),
					'add_new_item'       => __( 'Add coupon', 'storewright' ),
					'edit_item'          => __( 'Edit coupon', 'storewright' ),
					'search_items'       => __( 'Search coupons', 'storewright' ),
					'not_found'          => __( 'No coupons found.', 'storewright' ),
					'not_found_in_trash' => __( 'No coupons found in the Trash.', 'storewright' ),
				],
				'public'              => false,
				'show_ui'             => true,
				// Screens\Coupons adds the entry.
				'show_in_menu'        => false,
				'show_in_admin_bar'   => false,
				'exclude_from_search' => true,
				'publicly_queryable'  => false,
				'capability_type'     => self::NAME,
				'map_meta_cap'        => true,
				'hierarchical'        => false,
				'rewrite'             => false,
				'query_var'           => false,
				'supports'            => [ 'title', 'excerpt' ],
				'delete_with_user'    => false,
			]
		);
	}
}
