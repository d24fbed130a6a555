<?php
/**
 * Deletes Storewright's data as WordPress does when the plugin is deleted.
 *
 * @package Storewright
 */

declare(strict_types=1);

return static function (): bool {
	define( 'WP_UNINSTALL_PLUGIN', plugin_basename( STOREWRIGHT_FILE ) );
	require dirname( STOREWRIGHT_FILE ) . '/uninstall.php';
	return true;
};
