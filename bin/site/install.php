<?php
/**
 * Completes an installed WordPress: readable addresses, and a user who may not manage anything. WordPress is loaded;
 * running it again changes nothing.
 *
 * @package Storewright
 */

if ( '/%postname%/' !== get_option( 'permalink_structure' ) ) {
	/** @var WP_Rewrite $wp_rewrite */
	global $wp_rewrite;
	$wp_rewrite->set_permalink_structure( '/%postname%/' );
	flush_rewrite_rules( false );
	update_option( 'blogname', 'Demo shop' );
}

if ( false === username_exists( 'subscriber' ) ) {
	wp_insert_user(
		array(
			'user_login' => 'subscriber',
			'user_pass'  => 'password',
			'user_email' => 'subscriber@example.org',
			'role'       => 'subscriber',
		)
	);
}
