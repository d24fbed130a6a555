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
					'name'          => __( 'Coupons', 'storewright' ),
					'singular_name' => __( 'Coupon', 'storewright' ),
				],
				'public'              => false,
				'show_ui'             => false,
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
