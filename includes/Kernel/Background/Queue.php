<?php
declare(strict_types=1);

namespace Storewright\Kernel\Background;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Events;
use Storewright\Kernel\Options;
use Throwable;

/**
 * Runs jobs later: through Action Scheduler where the site has it, else through WordPress's cron.
 *
 * A job has one row in the queue and one cursor, however much it has to do.
 */
final class Queue {

	/**
	 * The hook that runs a job; its one argument is the job's name.
	 */
	public const HOOK = 'storewright_run_job';

	/**
	 * The group of our actions in Action Scheduler.
	 */
	public const GROUP = 'storewright';

	private const STATE = 'storewright_jobs';

	/**
	 * The option that holds the names of the jobs that waited when the plugin was switched off.
	 */
	public const SUSPENDED = 'storewright_suspended_jobs';

	/**
	 * Second argument of the hook for a run that is only to come if PHP dies in the present one.
	 */
	private const RESCUE = 'rescue';

	private const RESCUE_SECONDS = 600;

	private const SECONDS_A_RUN = 20;

	private const ATTEMPTS = 5;

	private const BACK_OFF_SECONDS = 60;

	/**
	 * @param array<string, Job> $jobs Name => job.
	 */
	public function __construct( private readonly Context $context, private readonly array $jobs ) {}

	/**
	 * Queues a job. One that waits already is brought forward where it would run later than that, and else left alone.
	 *
	 * @param string $name  Name of the job.
	 * @param int    $delay Seconds from now.
	 */
	public static function enqueue( string $name, int $delay = 0 ): void {
		$time = time() + $delay;
		if ( self::has_action_scheduler() ) {
			self::enqueue_action( $name, $time );
		} else {
			self::enqueue_event( $name, $time );
		}
	}

	private static function enqueue_event( string $name, int $time ): void {
		$waiting = wp_next_scheduled( self::HOOK, [ $name ] );
		if ( false !== $waiting && $waiting <= $time ) {
			return;
		}
		if ( false !== $waiting ) {
			wp_unschedule_event( $waiting, self::HOOK, [ $name ] );
		}
		wp_schedule_single_event( $time, self::HOOK, [ $name ] );
	}

	/**
	 * Queues a job and has it begin at the start, even where it stopped halfway or runs right now.
	 *
	 * @param Options $options
	 * @param string  $name    Name of the job.
	 * @param int     $delay   Seconds from now.
	 */
	public static function restart( Options $options, string $name, int $delay = 0 ): void {
		$options->change( self::STATE, static fn( array $all ): array => [ $name => [ 'restart' => true ] ] + $all );
		self::enqueue( $name, $delay );
	}

	/**
	 * Name of the lock that is held while a part of a job runs, for who does a part without the queue.
	 *
	 * @param string $name Name of the job.
	 */
	public static function lock_of( string $name ): string {
		return "job_$name";
	}

	/**
	 * Whether restart() was called since the present run of a job began: then what the run has done is not all that there is to do.
	 *
	 * @param Options $options
	 * @param string  $name    Name of the job.
	 */
	public static function is_to_restart( Options $options, string $name ): bool {
		return self::wants_restart( $options->fresh( [ self::STATE ] )[ self::STATE ] ?? [], $name );
	}

	private static function wants_restart( mixed $all, string $name ): bool {
		return is_array( $all ) && is_array( $all[ $name ] ?? null ) && true === ( $all[ $name ]['restart'] ?? null );
	}

	/**
	 * Whether Action Scheduler is there and takes actions: before `init` it refuses them, and WordPress's cron has to do.
	 */
	private static function has_action_scheduler(): bool {
		$is_ready = [ 'ActionScheduler', 'is_initialized' ];
		return function_exists( 'as_schedule_single_action' )
			&& function_exists( 'as_get_scheduled_actions' )
			&& ( ! is_callable( $is_ready ) || true === $is_ready() );

	}

