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
 * Removes this site's data if its owner asked for that. Exports of reports go in any case: they are copies, with names and addresses.
 *
 * @return bool Whether the owner did.
 */
function storewright_uninstall_site() {
	$context = \Storewright\Kernel\Context::create( __DIR__ . '/plugin.php', '' );
	( new \Storewright\Admin\Analytics\Export\ExportStore( $context ) )->clear();
	\Storewright\Kernel\PrivateFolder::delete();
	if ( 'yes' !== get_option( 'storewright_remove_data_on_uninstall' ) ) {
		return false;
	}
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
