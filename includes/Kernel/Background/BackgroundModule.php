<?php
declare(strict_types=1);

namespace Storewright\Kernel\Background;

use Storewright\Kernel\Activatable;
use Storewright\Kernel\Context;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\Module;
use Storewright\Plugin;

/**
 * Runs queued jobs when WordPress's cron or Action Scheduler calls for them.
 */
final class BackgroundModule implements Module, Activatable {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Needed wherever the back office works: cron runs there.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

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
		( new Queue( $this->context, $jobs ) )->run( $name );
	}

	/**
	 * Nothing to set up.
	 */
	public function activate(): void {}

	/**
	 * Removes what waits and the cursors.
	 */
	public function uninstall(): void {
		Queue::clear();
		$this->context->options->delete( 'storewright_jobs' );
		$this->context->options->delete( Queue::SUSPENDED );
	}
}
