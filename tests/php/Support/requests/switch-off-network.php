<?php
/**
 * Switches Storewright off for all sites of a network, as WordPress's page of the network's plugins does. Returns the queries that looked for
 * tables.
 *
 * @package Storewright
 */

declare(strict_types=1);

return static function (): array {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	$plugin = plugin_basename( STOREWRIGHT_FILE );
	$looked = [];
	add_filter(
		'query',
		static function ( string $query ) use ( &$looked ): string {
			if ( str_starts_with( $query, 'SHOW TABLES' ) ) {
				$looked[] = $query;
			}
			return $query;
		}
	);
	deactivate_plugins( $plugin, false, true );
	if ( is_plugin_active_for_network( $plugin ) ) {
		throw new RuntimeException( 'Storewright is still active.' );
	}
	return $looked;
};
