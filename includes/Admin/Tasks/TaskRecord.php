<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

/**
 * A task as it is at one moment: everything asked of it once, together with what was done with it.
 */
final class TaskRecord {

	/**
	 * @param array<string, mixed> $additional_data
	 * @param int|null             $snoozed_until   Milliseconds since 1970; null when not snoozed.
	 */
	private function __construct(
		public readonly string $id,
		public readonly TaskListDefinition $list,
		public readonly string $title,
		public readonly string $content,
		public readonly TaskHeader $header,
		public readonly string $action_label,
		public readonly string $action_url,
		public readonly string $time,
		public readonly string $badge,
		public readonly string $additional_info,
		public readonly string $result,
		public readonly string $manage_url,
		public readonly int $level,
		public readonly bool $can_view,
		public readonly bool $is_complete,
		public readonly bool $is_actioned,
		public readonly bool $is_dismissable,
		public readonly bool $is_dismissed,
		public readonly bool $is_snoozeable,
		public readonly ?int $snoozed_until,
		public readonly bool $is_visited,
		public readonly bool $is_disabled,
		public readonly bool $is_deprecated,
		public readonly string $container,
		public readonly bool $record_view_event,
		public readonly array $additional_data
	) {}

	/**
	 * Asks a task everything. Whatever the task throws comes through.
	 *
	 * @param Task               $task  The task.
	 * @param TaskListDefinition $list  The list it is in.
	 * @param TaskState          $state What was done with tasks.
	 */
	public static function of( Task $task, TaskListDefinition $list, TaskState $state ): self {
		$id             = $task->id();
		$actioned       = in_array( $id, $state->actioned, true );
		$is_dismissable = $task->is_dismissable();
		$is_snoozeable  = $task->is_snoozeable();
		$can_view       = $task->can_view();
		$is_complete    = $task->is_complete( $actioned );
		return new self(
			id: $id,
			list: $list,
			title: $task->title(),
			content: $task->content(),
			header: $task->header(),
			action_label: $task->action_label(),
			action_url: sanitize_url( $task->action_url() ),
			time: $task->time(),
			badge: $task->badge(),
			additional_info: $task->additional_info(),
			result: $can_view && $is_complete ? $task->result() : '',
			manage_url: sanitize_url( $task->manage_url() ),
			level: $task->level(),
			can_view: $can_view,
			is_complete: $is_complete,
			is_actioned: $actioned,
			is_dismissable: $is_dismissable,
			is_dismissed: $is_dismissable && in_array( $id, $state->dismissed, true ),
			is_snoozeable: $is_snoozeable,
			snoozed_until: $is_snoozeable ? $state->snoozed_until( $id ) : null,
			is_visited: ( $state->visits[ $id ] ?? 0 ) > 0,
			is_disabled: $task->is_disabled(),
			is_deprecated: $task->is_deprecated(),
			container: wp_kses_post( $task->container() ),
			record_view_event: $task->record_view_event(),
			additional_data: $task->additional_data()
		);
	}

	/**
	 * Whether the owner is led to the task: it is neither dismissed nor snoozed.
	 */
	public function is_visible(): bool {
		return ! $this->is_dismissed && null === $this->snoozed_until;
	}

	/**
	 * Whether the task is a step that is left: to be done, and not put aside.
	 */
	public function is_remaining(): bool {
		return $this->is_visible() && ! $this->is_complete;
	}
}
