<?php
/**
 * The free extensions that the plugin suggests by itself.
 *
 * An entry has its place here if it is in WordPress's plugin directory under the GPL, is widely used, and does its work
 * without another shop plugin. Others are added through the filter `storewright_free_extensions`.
 *
 * Form of an entry: see FreeExtension::of().
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	[
		'key'     => 'task-list/grow',
		'title'   => __( 'Grow your store', 'storewright' ),
		'plugins' => [
			[
				'key'         => 'wordpress-seo',
				'name'        => 'Yoast SEO',
				'description' => __( 'Helps search engines understand your pages and products.', 'storewright' ),
				'manage_url'  => 'admin.php?page=wpseo_dashboard',
			],
			[
				'key'         => 'matomo',
				'name'        => 'Matomo Analytics',
				'description' => __( 'Shows where visitors come from and what they view. The data stays on your site.', 'storewright' ),
				'manage_url'  => 'admin.php?page=matomo-reporting',
			],
		],
	],
	[
		'key'     => 'task-list/reach',
		'title'   => __( 'Reach your customers', 'storewright' ),
		'plugins' => [
			[
				'key'         => 'mailpoet',
				'name'        => 'MailPoet',
				'description' => __( 'Create and send newsletters from this dashboard.', 'storewright' ),
				'manage_url'  => 'admin.php?page=mailpoet-newsletters',
			],
			[
				'key'         => 'mailchimp-for-wp',
				'name'        => 'MC4WP: Mailchimp for WordPress',
				'description' => __( 'Adds sign-up forms for your Mailchimp lists to your pages.', 'storewright' ),
				'manage_url'  => 'admin.php?page=mailchimp-for-wp',
			],
		],
	],
];
