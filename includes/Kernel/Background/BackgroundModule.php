<?php
declare(strict_types=1);

namespace Storewright\Kernel\Background;

use Storewright\Database\AddIndexes;
use Storewright\Database\DeferredIndexes;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\Uninstalls;
use Storewright\Kernel\Mode;
use Storewright\Plugin;
use Throwable;

/**
 * Runs queued jobs when WordPress's cron or Action Scheduler calls for them.
 */
final class BackgroundModule extends BackOfficeModule implements HasJobs, Uninstalls {

	/**
	 * When jobs that always come again were looked for last; autoloaded.
	 */
	private const LOOKED = 'storewright_recurring_jobs';

	/**
	 * Hooks the runner, and looks once an hour whether a job is lost that should wait.
	 */
	public function register(): void {
		add_action( Queue::HOOK, [ $this, 'run' ] );
		// Where wp-admin, WordPress's cron or a command begins. Action Scheduler takes jobs from then on.
		add_action( 'init', $this->queue_recurring( ... ), 20, 0 );
	}

	/**
	 * Queues each job that always comes again and does not wait: another plugin may have emptied the queue, or PHP died with the last run
	 * and with the one that was to rescue it.
	 */
	private function queue_recurring(): void {
		$now      = $this->context->clock->now()->getTimestamp();
		$is_early = static function ( array $stored ) use ( $now ): bool {
			$looked = is_int( $stored['looked'] ?? null ) ? $stored['looked'] : 0;
			return $looked <= $now && $now - $looked < HOUR_IN_SECONDS;
		};
		if ( $is_early( $this->context->options->array( self::LOOKED ) ) ) {
			return;
		}
		try {
			// Where another request is faster, it does so.
			$this->context->options->change(
				self::LOOKED,
				static fn( array $stored ): array => $is_early( $stored ) ? $stored : [ 'looked' => $now ],
				true
			);
			foreach ( $this->all_jobs() as $name => $job ) {
				if ( $job instanceof RecurringJob ) {
					Queue::enqueue( $name, $job::seconds() );
				}
			}
		} catch ( Throwable $error ) {
			// The page that somebody waits for is not about jobs.
			$this->context->log->error(
				"Whether background jobs are missing could not be found out: {$error->getMessage()}",
				[ 'at' => $error->getFile() . ':' . $error->getLine() ]
			);
		}
	}

	/**
	 * @return array<string, Job> The jobs of this installation, by name.
	 */
	private function all_jobs(): array {
		$jobs = [];
		foreach ( Plugin::loader( $this->context )->all( HasJobs::class ) as $module ) {
			foreach ( $module->jobs() as $job ) {
				$jobs[ $job::name() ] = $job;
			}
		}
		return $jobs;
	}

	/**
	 * Runs a job by its name.
	 *
	 * @param string $name Name of the job.
	 */
	public function run( string $name ): void {
		$jobs = $this->all_jobs();
		if ( ! isset( $jobs[ $name ] ) && JobNames::has( $name ) ) {
			$this->leave_to_other_mode( $name );
			return;
		}
		( new Queue( $this->context, $jobs ) )->run( $name );
	}

	/**
	 * A job of the shop waits for as long as the shop is WooCommerce's. One that compares with WooCommerce has nothing to compare with
	 * alone, and is queued anew beside it.
	 */
	private function leave_to_other_mode( string $name ): void {
		if ( Mode::Companion === $this->context->mode ) {
			Queue::set_aside( $this->context->options, $name );
		}
	}

	/**
	 * The job that adds indexes to large tables.
	 *
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new AddIndexes() ];
	}

	/**
	 * Removes what waits and the cursors.
	 */
	public function uninstall(): void {
		Queue::clear();
		$this->context->options->delete( 'storewright_jobs' );
		$this->context->options->delete( Queue::SUSPENDED );
		$this->context->options->delete( self::LOOKED );
		$this->context->options->delete( DeferredIndexes::OPTION );
	}
}
