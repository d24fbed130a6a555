<?php
declare(strict_types=1);

namespace Storewright\Kernel\Background;

use Storewright\Database\Connection;
use Storewright\Database\TableCheck;

/**
 * What Action Scheduler, which is WooCommerce's, keeps of our jobs: those that ended for a month, each with its log.
 */
final class SchedulerRows {

	/**
	 * A part of a job takes 20 seconds.
	 */
	private const SECONDS_TO_WAIT = 30;

	/**
	 * @var array<string, bool> Whether a site has the tables, by the full name of one of them.
	 */
	private array $found = [];

	public function __construct( private readonly Connection $database ) {}

	/**
	 * The names of the jobs that wait, of whichever site WordPress has switched to.
	 *
	 * @return list<string>
	 */
	public function waiting(): array {
		$names = [];
		foreach ( $this->has_tables() ? $this->database->column(
			"SELECT DISTINCT args FROM {$this->database->table( 'actionscheduler_actions' )} WHERE hook = %s AND status = 'pending'",
			Queue::HOOK
		) : [] as $args ) {
			$args    = json_decode( (string) $args, true );
			$names[] = is_array( $args ) ? $args[0] ?? null : null;
		}
		return array_values( array_filter( $names, is_string( ... ) ) );
	}

	/**
	 * Deletes the jobs that wait.
	 */
	public function delete_waiting(): void {
		if ( $this->has_tables() ) {
			$this->delete( "status = 'pending'" );
		}
	}

	/**
	 * Waits for a job that another request runs at this moment: it may queue others yet, and Action Scheduler notes its end.
	 *
	 * @param float $until Unix time, in seconds, by which to come back.
	 * @return bool Whether there was one.
	 */
	public function wait_for_running( float $until ): bool {
		if ( ! $this->has_tables() ) {
			return false;
		}
		// Of a job whose process was killed the row says for five minutes that it runs.
		$since = gmdate( 'Y-m-d H:i:s', time() - self::SECONDS_TO_WAIT );
		return $this->wait_while(
			"SELECT 1 FROM {$this->database->table( 'actionscheduler_actions' )}
			WHERE hook = %s AND status = 'in-progress' AND last_attempt_gmt >= '$since' LIMIT 1",
			$until
		);
	}

	/**
	 * @param string $running SQL that finds something as long as one of our jobs runs.
	 * @param float  $until   Unix time, in seconds, by which to come back.
	 * @return bool Whether it did at first.
	 */
	private function wait_while( string $running, float $until ): bool {
		$waits = false;
		while ( null !== $this->database->value( $running, Queue::HOOK ) ) {
			$waits = true;
			if ( microtime( true ) >= $until ) {
				break;
			}
			usleep( 100_000 );
		}
		return $waits;
	}

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
		$this->wait_while(
			"SELECT 1 FROM $actions a JOIN {$this->database->table( 'actionscheduler_claims' )} c ON c.claim_id = a.claim_id
			WHERE a.hook = %s LIMIT 1",
			microtime( true ) + self::SECONDS_TO_WAIT
		);
		$this->delete( '1 = 1' );
		$this->database->delete( 'actionscheduler_groups', [ 'slug' => Queue::GROUP ] );
	}

	/**
	 * Asked once per site, for its one table: a database of a network has thousands.
	 */
	private function has_tables(): bool {
		$name = 'actionscheduler_actions';
		return $this->found[ $this->database->table( $name ) ] ??= TableCheck::exists( $this->database, $name );
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
