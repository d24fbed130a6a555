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
 *
 * @return bool Whether the owner did.
 */
function storewright_uninstall_site() {
	if ( 'yes' !== get_option( 'storewright_remove_data_on_uninstall' ) ) {
		return false;
	}
	$context = \Storewright\Kernel\Context::create( __DIR__ . '/plugin.php', '' );
	( new \Storewright\Kernel\Installer( $context, \Storewright\Plugin::loader( $context ) ) )->uninstall();
	return true;
}

if ( PHP_VERSION_ID >= 80100 && is_readable( __DIR__ . '/vendor/autoload.php' ) ) {
	require_once __DIR__ . '/vendor/autoload.php';
	if ( is_multisite() ) {
		( new \Storewright\Kernel\NetworkUninstaller() )->uninstall( Closure::fromCallable( 'storewright_uninstall_site' ) );
	} else {
		storewright_uninstall_site();
	}
}
