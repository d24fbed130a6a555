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

/**
 * Runs queued jobs when WordPress's cron or Action Scheduler calls for them.
 */
final class BackgroundModule extends BackOfficeModule implements HasJobs, Uninstalls {

	/**
	 * Hooks the runner.
	 */
	public function register(): void {
		add_action( Queue::HOOK, [ $this, 'run' ] );
	}

	/**
	 * Runs a job by its name.
	 *
	 * @param string $name Name of the job.
	 */
	public function run( string $name ): void {
		$jobs = [];
		foreach ( Plugin::loader( $this->context )->all( HasJobs::class ) as $module ) {
			foreach ( $module->jobs() as $job ) {
				$jobs[ $job::name() ] = $job;
			}
		}
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
		$this->context->options->delete( DeferredIndexes::OPTION );
	}
}
