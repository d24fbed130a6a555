<?php
declare(strict_types=1);

namespace Storewright\Admin\Tasks;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\StorageFailed;

/**
 * Keeps what was done with lists and tasks. The store's state is shared by all administrators, visits are each user's own.
 *
 * Every change is made on what is stored at that moment, so that administrators who work at once lose nothing.
 */
final class TaskStateStore {

	private const HIDDEN_LISTS   = 'woocommerce_task_list_hidden_lists';
	private const DISMISSED      = 'woocommerce_task_list_dismissed_tasks';
	private const SNOOZED        = 'woocommerce_task_list_remind_me_later_tasks';
	private const ACTIONED       = 'woocommerce_task_list_tracked_completed_actions';
	private const COMPLETED      = 'woocommerce_task_list_tracked_completed_tasks';
	private const KEEP_COMPLETED = 'woocommerce_task_list_keep_completed';

	/**
	 * The user preference: JSON of task id => number of starts.
	 */
	private const VISITS = 'woocommerce_admin_task_list_tracked_started_tasks';

	public function __construct( private readonly Context $context ) {}

	/**
	 * The state of this moment, in one query at most.
	 */
	public function load(): TaskState {
		$options = $this->context->options;
		wp_prime_option_caches( self::options() );
		return new TaskState(
			self::ids( $options->array( self::HIDDEN_LISTS ) ),
			self::ids( $options->array( self::DISMISSED ) ),
			self::numbers( $options->array( self::SNOOZED ) ),
			self::ids( $options->array( self::ACTIONED ) ),
			self::ids( $options->array( self::COMPLETED ) ),
			$this->visits( get_current_user_id() ),
			$options->bool_yes( self::KEEP_COMPLETED ),
			$this->now()
		);
	}

	/**
	 * Hides a list or shows it again.
	 */
	public function hide_list( string $list, bool $hide ): void {
		$this->put( self::HIDDEN_LISTS, $list, $hide );
	}

	/**
	 * Takes a task off the list or puts it back.
	 */
	public function dismiss( string $task, bool $dismiss ): void {
		$this->put( self::DISMISSED, $task, $dismiss );
	}

	/**
	 * Remembers that a task was said to be done.
	 */
	public function action( string $task ): void {
		$this->put( self::ACTIONED, $task, true );
	}

	/**
	 * Puts a task off, or takes that back. Snoozes that ran out are forgotten on the way.
	 *
	 * @param string              $task     Id of the task.
	 * @param SnoozeDuration|null $duration How long from now; null to take it back.
	 */
	public function snooze( string $task, ?SnoozeDuration $duration ): void {
		$now = $this->now();
		$this->context->options->change(
			self::SNOOZED,
			static function ( array $stored ) use ( $task, $duration, $now ): array {
				$snoozed = array_filter( self::numbers( $stored ), static fn( int $until ): bool => $until > $now );
				unset( $snoozed[ $task ] );
				return null === $duration ? $snoozed : $snoozed + [ $task => $now + $duration->milliseconds() ];
			},
			true
		);
	}

	/**
	 * Remembers which tasks are complete.
	 *
	 * @param list<string> $tasks Ids of complete tasks.
	 * @return list<string> Those of which it was not known before.
	 */
	public function complete( array $tasks ): array {
		$new = [];
		$this->context->options->change(
			self::COMPLETED,
			static function ( array $stored ) use ( $tasks, &$new ): array {
				$known = self::ids( $stored );
				$new   = array_values( array_diff( $tasks, $known ) );
				return [ ...$known, ...$new ];
			},
			true
		);
		return $new;
	}

	/**
	 * Counts a visit of the current user to a task's page.
	 *
	 * @throws StorageFailed If it could not be stored.
	 */
	public function visit( string $task ): void {
		$user = get_current_user_id();
		$this->context->database->lock(
			"task_visits_$user",
			function () use ( $user, $task ): void {
				wp_cache_delete( $user, 'user_meta' );
				$visits          = $this->visits( $user );
				$visits[ $task ] = ( $visits[ $task ] ?? 0 ) + 1;
				if ( false === update_user_meta( $user, self::VISITS, wp_slash( (string) wp_json_encode( $visits ) ) ) ) {
					throw new StorageFailed( 'storewright_task_visit_not_saved', __( 'The visit could not be saved.', 'storewright' ) );
				}
			}
		);
	}

	/**
	 * Forgets everything.
	 */
	public function clear(): void {
		array_map( [ $this->context->options, 'delete' ], self::options() );
		delete_metadata( 'user', 0, self::VISITS, '', true );
	}

	/**
	 * The options that the store's state is kept in.
	 *
	 * @return list<string>
	 */
	public static function options(): array {
		return [ self::HIDDEN_LISTS, self::DISMISSED, self::SNOOZED, self::ACTIONED, self::COMPLETED, self::KEEP_COMPLETED ];
	}

	/**
	 * This moment, milliseconds since 1970.
	 */
	private function now(): int {
		return 1000 * $this->context->clock->now()->getTimestamp();
	}

	/**
	 * @return array<string, int>
	 */
	private function visits( int $user ): array {
		$stored = get_user_meta( $user, self::VISITS, true );
		$visits = is_string( $stored ) ? json_decode( $stored, true ) : null;
		return self::numbers( is_array( $visits ) ? $visits : [] );
	}

	/**
	 * Puts an id into a stored set, or takes it out.
	 */
	private function put( string $option, string $id, bool $in ): void {
		$this->context->options->change(
			$option,
			static function ( array $stored ) use ( $id, $in ): array {
				$others = array_values( array_diff( self::ids( $stored ), [ $id ] ) );
				return $in ? [ ...$others, $id ] : $others;
			},
			true
		);
	}

	/**
	 * @param array<mixed> $stored
	 * @return list<string>
	 */
	private static function ids( array $stored ): array {
		return array_values( array_unique( array_filter( $stored, 'is_string' ) ) );
	}

	/**
	 * @param array<mixed> $stored
	 * @return array<string, int>
	 */
	private static function numbers( array $stored ): array {
		$numbers = [];
		foreach ( $stored as $id => $number ) {
			if ( is_numeric( $number ) ) {
				$numbers[ (string) $id ] = (int) $number;
			}
		}
		return $numbers;
	}
}
