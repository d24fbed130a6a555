<?php
/**
 * Plugin Name: Hello task
 * Description: Adds a task of its own to Storewright's setup list. See docs/add-a-task.md.
 *
 * @package HelloTask
 */

add_action(
	'storewright_tasks',
	fn( $tasks ) => $tasks->add(
		[
			'id'      => 'hello',
			'title'   => 'Say hello',
			'content' => 'A store that greets its visitors is remembered.',
		]
	)
);
add_action(
	'storewright_enqueue_app',
	fn( $app ) => wp_add_inline_script(
		$app,
		<<<'JS'
	wp.plugins.registerPlugin( 'hello-task', { scope: 'storewright-admin', render: () =>
		wp.element.createElement( wp.components.Fill, { name: 'storewright_onboarding_task_hello' }, ( { onComplete } ) =>
			wp.element.createElement( wp.components.Button, { variant: 'primary', onClick: onComplete }, 'Hello!' ) ) } );
        JS
	)
);
