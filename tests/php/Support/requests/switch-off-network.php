<?php
/**
 * Switches Storewright off for all sites of a network, as WordPress's page of the network's plugins does.
 *
 * @package Storewright
 */

declare(strict_types=1);

return static function (): bool {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	$plugin = plugin_basename( STOREWRIGHT_FILE );
	deactivate_plugins( $plugin, false, true );
	return ! is_plugin_active_for_network( $plugin );
};
