<?php
/**
 * Step of Support\Network: makes the tables of a network beside those of the test's site, with an administrator.
 *
 * @package Storewright
 */

declare(strict_types=1);

const WP_INSTALLING         = true;
const WP_INSTALLING_NETWORK = true;

require_once __DIR__ . '/wordpress-config.php';
require_once ABSPATH . 'wp-settings.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/network.php';

/** @var wpdb $wpdb */
global $wpdb;
// Their names are set where WordPress runs as a network already.
$wpdb->blogs            = 'network_blogs';
$wpdb->blogmeta         = 'network_blogmeta';
$wpdb->site             = 'network_site';
$wpdb->sitemeta         = 'network_sitemeta';
$wpdb->signups          = 'network_signups';
$wpdb->registration_log = 'network_registration_log';

add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Network', 'admin', 'admin@example.org', true, '', 'password' );

install_network();
$storewright_test_outcome = populate_network( 1, 'localhost', 'admin@example.org', 'Network', '/', false );
if ( is_wp_error( $storewright_test_outcome ) && 'no_wildcard_dns' !== $storewright_test_outcome->get_error_code() ) {
	fwrite( STDERR, $storewright_test_outcome->get_error_message() . "\n" );
	exit( 1 );
}
