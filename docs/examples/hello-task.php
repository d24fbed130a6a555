<?php
/**
 * Plugin Name: Hello task
 * Description: Adds a task of its own to Storewright's setup list. See docs/add-a-task.md.
 *
 * @package HelloTask
 */

add_action( 'storewright_tasks', fn( $registry ) => $registry->add( HELLO_TASK ) );
add_action( 'storewright_enqueue_app', 'hello_task_enqueue_page' );

function hello_task_enqueue_page() {
	wp_register_script( 'hello-task', false, [ 'wp-components', 'wp-data', 'wp-element', 'wp-plugins' ], '1', true );
	wp_add_inline_script( 'hello-task', HELLO_TASK_PAGE );
	wp_enqueue_script( 'hello-task' );
}

const HELLO_TASK = [
	'id'           => 'hello',
	'title'        => 'Say hello',
	'content'      => 'A store that greets its visitors is remembered.',
	'action_label' => 'Say hello',
];

const HELLO_TASK_PAGE = <<<'JS'
( ( { components, data, element, plugins } ) => {
	const Hello = ( { task, onComplete } ) => {
		const { actionTask } = data.useDispatch( 'storewright/tasks' );
		const greet = async () => ( await actionTask( task.id ) ) && onComplete();
		return element.createElement( components.Button, { variant: 'primary', onClick: greet }, 'Hello!' );
	};
	const fill = { name: 'storewright_onboarding_task_hello', children: ( props ) => element.createElement( Hello, props ) };
	plugins.registerPlugin( 'hello-task', { scope: 'storewright-admin', render: () => element.createElement( components.Fill, fill ) } );
} )( wp );
JS;
