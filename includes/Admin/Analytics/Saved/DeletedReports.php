<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved;

use Storewright\Admin\Analytics\Saved\Email\Subscriptions;
use Storewright\Kernel\Context;
use Storewright\Kernel\Outbox\OutboxTable;

/**
 * Saved reports that were deleted within a day: they are seen nowhere, and can be taken back as they were.
 */
final class DeletedReports {

	private readonly string $table;

	public function __construct( private readonly Context $context ) {
		$this->table = $context->database->table( SavedReports::TABLE );
	}

	/**
	 * One that can still be taken back, whoever asks; null where there is none.
	 */
	public function find( int $id ): ?SavedReport {
		$row = $this->context->database->row(
			"SELECT * FROM {$this->table} WHERE id = %d AND deleted_gmt > %s",
			$id,
			$this->day_ago()
		);
		return null === $row ? null : SavedReport::of( $row );
	}

	/**
	 * Marks a report as deleted, within its owner's lock.
	 */
	public function add( int $id ): void {
		$this->context->database->update(
			SavedReports::TABLE,
			[ 'deleted_gmt' => OutboxTable::time( $this->context->clock->now() ) ],
			[ 'id' => $id ]
		);
	}

	/**
	 * Takes one back, within its owner's lock. What it missed meanwhile is not sent.
	 */
	public function take_back( SavedReport $report ): void {
		$next = $report->frequency->next( $this->context->clock->now() );
		$this->context->database->update(
			SavedReports::TABLE,
			[
				'deleted_gmt' => null,
				'next_gmt'    => null === $next ? null : OutboxTable::time( $next ),
			],
			[ 'id' => $report->id ]
		);
	}

	/**
	 * Removes for good what was deleted more than a day ago, and who had unsubscribed from it.
	 */
	public function remove_old(): void {
		$until = $this->day_ago();
		foreach ( $this->context->database->column( "SELECT id FROM {$this->table} WHERE deleted_gmt <= %s", $until ) as $id ) {
			$sql = "DELETE FROM {$this->table} WHERE id = %d AND deleted_gmt <= %s";
			// Where somebody takes it back in this moment, by a clock that is behind, it stays whole.
			if ( $this->context->database->execute( $sql, (int) $id, $until ) > 0 ) {
				Subscriptions::forget( (int) $id );
			}
		}
	}

	private function day_ago(): string {
		return OutboxTable::time( $this->context->clock->now()->modify( '-1 day' ) );
	}
}
