<?php
/**
 * Plugin Name: Hello task
 * Description: Adds a task of its own to Storewright's setup list. See docs/add-a-task.md.
 *
 * @package HelloTask
 */

$hello_task = [
	'id'           => 'hello',
	'title'        => 'Say hello',
	'content'      => 'A store that greets its visitors is remembered.',
	'action_label' => 'Say hello',
];
$hello_deps = [ 'wp-components', 'wp-data', 'wp-element', 'wp-plugins' ];
$hello_path = plugins_url( 'hello-task.js', __FILE__ );
add_action( 'storewright_tasks', fn( $registry ) => $registry->add( $hello_task ) );
add_action( 'storewright_enqueue_app', fn() => wp_enqueue_script( 'hello-task', $hello_path, $hello_deps, '1', true ) );
