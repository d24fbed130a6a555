<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Saved\Email;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Admin\Analytics\Saved\SavedReports;
use Storewright\Kernel\Context;
use Storewright\Kernel\Outbox\NewMessage;
use Storewright\Kernel\Outbox\Outbox;
use Storewright\Kernel\Outbox\OutboxTable;

/**
 * The saved reports that are due: puts a message for each recipient into the outbox, and notes when the report is due next, both or
 * neither.
 */
final class DueReports {

	private readonly SavedReports $reports;

	public function __construct( private readonly Context $context ) {
		$this->reports = new SavedReports( $context );
	}

	/**
	 * Adds the messages of what is due.
	 *
	 * @param float $until Unix time, in seconds.
	 * @return bool Whether all is done.
	 */
	public function add_messages( float $until ): bool {
		foreach ( $this->reports->due( $this->context->clock->now() ) as $report ) {
			if ( microtime( true ) >= $until ) {
				return false;
			}
			$this->reports->locked( $report->user_id, fn() => $this->context->database->transaction( fn() => $this->add( $report->id ) ) );
		}
		return true;
	}

	/**
	 * In how many seconds the next one is due; null where none is scheduled.
	 */
	public function seconds_to_next(): ?int {
		$next = $this->reports->next_due();
		return null === $next ? null : max( 0, $next->getTimestamp() - $this->context->clock->now()->getTimestamp() );
	}

	/**
	 * However often it was missed, it is sent once: as of when it was due last.
	 */
	private function add( int $id ): void {
		$now    = $this->context->clock->now();
		$report = $this->reports->find( $id );
		if ( null === $report || null === $report->next || $report->next > $now ) {
			// Another server was faster, or it was changed meanwhile.
			return;
		}
		$due = $report->frequency->latest( $now );
		if ( null !== $due ) {
			$outbox = new Outbox( $this->context );
			$day    = $due->format( 'Y-m-d' );
			foreach ( Subscriptions::recipients( $report ) as $user ) {
				$outbox->add(
					new NewMessage(
						kind: SavedReportEmails::kind(),
						key: "saved-$id/{$user->ID}/$day",
						payload: [
							'report' => $id,
							'user'   => $user->ID,
							'due'    => OutboxTable::time( $due ),
						],
						recipient: $user->user_email,
						subject_type: 'saved_report',
						subject_id: $id
					)
				);
			}
		}
		$this->reports->note_next( $id, $report->frequency->next( $now ) );
	}

	/**
	 * A time of a payload.
	 */
	public static function time( mixed $text ): ?DateTimeImmutable {
		$time = is_string( $text ) ? DateTimeImmutable::createFromFormat( 'Y-m-d H:i:s', $text, new DateTimeZone( 'UTC' ) ) : false;
		return false === $time ? null : $time;
	}
}