	private static function enqueue_action( string $name, int $time ): void {
		$same = [
			'hook'     => self::HOOK,
			'args'     => [ $name ],
			'group'    => self::GROUP,
			'status'   => 'pending',
			'per_page' => 1,
		];
		// Its own notion of a unique action would take another job, or the part that is running now, for this one.
		$soon = [
			'date'         => gmdate( 'Y-m-d H:i:s', $time ),
			'date_compare' => '<=',
		];
		if ( [] !== as_get_scheduled_actions( $same + $soon, 'ids' ) ) {
			return;
		}
		if ( [] !== as_get_scheduled_actions( $same, 'ids' ) ) {
			as_unschedule_all_actions( self::HOOK, [ $name ], self::GROUP );
		}
		as_schedule_single_action( $time, self::HOOK, [ $name ], self::GROUP );
	}

	/**
	 * Takes every job out of the queue.
	 */
	public static function clear(): void {
		wp_unschedule_hook( self::HOOK );
		if ( function_exists( 'as_unschedule_all_actions' ) ) {
			as_unschedule_all_actions( '', [], self::GROUP );
		}
	}

	/**
	 * Takes every job out of the queue, until resume() puts it back: for as long as the plugin is switched off.
	 *
	 * @param Options            $options
	 * @param SchedulerRows|null $elsewhere Where WordPress has switched to another site: Action Scheduler, if this request has it, is this
	 *                                      site's, and that one may have none.
	 */
	public static function suspend( Options $options, ?SchedulerRows $elsewhere = null ): void {
		$names = [];
		foreach ( _get_cron_array() as $hooks ) {
			array_push( $names, ...array_column( array_column( $hooks[ self::HOOK ] ?? [], 'args' ), 0 ) );
		}
		if ( null !== $elsewhere ) {
			array_push( $names, ...$elsewhere->waiting() );
		} elseif ( self::has_action_scheduler() ) {
			$waiting = [
				'hook'     => self::HOOK,
				'group'    => self::GROUP,
				'status'   => 'pending',
				'per_page' => 100,
			];
			foreach ( as_get_scheduled_actions( $waiting ) as $action ) {
				$args    = is_object( $action ) && method_exists( $action, 'get_args' ) ? $action->get_args() : [];
				$names[] = is_array( $args ) ? $args[0] ?? null : null;
			}
		}
		self::set_aside( $options, ...array_filter( $names, is_string( ... ) ) );
		if ( null === $elsewhere ) {
			self::clear();
		} else {
			wp_unschedule_hook( self::HOOK );
			$elsewhere->delete_waiting();
		}
	}

	/**
	 * Keeps jobs that can't run here at present for resume().
	 *
	 * @param Options $options
	 * @param string  ...$more Names of the jobs.
	 */
	public static function set_aside( Options $options, string ...$more ): void {
		$options->change(
			self::SUSPENDED,
			static fn( array $names ): array => array_values( array_unique( [ ...array_filter( $names, is_string( ... ) ), ...$more ] ) )
		);
	}

	/**
	 * Queues what suspend() took out. A job whose time has not come yet finds nothing to do and waits again.
	 *
	 * @param Options $options
	 * @param bool    $elsewhere Whether WordPress has switched to another site: its cron takes them then.
	 */
	public static function resume( Options $options, bool $elsewhere = false ): void {
		foreach ( array_filter( $options->array( self::SUSPENDED ), is_string( ... ) ) as $name ) {
			$elsewhere ? self::enqueue_event( $name, time() ) : self::enqueue( $name );
		}
		$options->delete( self::SUSPENDED );
	}

	/**
	 * Runs a part of a job, and queues it again if there is more to do or it failed.
	 *
	 * Where the job runs already, nothing happens: the one that runs goes on. A ConcurrentJob runs beside it.
	 *
	 * @param string $name Name of the job.
	 */
	public function run( string $name ): void {
		$job = $this->jobs[ $name ] ?? null;
		if ( null === $job ) {
			$this->context->log->error( "There is no background job named $name." );
			return;
		}
		if ( $job instanceof ConcurrentJob ) {
			$this->run_guarded( $job );
			return;
		}
		try {
			$this->context->database->lock( self::lock_of( $name ), fn() => $this->run_guarded( $job ), 0 );
		} catch ( Conflict ) {
			return;
		}
	}

