<?php
/**
 * Plugin Name: Hello task
 * Description: Adds a task of its own to Storewright's setup list. See docs/add-a-task.md.
 *
 * @package HelloTask
 */

add_action( 'storewright_tasks', fn( $registry ) => $registry->add( [
	'id'           => 'hello',
	'title'        => 'Say hello',
	'content'      => 'A store that greets its visitors is remembered.',
	'action_label' => 'Say hello',
	'time'         => '1 minute',
] ) );
add_action( 'storewright_enqueue_app', function () {
	wp_enqueue_script( 'hello-task', plugins_url( 'hello-task.js', __FILE__ ), [ 'wp-components', 'wp-data', 'wp-element', 'wp-plugins' ], '1', true );
} );
