<?php
/**
 * Plugin Name: MCP server for assistants
 * Description: Offers Storewright's abilities to MCP clients of who manages the shop, each as a tool of its own: docs/abilities.md.
 *
 * @package AssistantsServer
 */

use WP\MCP\Core\McpAdapter;
use WP\MCP\Transport\HttpTransport;

// To make a server is to make the list of all abilities: no request but the server's own, wp-json/assistants/mcp, has to wait for that.
add_action(
	'rest_api_init',
	function () {
		$route = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
		if ( '/assistants/mcp' !== untrailingslashit( $route ) || ! class_exists( McpAdapter::class ) ) {
			return;
		}
		// The adapter has a server of its own, open to everybody who can log in: whether there is one is not for this plugin to say.
		add_filter( 'mcp_adapter_create_default_server', '__return_false' );
		add_action( 'mcp_adapter_init', 'assistants_server_create' );
		// WooCommerce brings the adapter along, and starts it only where its owner has turned that on.
		McpAdapter::instance();
	},
	5
);

/**
 * Makes the server.
 *
 * @param McpAdapter $adapter
 */
function assistants_server_create( McpAdapter $adapter ) {
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
		array_values( $tools ),
		[],
		[],
		// Who may connect and see the tools; each tool asks for its own permission besides. Of an error the adapter makes “everybody who
		// can log in”, customers too: the answer has to be true or false.
		fn(): bool => current_user_can( 'manage_woocommerce' )
	);
}
