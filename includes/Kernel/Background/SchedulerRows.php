<?php
declare(strict_types=1);

namespace Storewright\Kernel\Background;

use Storewright\Database\Connection;

/**
 * What Action Scheduler, which is WooCommerce's, keeps of our jobs: those that ended for a month, each with its log.
 */
final class SchedulerRows {

	/**
	 * A part of a job takes 20 seconds.
	 */
	private const SECONDS_TO_WAIT = 30;

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Deletes the jobs that ended, where nothing waits: for as long as the plugin is switched off.
	 */
	public function delete_ended(): void {
		if ( $this->has_tables() ) {
			$this->delete( "status IN ( 'complete', 'canceled', 'failed' )" );
		}
	}

	/**
	 * Deletes all jobs, and the name of their group. One that runs may end: it needs its tables, and Action Scheduler its row.
	 */
	public function delete_all(): void {
		if ( ! $this->has_tables() ) {
			return;
		}
		$actions = $this->database->table( 'actionscheduler_actions' );
		$until   = microtime( true ) + self::SECONDS_TO_WAIT;
		while ( microtime( true ) < $until && null !== $this->database->value(
			"SELECT 1 FROM $actions a JOIN {$this->database->table( 'actionscheduler_claims' )} c ON c.claim_id = a.claim_id
			WHERE a.hook = %s LIMIT 1",
			Queue::HOOK
		) ) {
			usleep( 100_000 );
		}
		$this->delete( '1 = 1' );
		$this->database->delete( 'actionscheduler_groups', [ 'slug' => Queue::GROUP ] );
	}

	private function has_tables(): bool {
		return in_array( $this->database->table( 'actionscheduler_actions' ), $this->database->column( 'SHOW TABLES' ), true );
	}

	/**
	 * @param string $which SQL.
	 */
	private function delete( string $which ): void {
		$actions = $this->database->table( 'actionscheduler_actions' );
		$this->database->execute(
			"DELETE FROM {$this->database->table( 'actionscheduler_logs' )}
			WHERE action_id IN ( SELECT action_id FROM $actions WHERE hook = %s AND $which )",
			Queue::HOOK
		);
		$this->database->execute( "DELETE FROM $actions WHERE hook = %s AND $which", Queue::HOOK );
	}
}
