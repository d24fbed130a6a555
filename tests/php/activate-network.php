<?php
/**
 * Step of Support\Network: activates the plugin for all sites, as WordPress's page of the network's plugins does.
 *
 * @package Storewright
 */

declare(strict_types=1);

require_once __DIR__ . '/wordpress-config.php';
require_once ABSPATH . 'wp-settings.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

// On the main site it may be active by itself.
$storewright_test_active = array_filter( (array) get_option( 'active_plugins' ), is_string( ... ) );
update_option( 'active_plugins', array_values( array_diff( $storewright_test_active, [ 'storewright/plugin.php' ] ) ) );
$storewright_test_outcome = activate_plugin( 'storewright/plugin.php', '', true );
if ( is_wp_error( $storewright_test_outcome ) ) {
	fwrite( STDERR, $storewright_test_outcome->get_error_message() . "\n" );
	exit( 1 );
}
