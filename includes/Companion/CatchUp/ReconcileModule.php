<?php
declare(strict_types=1);

namespace Storewright\Companion\CatchUp;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\HasJobs;

/**
 * Has the background look once an hour for what was written past WooCommerce's hooks.
 */
final class ReconcileModule extends BackOfficeModule implements HasJobs {

	/**
	 * When the job was queued last, and what it found: see Reconcile.
	 */
	public const OPTION = 'storewright_reconcile';

	public function register(): void {
		// Where wp-admin, WordPress's cron or a command begins. Action Scheduler takes jobs from then on.
		add_action( 'init', $this->queue( ... ), 20, 0 );
	}

	/**
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new Reconcile() ];
	}

	private function queue(): void {
		$now = $this->context->clock->now()->getTimestamp();
		if ( $now - self::queued( $this->context->options->array( self::OPTION ) ) < HOUR_IN_SECONDS ) {
			return;
		}
		$this->context->options->change( self::OPTION, static fn( array $stored ): array => [ 'queued' => $now ] + $stored, true );
		Queue::enqueue( Reconcile::name() );
	}

	/**
	 * @param array<mixed> $stored
	 */
	private static function queued( array $stored ): int {
		return is_int( $stored['queued'] ?? null ) ? $stored['queued'] : 0;
	}
}
