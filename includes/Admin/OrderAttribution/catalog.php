<?php
/**
 * Plugins that are recommended for order attribution. Others are added through the filter `storewright_misc_recommendations`.
 *
 * Form of an entry: see Recommendation::of().
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	[
		'id'                                     => 'woocommerce-analytics',
		'slug'                                   => 'woocommerce-analytics',
		'name'                                   => 'WooCommerce Analytics',
		'description'                            => __( 'See which search, campaign or link each order came from.', 'storewright' ),
		'url'                                    => 'https://woocommerce.com/products/woocommerce-analytics/',
		'needs_woocommerce'                      => true,
		'order_attribution_promotion_percentage' => [
			'9.7' => 100,
			'9.6' => 60,
			'9.5' => 10,
		],
	],
];
