<?php
/**
 * Plugin Name: Hello command
 * Description: Adds a command to the command palette on the pages of Storewright's dashboard. See docs/extend.md.
 *
 * @package HelloCommand
 */

const HELLO_COMMAND = <<<'JS'
wp.data.dispatch( 'core/commands' ).registerCommand( {
	name: 'hello-command',
	label: 'Say hello to your team',
	category: 'action',
	callback: ( { close } ) => {
		close();
		wp.data.dispatch( 'core/notices' ).createSuccessNotice( 'Hello, team!', { type: 'snackbar' } );
	},
} );
JS;

add_action(
	'storewright_enqueue_app',
	function ( $app ) {
		wp_register_script( 'hello-command', false, [ $app, 'wp-commands', 'wp-data', 'wp-notices' ], '1.0', [ 'in_footer' => true ] );
		wp_enqueue_script( 'hello-command' );
		wp_add_inline_script( 'hello-command', HELLO_COMMAND );
	}
);
