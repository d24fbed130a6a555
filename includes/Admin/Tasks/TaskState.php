<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

/**
 * Snapshot of the stored state of task lists and tasks.
 */
final class TaskState {

	/**
	 * @param list<string>       $hidden_lists   Ids of lists that the owner hid.
	 * @param list<string>       $dismissed      Ids of tasks taken off the list.
	 * @param array<string, int> $snoozed        Task id => until when it is put off, milliseconds since 1970.
	 * @param list<string>       $actioned       Ids of tasks that were said to be done.
	 * @param list<string>       $completed      Ids of tasks whose completion was announced.
	 * @param array<string, int> $visits         Task id => how often the current user opened it.
	 * @param bool               $keep_completed Whether a completed list stays on the screen.
	 * @param int                $now            This moment, milliseconds since 1970.
	 */
	public function __construct(
		public readonly array $hidden_lists,
		public readonly array $dismissed,
		public readonly array $snoozed,
		public readonly array $actioned,
		public readonly array $completed,
		public readonly array $visits,
		public readonly bool $keep_completed,
		public readonly int $now
	) {}

	/**
	 * Until when the task is put off, milliseconds since 1970. Null when it isn't, or no longer.
	 *
	 * @param string $id Id of the task.
	 */
	public function snoozed_until( string $id ): ?int {
		$until = $this->snoozed[ $id ] ?? 0;
		return $until > $this->now ? $until : null;
	}
}
