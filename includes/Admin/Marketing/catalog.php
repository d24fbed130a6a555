<?php
/**
 * The marketing extensions that the marketing overview knows by itself. Others are added through the filter
 * `storewright_marketing_extensions`.
 *
 * An entry has its place here if it is in WordPress's plugin directory under the GPL and is widely used. Form of an entry: see
 * Extension::of().
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

$storewright_email  = __( 'Email', 'storewright' );
$storewright_search = __( 'Search engines', 'storewright' );
$storewright_ads    = __( 'Sales channels', 'storewright' );

return [
	[
		'slug'        => 'mailpoet',
		'name'        => 'MailPoet',
		'description' => __( 'Create and send newsletters from this dashboard.', 'storewright' ),
		'category'    => 'marketing',
		'group'       => 'email',
		'group_name'  => $storewright_email,
		'manage_url'  => 'admin.php?page=mailpoet-newsletters',
		'docs_url'    => 'https://kb.mailpoet.com/',
	],
	[
		'slug'        => 'mailchimp-for-wp',
		'name'        => 'MC4WP: Mailchimp for WordPress',
		'description' => __( 'Adds sign-up forms for your Mailchimp lists to your pages.', 'storewright' ),
		'category'    => 'marketing',
		'group'       => 'email',
		'group_name'  => $storewright_email,
		'manage_url'  => 'admin.php?page=mailchimp-for-wp',
		'docs_url'    => 'https://www.mc4wp.com/kb/',
	],
	[
		'slug'        => 'wordpress-seo',
		'name'        => 'Yoast SEO',
		'description' => __( 'Helps search engines understand your pages and products.', 'storewright' ),
		'category'    => 'marketing',
		'group'       => 'search',
		'group_name'  => $storewright_search,
		'manage_url'  => 'admin.php?page=wpseo_dashboard',
		'docs_url'    => 'https://yoast.com/help/',
	],
	[
		'slug'        => 'matomo',
		'name'        => 'Matomo Analytics',
		'description' => __( 'Shows where visitors come from and what they view. The data stays on your site.', 'storewright' ),
		'category'    => 'marketing',
		'group'       => 'search',
		'group_name'  => $storewright_search,
		'manage_url'  => 'admin.php?page=matomo-reporting',
		'docs_url'    => 'https://matomo.org/faq/wordpress/',
	],
	[
		'slug'              => 'google-listings-and-ads',
		'name'              => 'Google for WooCommerce',
		'description'       => __( 'Shows your products in Google’s free listings and ads.', 'storewright' ),
		'category'          => 'marketing',
		'group'             => 'channels',
		'group_name'        => $storewright_ads,
		'manage_url'        => 'admin.php?page=wc-admin&path=%2Fgoogle%2Fdashboard',
		'docs_url'          => 'https://woocommerce.com/document/google-for-woocommerce/',
		'needs_woocommerce' => true,
	],
	[
		'slug'              => 'pinterest-for-woocommerce',
		'name'              => 'Pinterest for WooCommerce',
		'description'       => __( 'Publishes your products as pins and keeps them up to date.', 'storewright' ),
		'category'          => 'marketing',
		'group'             => 'channels',
		'group_name'        => $storewright_ads,
		'manage_url'        => 'admin.php?page=wc-admin&path=%2Fpinterest%2Fcatalog',
		'docs_url'          => 'https://woocommerce.com/document/pinterest-for-woocommerce/',
		'needs_woocommerce' => true,
	],
	[
		'slug'              => 'advanced-coupons-for-woocommerce-free',
		'name'              => 'Advanced Coupons',
		'description'       => __( 'Adds cart conditions, store credit and coupons that apply by a link.', 'storewright' ),
		'category'          => 'coupons',
		'group'             => 'coupons',
		'group_name'        => __( 'Coupons', 'storewright' ),
		'docs_url'          => 'https://advancedcouponsplugin.com/knowledgebase/',
		'needs_woocommerce' => true,
	],
];
