<?php
/**
 * Prints, as JSON, everything in which a plugin can leave a trace on a site. Run by `wp eval-file`.
 *
 * @package Storewright
 */

global $wpdb, $wp_roles;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- The state of the database itself is what is asked for.
$storewright_jobs    = array_unique(
	array_merge( ...array_map( 'array_keys', array_values( array_filter( (array) _get_cron_array(), 'is_array' ) ) ) )
);
$storewright_options = $wpdb->get_col( "SELECT option_name FROM $wpdb->options ORDER BY option_name" );
sort( $storewright_jobs );

echo wp_json_encode(
	[
		'tables'   => $wpdb->get_col( 'SHOW TABLES' ),
		'options'  => array_values(
			array_filter(
				$storewright_options,
				static fn( $name ) => ! preg_match( '/^_(site_)?transient_/', $name ) || preg_match(
					'/storewright|woocommerce|wc_/',
					$name
				)
			)
		),
		'roles'    => $wp_roles->roles,
		'cron'     => $storewright_jobs,
		'usermeta' => $wpdb->get_col( "SELECT DISTINCT meta_key FROM $wpdb->usermeta ORDER BY meta_key" ),
		'types'    => $wpdb->get_col( "SELECT DISTINCT post_type FROM $wpdb->posts ORDER BY post_type" ),
		'content'  => array_values( array_diff( (array) scandir( WP_CONTENT_DIR ), [ '.', '..' ] ) ),
		'plugins'  => array_values( array_diff( (array) scandir( WP_PLUGIN_DIR ), [ '.', '..' ] ) ),
	]
);
