<?php
/**
 * Prints as JSON what a site holds, for comparisons: options, tables, keys of users' settings, roles, cron events, Action Scheduler's
 * actions and posts. WordPress is loaded.
 *
 * @package Storewright
 */

declare(strict_types=1);

global $wpdb;

$storewright_options = $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options", OBJECT_K );
// WordPress keeps the place of those that were before in the list.
$storewright_options['active_plugins']->option_value = implode( ' ', (array) get_option( 'active_plugins' ) );

$storewright_cron = array_merge( ...array_map( 'array_keys', array_values( array_filter( _get_cron_array(), 'is_array' ) ) ) );
sort( $storewright_cron );

echo wp_json_encode(
	[
		'options'   => array_map( static fn( $row ) => $row->option_value, $storewright_options ),
		'tables'    => $wpdb->get_col( 'SHOW TABLES' ),
		'user_meta' => $wpdb->get_col( "SELECT CONCAT( user_id, ' ', meta_key, ' ', meta_value ) FROM $wpdb->usermeta ORDER BY 1" ),
		'roles'     => array_map( static fn( $role ) => $role['capabilities'], wp_roles()->roles ),
		'cron'      => array_values( array_unique( $storewright_cron ) ),
		'actions'   => $wpdb->get_col( "SELECT DISTINCT hook FROM {$wpdb->prefix}actionscheduler_actions ORDER BY hook" ),
		'groups'    => $wpdb->get_col( "SELECT slug FROM {$wpdb->prefix}actionscheduler_groups ORDER BY slug" ),
		'posts'     => $wpdb->get_col(
			"SELECT CONCAT( ID, ' ', post_type, ' ', post_status, ' ', post_title, ' ', MD5( post_content ) ) FROM $wpdb->posts ORDER BY ID"
		),
		'post_meta' => $wpdb->get_col( "SELECT CONCAT( post_id, ' ', meta_key, ' ', MD5( meta_value ) ) FROM $wpdb->postmeta ORDER BY 1" ),
		'terms'     => $wpdb->get_col( "SELECT CONCAT( term_taxonomy_id, ' ', taxonomy, ' ', count ) FROM $wpdb->term_taxonomy ORDER BY 1" ),
		'comments'  => $wpdb->get_col( "SELECT CONCAT( comment_ID, ' ', comment_type, ' ', comment_approved ) FROM $wpdb->comments ORDER BY 1" ),
		'orders'    => $wpdb->get_col( "SELECT CONCAT( id, ' ', status, ' ', total_amount ) FROM {$wpdb->prefix}wc_orders ORDER BY id" ),
	]
);
