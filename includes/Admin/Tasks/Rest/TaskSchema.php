<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks\Rest;

use Storewright\Admin\Tasks\TaskRecord;
use Storewright\Rest\Schema;

/**
 * A setup task as the client gets it.
 */
final class TaskSchema implements Schema {

	public static function title(): string {
		return 'onboarding_task';
	}

	public static function properties(): array {
		$text   = [ 'type' => 'string' ];
		$flag   = [ 'type' => 'boolean' ];
		$fields = [
			'id'              => $text + [ 'description' => __( 'Stable id of the task.', 'storewright' ) ],
			'parentId'        => $text + [ 'description' => __( 'Id of the list that the task is in.', 'storewright' ) ],
			'title'           => $text + [ 'description' => __( 'Title of the row.', 'storewright' ) ],
			'badge'           => $text + [ 'description' => __( 'A word beside the title.', 'storewright' ) ],
			'canView'         => $flag + [ 'description' => __( 'Whether the user may see the task.', 'storewright' ) ],
			'content'         => $text + [ 'description' => __( 'One sentence that says what the task is good for.', 'storewright' ) ],
			'additionalInfo'  => $text + [ 'description' => __( 'A further line under the title.', 'storewright' ) ],
			'result'          => $text + [ 'description' => __( 'What the task came to, where it is done.', 'storewright' ) ],
			'manageUrl'       => $text + [
				'description' => __( 'Where its result is changed later, empty for its own page.', 'storewright' ),
			],
			'actionLabel'     => $text + [ 'description' => __( 'Text of the button that starts the task.', 'storewright' ) ],
			'actionUrl'       => $text + [ 'description' => __( 'Where the task is done, empty for its own page.', 'storewright' ) ],
			'header'          => [
				'type'                 => 'object',
				'description'          => __( 'What the head of the list says while the task is next.', 'storewright' ),
				'properties'           => [
					'title'       => $text,
					'content'     => $text,
					'actionLabel' => $text,
				],
				'required'             => [ 'title', 'content', 'actionLabel' ],
				'additionalProperties' => false,
			],
			'isComplete'      => $flag + [ 'description' => __( 'Whether the task is done.', 'storewright' ) ],
			'time'            => $text + [ 'description' => __( 'How long it takes.', 'storewright' ) ],
			'level'           => [
				'type'        => 'integer',
				'description' => __( 'Weight of the task, 1 to 3; 1 is needed most.', 'storewright' ),
			],
			'isActioned'      => $flag + [ 'description' => __( 'Whether the task was said to be done.', 'storewright' ) ],
			'isDismissed'     => $flag + [ 'description' => __( 'Whether the owner took the task off the list.', 'storewright' ) ],
			'isDismissable'   => $flag + [ 'description' => __( 'Whether the owner may take the task off the list.', 'storewright' ) ],
			'isSnoozed'       => $flag + [ 'description' => __( 'Whether the task is put off at present.', 'storewright' ) ],
			'isSnoozeable'    => $flag + [ 'description' => __( 'Whether the owner may put the task off.', 'storewright' ) ],
			'isVisible'       => $flag + [
				'description' => __( 'Whether the owner is led to the task: it is neither dismissed nor snoozed.', 'storewright' ),
			],
			'isVisited'       => $flag + [ 'description' => __( 'Whether the user has opened the task before.', 'storewright' ) ],
			'isDisabled'      => $flag + [ 'description' => __( 'Whether the task can’t be started at present.', 'storewright' ) ],
			'snoozedUntil'    => [
				'type'        => [ 'integer', 'null' ],
				'description' => __( 'Until when the task is put off, milliseconds since 1970.', 'storewright' ),
			],
			'additionalData'  => [
				'type'                 => 'object',
				'description'          => __( 'Facts for the task’s page.', 'storewright' ),
				'additionalProperties' => true,
			],
			'eventPrefix'     => $text + [ 'description' => __( 'What the names of the task’s events start with.', 'storewright' ) ],
			'recordViewEvent' => $flag + [ 'description' => __( 'Whether opening the task is an event.', 'storewright' ) ],
			'isDeprecated'    => $flag + [ 'description' => __( 'Whether the task’s page is the HTML in container.', 'storewright' ) ],
			'container'       => $text + [
				'description' => __( 'HTML of the task’s page, reduced to what a post may hold.', 'storewright' ),
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
	 * A task as the properties above.
	 *
	 * @return array<string, mixed>
	 */
	public static function item( TaskRecord $task ): array {
		return [
			'id'              => $task->id,
			'parentId'        => $task->list->id,
			'title'           => $task->title,
			'badge'           => $task->badge,
			'canView'         => $task->can_view,
			'content'         => $task->content,
			'additionalInfo'  => $task->additional_info,
			'result'          => $task->result,
			'manageUrl'       => $task->manage_url,
			'actionLabel'     => $task->action_label,
			'actionUrl'       => $task->action_url,
			'header'          => [
				'title'       => $task->header->title,
				'content'     => $task->header->content,
				'actionLabel' => $task->header->action_label,
			],
			'isComplete'      => $task->is_complete,
			'time'            => $task->time,
			'level'           => $task->level,
			'isActioned'      => $task->is_actioned,
			'isDismissed'     => $task->is_dismissed,
			'isDismissable'   => $task->is_dismissable,
			'isSnoozed'       => null !== $task->snoozed_until,
			'isSnoozeable'    => $task->is_snoozeable,
			'isVisible'       => $task->is_visible(),
			'isVisited'       => $task->is_visited,
			'isDisabled'      => $task->is_disabled,
			'snoozedUntil'    => $task->snoozed_until,
			'additionalData'  => (object) $task->additional_data,
			'eventPrefix'     => $task->list->event_prefix,
			'recordViewEvent' => $task->record_view_event,
			'isDeprecated'    => $task->is_deprecated,
			'container'       => $task->container,
		];
	}
}
