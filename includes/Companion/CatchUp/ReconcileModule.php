<?php
declare(strict_types=1);

namespace Storewright\Companion\CatchUp;

use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\ExternalWrites;
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
		$now    = $this->context->clock->now()->getTimestamp();
		$stored = $this->context->options->array( self::OPTION );
		// At once where Storewright was switched off.
		$unseen = ExternalWrites::unseen();
		if ( $now - self::queued( $stored ) < HOUR_IN_SECONDS && in_array( $unseen, [ '', $stored['unseen'] ?? '' ], true ) ) {
			return;
		}
		$note = [
			'queued' => $now,
			'unseen' => $unseen,
		];
		$this->context->options->change( self::OPTION, static fn( array $stored ): array => $note + $stored, true );
		Queue::enqueue( Reconcile::name() );
	}

	/**
	 * @param array<mixed> $stored
	 */
	private static function queued( array $stored ): int {
		return is_int( $stored['queued'] ?? null ) ? $stored['queued'] : 0;
	}
}
