<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Rest;

use Storewright\Admin\Tasks\TaskList;
use Storewright\Admin\Tasks\TaskListDefinition;
use Storewright\Rest\Schema;

/**
 * A task list with its tasks as the client gets it.
 */
final class TaskListSchema implements Schema {

	public static function title(): string {
		return 'onboarding_task_list';
	}

	public static function properties(): array {
		$text   = [ 'type' => 'string' ];
		$flag   = [ 'type' => 'boolean' ];
		$fields = [
			'id'                    => $text + [
				'description' => __( 'Stable id of the list.', 'storewright' ),
				'enum'        => TaskListDefinition::IDS,
			],
			'title'                 => $text + [ 'description' => __( 'Heading of the list.', 'storewright' ) ],
			'isHidden'              => $flag + [ 'description' => __( 'Whether the owner hid the list.', 'storewright' ) ],
			'isVisible'             => $flag + [
				'description' => __( 'Whether Home shows the list: it has tasks and is not hidden.', 'storewright' ),
			],
			'isComplete'            => $flag + [ 'description' => __( 'Whether each task is done or dismissed.', 'storewright' ) ],
			'isToggleable'          => $flag + [
				'description' => __( 'Whether the owner may hide the list and show it again.', 'storewright' ),
			],
			'tasks'                 => [
				'type'        => 'array',
				'description' => __( 'The tasks in their order.', 'storewright' ),
				'items'       => [
					'type'       => 'object',
					'properties' => TaskSchema::properties(),
				],
			],
			'restrictedTasks'       => [
				'type'        => 'array',
				'description' => __( 'Tasks that the user lacks the permission for, and the roles that have it.', 'storewright' ),
				'items'       => [
					'type'                 => 'object',
					'properties'           => [
						'id'    => $text,
						'title' => $text,
						'roles' => [
							'type'  => 'array',
							'items' => $text,
						],
					],
					'required'             => [ 'id', 'title', 'roles' ],
					'additionalProperties' => false,
				],
			],
			'eventPrefix'           => $text + [ 'description' => __( 'What the names of the list’s events start with.', 'storewright' ) ],
			'displayProgressHeader' => $flag + [
				'description' => __( 'Whether the list has the head that shows progress.', 'storewright' ),
			],
			'keepCompletedTaskList' => $text + [
				'description' => __( 'Whether the list stays on the screen when complete.', 'storewright' ),
				'enum'        => [ 'yes', 'no' ],
			],
		];
		return array_map(
			static fn( array $field ): array => $field + [
				'context'  => [ 'view', 'edit' ],
				'readonly' => true,
			],
			$fields
		);
	}

	/**
	 * A list as the properties above.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( TaskList $list ): array {
		$definition = $list->definition;
		return [
			'id'                    => $definition->id,
			'title'                 => $definition->title,
			'isHidden'              => $list->is_hidden,
			'isVisible'             => $list->is_visible(),
			'isComplete'            => $list->is_complete(),
			'isToggleable'          => $definition->is_toggleable,
			'tasks'                 => array_map( [ TaskSchema::class, 'item' ], $list->tasks ),
			'restrictedTasks'       => array_map( get_object_vars( ... ), $list->restricted ),
			'eventPrefix'           => $definition->event_prefix,
			'displayProgressHeader' => $definition->display_progress_header,
			'keepCompletedTaskList' => $list->keep_completed ? 'yes' : 'no',
		];
	}
}
