<?php
/**
 * Plugin Name: Hello task
 * Description: Adds a task of its own to Storewright's setup list. See docs/add-a-task.md.
 *
 * @package HelloTask
 */

const HELLO_TASK = [
	'id'      => 'hello',
	'title'   => 'Say hello',
	'content' => 'A store that greets its visitors is remembered.',
];
const HELLO_PAGE = <<<'JS'
wp.plugins.registerPlugin( 'hello-task', { scope: 'storewright-admin', render: () =>
	wp.element.createElement( wp.components.Fill, { name: 'storewright_onboarding_task_hello' }, ( { onComplete } ) =>
		wp.element.createElement( wp.components.Button, { variant: 'primary', onClick: onComplete }, 'Hello!' ) ) } );
JS;

add_action( 'storewright_tasks', fn( $tasks ) => $tasks->add( HELLO_TASK ) );
add_action( 'storewright_enqueue_app', fn( $app ) => wp_add_inline_script( $app, HELLO_PAGE ) );
