<?php
/**
 * Completes a freshly installed WordPress: readable addresses, and a user who may not manage anything.
 * Run by `wp eval-file`.
 *
 * @package Storewright
 */

global $wp_rewrite;
$wp_rewrite->set_permalink_structure( '/%postname%/' );
$wp_rewrite->flush_rules( false );

wp_insert_user(
	array(
		'user_login' => 'subscriber',
		'user_pass'  => 'password',
		'user_email' => 'subscriber@example.org',
		'role'       => 'subscriber',
	)
);
