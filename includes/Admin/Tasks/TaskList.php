<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

/**
 * A task list as the current user sees it at one moment.
 */
final class TaskList {

	/**
	 * @param TaskListDefinition $definition     What the list is.
	 * @param list<TaskRecord>   $tasks          Its tasks that the user may see, in their order.
	 * @param list<RestrictedTask> $restricted   Those for which the user lacks a capability.
	 * @param bool               $is_hidden      Whether the owner hid it.
	 * @param bool               $keep_completed Whether it stays on the screen when complete.
	 */
	public function __construct(
		public readonly TaskListDefinition $definition,
		public readonly array $tasks,
		public readonly array $restricted,
		public readonly bool $is_hidden,
		public readonly bool $keep_completed
	) {}

	/**
	 * Whether Home shows the list: it has tasks and is not hidden.
	 */
	public function is_visible(): bool {
		return $this->definition->is_listed && ! $this->is_hidden && [] !== $this->tasks;
	}

	/**
	 * Whether nothing is left: there are tasks, and each that was not dismissed is done. A snoozed one is not.
	 */
	public function is_complete(): bool {
		$open = array_filter( $this->tasks, static fn( TaskRecord $task ): bool => ! $task->is_complete && ! $task->is_dismissed );
		return [] !== $this->tasks && [] === $open;
	}

	/**
	 * How many steps are left.
	 */
	public function remaining(): int {
		return count( array_filter( $this->tasks, static fn( TaskRecord $task ): bool => $task->is_remaining() ) );
	}

	/**
	 * The ids of the tasks that are done.
	 *
	 * @return list<string>
	 */
	public function completed(): array {
		$complete = array_filter( $this->tasks, static fn( TaskRecord $task ): bool => $task->is_complete );
		return array_values( array_map( static fn( TaskRecord $task ): string => $task->id, $complete ) );
	}

	/**
	 * The task of an id, null if the list has none that the user may see.
	 *
	 * @param string $id Id of the task.
	 */
	public function task( string $id ): ?TaskRecord {
		foreach ( $this->tasks as $task ) {
			if ( $task->id === $id ) {
				return $task;
			}
		}
		return null;
	}
}
