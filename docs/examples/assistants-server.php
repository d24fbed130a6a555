<?php
/**
 * Plugin Name: Assistants server
 * Description: Offers Storewright's abilities to MCP clients at wp-json/assistants/mcp, each as a tool of its own. See docs/abilities.md.
 *
 * @package AssistantsServer
 */

use WP\MCP\Core\McpAdapter;
use WP\MCP\Transport\HttpTransport;

// WooCommerce brings the adapter along, and starts it only where its owner has turned that on.
add_action( 'rest_api_init', fn() => class_exists( McpAdapter::class ) && McpAdapter::instance(), 5 );

add_action(
	'mcp_adapter_init',
	function ( McpAdapter $adapter ) {
		$tools = array_filter( array_keys( wp_get_abilities() ), fn( $name ) => str_starts_with( $name, 'storewright/' ) );
		$adapter->create_server(
			'assistants',
			'assistants',
			'mcp',
			'Store',
			'Reads and changes the store.',
			'1.0.0',
			[ HttpTransport::class ],
			null,
			null,
			array_values( $tools )
		);
	}
);
