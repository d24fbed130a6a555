<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

use Storewright\Kernel\Log;
use Throwable;
use UnexpectedValueException;

/**
 * Where tasks are added to lists. What can't be added is left out and written to the log: it never stops the rest.
 */
final class TaskRegistry {

	/**
	 * @var array<string, array{task: Task, list: string, position: int}> Task id => what was added.
	 */
	private array $entries = [];

	/**
	 * @param list<string> $lists Ids of the lists there are.
	 * @param Log          $log   Where refusals go.
	 */
	public function __construct( private readonly array $lists, private readonly Log $log ) {}

	/**
	 * Adds a task at the end of a list, or where its position puts it.
	 *
	 * @param Task|array<mixed> $task The task, or its fields (see DeclaredTask).
	 * @param string            $list Id of the list: 'setup', 'extended' or 'secret_tasklist'.
	 * @return bool Whether it was added. The log says why not.
	 */
	public function add( Task|array $task, string $list = 'setup' ): bool {
		try {
			$task = $task instanceof Task ? $task : new DeclaredTask( $task );
			$id   = $task->id();
			if ( 1 !== preg_match( '/\A[a-zA-Z0-9_-]{1,100}\z/', $id ) ) {
				throw new UnexpectedValueException( 'The id of a task has 1 to 100 letters, digits, "_" and "-".' );
			}
			if ( isset( $this->entries[ $id ] ) ) {
				throw new UnexpectedValueException( "There is a task $id already." );
			}
			if ( ! in_array( $list, $this->lists, true ) ) {
				throw new UnexpectedValueException( "There is no task list $list." );
			}
			$this->entries[ $id ] = [
				'task'     => $task,
				'list'     => $list,
				'position' => $task->position(),
			];
			return true;
		} catch ( Throwable $error ) {
			$this->log->error( 'A task was not added: ' . $error->getMessage(), [ 'task' => $this->name( $task ) ] );
			return false;
		}
	}

	/**
	 * The tasks of a list in their order.
	 *
	 * @param string $list Id of the list.
	 * @return list<Task>
	 */
	public function tasks( string $list ): array {
		$entries = array_values( array_filter( $this->entries, static fn( array $entry ): bool => $entry['list'] === $list ) );
		usort( $entries, static fn( array $a, array $b ): int => $a['position'] <=> $b['position'] );
		return array_map( static fn( array $entry ): Task => $entry['task'], $entries );
	}

	/**
	 * Returns a name for a task in the log, without calling any of its methods.
	 *
	 * @param Task|array<mixed> $task
	 */
	private function name( Task|array $task ): string {
		if ( $task instanceof Task ) {
			return $task::class;
		}
		$id = $task['id'] ?? null;
		return is_string( $id ) ? $id : 'without an id';
	}
}
