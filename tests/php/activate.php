<?php
/**
 * Step of the launcher, run before every PHPUnit run: activates the plugin as it is now and adds the users of the tests.
 *
 * @package Storewright
 */

declare(strict_types=1);

require_once __DIR__ . '/wordpress-config.php';
require_once ABSPATH . 'wp-settings.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

$storewright_test_outcome = activate_plugin( 'storewright/plugin.php' );
if ( is_wp_error( $storewright_test_outcome ) ) {
	fwrite( STDERR, $storewright_test_outcome->get_error_message() . "\n" );
	exit( 1 );
}

// Only now: activation makes the role of shop managers.
foreach ( [
	'manager'    => 'shop_manager',
	'subscriber' => 'subscriber',
] as $storewright_test_login => $storewright_test_role ) {
	$storewright_test_user = wp_insert_user(
		[
			'user_login' => $storewright_test_login,
			'user_pass'  => 'password',
			'user_email' => $storewright_test_login . '@example.org',
			'role'       => $storewright_test_role,
		]
	);
	if ( is_wp_error( $storewright_test_user ) ) {
		fwrite( STDERR, $storewright_test_user->get_error_message() . "\n" );
		exit( 1 );
	}
}
