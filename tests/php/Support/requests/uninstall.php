<?php
/**
 * Deletes Storewright's data as WordPress does when the plugin is deleted. Argument: `elsewhere`, whether WooCommerce was loaded from another
 * folder than its own, and nothing else tells of it.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Kernel\Context;
use Storewright\Kernel\Installer;
use Storewright\Kernel\Mode;

return static function ( Context $context, array $input ): bool {
	if ( true === ( $input['elsewhere'] ?? false ) ) {
		$active = array_filter( (array) get_option( 'active_plugins' ), static fn( mixed $one ): bool => Mode::WOOCOMMERCE !== $one );
		update_option( 'active_plugins', array_values( $active ) );
		add_filter( 'pre_option_woocommerce_db_version', static fn(): string => '' );
		delete_option( Installer::COMPANION_VERSION_OPTION );
	}
	define( 'WP_UNINSTALL_PLUGIN', plugin_basename( STOREWRIGHT_FILE ) );
	require dirname( STOREWRIGHT_FILE ) . '/uninstall.php';
	return true;
};
