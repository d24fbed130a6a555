<?php
/**
 * Activates the plugins named in the arguments, and creates the shop manager once there is such a role. WordPress is
 * loaded; running it again changes nothing.
 *
 * @package Storewright
 *
 * @var list<string> $args Main files of plugins, relative to the plugins folder.
 */

require_once ABSPATH . 'wp-admin/includes/plugin.php';

foreach ( $args as $storewright_plugin ) {
	$storewright_result = activate_plugin( $storewright_plugin );
	if ( is_wp_error( $storewright_result ) ) {
		throw new RuntimeException( esc_html( $storewright_plugin . ': ' . $storewright_result->get_error_message() ) );
	}
}

if ( null !== get_role( 'shop_manager' ) && false === username_exists( 'manager' ) ) {
	wp_insert_user(
		array(
			'user_login' => 'manager',
			'user_pass'  => 'password',
			'user_email' => 'manager@example.org',
			'role'       => 'shop_manager',
		)
	);
}
