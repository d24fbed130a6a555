<?php
/**
 * Step of the launcher, run once per new database: activates WooCommerce, and has it install itself.
 *
 * @package Storewright
 */

declare(strict_types=1);

require_once __DIR__ . '/wordpress-config.php';
require_once ABSPATH . 'wp-settings.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

$storewright_test_outcome = activate_plugin( 'woocommerce/woocommerce.php' );
if ( is_wp_error( $storewright_test_outcome ) ) {
	fwrite( STDERR, $storewright_test_outcome->get_error_message() . "\n" );
	exit( 1 );
}
WC_Install::install();

// Orders are in tables of their own, as in new shops: each test that chose this anew would have WooCommerce look at all of its tables.
if ( false === getenv( 'STOREWRIGHT_TEST_NETWORK' ) ) {
	update_option( 'woocommerce_custom_orders_table_enabled', 'yes' );
}