	/**
	 * Runs a part, and has another run come if PHP does not live to the end of this one: its row is gone from the queue by now.
	 */
	private function run_guarded( Job $job ): void {
		self::plan_rescue( $job::name() );
		$this->run_part( $job );
		self::drop_rescue( $job::name() );
	}

	/**
	 * Has a job run in ten minutes, unless drop_rescue() is called by then: for who does a part without the queue, and may die.
	 *
	 * @param string $name Name of the job.
	 */
	public static function plan_rescue( string $name ): void {
		// WordPress keeps the event that is there already.
		wp_schedule_single_event( time() + self::RESCUE_SECONDS, self::HOOK, [ $name, self::RESCUE ] );
	}

	/**
	 * Says that the part was done.
	 *
	 * @param string $name Name of the job.
	 */
	public static function drop_rescue( string $name ): void {
		wp_clear_scheduled_hook( self::HOOK, [ $name, self::RESCUE ] );
	}

	private function run_part( Job $job ): void {
		$name  = $job::name();
		$state = $this->state( $name );
		if ( self::is_to_restart( $this->context->options, $name ) ) {
			$this->forget( $name );
		}
		try {
			$cursor = $job->run( $this->context, $state['cursor'], microtime( true ) + self::SECONDS_A_RUN );
		} catch ( Throwable $error ) {
			$this->failed( $name, $state, $error );
			return;
		}
		$restarts = $this->remember(
			$name,
			null === $cursor ? null : [
				'cursor'   => $cursor,
				'failures' => 0,
			]
		);
		if ( $restarts || null !== $cursor ) {
			self::enqueue( $name );
		}
	}

	/**
	 * @param array{cursor: string|null, failures: int} $state
	 */
	private function failed( string $name, array $state, Throwable $error ): void {
		$failures = $state['failures'] + 1;
		$this->context->log->error(
			"The background job $name failed: {$error->getMessage()}",
			[
				'attempt' => $failures,
				'at'      => $error->getFile() . ':' . $error->getLine(),
			]
		);
		$this->remember(
			$name,
			[
				'cursor'   => $state['cursor'],
				'failures' => $failures,
			]
		);
		if ( $failures < self::ATTEMPTS ) {
			self::enqueue( $name, self::BACK_OFF_SECONDS * 2 ** ( $failures - 1 ) );
			return;
		}
		/**
		 * A background job failed at every attempt and is not tried again by itself.
		 *
		 * @param string $name Name of the job.
		 */
		Events::dispatch( 'storewright_job_stopped', $name );
	}

	/**
	 * @return array{cursor: string|null, failures: int}
	 */
	private function state( string $name ): array {
		$all   = $this->context->options->fresh( [ self::STATE ] )[ self::STATE ] ?? [];
		$state = is_array( $all ) && is_array( $all[ $name ] ?? null ) ? $all[ $name ] : [];
		return [
			'cursor'   => is_string( $state['cursor'] ?? null ) ? $state['cursor'] : null,
			'failures' => is_int( $state['failures'] ?? null ) && $state['failures'] < self::ATTEMPTS ? $state['failures'] : 0,
		];
	}

	/**
	 * Notes how far a job came, unless it is to begin anew.
	 *
	 * @param string                                         $name
	 * @param array{cursor: string|null, failures: int}|null $state Null to forget.
	 * @return bool Whether it is to begin anew.
	 */
	private function remember( string $name, ?array $state ): bool {
		$restarts = false;
		$this->context->options->change(
			self::STATE,
			static function ( array $all ) use ( $name, $state, &$restarts ): array {
				$restarts = self::wants_restart( $all, $name );
				return $restarts ? $all : self::without( $all, $name ) + ( null === $state ? [] : [ $name => $state ] );
			}
		);
		return $restarts;
	}

	private function forget( string $name ): void {
		$this->context->options->change( self::STATE, static fn( array $all ): array => self::without( $all, $name ) );
	}

	/**
	 * @param array<mixed> $all
	 * @return array<mixed>
	 */
	private static function without( array $all, string $name ): array {
		unset( $all[ $name ] );
		return $all;
	}
}
