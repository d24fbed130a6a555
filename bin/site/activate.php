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

// The connection that WooCommerce contains plans these when it is first loaded, before `init`: the names of WooCommerce's intervals are
// translated too early then, which is a notice in the log. Here, `init` was before.
if ( in_array( 'woocommerce/woocommerce.php', $args, true ) ) {
	foreach ( array(
		'jetpack_clean_nonces' => 'hourly',
		'jetpack_v2_heartbeat' => 'daily',
	) as $storewright_hook => $storewright_interval ) {
		if ( false === wp_next_scheduled( $storewright_hook ) ) {
			wp_schedule_event( time(), $storewright_interval, $storewright_hook );
		}
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
