<?php
/**
 * Runs when the plugin is deleted. The shop's data stays, unless the owner asked for its removal.
 *
 * @package Storewright
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

/**
 * Removes this site's data if its owner asked for that.
 */
function storewright_uninstall_site() {
	if ( 'yes' !== get_option( 'storewright_remove_data_on_uninstall' ) ) {
		return;
	}
	$context = \Storewright\Kernel\Context::create( __DIR__ . '/plugin.php', '' );
	( new \Storewright\Kernel\Installer( $context, \Storewright\Plugin::loader( $context ) ) )->uninstall();
}

if ( PHP_VERSION_ID >= 80100 && is_readable( __DIR__ . '/vendor/autoload.php' ) ) {
	require_once __DIR__ . '/vendor/autoload.php';
	if ( is_multisite() ) {
		foreach ( get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		) as $storewright_site ) {
			switch_to_blog( $storewright_site );
			storewright_uninstall_site();
			restore_current_blog();
		}
	} else {
		storewright_uninstall_site();
	}
}
