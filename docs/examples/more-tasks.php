<?php
/**
 * Plugin Name: More tasks
 * Description: Adds a list of tasks of its own to Storewright's Home. See docs/add-a-task.md.
 *
 * @package MoreTasks
 */

const MORE_TASKS = [
	'more_gift_wrap' => 'Offer gift wrapping',
	'more_hours'     => 'Set your opening hours',
	'more_loyalty'   => 'Reward your regulars',
];
const MORE_PAGE  = '<p>Print this page and put it on your counter.</p>';

add_action(
	'storewright_tasks',
	function ( $tasks ) {
		foreach ( MORE_TASKS as $id => $title ) {
			$tasks->add(
				[
					'id'            => $id,
					'title'         => $title,
					'content'       => 'Small things that customers remember.',
					'is_deprecated' => true, // Its page is the HTML in 'container', without a script.
					'container'     => MORE_PAGE,
				],
				'extended'
			);
		}
	}
);
