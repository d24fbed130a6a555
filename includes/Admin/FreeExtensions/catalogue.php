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

return [
	[
		'key'     => 'task-list/grow',
		'title'   => __( 'Grow your store', 'storewright' ),
		'plugins' => [
			[
				'key'         => 'wordpress-seo',
				'name'        => 'Yoast SEO',
				'description' => __( 'Tells search engines what your pages and products are about.', 'storewright' ),
				'manage_url'  => 'admin.php?page=wpseo_dashboard',
			],
			[
				'key'         => 'matomo',
				'name'        => 'Matomo Analytics',
				'description' => __( 'Shows where visitors come from and what they look at. The figures stay on your site.', 'storewright' ),
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
				'description' => __( 'Writes newsletters and sends them, all from this dashboard.', 'storewright' ),
				'manage_url'  => 'admin.php?page=mailpoet-newsletters',
			],
			[
				'key'         => 'mailchimp-for-wp',
				'name'        => 'MC4WP: Mailchimp for WordPress',
				'description' => __( 'Puts forms on your pages with which visitors join your Mailchimp lists.', 'storewright' ),
				'manage_url'  => 'admin.php?page=mailchimp-for-wp',
			],
		],
	],
];
