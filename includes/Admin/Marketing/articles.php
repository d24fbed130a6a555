<?php
/**
 * The articles that the marketing overview links to by itself. Others are added through the filter
 * `storewright_marketing_articles`.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	[
		'category' => 'marketing',
		'title'    => __( 'Help search engines find your store', 'storewright' ),
		'text'     => __( 'Titles, links and sitemaps, and what WordPress does by itself.', 'storewright' ),
		'link'     => 'https://wordpress.org/documentation/article/search-engine-optimization/',
	],
	[
		'category' => 'marketing',
		'title'    => __( 'Choose addresses that people can read', 'storewright' ),
		'text'     => __( 'How permalinks are built, and when to change them.', 'storewright' ),
		'link'     => 'https://wordpress.org/documentation/article/customize-permalinks/',
	],
	[
		'category' => 'marketing',
		'title'    => __( 'Write posts about what you sell', 'storewright' ),
		'text'     => __( 'Create, schedule and publish posts.', 'storewright' ),
		'link'     => 'https://wordpress.org/documentation/article/write-posts-classic-editor/',
	],
	[
		'category' => 'coupons',
		'title'    => __( 'Create and manage coupons', 'storewright' ),
		'text'     => __( 'Discount types, limits and restrictions, one by one.', 'storewright' ),
		'link'     => 'https://woocommerce.com/document/coupon-management/',
	],
];
