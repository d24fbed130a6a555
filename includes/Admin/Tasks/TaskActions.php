<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

use Storewright\Kernel\Errors\Forbidden;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Events;

/**
 * Actions on task lists and tasks. Each action answers with the list or task as it is afterwards.
 *
 * `$further` are the tasks that only the caller's browser knows: they are not stored, so each call brings them along.
 *
 * @phpstan-type Further list<array{list: string, task: array<mixed>}>
 */
final class TaskActions {

	public function __construct(
		private readonly TaskLists $lists,
		private readonly TaskStateStore $store,
		private readonly SetupProgressCache $progress
	) {}

	/**
	 * The lists as the current user sees them. Tasks that turn out to be complete for the first time are announced.
	 *
	 * @param Further $further
	 * @return array<string, TaskList> By id.
	 */
	public function lists( array $further = [] ): array {
		$generation = $this->progress->generation();
		$lists      = $this->lists->evaluate( $further );
		if ( [] === $further ) {
			$this->progress->put( $lists[ TaskListDefinition::SETUP ], $generation );
		}
		$this->announce( $lists );
		return $lists;
	}

	/**
	 * Hides a list or shows it again.
	 *
	 * @throws NotFound     If there is no such list.
	 * @throws InvalidInput If the list can't be hidden.
	 */
	public function hide_list( string $id, bool $hide ): TaskList {
		if ( ! $this->list( $this->lists->evaluate(), $id )->definition->is_toggleable ) {
			throw new InvalidInput( 'storewright_rest_task_list_not_toggleable', __( 'This task list can’t be hidden.', 'storewright' ) );
		}
		$this->store->hide_list( $id, $hide );
		return $this->list( $this->after_change(), $id );
	}

	/**
	 * Takes a task off the list or puts it back.
	 *
	 * @param Further $further
	 * @throws NotFound     If there is no such task.
	 * @throws InvalidInput If the task can't be dismissed.
	 */
	public function dismiss( string $id, bool $dismiss, array $further = [] ): TaskRecord {
		if ( ! $this->find( $id, $further )->is_dismissable && $dismiss ) {
			throw new InvalidInput( 'storewright_rest_task_not_dismissable', __( 'This task can’t be dismissed.', 'storewright' ) );
		}
		return $this->change( $id, $further, fn() => $this->store->dismiss( $id, $dismiss ) );
	}

	/**
	 * Puts a task off, or takes that back.
	 *
	 * @param string              $id       Id of the task.
	 * @param SnoozeDuration|null $duration How long; null to take it back.
	 * @param string              $list     Id of the list that the task has to be in; '' for any.
	 * @param Further             $further
	 * @throws NotFound     If there is no such task.
	 * @throws InvalidInput If the task can't be snoozed.
	 */
	public function snooze( string $id, ?SnoozeDuration $duration, string $list = '', array $further = [] ): TaskRecord {
		$task = $this->find( $id, $further );
		if ( '' !== $list && $list !== $task->list->id ) {
			throw $this->no_task( $id );
		}
		if ( null !== $duration && ! $task->is_snoozeable ) {
			throw new InvalidInput( 'storewright_rest_task_not_snoozeable', __( 'This task can’t be snoozed.', 'storewright' ) );
		}
		return $this->change( $id, $further, fn() => $this->store->snooze( $id, $duration ) );
	}

	/**
	 * Remembers that a task was said to be done.
	 *
	 * @param Further $further
	 * @throws NotFound If there is no such task.
	 */
	public function action( string $id, array $further = [] ): TaskRecord {
		$this->find( $id, $further );
		return $this->change( $id, $further, fn() => $this->store->action( $id ) );
	}

	/**
	 * Counts a visit of the current user to a task's page.
	 *
	 * @param Further $further
	 * @throws NotFound If there is no such task.
	 */
	public function visit( string $id, array $further = [] ): TaskRecord {
		$this->find( $id, $further );
		$this->store->visit( $id );
		return $this->find( $id, $further );
	}

	/**
	 * @param Further          $further
	 * @param callable(): void $change
	 */
	private function change( string $id, array $further, callable $change ): TaskRecord {
		$change();
		return $this->task( $this->after_change( $further ), $id );
	}

	/**
	 * @param Further $further
	 * @return array<string, TaskList>
	 */
	private function after_change( array $further = [] ): array {
		$this->progress->forget();
		return $this->lists( $further );
	}

	/**
	 * @param Further $further
	 */
	private function find( string $id, array $further ): TaskRecord {
		return $this->task( $this->lists->evaluate( $further ), $id );
	}

	/**
	 * @param array<string, TaskList> $lists
	 */
	private function list( array $lists, string $id ): TaskList {
		return $lists[ $id ] ?? throw new NotFound(
			'woocommerce_rest_invalid_task_list',
			__( 'This task list does not exist.', 'storewright' ),
			[ 'id' => $id ]
		);
	}

	/**
	 * @param array<string, TaskList> $lists
	 * @throws Forbidden If the user lacks the task's capability.
	 * @throws NotFound  If there is no such task.
	 */
	private function task( array $lists, string $id ): TaskRecord {
		foreach ( $lists as $list ) {
			$task = $list->task( $id );
			if ( null !== $task ) {
				return $task;
			}
			foreach ( $list->restricted as $restricted ) {
				if ( $restricted->id === $id ) {
					throw new Forbidden( 'storewright_rest_task_restricted', $restricted->who(), [ 'id' => $id ] );
				}
			}
		}
		throw $this->no_task( $id );
	}

	private function no_task( string $id ): NotFound {
		return new NotFound( 'woocommerce_rest_invalid_task', __( 'This task does not exist.', 'storewright' ), [ 'id' => $id ] );
	}

	/**
	 * @param array<string, TaskList> $lists
	 */
	private function announce( array $lists ): void {
		$known = $this->store->load()->completed;
		foreach ( $lists as $list ) {
			$new = array_values( array_diff( $list->completed(), $known ) );
			foreach ( [] === $new ? [] : $this->store->complete( $new ) as $id ) {
				/**
				 * Fires for each event of use. Nothing of it leaves the site by itself.
				 *
				 * @param string               $name  Name of the event.
				 * @param array<string, mixed> $facts What it was about.
				 */
				Events::dispatch( 'storewright_usage_event', $list->definition->event_prefix . 'task_completed', [ 'task_name' => $id ] );
			}
		}
	}
}
