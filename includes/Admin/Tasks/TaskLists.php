<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

use Storewright\Kernel\Context;
use Throwable;

/**
 * Evaluates the task lists: the plugin's own tasks, those of other plugins, and those that only the browser knows.
 */
final class TaskLists {

	public function __construct( private readonly Context $context, private readonly TaskStateStore $store ) {}

	/**
	 * The lists as the current user sees them now. A task that breaks is left out and written to the log.
	 *
	 * @param list<array{list: string, task: array<mixed>}> $further Tasks that only the browser knows.
	 * @return array<string, TaskList> By id.
	 */
	public function evaluate( array $further = [] ): array {
		// Who writes products by SQL is seen by the next evaluation.
		$this->context->shop()->products()->forget();
		$registry = $this->registry( $further );
		$state    = $this->store->load();
		return $this->context->shop()->shipping()->once( fn(): array => $this->lists( $registry, $state ) );
	}

	/**
	 * @return array<string, TaskList> By id.
	 */
	private function lists( TaskRegistry $registry, TaskState $state ): array {
		$lists = [];
		foreach ( TaskListDefinition::all() as $definition ) {
			$lists[ $definition->id ] = new TaskList(
				$definition,
				$this->records( $registry->tasks( $definition->id ), $definition, $state ),
				$this->restricted( $registry->tasks( $definition->id ) ),
				in_array( $definition->id, $state->hidden_lists, true ),
				$state->keep_completed
			);
		}
		return $lists;
	}

	/**
	 * The REST paths that the page of one of the plugin's own tasks starts with.
	 *
	 * @param string $id Id of the task; there are none for those that others bring.
	 * @return list<string>
	 */
	public function preloads( string $id ): array {
		$paths = array_map( static fn( BuiltInTask $task ): array => $task->id() === $id ? $task->preloads() : [], $this->built_in() );
		return array_merge( ...$paths );
	}

	/**
	 * The options that the plugin's own tasks go by.
	 *
	 * @return list<string>
	 */
	public function options(): array {
		return array_merge( ...array_map( static fn( BuiltInTask $task ): array => $task->options(), $this->built_in() ) );
	}

	/**
	 * @param list<array{list: string, task: array<mixed>}> $further
	 */
	private function registry( array $further ): TaskRegistry {
		$registry = new TaskRegistry( TaskListDefinition::IDS, $this->context->log );
		$built_in = $this->built_in();
		wp_prime_option_caches( $this->options() );
		foreach ( $built_in as $task ) {
			$registry->add( $task );
		}
		try {
			/**
			 * Fires when the task lists are put together. Add tasks with `$registry->add( $task, $list )`.
			 *
			 * @param TaskRegistry $registry Takes the tasks.
			 */
			do_action( 'storewright_tasks', $registry );
		} catch ( Throwable $error ) {
			$this->log( 'A plugin broke while it added tasks', $error, [] );
		}
		foreach ( $further as $declaration ) {
			$registry->add( $declaration['task'], $declaration['list'] );
		}
		return $registry;
	}

	/**
	 * One of each class in Items/.
	 *
	 * @return list<BuiltInTask>
	 */
	private function built_in(): array {
		$classes = array_map(
			static fn( string|false $file ): string => __NAMESPACE__ . '\\Items\\' . basename( (string) $file, '.php' ),
			(array) glob( __DIR__ . '/Items/*.php' )
		);
		/**
		 * Filters which tasks of its own the plugin has.
		 *
		 * @param list<string> $classes Names of subclasses of BuiltInTask.
		 */
		$filtered = apply_filters( 'storewright_built_in_tasks', $classes );
		$tasks    = [];
		foreach ( is_array( $filtered ) ? $filtered : $classes as $class ) {
			if ( is_string( $class ) && is_subclass_of( $class, BuiltInTask::class ) ) {
				$tasks[] = new $class( $this->context );
			}
		}
		return $tasks;
	}

	/**
	 * @param list<Task> $tasks
	 * @return list<TaskRecord>
	 */
	private function records( array $tasks, TaskListDefinition $list, TaskState $state ): array {
		$records = [];
		foreach ( $tasks as $task ) {
			try {
				$record = TaskRecord::of( $task, $list, $state );
				if ( $record->can_view ) {
					$records[] = $record;
				}
			} catch ( Throwable $error ) {
				$this->log( 'A task broke and was left out', $error, [ 'task' => $task::class ] );
			}
		}
		return $records;
	}

	/**
	 * @param list<Task> $tasks
	 * @return list<RestrictedTask> Those for which the current user lacks the capability.
	 */
	private function restricted( array $tasks ): array {
		$restricted = [];
		foreach ( $tasks as $task ) {
			try {
				$capability = $task->capability();
				if ( '' !== $capability && ! current_user_can( $capability ) ) {
					$restricted[] = RestrictedTask::of( $task );
				}
			} catch ( Throwable $error ) {
				$this->log( 'A task broke and was left out', $error, [ 'task' => $task::class ] );
			}
		}
		return $restricted;
	}

	/**
	 * @param array<string, mixed> $facts
	 */
	private function log( string $message, Throwable $error, array $facts ): void {
		$this->context->log->error( "$message: {$error->getMessage()}", $facts + [ 'at' => $error->getFile() . ':' . $error->getLine() ] );
	}
}
